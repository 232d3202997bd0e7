import type { CoursesQuery } from '../../../domain/courses/contract.ts'
import { languages } from '../../../domain/language.ts'
import { listSorts } from '../../../domain/lists.ts'
import { accessFilters } from '../../../domain/purchases/access.ts'
import { oneOf, onlySet, textIn } from '../../ui/list-address.ts'

/** Filters of an address without empty and unknown values, so that every link shows a list. */
export const filtersOf = (search: URLSearchParams): CoursesQuery => {
  const text = (name: string, length: number) => textIn(search, name, length)
  return onlySet<CoursesQuery>({
    exam: text('exam', 64),
    subject: text('subject', 64),
    language: oneOf(languages, search.get('language')),
    access: oneOf(accessFilters, search.get('access')),
    q: text('q', 200),
    sort: oneOf(listSorts, search.get('sort')),
    cursor: text('cursor', 400),
  })
}
