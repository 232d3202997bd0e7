import type { IntegrityEntry } from '../../../domain/attempts/contract.ts'
import type { RecordedLog, LoggedSave } from '../../../domain/attempts/response-log.ts'
import { IntegrityStore } from './integrity.store.ts'
import { OutboxStore, type Pending } from './outbox.store.ts'
import { SavesStore } from './saves.store.ts'
import type {
  CountedEvidence,
  Opening,
  PaperOutline,
  StoredAttempt,
  StoredClock,
  TakenLease,
} from './stored-attempt.ts'

type Outline = PaperOutline & { sectionOf: Map<string, PaperOutline['sections'][number]> }

type StoredAttemptRow = Omit<
  StoredAttempt,
  'clock' | 'taken' | 'isPresent' | 'endedSessions' | 'leases' | 'countedEvidence' | 'log' | 'hall' | 'banner'
> & {
  clock: string
  taken: string | null
  isPresent: number
  endedSessions: string
  leases: string | null
  countedEvidence: string | null
  log: string | null
  hall: string | null
  banner: string | null
}

type Columns<Row> = Row & Record<string, SqlStorageValue>

/** Outlines by version, cached per isolate: published versions never change. */
const outlines = new Map<string, Outline>()
const outlinesKept = 64

const withSections = (outline: PaperOutline): Outline => ({
  ...outline,
  sectionOf: new Map(outline.sections.flatMap((section) => section.questionIds.map((id) => [id, section]))),
})

/**
 * The SQL of an attempt, raw because it is the hot path of an exam (docs/decisions/0004-raw-sql-in-the-attempt-object.md).
 * The object is the only writer, so values read or written are cached. The cache is set after the statement has run, and
 * a failed commit discards the object with its cache.
 */
export class AttemptStore {
  readonly saves: SavesStore
  readonly integrity: IntegrityStore
  readonly outbox: OutboxStore
  readonly #sql: SqlStorage
  #schema: number | null | undefined
  #attempt: StoredAttempt | null | undefined

  constructor(sql: SqlStorage) {
    this.#sql = sql
    this.saves = new SavesStore(sql, () => this.require().attemptId)
    this.integrity = new IntegrityStore(sql)
    this.outbox = new OutboxStore(sql)
  }

  /** The `when` of the newest applied migration, or null for an empty object. */
  get schema(): number | null {
    if (this.#schema === undefined) this.#schema = this.#readSchema()
    return this.#schema
  }

  #readSchema(): number | null {
    const made = this.#sql.exec("SELECT 1 FROM sqlite_master WHERE name = '__drizzle_migrations'").toArray()
    if (made.length === 0) return null
    return this.#sql.exec<{ at: number }>('SELECT max(created_at) AS at FROM __drizzle_migrations').one().at
  }

  /** Creates the tables of a new object, as after the newest migration. */
  create(wholeSchema: string, newest: number): void {
    this.#sql.exec(wholeSchema)
    this.#sql.exec("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('', ?)", newest)
    this.#schema = newest
  }

  /** Null where no attempt was created. Every update replaces the value. */
  get attempt(): StoredAttempt | null {
    if (this.#attempt === undefined) this.#attempt = this.schema === null ? null : this.#read()
    return this.#attempt
  }

  #read(): StoredAttempt | null {
    const [row] = this.#sql
      .exec<Columns<StoredAttemptRow>>(
        `SELECT attempt_id AS attemptId, user_id AS userId, test_id AS testId, test_version_id AS testVersionId, state,
           language, epoch, begun_at AS begunAt, clock, taken, came AS isPresent, ended_sessions AS endedSessions, closing,
           closed_at AS closedAt, closed_by AS closedBy, submission_id AS submissionId, receipt, leases,
           counted_evidence AS countedEvidence, log, hall, banner
         FROM sitting`,
      )
      .toArray()
    if (!row) return null
    return {
      ...row,
      clock: JSON.parse(row.clock) as StoredClock,
      taken: row.taken === null ? null : (JSON.parse(row.taken) as string[]),
      isPresent: row.isPresent === 1,
      endedSessions: JSON.parse(row.endedSessions) as string[],
      leases: JSON.parse(row.leases ?? '[]') as TakenLease[],
      countedEvidence: JSON.parse(row.countedEvidence ?? '[]') as CountedEvidence[],
      log: row.log === null ? null : (JSON.parse(row.log) as RecordedLog),
      hall: row.hall === null ? null : (JSON.parse(row.hall) as StoredAttempt['hall']),
      banner: row.banner === null ? null : (JSON.parse(row.banner) as StoredAttempt['banner']),
    }
  }

