import { useTranslation } from '../../i18n/use-translation.ts'
import type { SeriesSummary } from '../../../domain/catalogue/contract.ts'
import { paths } from '../../../domain/paths.ts'
import { SeriesCard } from '../../features/catalogue/series-card.tsx'
import { LinkButton } from '../../ui/button.tsx'

export function PopularSeries({ series }: { series: SeriesSummary[] }) {
  const { t } = useTranslation('home')
  if (series.length === 0) return null
  return (
    <section>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-xl">{t('series.title')}</h2>
        <LinkButton to={paths.tests()} look="quiet">
          {t('series.all')}
        </LinkButton>
      </div>
      <div className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {series.map((item) => (
          <SeriesCard key={item.id} series={item} />
        ))}
      </div>
    </section>
  )
}
