import type { SeriesPage } from '../../../domain/catalogue/contract.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ItemRows } from '../../ui/item-row.tsx'
import { SeriesCard } from './series-card.tsx'

/** Page of series: what the student has begun first, under a heading of its own. */
export function SeriesSections({ series: { begun, items } }: { series: SeriesPage }) {
  const { t } = useTranslation('catalogue')
  if (begun.length === 0)
    return (
      <ItemRows>
        {items.map((item) => (
          <SeriesCard key={item.id} series={item} heading="h2" />
        ))}
      </ItemRows>
    )
  return (
    <>
      <h2 className="mb-2 text-xl">{t('begun')}</h2>
      <ItemRows>
        {begun.map((item) => (
          <SeriesCard key={item.id} series={item} />
        ))}
      </ItemRows>
      {items.length > 0 && <h2 className="mt-6 mb-2 text-xl">{t('others')}</h2>}
      <ItemRows>
        {items.map((item) => (
          <SeriesCard key={item.id} series={item} />
        ))}
      </ItemRows>
    </>
  )
}
