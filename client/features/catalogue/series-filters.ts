import type { SeriesQuery } from '../../../domain/catalogue/contract.ts'
import type { TestKind } from '../../../domain/catalogue/test-kinds.ts'
import { listSorts } from '../../../domain/lists.ts'
import { accessFilters } from '../../../domain/purchases/access.ts'
import { oneOf, onlySet, textIn } from '../../ui/list-address.ts'

export const filterKinds = [
  'full',
  'sectional',
  'chapter',
  'previous_year',
  'live',
  'daily_quiz',
] as const satisfies readonly TestKind[]

/** Filters from an address. Empty and unknown values are dropped, so that any link shows a list. */
export const filtersOf = (search: URLSearchParams): SeriesQuery => {
  const text = (name: string, length: number) => textIn(search, name, length)
  return onlySet<SeriesQuery>({
    exam: text('exam', 64),
    access: oneOf(accessFilters, text('access', 20)),
    kind: oneOf(filterKinds, text('kind', 20)),
    q: text('q', 200),
    sort: oneOf(listSorts, text('sort', 20)),
    cursor: text('cursor', 200),
  })
}

/** True when a filter is set; order and page do not count. */
export const isFiltered = ({ exam, access, kind, q }: SeriesQuery): boolean => Boolean(exam ?? access ?? kind ?? q)
