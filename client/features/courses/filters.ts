import type { CoursesQuery } from '../../../domain/courses/contract.ts'
import { languages } from '../../../domain/language.ts'
import { materialSubjects } from '../../../domain/materials/kinds.ts'

export const filterAccess = ['free', 'premium'] as const
export const sorts = ['newest', 'title'] as const

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text)

/** The filters of an address: empty and unknown values are left out, so that any link shows a list. */
export const filtersOf = (search: URLSearchParams): CoursesQuery => {
  const text = (name: string, length: number) => search.get(name)?.trim().slice(0, length) || undefined
  const filters: CoursesQuery = {
    exam: text('exam', 64),
    subject: oneOf(materialSubjects, search.get('subject')),
    language: oneOf(languages, search.get('language')),
    access: oneOf(filterAccess, search.get('access')),
    q: text('q', 200),
    sort: oneOf(sorts, search.get('sort')),
    cursor: text('cursor', 400),
  }
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))
}

/** Whether anything but the order and the page has been chosen. */
export const isFiltered = ({ exam, subject, language, access, q }: CoursesQuery): boolean =>
  Boolean(exam ?? subject ?? language ?? access ?? q)

/** The same list from another place on. */
export const withCursor = (filters: CoursesQuery, cursor: string | null): string => {
  const { cursor: _, ...rest } = filters
  return `?${new URLSearchParams(cursor ? { ...rest, cursor } : rest)}`
}
