import { itemKinds } from '../../../domain/content.ts'
import { languages } from '../../../domain/language.ts'
import { paths } from '../../../domain/paths.ts'
import type { SearchQuery } from '../../../domain/search/contract.ts'
import { accessFilters } from '../../../domain/purchases/access.ts'
import { lastPage, maxQueryLength } from '../../../domain/search/limits.ts'
import { oneOf } from '../../ui/list-address.ts'

/** Query parameters of a search address, as text. */
export type Filters = Pick<SearchQuery, 'q' | 'type' | 'exam' | 'language' | 'access' | 'page'>

/** Reads the filters of an address; unknown values are dropped and long ones cut, so that any link shows a page. */
export const filtersOf = (search: URLSearchParams): Filters => {
  const page = Number(search.get('page') ?? 1)
  const exam = search.get('exam')?.slice(0, 64)
  const type = oneOf(itemKinds, search.get('type'))
  const language = oneOf(languages, search.get('language'))
  const access = oneOf(accessFilters, search.get('access'))
  return {
    q: (search.get('q') ?? '').trim().slice(0, maxQueryLength),
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
    ...(type && { type }),
    ...(exam && { exam }),
    ...(language && { language }),
    ...(access && { access }),
  }
}

/** True when a filter besides the words and the tab is set. */
export const isFiltered = ({ exam, language, access }: Filters): boolean => Boolean(exam ?? language ?? access)

/** Query parameters for an address or a call. */
export const queryOf = ({ page, ...filters }: Filters): Record<string, string> => ({
  ...filters,
  ...(page > 1 && { page: String(page) }),
})

/** The address of a changed search; another tab or filter starts at its first page. */
export const searchAddress = (
  filters: Filters,
  changes: { [Name in keyof Filters]?: Filters[Name] | undefined } = {},
) => {
  const query = queryOf({ ...filters, page: 1, ...changes } as Filters)
  const set = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  return `${paths.search()}?${new URLSearchParams(set)}`
}

/** The query of a search's canonical address: its words, however they were typed. */
export const canonicalQuery = (q: string): string => {
  const words = q.normalize('NFC').toLowerCase().trim().replace(/\s+/g, ' ')
  return words && `?${new URLSearchParams({ q: words })}`
}
