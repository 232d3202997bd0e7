import { listSorts } from '../../domain/lists.ts'
import { accessFilters } from '../../domain/purchases/access.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import { useBilingual } from '../i18n/use-language.ts'
import { FilterCard } from './filter-card.tsx'
import type { FilterField } from './filters/filter-field.ts'

type Word =
  'label' | 'q' | 'exam' | 'anyExam' | 'access' | 'anyAccess' | 'free' | 'premium' | 'sort' | 'newest' | 'byTitle'

type Props = {
  /** Current filters from the address, with those of the area. */
  filters: { q?: string; exam?: string; access?: string; sort?: string }
  exams: { id: string; title: Bilingual }[]
  /** Translation function of the area. */
  t: (key: `filters.${Word}`) => string
  /** Choices of the area. */
  fields: readonly FilterField[]
  /** Number of items found. */
  count: number
}

/** Filters of a list of items with exams and prices. */
export function ItemFilters({ filters, exams, t, fields, count }: Props) {
  const { pick } = useBilingual()
  return (
    <FilterCard
      label={t('filters.label')}
      text={{ label: t('filters.q'), value: filters.q }}
      count={count}
      fields={[
        {
          name: 'exam',
          label: t('filters.exam'),
          value: filters.exam,
          none: t('filters.anyExam'),
          options: exams.map(({ id, title }) => [id, pick(title)]),
        },
        ...fields,
        {
          name: 'access',
          label: t('filters.access'),
          value: filters.access,
          none: t('filters.anyAccess'),
          options: accessFilters.map((access) => [access, t(`filters.${access}`)]),
        },
        {
          name: 'sort',
          label: t('filters.sort'),
          value: filters.sort ?? listSorts[0],
          options: [
            [listSorts[0], t('filters.newest')],
            [listSorts[1], t('filters.byTitle')],
          ],
        },
      ]}
    />
  )
}
