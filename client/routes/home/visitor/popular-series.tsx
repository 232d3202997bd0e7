import type { HomeLists } from '../../../../domain/home/contract.ts'
import { paths } from '../../../../domain/paths.ts'
import { SeriesCard } from '../../../features/catalogue/series-card.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { ItemRows } from '../../../ui/item-row.tsx'
import { HomeSection } from '../home-section.tsx'

export function PopularSeries({ series }: Pick<HomeLists, 'series'>) {
  const { t } = useTranslation('home')
  if (series.length === 0) return null
  return (
    <HomeSection title={t('series.title')} all={{ to: paths.tests(), text: t('series.all') }}>
      <div className="mt-3">
        <ItemRows>
          {series.map((item) => (
            <SeriesCard key={item.id} series={item} />
          ))}
        </ItemRows>
      </div>
    </HomeSection>
  )
}
