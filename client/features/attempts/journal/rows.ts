import type { Answer, ResponseEvent } from '../../../../domain/attempts/contract.ts'
import type { Extra, JournaledAttempt, AttemptRecord } from './journal-store.ts'

/** One database row of an attempt. */
export type Row =
  | { store: 'attempts'; key: string; value: AttemptRecord }
  /** The last sequence number used, which outlives its event. */
  | { store: 'numbers'; key: string; value: number }
  | { store: 'events'; key: [string, number]; value: ResponseEvent }
  | { store: 'extras'; key: [string, string]; value: Extra }
  | { store: 'drafts'; key: [string, string]; value: Answer }

export type Change = { put: Row } | { remove: Pick<Row, 'store' | 'key'> }

/** The rows of one attempt by store and key. */
export type Rows = ReadonlyMap<string, Row>

const idOf = ({ store, key }: Pick<Row, 'store' | 'key'>): string => `${store} ${String(key)}`

export const noRows: Rows = new Map()
export const rowsOf = (rows: readonly Row[]): Rows => new Map(rows.map((row) => [idOf(row), row]))

/** The writes that turn `from` into `to`. */
export const changesBetween = (from: Rows, to: Rows): Change[] => [
  ...[...from]
    .filter(([id]) => !to.has(id))
    .map(([, row]) => ({ remove: { store: row.store, key: row.key } }) as Change),
  ...[...to].filter(([id, row]) => from.get(id) !== row).map(([, row]) => ({ put: row })),
]

export const withChanges = (rows: Rows, changes: readonly Change[]): Rows => {
  const next = new Map(rows)
  for (const change of changes) {
    if ('put' in change) next.set(idOf(change.put), change.put)
    else next.delete(idOf(change.remove))
  }
  return next
}

export const recordIn = (rows: Rows): AttemptRecord | null => {
  for (const row of rows.values()) if (row.store === 'attempts') return row.value
  return null
}

export const isWaiting = ({ store }: Pick<Row, 'store'>): boolean => store === 'events' || store === 'extras'

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
