import type { SeriesFigures } from '../../../../domain/catalogue/series-tests.ts'
import { groupIndian, rupees } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { OwnColumns } from '../../../office/list/list-columns.ts'

/** Columns with the price and the tests of a series; a dash before its first publication. */
export const useSeriesColumns = (figures: readonly SeriesFigures[]): OwnColumns => {
  const { t } = useTranslation('seriesEditor')
  const byId = new Map(figures.map((each) => [each.id, each]))
  return {
    price: {
      label: t('list.price'),
      isNumber: true,
      cell: ({ id }) => {
        const paise = byId.get(id)?.offerPaise
        return typeof paise === 'number' ? `₹${rupees(paise)}` : '–'
      },
    },
    tests: {
      label: t('tabs.tests'),
      isNumber: true,
      cell: ({ id, access }) => {
        const found = byId.get(id)
        if (!found) return '–'
        const free = access === 'free' ? 0 : found.freeTests
        return (
          <span className="grid leading-snug">
            {groupIndian(found.tests)}
            {free > 0 && <span className="text-xs text-muted">{t('list.samples', { count: free })}</span>}
          </span>
        )
      },
    },
  }
}
