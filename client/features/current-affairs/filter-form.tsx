import type { AffairsQuery } from '../../../domain/current-affairs/contract.ts'
import { offeredTerms, type OfferedTerm } from '../../../domain/vocabulary/terms.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { FilterCard } from '../../ui/filter-card.tsx'
import { Select } from '../../ui/select.tsx'
import { isFiltered } from './filters.ts'
import { useDates } from './use-dates.ts'

type Props = { filters: AffairsQuery; months: string[]; categories: readonly OfferedTerm[] }

/** Category and month filters with the values of the address. */
export function FilterForm({ filters, months, categories }: Props) {
  const { t } = useTranslation('affairs')
  const { pick } = useBilingual()
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
        options={offeredTerms(categories, filters.category).map(({ id, title }) => [id, pick(title)])}
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
