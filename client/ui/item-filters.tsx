import type { ReactNode } from 'react'
import { listSorts } from '../../domain/lists.ts'
import { accessFilters } from '../../domain/purchases/access.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import { useBilingual } from '../i18n/use-language.ts'
import { FilterCard } from './filter-card.tsx'
import { Select } from './select.tsx'

type Word =
  'label' | 'q' | 'exam' | 'anyExam' | 'access' | 'anyAccess' | 'free' | 'premium' | 'sort' | 'newest' | 'byTitle'

type Props = {
  /** Current filters from the address, with those of the area. */
  filters: { q?: string; exam?: string; access?: string; sort?: string; cursor?: string }
  exams: { id: string; title: Bilingual }[]
  /** Translation function of the area. */
  t: (key: `filters.${Word}`) => string
  /** Select fields of the area. */
  children: ReactNode
}

/** Filters of a list of items with exams and prices. */
export function ItemFilters({ filters, exams, t, children }: Props) {
  const { pick } = useBilingual()
  const { q, cursor: _, ...selected } = filters
  return (
    <FilterCard
      label={t('filters.label')}
      text={{ label: t('filters.q'), value: q }}
      open={Object.values(selected).some((value) => value !== undefined)}
    >
      <Select
        label={t('filters.exam')}
        name="exam"
        defaultValue={filters.exam}
        none={t('filters.anyExam')}
        options={exams.map(({ id, title }) => [id, pick(title)])}
      />
      {children}
      <Select
        label={t('filters.access')}
        name="access"
        defaultValue={filters.access}
        none={t('filters.anyAccess')}
        options={accessFilters.map((access) => [access, t(`filters.${access}`)])}
      />
      <Select
        label={t('filters.sort')}
        name="sort"
        defaultValue={filters.sort ?? listSorts[0]}
        options={[
          [listSorts[0], t('filters.newest')],
          [listSorts[1], t('filters.byTitle')],
        ]}
      />
    </FilterCard>
  )
}
