import type { Answer, ResponseEvent } from '../../../../domain/attempts/contract.ts'
import type { JournalExtra, JournaledAttempt, AttemptRecord } from './journal-store.ts'

/** One database row of an attempt. */
export type JournalRow =
  | { store: 'attempts'; key: string; value: AttemptRecord }
  /** The last sequence number used, which outlives its event. */
  | { store: 'numbers'; key: string; value: number }
  | { store: 'events'; key: [string, number]; value: ResponseEvent }
  | { store: 'extras'; key: [string, string]; value: JournalExtra }
  | { store: 'drafts'; key: [string, string]; value: Answer }

export type RowChange = { put: JournalRow } | { remove: Pick<JournalRow, 'store' | 'key'> }

/** The rows of one attempt by store and key. */
export type Rows = ReadonlyMap<string, JournalRow>

const idOf = ({ store, key }: Pick<JournalRow, 'store' | 'key'>): string => `${store} ${String(key)}`

export const noRows: Rows = new Map()
export const rowsOf = (rows: readonly JournalRow[]): Rows => new Map(rows.map((row) => [idOf(row), row]))

/** The writes that turn `from` into `to`. */
export const changesBetween = (from: Rows, to: Rows): RowChange[] => [
  ...[...from]
    .filter(([id]) => !to.has(id))
    .map(([, row]) => ({ remove: { store: row.store, key: row.key } }) as RowChange),
  ...[...to].filter(([id, row]) => from.get(id) !== row).map(([, row]) => ({ put: row })),
]

export const withChanges = (rows: Rows, changes: readonly RowChange[]): Rows => {
  const next = new Map(rows)
  for (const change of changes) {
    if ('put' in change) next.set(idOf(change.put), change.put)
    else next.delete(idOf(change.remove))
  }
  return next
}

export const putRows = (rows: Rows, ...added: JournalRow[]): Rows =>
  withChanges(
    rows,
    added.map((row) => ({ put: row })),
  )

export const filterRows = (rows: Rows, stays: (row: JournalRow) => boolean): Rows =>
  new Map([...rows].filter(([, row]) => stays(row)))

export const recordIn = (rows: Rows): AttemptRecord | null => {
  for (const row of rows.values()) if (row.store === 'attempts') return row.value
  return null
}

export const isUnsent = ({ store }: Pick<JournalRow, 'store'>): boolean => store === 'events' || store === 'extras'

export const keptIn = (rows: Rows): JournaledAttempt => {
  const kept: JournaledAttempt = { record: null, events: [], extras: [], drafts: {}, lastSeq: 0 }
  for (const row of rows.values()) {
    if (row.store === 'attempts') kept.record = row.value
    else if (row.store === 'numbers') kept.lastSeq = row.value
    else if (row.store === 'events') kept.events.push(row.value)
    else if (row.store === 'extras') kept.extras.push(row.value)
    else kept.drafts[row.key[1]] = row.value
  }
  kept.events.sort((first, second) => first.seq - second.seq)
  return kept
}
