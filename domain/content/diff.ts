import type { Language } from '../language.ts'
import type { DraftBody } from './contract.ts'
import { isEmpty, isPlain, keyOf } from './row-key.ts'

/** Part of a compared text: in both, or only in the earlier or the later one. */
export type DiffPiece = { text: string; side: 'both' | 'before' | 'after' }

/** Number, flag, choice, day or list of such; null where there is none. */
export type PlainValue = string | number | boolean | null | (string | number | boolean | null)[]

type ValueChange =
  | { kind: 'text'; language: Language | null; before: string; after: string }
  | { kind: 'value'; before: PlainValue; after: PlainValue }

/** Value of one field, by its dotted path inside the row. */
export type RowValue = { path: string; language: Language | null; value: PlainValue }

/**
 * Difference of one field. `path` is that of the later body, dotted; of the earlier one for a removed row. `order`: the
 * rows of a list have changed places.
 */
export type FieldChange =
  | ({ change: 'changed'; path: string } & ValueChange)
  | { change: 'added' | 'removed'; path: string; row: RowValue[] }
  | { change: 'order'; path: string }

type Plain = Record<string, unknown>

const isRows = (value: unknown): value is Plain[] => Array.isArray(value) && value.length > 0 && value.every(isPlain)

const isText = (value: Plain): boolean => {
  const names = Object.keys(value)
  return names.length > 0 && names.every((name) => name === 'en' || name === 'hi')
}

/** Fields of an object; none for any other value. */
const fieldsOf = (value: unknown): Plain => (isPlain(value) ? value : {})

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other) || (isEmpty(one) && isEmpty(other))

const plainOf = (value: unknown): PlainValue => {
  if (value === undefined || value === null) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  if (Array.isArray(value))
    return value.map((each) => (typeof each === 'object' ? JSON.stringify(each) : (each as string)))
  return JSON.stringify(value)
}

const join = (path: string, name: string | number) => (path === '' ? String(name) : `${path}.${name}`)

const languageAt = (isBilingual: boolean, name: string): Language | null => (isBilingual ? (name as Language) : null)

/** Filled fields of a row. */
const rowValues = (value: unknown, path = '', language: Language | null = null): RowValue[] => {
  if (isEmpty(value)) return []
  if (isRows(value)) return value.flatMap((row, index) => rowValues(row, join(path, index)))
  if (!isPlain(value)) return [{ path, language, value: plainOf(value) }]
  const isBilingual = isText(value)
  return Object.entries(value).flatMap(([name, part]) =>
    rowValues(part, join(path, name), languageAt(isBilingual, name)),
  )
}

/** Pairs rows by a key; each row is used once. */
const pairBy = (
  before: Map<number, Plain>,
  after: Map<number, Plain>,
  key: (row: Plain) => string | null,
): [earlier: number, later: number][] => {
  const open = Map.groupBy(before, ([, row]) => key(row))
  const pairs = [...after].flatMap(([later, row]): [number, number][] => {
    const name = key(row)
    const found = name === null ? undefined : open.get(name)?.shift()
    return found ? [[found[0], later]] : []
  })
  for (const [earlier, later] of pairs) {
    before.delete(earlier)
    after.delete(later)
  }
  return pairs
}

const numbered = (rows: readonly Plain[]) => new Map(rows.map((row, index) => [index, row]))

/** Pairs of rows: equal ones, then those with the same name, then the others by position. */
const pairRows = (earlier: readonly Plain[], later: readonly Plain[]) => {
  const [before, after] = [numbered(earlier), numbered(later)]
  const pairs = [...pairBy(before, after, (row) => JSON.stringify(row)), ...pairBy(before, after, keyOf)]
  const rest = [...before.keys()]
  // A row whose name has no counterpart is taken for the row at the same position.
  for (const [index] of after)
    if (rest.includes(index) && keyOf(earlier[index] ?? {})?.split(':')[0] !== 'kind') pairs.push([index, index])
  for (const [one, other] of pairs) {
    before.delete(one)
    after.delete(other)
  }
  return { pairs: pairs.toSorted(([, one], [, other]) => one - other), removed: before, added: after }
}

const rowChanges = (before: readonly Plain[], after: readonly Plain[], path: string): FieldChange[] => {
  const { pairs, removed, added } = pairRows(before, after)
  const isReordered = pairs.some(([earlier], index) => earlier < (pairs[index - 1]?.[0] ?? -1))
  return [
    ...[...removed].map(([index, row]): FieldChange => ({
      change: 'removed',
      path: join(path, index),
      row: rowValues(row),
    })),
    ...pairs.flatMap(([earlier, later]) => changesIn(before[earlier], after[later], join(path, later))),
    ...[...added].map(([index, row]): FieldChange => ({
      change: 'added',
      path: join(path, index),
      row: rowValues(row),
    })),
    ...(isReordered ? [{ change: 'order', path } as const] : []),
  ]
}

const leafChange = (before: unknown, after: unknown, path: string, language: Language | null): FieldChange[] => {
  const [one, other] = [plainOf(before), plainOf(after)]
  const isTextual = (value: PlainValue) => typeof value === 'string' || value === null
  const value: ValueChange =
    isTextual(one) && isTextual(other)
      ? { kind: 'text', language, before: String(one ?? ''), after: String(other ?? '') }
      : { kind: 'value', before: one, after: other }
  return [{ change: 'changed', path, ...value }]
}

const changesIn = (before: unknown, after: unknown, path: string, language: Language | null = null): FieldChange[] => {
  if (isSame(before, after)) return []
  if (isRows(before) || isRows(after)) return rowChanges(isRows(before) ? before : [], isRows(after) ? after : [], path)
  if (!isPlain(before) && !isPlain(after)) return leafChange(before, after, path, language)
  const [one, other] = [fieldsOf(before), fieldsOf(after)]
  const isBilingual = isText({ ...one, ...other })
  const names = [...new Set([...Object.keys(other), ...Object.keys(one)])]
  return names.flatMap((name) => changesIn(one[name], other[name], join(path, name), languageAt(isBilingual, name)))
}

/** Differences between two bodies, field by field. Reserved keys (`$…`) are left out. */
export const changesBetween = (before: DraftBody, after: DraftBody): FieldChange[] => {
  const shown = (body: DraftBody) => Object.fromEntries(Object.entries(body).filter(([name]) => !name.startsWith('$')))
  return changesIn(shown(before), shown(after), '')
}
