/** Fields that tell rows apart when their other fields change. */
const keyNames = ['id', 'kind', 'category', 'code', 'number', 'url', 'name', 'title', 'question', 'en'] as const

type Plain = Record<string, unknown>

export const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** True for a value that an editor shows as blank. */
export const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isPlain(value) && Object.values(value).every(isEmpty))

/** Name of a row, by the first of its fields that tells rows apart; null for a row without one. */
export const keyOf = (row: unknown): string | null => {
  if (!isPlain(row)) return null
  const name = keyNames.find((each) => !isEmpty(row[each]))
  if (!name) return null
  const value = row[name]
  return `${name}:${isPlain(value) ? String(value['en'] || value['hi']) : String(value)}`
}
