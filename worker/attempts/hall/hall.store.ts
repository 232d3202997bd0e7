import {
  hallStates,
  noCounts,
  type HallCounts,
  type HallMinute,
  type HallReport,
  type HallRow,
  type HallState,
} from '../../../domain/attempts/hall.ts'
import type { HallPlace, HallQuery } from './hall-part.ts'

type Columns<Row> = Row & Record<string, SqlStorageValue>

const minuteMs = 60_000
const placeOf = new Map<HallState, number>(hallStates.map((state, place) => [state, place]))

const rowColumns =
  'attempt_id AS attemptId, state, at, saved_at AS savedAt, deadline_at AS deadlineAt, counted_until AS countedUntil, evidence'
/** The order of lists: by state, then the oldest save first. */
const order = `CASE state ${hallStates.map((state, place) => `WHEN '${state}' THEN ${place}`).join(' ')} END, coalesce(saved_at, 0), attempt_id`

/** The SQL of one part of a hall: a row for each attempt, and the counts of each minute in which a state changed. */
export class HallStore {
  readonly #sql: SqlStorage
  /** Null for a part without reports, which stores nothing. */
  #counts: HallCounts | null

  constructor(sql: SqlStorage) {
    this.#sql = sql
    this.#counts = this.#isMade() ? this.#countAll() : null
  }

  #isMade(): boolean {
    return this.#sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'minutes'").toArray().length > 0
  }

  #make(): HallCounts {
    this.#sql.exec(`
      CREATE TABLE attempts (attempt_id TEXT PRIMARY KEY, state TEXT NOT NULL, at INTEGER NOT NULL, saved_at INTEGER,
        deadline_at INTEGER, counted_until INTEGER, evidence INTEGER NOT NULL) WITHOUT ROWID`)
    this.#sql.exec(`
      CREATE TABLE minutes (minute INTEGER PRIMARY KEY, ${hallStates.map((state) => `${state} INTEGER NOT NULL`).join()})`)
    return noCounts()
  }

  #countAll(): HallCounts {
    const counts = noCounts()
    const rows = this.#sql.exec<{ state: HallState; count: number }>(
      'SELECT state, count(*) AS count FROM attempts GROUP BY state',
    )
    for (const { state, count } of rows) counts[state] = count
    return counts
  }

  get counts(): HallCounts {
    return this.#counts ?? noCounts()
  }

  /** Stores a report, unless a newer one of the attempt has arrived. */
  put(report: HallReport): void {
    const counts = (this.#counts ??= this.#make())
    const [before] = this.#sql
      .exec<{ state: HallState; at: number }>('SELECT state, at FROM attempts WHERE attempt_id = ?', report.attemptId)
      .toArray()
    if (before && before.at > report.at) return
    const { attemptId, state, at, savedAt, deadlineAt, countedUntil, evidence } = report
    if (state === 'void') this.#sql.exec('DELETE FROM attempts WHERE attempt_id = ?', attemptId)
    else
      this.#sql.exec(
        'INSERT OR REPLACE INTO attempts VALUES (?, ?, ?, ?, ?, ?, ?)',
        attemptId,
        state,
        at,
        savedAt,
        deadlineAt,
        countedUntil,
        evidence,
      )
    if (before?.state === state) return
    if (before) counts[before.state] -= 1
    if (state !== 'void') counts[state] += 1
    this.#putMinute(Math.floor(at / minuteMs), counts)
  }

  /** The latest minute takes a report that arrives out of order. */
  #putMinute(minute: number, counts: HallCounts): void {
    this.#sql.exec(
      `INSERT OR REPLACE INTO minutes VALUES (max(?, (SELECT coalesce(max(minute), 0) FROM minutes)), ${hallStates.map(() => '?').join()})`,
      minute,
      ...hallStates.map((state) => counts[state]),
    )
  }

  /** The last counts of each step of minutes from `since` on, and those before it. */
  minutes(since: number, step: number): HallMinute[] {
    if (!this.#counts) return []
    return this.#sql
      .exec<Columns<HallMinute>>(
        `SELECT max(minute) AS minute, ${hallStates.join()} FROM minutes
         GROUP BY CASE WHEN minute < ?1 THEN -1 ELSE (minute - CAST(?1 AS INTEGER)) / CAST(?2 AS INTEGER) END ORDER BY minute`,
        since,
        step,
      )
      .toArray()
  }

  /** A page of attempts in the order of lists. */
  list({ states, withEvidence, after, limit }: HallQuery): HallRow[] {
    if (!this.#counts) return []
    const places = states.map((state) => `'${state}'`).join()
    const follows = after ? `AND (${order}) > (?, ?, ?)` : ''
    return this.#sql
      .exec<Columns<HallRow>>(
        `SELECT ${rowColumns} FROM attempts WHERE state IN (${places}) ${withEvidence ? 'AND evidence > 0' : ''} ${follows}
         ORDER BY ${order} LIMIT ?`,
        ...(after ? placeValues(after) : []),
        limit,
      )
      .toArray()
  }

  /** Open attempts whose time is over and whose answers may still arrive, and attempts with late answers. */
  expected(now: number): { late: number; lateUntil: number | null; evidence: number } {
    if (!this.#counts) return { late: 0, lateUntil: null, evidence: 0 }
    return this.#sql
      .exec<{ late: number; lateUntil: number | null; evidence: number }>(
        `SELECT coalesce(sum(isLate), 0) AS late, max(CASE WHEN isLate THEN counted_until END) AS lateUntil,
           coalesce(sum(evidence > 0), 0) AS evidence
         FROM (SELECT counted_until, evidence,
             state NOT IN ('submitted', 'closed') AND deadline_at <= ?1 AND counted_until >= ?1 AS isLate
           FROM attempts WHERE evidence > 0 OR counted_until >= ?1)`,
        now,
      )
      .one()
  }

  /** Deletes what was last reported before an instant. Returns the number of attempts left. */
  purge(before: number): number {
    if (!this.#counts) return 0
    this.#sql.exec('DELETE FROM attempts WHERE at < ?', before)
    this.#sql.exec('DELETE FROM minutes WHERE minute < ?', Math.floor(before / minuteMs))
    this.#counts = this.#countAll()
    return this.#sql.exec<{ left: number }>('SELECT count(*) AS left FROM attempts').one().left
  }

  /** Clears the cache after the object's storage was deleted. */
  forget(): void {
    this.#counts = null
  }
}

const placeValues = ({ state, savedAt, attemptId }: HallPlace): SqlStorageValue[] => [
  placeOf.get(state) ?? 0,
  savedAt ?? 0,
  attemptId,
]
