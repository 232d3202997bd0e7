import { isSame, valueAt, withValueAt } from '../../../domain/content/body-paths.ts'
import type { DraftBody } from '../../../domain/content/contract.ts'
import { uncheckedKey, uncheckedPaths } from '../../../domain/content/fields.ts'
import {
  destinationOf,
  withRowChange,
  withRowInOtherList,
  type Moves,
  type RowChange,
  type RowPlace,
} from '../../../domain/content/rows.ts'

type Listener = () => void

/** Draft as it is typed. Controls read and write it by dotted paths. */
export type DraftStore = {
  body(): DraftBody
  get(path: string): unknown
  /** Sets a value that was typed; a change marks its field as checked. */
  set(path: string, value: unknown): void
  changeRows(change: RowChange): void
  /** Moves a row within its list, or into another list of the same field. */
  moveRow(from: RowPlace, to: RowPlace): void
  /** Another body as a whole, after a merge or a restored version. Keys follow the rows that have moved. */
  replace(body: DraftBody, moved?: readonly Moves[]): void
  confirmChecked(paths: readonly string[]): void
  /** Keys of a list's rows that stay with them when they move. */
  rowKeys(path: string): readonly string[]
  subscribe(listener: Listener): () => void
}

const lengthAt = (body: DraftBody, path: string): number => {
  const rows = valueAt(body, path)
  return Array.isArray(rows) ? rows.length : 0
}

/** Keys after a change of rows; a copied or added row gets a new one. */
const keysAfter = (keys: readonly string[], change: RowChange, newKey: () => string): string[] => {
  if (change.act === 'add') return [...keys, newKey()]
  const { act, index } = change
  if (act === 'remove') return keys.filter((_, at) => at !== index)
  if (act === 'copy') return keys.toSpliced(index + 1, 0, newKey())
  const to = destinationOf(change)
  const key = keys[index]
  return key === undefined || keys[to] === undefined ? [...keys] : keys.toSpliced(index, 1).toSpliced(to, 0, key)
}

/** One array for all empty lists: React takes a new one for a change. */
const noKeys: readonly string[] = []

export const createDraftStore = (initial: DraftBody): DraftStore => {
  let body = initial
  let made = 0
  const listeners = new Set<Listener>()
  const keys = new Map<string, readonly string[]>()
  const newKey = () => `row-${(made += 1)}`

  const put = (next: DraftBody) => {
    if (isSame(next, body)) return
    body = next
    for (const listener of listeners) listener()
  }

  /** Keys for as many rows as the body has. */
  const rowKeys = (path: string): readonly string[] => {
    const held = keys.get(path) ?? noKeys
    const length = lengthAt(body, path)
    if (held.length === length) return held
    const next = Array.from({ length }, (_, index) => held[index] ?? newKey())
    keys.set(path, next)
    return next
  }

  const changeRows = (change: RowChange) => {
    keys.set(change.path, keysAfter(rowKeys(change.path), change, newKey))
    put(withRowChange(body, change))
  }

  const replace = (next: DraftBody, moved: readonly Moves[]) => {
    for (const { path, moves } of moved) {
      const held = rowKeys(path)
      const kept: string[] = Array.from({ length: lengthAt(next, path) }, newKey)
      moves.forEach((to, from) => to !== null && (kept[to] = held[from] ?? newKey()))
      keys.set(path, kept)
    }
    put(next)
  }

  return {
    body: () => body,
    get: (path) => valueAt(body, path),
    set: (path, value) => {
      if (isSame(valueAt(body, path), value)) return
      const unchecked = uncheckedPaths(body)
      const next = withValueAt(body, path, value)
      put(unchecked.includes(path) ? { ...next, [uncheckedKey]: unchecked.filter((each) => each !== path) } : next)
    },
    changeRows,
    moveRow: (from, to) => {
      if (from.path === to.path) return changeRows({ ...from, act: 'move', to: to.index })
      const { body: next, moved } = withRowInOtherList(body, from, to)
      replace(next, moved)
    },
    replace: (next, moved = []) => replace(next, moved),
    confirmChecked: (paths) =>
      put({ ...body, [uncheckedKey]: uncheckedPaths(body).filter((each) => !paths.includes(each)) }),
    rowKeys,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
