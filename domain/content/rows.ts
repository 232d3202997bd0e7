import { uncheckedKey, uncheckedPaths } from './fields.ts'
import { valueAt, withValueAt } from './body-paths.ts'
import { withNewIds } from './row-id.ts'

/** Change of a list's rows: a row added at the end, one removed, or one moved by a place. */
export type RowChange = { path: string } & (
  { act: 'add'; row: unknown } | { act: 'remove' | 'up' | 'down' | 'copy'; index: number }
)

type Body = Record<string, unknown>

/** New position of each old row; null for a removed one. */
const movesOf = (change: RowChange, length: number): (number | null)[] => {
  const moves: (number | null)[] = Array.from({ length }, (_, index) => index)
  if (change.act === 'add') return moves
  const { act, index } = change
  if (act === 'remove') return moves.map((at) => (at === index ? null : (at ?? 0) > index ? (at ?? 0) - 1 : at))
  if (act === 'copy') return moves.map((at) => ((at ?? 0) > index ? (at ?? 0) + 1 : at))
  const other = act === 'up' ? index - 1 : index + 1
  if (other < 0 || other >= length) return moves
  return moves.map((at) => (at === index ? other : at === other ? index : at))
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
