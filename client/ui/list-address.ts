/** The value if it is one of the allowed values, else undefined. */
export const oneOf = <Value extends string>(
  values: readonly Value[],
  text: string | null | undefined,
): Value | undefined => values.find((value) => value === text)

/** Text of a search parameter, cut to `length` characters; undefined if absent or empty. */
export const textIn = (search: URLSearchParams, name: string, length: number): string | undefined =>
  search.get(name)?.trim().slice(0, length) || undefined

/** The filters without unset ones. */
export const onlySet = <Filters extends object>(filters: Filters): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) as Filters

/** True if a filter is set; sort order and cursor are no filters. */
export const isFiltered = (filters: object): boolean =>
  Object.keys(onlySet(filters)).some((name) => name !== 'sort' && name !== 'cursor')

/** Search string of the list at another cursor. */
export const withCursor = (filters: Readonly<Record<string, string>>, cursor: string | null): string => {
  const { cursor: _, ...rest } = filters
  return `?${new URLSearchParams(cursor ? { ...rest, cursor } : rest)}`
}
