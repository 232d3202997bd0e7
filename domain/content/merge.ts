import { isSame } from './body-paths.ts'
import { languageLeaves, marksKey, type Field, type Fields } from './fields.ts'

/** Field that both sides changed to different values. */
export type Conflict = { path: string; mine: unknown; theirs: unknown }

type Sides = { base: unknown; mine: unknown; theirs: unknown; sent?: unknown }
type Merged = { value: unknown; conflicts: Conflict[] }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const sidesAt = ({ base, mine, theirs, sent }: Sides, key: string): Sides => {
  const at = (value: unknown) => (isObject(value) ? value[key] : undefined)
  return { base: at(base), mine: at(mine), theirs: at(theirs), sent: at(sent) }
}

/** The value that one side changed, or null when both did, differently. */
const decided = ({ base, mine, theirs, sent }: Sides): { value: unknown } | null => {
  if (isSame(mine, theirs) || isSame(theirs, base)) return { value: mine }
  if (sent !== undefined && isSame(theirs, sent)) return { value: mine }
  return isSame(mine, base) ? { value: theirs } : null
}

const conflictAt = (path: string, { mine, theirs }: Sides): Merged => ({
  value: mine,
  conflicts: [{ path, mine, theirs }],
})

const mergeKeys = (
  keys: readonly string[],
  sides: Sides,
  path: string,
  fieldOf: (key: string) => Field | null,
): Merged => {
  const parts = keys.map((key) => {
    const merged = mergeField(fieldOf(key), sidesAt(sides, key), path ? `${path}.${key}` : key)
    return { key, ...merged }
  })
  return {
    value: Object.fromEntries(parts.filter(({ value }) => value !== undefined).map(({ key, value }) => [key, value])),
    conflicts: parts.flatMap(({ conflicts }) => conflicts),
  }
}

/** Rows of the base, and rows of ours that are stored although the answer to their save was lost. */
const knownRows = (base: unknown[], theirs: unknown[], sent: unknown[]): unknown[] => {
  let end = base.length
  while (end < sent.length && end < theirs.length && isSame(sent[end], theirs[end])) end += 1
  return [...base, ...sent.slice(base.length, end)]
}

/** Rows that both sides kept are merged one by one, then rows added by them, then ours. */
const mergeRows = (item: Field, sides: Sides, path: string): Merged => {
  const [base, mine, theirs] = [sides.base, sides.mine, sides.theirs].map((rows) =>
    Array.isArray(rows) ? (rows as unknown[]) : [],
  )
  const sent = Array.isArray(sides.sent) ? (sides.sent as unknown[]) : []
  if (!base || !mine || !theirs || mine.length < base.length || theirs.length < base.length)
    return conflictAt(path, sides)
  const known = knownRows(base, theirs, sent)
  if (mine.length < known.length) return conflictAt(path, sides)
  const kept = known.map((row, index) =>
    mergeField(item, { base: row, mine: mine[index], theirs: theirs[index], sent: sent[index] }, `${path}.${index}`),
  )
  return {
    value: [...kept.map(({ value }) => value), ...theirs.slice(known.length), ...mine.slice(known.length)],
    conflicts: kept.flatMap(({ conflicts }) => conflicts),
  }
}

const areObjects = ({ base, mine, theirs }: Sides): boolean => [base, mine, theirs].every(isObject)

const mergeField = (field: Field | null, sides: Sides, path: string): Merged => {
  const one = decided(sides)
  if (one) return { value: one.value, conflicts: [] }
  if (field?.type === 'group' && areObjects(sides)) {
    return mergeKeys(Object.keys(field.fields), sides, path, (key) => field.fields[key] ?? null)
  }
  if (field?.type === 'record' && areObjects(sides)) return mergeKeys(field.keys, sides, path, () => field.item)
  if ((field?.type === 'line' || field?.type === 'text') && field.bilingual && areObjects(sides)) {
    return mergeKeys(languageLeaves, sides, path, () => null)
  }
  if (field?.type === 'list') return mergeRows(field.item, sides, path)
  return conflictAt(path, sides)
}

/** Marks that both sides kept, with those that either added. */
const mergeMarks = (sides: Sides): string[] => {
  const [base, mine, theirs] = [sides.base, sides.mine, sides.theirs].map(
    (marks) => new Set(Array.isArray(marks) ? (marks as string[]) : []),
  )
  if (!base || !mine || !theirs) return []
  return [...new Set([...mine, ...theirs])].filter((mark) => !base.has(mark) || (mine.has(mark) && theirs.has(mark)))
}

/**
 * Merges two edits of a draft that began from the same body. Different fields are both kept; a field that both changed
 * differently keeps `mine` and is a conflict. `sent`: a body of ours that may be stored although its answer was lost, so
 * that what it changed is not taken for an edit by someone else.
 */
export const mergeBodies = (
  fields: Fields,
  sides: {
    base: Record<string, unknown>
    mine: Record<string, unknown>
    theirs: Record<string, unknown>
    sent?: Record<string, unknown>
  },
): { body: Record<string, unknown>; conflicts: Conflict[] } => {
  const { base, mine, theirs } = sides
  const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].filter((key) => key !== marksKey)
  const { value, conflicts } = mergeKeys(keys, sides, '', (key) => fields[key] ?? null)
  const body = value as Record<string, unknown>
  if (!(marksKey in mine) && !(marksKey in theirs)) return { body, conflicts }
  const marks = { base: base[marksKey], mine: mine[marksKey], theirs: theirs[marksKey] }
  return { body: { ...body, [marksKey]: mergeMarks(marks) }, conflicts }
}
