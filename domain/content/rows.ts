import { uncheckedKey, uncheckedPaths } from './fields.ts'
import { valueAt, withValueAt } from './body-paths.ts'
import { withNewIds } from './row-id.ts'

/** Change of a list's rows: a row added at the end, one removed, copied, or moved by a place or to one. */
export type RowChange = { path: string } & (
  | { act: 'add'; row: unknown }
  | { act: 'remove' | 'up' | 'down' | 'copy'; index: number }
  | { act: 'move'; index: number; to: number }
)

/** Row of the list at `path`. */
export type RowPlace = { path: string; index: number }

type Body = Record<string, unknown>

/** Place to which a row moves, beyond the list for one that cannot. */
export const destinationOf = (change: Exclude<RowChange, { act: 'add' }>): number =>
  change.act === 'move' ? change.to : change.act === 'up' ? change.index - 1 : change.index + 1

/** Place of the row at `at` after the one at `from` has moved to `to`. */
const placeAfterMove = (at: number, from: number, to: number): number => {
  if (at === from) return to
  if (from < at && at <= to) return at - 1
  return to <= at && at < from ? at + 1 : at
}

/** New position of each old row; null for a removed one. */
const movesOf = (change: RowChange, length: number): (number | null)[] => {
  const moves: (number | null)[] = Array.from({ length }, (_, index) => index)
  if (change.act === 'add') return moves
  const { act, index } = change
  if (act === 'remove') return moves.map((at) => (at === index ? null : (at ?? 0) > index ? (at ?? 0) - 1 : at))
  if (act === 'copy') return moves.map((at) => ((at ?? 0) > index ? (at ?? 0) + 1 : at))
  const to = destinationOf(change)
  if (to < 0 || to >= length || index >= length) return moves
  return moves.map((_, at) => placeAfterMove(at, index, to))
}

const rowsAfter = (rows: readonly unknown[], change: RowChange): unknown[] => {
  if (change.act === 'add') return [...rows, change.row]
  const moves = movesOf(change, rows.length)
  const next: unknown[] = []
  rows.forEach((row, index) => {
    const at = moves[index]
    if (typeof at === 'number') next[at] = row
  })
  if (change.act === 'copy') next[change.index + 1] = withNewIds(rows[change.index])
  return next
}

/** New position of each old row of a list; null for one that is gone. */
export type Moves = { path: string; moves: readonly (number | null)[] }

/** Path after the rows of a list have moved; null for a path in a row that is gone. */
export const movedPath = (at: string, { path, moves }: Moves): string | null => {
  if (!at.startsWith(`${path}.`)) return at
  const [index = '', ...rest] = at.slice(path.length + 1).split('.')
  const place = moves[Number(index)]
  return typeof place === 'number' ? [path, place, ...rest].join('.') : null
}

/** Body after a change of rows. Unchecked paths move with their rows. */
export const withRowChange = (body: Body, change: RowChange): Body => {
  const held = valueAt(body, change.path)
  const rows: readonly unknown[] = Array.isArray(held) ? held : []
  const next = withValueAt(body, change.path, rowsAfter(rows, change))
  const unchecked = uncheckedPaths(body)
  if (unchecked.length === 0) return next
  const moves = movesOf(change, rows.length)
  return { ...next, [uncheckedKey]: unchecked.flatMap((at) => movedPath(at, { path: change.path, moves }) ?? []) }
}

/** Body after a row has moved to another list of the same field, and the moves of the rows that stay in each list. */
export const withRowInOtherList = (body: Body, from: RowPlace, to: RowPlace): { body: Body; moved: Moves[] } => {
  const rowsAt = (path: string): readonly unknown[] => {
    const held = valueAt(body, path)
    return Array.isArray(held) ? held : []
  }
  const [left, joined] = [rowsAt(from.path), rowsAt(to.path)]
  const moved = [
    { path: from.path, moves: movesOf({ ...from, act: 'remove' }, left.length) },
    { path: to.path, moves: joined.map((_, at) => (at >= to.index ? at + 1 : at)) },
  ]
  const without = withValueAt(body, from.path, left.toSpliced(from.index, 1))
  const next = withValueAt(without, to.path, joined.toSpliced(to.index, 0, left[from.index]))
  const unchecked = uncheckedPaths(body)
  if (unchecked.length === 0) return { body: next, moved }
  const row = `${from.path}.${from.index}.`
  const pathAfter = (at: string): string | null =>
    at.startsWith(row)
      ? `${to.path}.${to.index}.${at.slice(row.length)}`
      : moved.reduce<string | null>((path, each) => path && movedPath(path, each), at)
  return { body: { ...next, [uncheckedKey]: unchecked.flatMap((at) => pathAfter(at) ?? []) }, moved }
}
