import type { SeriesQuery, TestKind } from '../../../domain/catalogue/contract.ts'

export const filterKinds = [
  'full',
  'sectional',
  'chapter',
  'previous_year',
  'live',
  'daily_quiz',
] as const satisfies readonly TestKind[]
export const filterAccess = ['free', 'premium'] as const
export const sorts = ['newest', 'title'] as const

const oneOf = <Value extends string>(values: readonly Value[], text: string | undefined): Value | undefined =>
  values.find((value) => value === text)

/** The filters of an address: empty and unknown values are left out, so that any link shows a list. */
export const filtersOf = (search: URLSearchParams): SeriesQuery => {
  const text = (name: string, length: number) => search.get(name)?.trim().slice(0, length) || undefined
  const filters: SeriesQuery = {
    exam: text('exam', 64),
    access: oneOf(filterAccess, text('access', 20)),
    kind: oneOf(filterKinds, text('kind', 20)),
    q: text('q', 200),
    sort: oneOf(sorts, text('sort', 20)),
    cursor: text('cursor', 200),
  }
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))
}

/** Whether anything but the order and the page has been chosen. */
export const isFiltered = ({ exam, access, kind, q }: SeriesQuery): boolean => Boolean(exam ?? access ?? kind ?? q)

/** The same list from another place on. */
export const withCursor = (filters: SeriesQuery, cursor: string | null): string => {
  const { cursor: _, ...rest } = filters
  return `?${new URLSearchParams(cursor ? { ...rest, cursor } : rest)}`
}
