import type { VideosQuery } from '../../../domain/videos/contract.ts'
import { listSorts } from '../../../domain/lists.ts'
import { accessFilters } from '../../../domain/purchases/access.ts'
import { oneOf, onlySet, textIn } from '../../ui/list-address.ts'

/** Filters of an address without empty and unknown values, so that every link shows a list. */
export const filtersOf = (search: URLSearchParams): VideosQuery => {
  const text = (name: string, length: number) => textIn(search, name, length)
  return onlySet<VideosQuery>({
    exam: text('exam', 64),
    subject: text('subject', 64),
    course: text('course', 64),
    access: oneOf(accessFilters, search.get('access')),
    q: text('q', 200),
    sort: oneOf(listSorts, search.get('sort')),
    cursor: text('cursor', 400),
  })
}
