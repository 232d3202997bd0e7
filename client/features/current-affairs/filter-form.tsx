import { affairCategories } from '../../../domain/current-affairs/categories.ts'
import type { AffairsQuery } from '../../../domain/current-affairs/contract.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { FilterCard } from '../../ui/filter-card.tsx'
import { Select } from '../../ui/select.tsx'
import { isFiltered } from './filters.ts'
import { useDates } from './use-dates.ts'

/** Category and month filters with the values of the address. */
export function FilterForm({ filters, months }: { filters: AffairsQuery; months: string[] }) {
  const { t } = useTranslation('affairs')
  const dates = useDates()
  // The selected month is offered even when it has no items.
  const offered = [...new Set(filters.month ? [...months, filters.month] : months)].toSorted().toReversed()
  return (
    <FilterCard label={t('filters.label')} open={isFiltered(filters)}>
      <Select
        label={t('filters.category')}
        name="category"
        defaultValue={filters.category}
        none={t('filters.anyCategory')}
        options={affairCategories.map((category) => [category, t(`categories.${category}`)])}
      />
      <Select
        label={t('filters.month')}
        name="month"
        defaultValue={filters.month}
        none={t('filters.anyMonth')}
        options={offered.map((month) => [month, dates.month(month)])}
      />
    </FilterCard>
  )
}
