/** The one of the values that an address names. */
export const oneOf = <Value extends string>(
  values: readonly Value[],
  text: string | null | undefined,
): Value | undefined => values.find((value) => value === text)

/** What an address says of a filter, in so many characters at most; nothing said is undefined. */
export const textIn = (search: URLSearchParams, name: string, length: number): string | undefined =>
  search.get(name)?.trim().slice(0, length) || undefined

/** Filters without those that are not set. */
export const onlySet = <Filters extends object>(filters: Filters): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) as Filters

/** True if a filter is set; the order and the page are no filters. */
export const isFiltered = (filters: object): boolean =>
  Object.keys(onlySet(filters)).some((name) => name !== 'sort' && name !== 'cursor')

/** The same list from another place on. */
export const withCursor = (filters: Readonly<Record<string, string>>, cursor: string | null): string => {
  const { cursor: _, ...rest } = filters
  return `?${new URLSearchParams(cursor ? { ...rest, cursor } : rest)}`
}