  insert(attempt: StoredAttempt, outline: Opening['outline']): void {
    this.#sql.exec(
      `INSERT INTO sitting (id, attempt_id, user_id, test_id, test_version_id, state, language, epoch, begun_at, clock,
         taken, came, ended_sessions, closing, closed_at, closed_by, submission_id, receipt, leases, counted_evidence,
         log, hall, banner, outline)
       VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      attempt.attemptId,
      attempt.userId,
      attempt.testId,
      attempt.testVersionId,
      ...changing(attempt),
      outline,
    )
    this.#attempt = attempt
    this.saves.setEmpty()
  }

  update(change: Partial<StoredAttempt>): StoredAttempt {
    const attempt = { ...this.require(), ...change }
    this.#sql.exec(
      `UPDATE sitting SET state = ?, language = ?, epoch = ?, begun_at = ?, clock = ?, taken = ?, came = ?,
         ended_sessions = ?, closing = ?, closed_at = ?, closed_by = ?, submission_id = ?, receipt = ?, leases = ?,
         counted_evidence = ?, log = ?, hall = ?, banner = ?`,
      ...changing(attempt),
    )
    this.#attempt = attempt
    return attempt
  }

  require(): StoredAttempt {
    if (!this.attempt) throw new Error('There is no attempt.')
    return this.attempt
  }

  get outline(): Outline {
    const { testVersionId } = this.require()
    const known = outlines.get(testVersionId)
    if (known) return known
    const { outline } = this.#sql.exec<{ outline: string }>('SELECT outline FROM sitting').one()
    const read = withSections(JSON.parse(outline) as PaperOutline)
    outlines.set(testVersionId, read)
    if (outlines.size > outlinesKept) outlines.delete(outlines.keys().next().value as string)
    return read
  }

  /** The pending message for D1; null where there is no attempt. */
  get pending(): Pending | null {
    return this.attempt && this.outbox.read()
  }

  /** True when the journal is in R2 only. */
  get isJournalDropped(): boolean {
    return (this.attempt?.log?.revision ?? 0) > 0 && this.saves.last === null
  }

  /** Deletes the journal, which is in its log. */
  dropJournal(): void {
    this.saves.clear()
    this.integrity.clear()
  }

  /** Restores the journal from its log. */
  restoreJournal(saves: readonly LoggedSave[], integrity: IntegrityEntry[]): void {
    this.saves.restore(saves)
    this.integrity.add(integrity, integrity.length)
  }

  /** Clears the cache after the object's storage was deleted. */
  forget(): void {
    this.#schema = null
    this.#attempt = null
    this.saves.setEmpty()
  }
}

/** The mutable columns, in the order of the statements above. */
const changing = (attempt: StoredAttempt): SqlStorageValue[] => [
  attempt.state,
  attempt.language,
  attempt.epoch,
  attempt.begunAt,
  JSON.stringify(attempt.clock),
  attempt.taken && JSON.stringify(attempt.taken),
  attempt.isPresent ? 1 : 0,
  JSON.stringify(attempt.endedSessions),
  attempt.closing,
  attempt.closedAt,
  attempt.closedBy,
  attempt.submissionId,
  attempt.receipt,
  attempt.leases.length > 0 ? JSON.stringify(attempt.leases) : null,
  attempt.countedEvidence.length > 0 ? JSON.stringify(attempt.countedEvidence) : null,
  attempt.log && JSON.stringify(attempt.log),
  attempt.hall && JSON.stringify(attempt.hall),
  attempt.banner && JSON.stringify(attempt.banner),
]
