/** Id of a new row, stable from then on. Two rows of an item do not get the same: it has 48 random bits. */
export const newRowId = (): string => crypto.randomUUID().slice(0, 13)

/** Copy of a row in which it and its own rows have new ids. */
export const withNewIds = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withNewIds)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      name === 'id' && typeof each === 'string' ? newRowId() : withNewIds(each),
    ]),
  )
}
