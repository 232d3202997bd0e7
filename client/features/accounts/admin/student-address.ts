import {
  firstStudentDirection,
  mediumFilters,
  studentDates,
  studentSorts,
  studentStates,
  type StudentDate,
  type StudentQuery,
  type StudentSort,
} from '../../../../domain/accounts/student-list.ts'
import { targets } from '../../../../domain/accounts/student-profile.ts'
import { isDay } from '../../../../domain/calendar-day.ts'
import { directions, type Direction } from '../../../../domain/content/office-list.ts'
import { officePaths } from '../../../../domain/office-paths.ts'
import { oneOf, onlySet, textIn } from '../../../ui/list-address.ts'

const dayIn = (search: URLSearchParams, name: string): string | undefined => {
  const day = search.get(name) ?? ''
  return isDay(day) ? day : undefined
}

/** Parameters of the list's address, checked; unknown ones are dropped. */
export type StudentAddress = {
  filters: {
    q?: string | undefined
    state?: StudentQuery['state']
    exam?: StudentQuery['exam']
    language?: StudentQuery['language']
    attempts?: StudentQuery['attempts']
    date?: StudentDate | undefined
    from?: string | undefined
    to?: string | undefined
  }
  sort: StudentSort
  direction: Direction
  cursor: string | null
}

/** Date that orders the list; a day without a date is one of joining. */
const dateIn = (search: URLSearchParams): StudentDate | undefined =>
  oneOf(studentDates, search.get('date')) ?? (dayIn(search, 'from') || dayIn(search, 'to') ? 'joined' : undefined)

export const studentAddress = (search: URLSearchParams): StudentAddress => {
  const date = dateIn(search)
  const sort = date ?? oneOf(studentSorts, search.get('sort')) ?? 'joined'
  return {
    filters: onlySet({
      q: textIn(search, 'q', 200),
      state: oneOf(studentStates, search.get('state')),
      exam: oneOf(targets, search.get('exam')),
      language: oneOf(mediumFilters, search.get('language')),
      attempts: oneOf(['yes', 'no'] as const, search.get('attempts')),
      date,
      from: dayIn(search, 'from'),
      to: dayIn(search, 'to'),
    }),
    sort,
    direction: oneOf(directions, search.get('direction')) ?? firstStudentDirection[sort],
    cursor: search.get('cursor'),
  }
}

/** True when days bound the list, which is then in the order of their date. */
export const isBounded = ({ filters: { from, to } }: Pick<StudentAddress, 'filters'>): boolean =>
  from !== undefined || to !== undefined

/** Filters and order, for all pages. */
export const exportQueryOf = (address: StudentAddress): Omit<StudentQuery, 'cursor'> => {
  const { date, ...filters } = address.filters
  return {
    ...filters,
    ...(isBounded(address) && date && { date }),
    sort: address.sort,
    direction: address.direction,
  }
}

export const queryOf = (address: StudentAddress): StudentQuery => ({
  ...exportQueryOf(address),
  ...(address.cursor && { cursor: address.cursor }),
})

/** Search string of an address, without its page; empty for the list as it opens. */
export const searchOf = ({ filters, sort, direction }: Omit<StudentAddress, 'cursor'>): string =>
  new URLSearchParams({
    ...filters,
    ...(sort !== (filters.date ?? 'joined') && { sort }),
    ...(direction !== firstStudentDirection[sort] && { direction }),
  }).toString()

/** Address of the list with a search string and, perhaps, a page. */
export const linkTo = (search: string, cursor: string | null = null): string => {
  const all = new URLSearchParams(search)
  if (cursor) all.set('cursor', cursor)
  return all.size > 0 ? `${officePaths.adminStudents()}?${all}` : officePaths.adminStudents()
}

/** Search string with a filter set, or without it for undefined; on the first page. */
export const withFilter = <Name extends keyof StudentAddress['filters']>(
  address: StudentAddress,
  name: Name,
  value: StudentAddress['filters'][Name],
): string => searchOf({ ...address, filters: onlySet({ ...address.filters, [name]: value }) })

/** Search string in another order, the present one reversed; null where days bound another date. */
export const withSort = (address: StudentAddress, sort: StudentSort): string | null => {
  if (isBounded(address) && sort !== address.sort) return null
  const turned = address.direction === 'asc' ? 'desc' : 'asc'
  const { date: _, ...filters } = address.filters
  return searchOf({
    filters: isBounded(address) ? address.filters : filters,
    sort,
    direction: address.sort === sort ? turned : firstStudentDirection[sort],
  })
}
