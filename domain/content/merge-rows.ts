import { alignRows } from './align-rows.ts'
import { isSame } from './body-paths.ts'

type Rows = readonly unknown[]

/** Values of one row; a side that does not have it has no key. */
export type RowSides = { base?: unknown; mine?: unknown; theirs?: unknown; sent?: unknown }

/** New position of each row of a side; null for one that is gone. */
type Places = (number | null)[]

export type RowPlan = {
  rows: RowSides[]
  /** The rows where each clash is decided for the other side; null without a clash. */
  others: RowSides[] | null
  base: Places
  mine: Places
  theirs: Places
}

/** Merges two orders: members that only the second has follow their neighbour there. */
const joined = (first: readonly string[], second: readonly string[]): string[] => {
  const all = [...first]
  second.forEach((id, index) => {
    if (all.includes(id)) return
    const before = second[index - 1]
    all.splice(before === undefined ? 0 : all.indexOf(before) + 1, 0, id)
  })
  return all
}

/** Ids of rows: that of the known row which each continues, else a new one. */
const idsOf = (known: Rows, rows: Rows, prefix: string): string[] =>
  alignRows(known, rows).map((found, index) => (found === null ? `${prefix}${index}` : `known${found}`))

const isKnown = (id: string): boolean => id.startsWith('known')

/** Rows from which both sides began: the base after own changes that are stored although the answer to their save was lost. */
const knownRows = (base: Rows, theirs: Rows, sent: Rows): Rows => {
  const [ours, stored] = [idsOf(base, sent, 'added'), idsOf(base, theirs, 'added')]
  const added = theirs.filter((_, index) => !isKnown(stored[index] ?? ''))
  const rows = new Map<string, unknown>(base.map((row, index) => [`known${index}`, row]))
  const kept = [...rows.keys()].filter((id) => ours.includes(id) || stored.includes(id))
  const inBoth = ours.filter((id, index) => {
    if (isKnown(id)) return kept.includes(id)
    const at = added.findIndex((row) => isSame(row, sent[index]))
    if (at === -1) return false
    added.splice(at, 1)
    rows.set(id, sent[index])
    return true
  })
  return joined(kept, inBoth).map((id) => rows.get(id))
}

/** Ids of their rows; a row that both sides added alike has the id of ours. */
const theirIds = (known: Rows, theirs: Rows, mine: Rows, mineIds: readonly string[]): string[] => {
  const open = mine.flatMap((row, index) => (isKnown(mineIds[index] ?? '') ? [] : [{ row, id: mineIds[index] }]))
  return idsOf(known, theirs, 'theirs').map((id, index) => {
    const at = isKnown(id) ? -1 : open.findIndex(({ row }) => isSame(row, theirs[index]))
    return (at !== -1 && open.splice(at, 1)[0]?.id) || id
  })
}

type Ids = Record<'base' | 'mine' | 'theirs', readonly string[]>

/** True when rows that both lists have are in another order. */
const hasMoved = (one: readonly string[], other: readonly string[]): boolean =>
  !isSame(
    one.filter((id) => other.includes(id)),
    other.filter((id) => one.includes(id)),
  )

/** Side whose order holds; null when both changed it, differently. */
const leaderOf = ({ base, mine, theirs }: Ids): 'mine' | 'theirs' | null => {
  if (!hasMoved(theirs, base) || !hasMoved(mine, theirs)) return 'mine'
  return hasMoved(mine, base) ? null : 'theirs'
}

/** True for a known row that one side removed: `wasChanged` by the other or not. */
const isRemoved = (row: RowSides, wasChanged: boolean): boolean => {
  if (!('base' in row) || 'mine' in row === 'theirs' in row) return false
  return !isSame('mine' in row ? row.mine : row.theirs, row.base) === wasChanged
}

const placesOf = (ids: readonly string[], order: readonly string[]): Places =>
  ids.map((id) => (order.includes(id) ? order.indexOf(id) : null))

/** Plans the merge of two edits of a list: which rows stay, in which order. */
export const planRows = (base: Rows, mine: Rows, theirs: Rows, sent: Rows | null): RowPlan => {
  const known = sent ? knownRows(base, theirs, sent) : base
  const mineIds = idsOf(known, mine, 'mine')
  const ids = {
    base: known.map((_, index) => `known${index}`),
    mine: mineIds,
    theirs: theirIds(known, theirs, mine, mineIds),
  }
  const rows = new Map<string, RowSides>()
  const put = (side: keyof RowSides, names: readonly string[], values: Rows) =>
    names.forEach((id, index) => rows.set(id, { ...rows.get(id), [side]: values[index] }))
  put('base', ids.base, known)
  if (sent) put('sent', idsOf(known, sent, 'sent'), sent)
  put('mine', ids.mine, mine)
  put('theirs', ids.theirs, theirs)

  const rowOf = (id: string): RowSides => rows.get(id) ?? {}
  const leader = leaderOf(ids)
  const clashes = leader === null || [...rows.values()].some((row) => isRemoved(row, true))
  const orderFor = (side: 'mine' | 'theirs'): string[] => {
    const first = leader ?? side
    const stays = (id: string) => !isRemoved(rowOf(id), false) && (!isRemoved(rowOf(id), true) || side in rowOf(id))
    return joined(ids[first].filter(stays), ids[first === 'mine' ? 'theirs' : 'mine'].filter(stays))
  }
  const order = orderFor('mine')
  return {
    rows: order.map(rowOf),
    others: clashes ? orderFor('theirs').map(rowOf) : null,
    base: placesOf(idsOf(known, base, 'base'), order),
    mine: placesOf(ids.mine, order),
    theirs: placesOf(ids.theirs, order),
  }
}
