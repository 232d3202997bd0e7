import type { HomeLists } from '../../../../domain/home/contract.ts'
import { paths } from '../../../../domain/paths.ts'
import { SeriesCard } from '../../../features/catalogue/series-card.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { HomeSection } from '../home-section.tsx'

export function PopularSeries({ series }: Pick<HomeLists, 'series'>) {
  const { t } = useTranslation('home')
  if (series.length === 0) return null
  return (
    <HomeSection title={t('series.title')} all={{ to: paths.tests(), text: t('series.all') }}>
      <div className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {series.map((item) => (
          <SeriesCard key={item.id} series={item} />
        ))}
      </div>
    </HomeSection>
  )
}
