import { useTranslation } from '../../i18n/use-translation.ts'
import type { SeriesQuery } from '../../../domain/catalogue/contract.ts'
import type { Bilingual } from '../../../domain/questions/contract.ts'
import { ItemFilters } from '../../ui/item-filters.tsx'
import { filterKinds } from './series-filters.ts'

type Props = { filters: SeriesQuery; exams: { id: string; title: Bilingual }[]; count: number }

/** Filters of the series list, kept in the address. */
export function FilterForm({ filters, exams, count }: Props) {
  const { t } = useTranslation('catalogue')
  return (
    <ItemFilters
      filters={filters}
      exams={exams}
      t={t}
      count={count}
      fields={[
        {
          name: 'kind',
          label: t('filters.kind'),
          value: filters.kind,
          none: t('filters.anyKind'),
          options: filterKinds.map((kind) => [kind, t(`kinds.${kind}`)]),
        },
      ]}
    />
  )
}
