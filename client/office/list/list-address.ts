import {
  directions,
  firstDirection,
  languageFilters,
  officeSorts,
  type Direction,
  type OfficeSort,
} from '../../../domain/content/office-list.ts'
import type { OfficeQuery } from '../../../domain/content/office-query.ts'
import { contentStates } from '../../../domain/content.ts'
import { accessKinds } from '../../../domain/purchases/access.ts'
import { oneOf, textIn } from '../../ui/list-address.ts'
import type { ListShape } from './list-shape.ts'

/** Filters of every list; the kind's own follow. */
const filterNames = ['q', 'state', 'exam', 'language', 'access', 'draft', 'by'] as const

/** Parameters of a list's address, checked; unknown ones are dropped. */
export type ListAddress = {
  filters: Readonly<Record<string, string>>
  sort: OfficeSort
  direction: Direction
  cursor: string | null
}

const checks: Record<(typeof filterNames)[number], (search: URLSearchParams) => string | undefined> = {
  q: (search) => textIn(search, 'q', 200),
  state: (search) => oneOf(contentStates, search.get('state')),
  exam: (search) => textIn(search, 'exam', 64),
  language: (search) => oneOf(languageFilters, search.get('language')),
  access: (search) => oneOf(accessKinds, search.get('access')),
  draft: (search) => oneOf(['yes', 'no'], search.get('draft')),
  by: (search) => oneOf(['me'], search.get('by')),
}

export const addressOf = (search: URLSearchParams, shape: ListShape): ListAddress => {
  const common = filterNames.map((name) => [name, checks[name](search)] as const)
  const own = shape.filters.map((name) => [name, textIn(search, name, 80)?.replace(/[,:]/g, '')] as const)
  const sort = oneOf(officeSorts, search.get('sort')) ?? 'changed'
  return {
    filters: Object.fromEntries([...common, ...own].flatMap(([name, value]) => (value ? [[name, value]] : []))),
    sort,
    direction: oneOf(directions, search.get('direction')) ?? firstDirection[sort],
    cursor: search.get('cursor'),
  }
}

/** Filters as the worker takes them. `me`: id of the administrator. */
export const filterOf = ({ filters }: ListAddress, shape: ListShape, me: string) => {
  const { by, ...rest } = filters
  const facets = shape.filters.flatMap((name) => (filters[name] ? [`${name}:${filters[name]}`] : [])).join(',')
  const common = Object.fromEntries(Object.entries(rest).filter(([name]) => !shape.filters.includes(name)))
  const fixed = shape.state && { state: shape.state }
  return { ...common, ...fixed, ...(by && { by: me }), ...(facets && { facets }) } as Omit<
    OfficeQuery,
    'sort' | 'direction' | 'cursor'
  >
}

/** Filters and order, for all pages. */
export const exportQueryOf = (address: ListAddress, shape: ListShape, me: string) => ({
  ...filterOf(address, shape, me),
  sort: address.sort,
  direction: address.direction,
})

export const queryOf = (address: ListAddress, shape: ListShape, me: string): OfficeQuery => ({
  ...exportQueryOf(address, shape, me),
  ...(address.cursor && { cursor: address.cursor }),
})

/** Search string of an address, without its page; empty for the list as it opens. */
export const searchOf = ({ filters, sort, direction }: Omit<ListAddress, 'cursor'>): string => {
  const isFirst = sort === 'changed' && direction === firstDirection.changed
  return new URLSearchParams({
    ...filters,
    ...(!isFirst && { sort }),
    ...(direction !== firstDirection[sort] && { direction }),
  }).toString()
}

/** Link to the list with another search string and, perhaps, a page. */
export const linkTo = (shape: ListShape, search: string, cursor: string | null = null): string => {
  const parameters = new URLSearchParams(search)
  if (cursor) parameters.set('cursor', cursor)
  const all = new URLSearchParams([...(shape.tab ? [['tab', shape.tab]] : []), ...parameters])
  return all.size > 0 ? `${shape.path}?${all}` : shape.path
}

/** Search string with a filter set, or without it for undefined; on the first page. */
export const withFilter = (address: ListAddress, name: string, value: string | undefined): string => {
  const { [name]: _, ...others } = address.filters
  return searchOf({ ...address, filters: value === undefined ? others : { ...others, [name]: value } })
}

/** Search string in another order; the present order is reversed. */
export const withSort = (address: ListAddress, sort: OfficeSort): string => {
  const turned = address.direction === 'asc' ? 'desc' : 'asc'
  return searchOf({ ...address, sort, direction: address.sort === sort ? turned : firstDirection[sort] })
}
