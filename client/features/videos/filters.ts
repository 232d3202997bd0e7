import type { VideosQuery } from '../../../domain/videos/contract.ts'
import { videoSubjects } from '../../../domain/videos/kinds.ts'

export const filterAccess = ['free', 'premium'] as const
export const sorts = ['newest', 'title'] as const

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text)

/** The filters of an address: empty and unknown values are left out, so that any link shows a list. */
export const filtersOf = (search: URLSearchParams): VideosQuery => {
  const text = (name: string, length: number) => search.get(name)?.trim().slice(0, length) || undefined
  const filters: VideosQuery = {
    exam: text('exam', 64),
    subject: oneOf(videoSubjects, search.get('subject')),
    course: text('course', 64),
    access: oneOf(filterAccess, search.get('access')),
    q: text('q', 200),
    sort: oneOf(sorts, search.get('sort')),
    cursor: text('cursor', 400),
  }
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))
}

/** Whether anything but the order and the page has been chosen. */
export const isFiltered = ({ exam, subject, course, access, q }: VideosQuery): boolean =>
  Boolean(exam ?? subject ?? course ?? access ?? q)

/** The same list from another place on. */
export const withCursor = (filters: VideosQuery, cursor: string | null): string => {
  const { cursor: _, ...rest } = filters
  return `?${new URLSearchParams(cursor ? { ...rest, cursor } : rest)}`
}
