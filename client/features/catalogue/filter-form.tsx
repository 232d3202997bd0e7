import { useTranslation } from '../../i18n/use-translation.ts'
import type { SeriesQuery } from '../../../domain/catalogue/contract.ts'
import type { Bilingual } from '../../../domain/questions/contract.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { FilterCard } from '../../ui/filter-card.tsx'
import { Select } from '../../ui/select.tsx'
import { filterAccess, filterKinds, isFiltered, sorts } from './series-filters.ts'

type Props = { filters: SeriesQuery; exams: { id: string; title: Bilingual }[] }

/** The filters of the series, as the address has them. */
export function FilterForm({ filters, exams }: Props) {
  const { t } = useTranslation('catalogue')
  const { pick } = useBilingual()
  const { q, ...rest } = filters
  return (
    <FilterCard
      label={t('filters.label')}
      text={{ label: t('filters.q'), value: q }}
      state={JSON.stringify(filters)}
      open={isFiltered(rest) || rest.sort !== undefined}
    >
      <Select
        label={t('filters.exam')}
        name="exam"
        defaultValue={filters.exam}
        none={t('filters.anyExam')}
        options={exams.map(({ id, title }) => [id, pick(title)])}
      />
      <Select
        label={t('filters.kind')}
        name="kind"
        defaultValue={filters.kind}
        none={t('filters.anyKind')}
        options={filterKinds.map((kind) => [kind, t(`kinds.${kind}`)])}
      />
      <Select
        label={t('filters.access')}
        name="access"
        defaultValue={filters.access}
        none={t('filters.anyAccess')}
        options={filterAccess.map((access) => [access, t(`filters.${access}`)])}
      />
      <Select
        label={t('filters.sort')}
        name="sort"
        defaultValue={filters.sort ?? sorts[0]}
        options={[
          [sorts[0], t('filters.newest')],
          [sorts[1], t('filters.byTitle')],
        ]}
      />
    </FilterCard>
  )
}
