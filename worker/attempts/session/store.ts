import type { IntegrityEntry } from '../../../domain/attempts/contract.ts'
import { saveText, type KeptLog, type LoggedEvent, type LoggedSave } from '../../../domain/attempts/response-log.ts'
import { hashNow } from '../../platform/hash.ts'
import type { ResultsMessage } from '../../results/results.queue.ts'
import type {
  CountedEvidence,
  Opening,
  PaperOutline,
  StoredAttempt,
  StoredClock,
  TakenLease,
} from './stored-attempt.ts'

export type StoredEvent = LoggedEvent

/** The end of a device's journal: its highest `seq` and the time of its last event. */
export type DeviceCursor = { ackSeq: number; saidAt: number }

/** The attempt's latest save. */
export type LastSave = DeviceCursor & {
  revision: number
  device: string
  epoch: number
  total: number
  hash: string | null
}

export type NewSave = Omit<LastSave, 'hash'> & { receivedAt: number; events: StoredEvent[] }

export type Save = { device: string; receivedAt: number; events: StoredEvent[] }

type Outline = PaperOutline & { sectionOf: Map<string, PaperOutline['sections'][number]> }

type StoredAttemptRow = Omit<
  StoredAttempt,
  'clock' | 'taken' | 'came' | 'endedSessions' | 'leases' | 'countedEvidence' | 'log'
> & {
  clock: string
  taken: string | null
  came: number
  endedSessions: string
  leases: string | null
  countedEvidence: string | null
  log: string | null
}

type SaveRow = Omit<LoggedSave, 'events' | 'hash'> & { events: string; hash: string | null }

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
  readonly #sql: SqlStorage
  #schema: number | null | undefined
  #attempt: StoredAttempt | null | undefined
  #last: LastSave | null | undefined
  #writer: { epoch: number; device: string | null } | undefined

  constructor(sql: SqlStorage) {
    this.#sql = sql
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
           language, epoch, begun_at AS begunAt, clock, taken, came, ended_sessions AS endedSessions, closing,
           closed_at AS closedAt, closed_by AS closedBy, submission_id AS submissionId, receipt, leases,
           counted_evidence AS countedEvidence, log
         FROM sitting`,
      )
      .toArray()
    if (!row) return null
    return {
      ...row,
      clock: JSON.parse(row.clock) as StoredClock,
      taken: row.taken === null ? null : (JSON.parse(row.taken) as string[]),
      came: row.came === 1,
      endedSessions: JSON.parse(row.endedSessions) as string[],
      leases: JSON.parse(row.leases ?? '[]') as TakenLease[],
      countedEvidence: JSON.parse(row.countedEvidence ?? '[]') as CountedEvidence[],
      log: row.log === null ? null : (JSON.parse(row.log) as KeptLog),
    }
  }

  insert(attempt: StoredAttempt, outline: Opening['outline']): void {
    this.#sql.exec(
      `INSERT INTO sitting (id, attempt_id, user_id, test_id, test_version_id, state, language, epoch, begun_at, clock,
         taken, came, ended_sessions, closing, closed_at, closed_by, submission_id, receipt, leases, counted_evidence,
         log, outline)
       VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      attempt.attemptId,
      attempt.userId,
      attempt.testId,
      attempt.testVersionId,
      ...changing(attempt),
      outline,
    )
    this.#attempt = attempt
    this.#last = null
  }

  update(change: Partial<StoredAttempt>): StoredAttempt {
    const attempt = { ...this.require(), ...change }
    this.#sql.exec(
      `UPDATE sitting SET state = ?, language = ?, epoch = ?, begun_at = ?, clock = ?, taken = ?, came = ?,
         ended_sessions = ?, closing = ?, closed_at = ?, closed_by = ?, submission_id = ?, receipt = ?, leases = ?,
         counted_evidence = ?, log = ?`,
      ...changing(attempt),
    )
    this.#attempt = attempt
    return attempt
  }

  require(): StoredAttempt {
    if (!this.attempt) throw new Error('The caller has seen the attempt.')
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

  get lastSave(): LastSave | null {
    if (this.#last === undefined) {
      const [row] = this.#sql
        .exec<Columns<LastSave>>(
          'SELECT id AS revision, device, epoch, ack_seq AS ackSeq, said_at AS saidAt, total, hash FROM saves ORDER BY id DESC LIMIT 1',
        )
        .toArray()
      this.#last = row ?? null
    }
    return this.#last
  }

  /** Null for a device without saves. */
  placeOf(device: string): DeviceCursor | null {
    if (!this.lastSave || this.lastSave.device === device) return this.lastSave
    return (
      this.#sql
        .exec<Columns<DeviceCursor>>(
          'SELECT ack_seq AS ackSeq, said_at AS saidAt FROM saves WHERE device = ? ORDER BY id DESC LIMIT 1',
          device,
        )
        .toArray()[0] ?? null
    )
  }

  keep(save: NewSave): void {
    const { events, receivedAt, ...last } = save
    const written = { ...last, receivedAt, events: JSON.stringify(events) }
    const hash = hashNow(saveText(this.headHash(), written))
    this.#insert({ ...written, hash })
    this.#last = { ...last, hash }
    if (this.#writer?.epoch === last.epoch && this.#writer.device === null)
      this.#writer = { epoch: last.epoch, device: last.device }
  }

  #insert(save: SaveRow): void {
    this.#sql.exec(
      'INSERT INTO saves (id, device, epoch, ack_seq, said_at, received_at, total, events, hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
      save.revision,
      save.device,
      save.epoch,
      save.ackSeq,
      save.saidAt,
      save.receivedAt,
      save.total,
      save.events,
      save.hash,
    )
  }

  /** The hash that the next save continues. */
  headHash(): string {
    if (!this.lastSave) return this.require().attemptId
    return this.lastSave.hash ?? this.#chainSaves()
  }

  /** Hashes saves stored before hashes existed. Returns the last hash. */
  #chainSaves(): string {
    let before = this.require().attemptId
    for (const save of this.#rows()) {
      before = hashNow(saveText(before, save))
      this.#sql.exec('UPDATE saves SET hash = ? WHERE id = ?', before, save.revision)
    }
    if (this.#last) this.#last = { ...this.#last, hash: before }
    return before
  }

  #rows(): SaveRow[] {
    return this.#sql
      .exec<Columns<SaveRow>>(
        `SELECT id AS revision, device, epoch, ack_seq AS ackSeq, said_at AS saidAt, received_at AS receivedAt, total,
           events, hash
         FROM saves ORDER BY id`,
      )
      .toArray()
  }

  /** The whole journal with its hashes. */
  loggedSaves(): LoggedSave[] {
    this.headHash()
    return this.#rows().map(({ hash, ...row }) => ({
      ...row,
      events: JSON.parse(row.events) as StoredEvent[],
      hash: hash ?? '',
    }))
  }

  /** True when the journal is in R2 only. */
  get isDropped(): boolean {
    return (this.attempt?.log?.revision ?? 0) > 0 && this.lastSave === null
  }

  /** Deletes the journal, which is in its log. */
  drop(): void {
    this.#sql.exec('DELETE FROM saves')
    this.#sql.exec('DELETE FROM integrity')
    this.#last = null
    this.#writer = undefined
  }

  /** Restores the journal from its log. */
  restore(saves: readonly LoggedSave[], integrity: IntegrityEntry[]): void {
    for (const save of saves) this.#insert({ ...save, events: JSON.stringify(save.events) })
    this.note(integrity, integrity.length)
    this.#last = undefined
    this.#writer = undefined
  }

  /** Clears the cache after the object's storage was deleted. */
  forget(): void {
    this.#schema = null
    this.#attempt = null
    this.#last = null
    this.#writer = undefined
  }

  /** The writer's device of an epoch: the first that saved in it, or null where none has. */
  writerOf(epoch: number): string | null {
    if (this.#writer?.epoch !== epoch) {
      const [first] = this.#sql
        .exec<{ device: string }>('SELECT device FROM saves WHERE epoch = ? ORDER BY id LIMIT 1', epoch)
        .toArray()
      this.#writer = { epoch, device: first?.device ?? null }
    }
    return this.#writer.device
  }

  /** The time of a device's first save, or null. */
  firstSaveOf(device: string): number | null {
    return this.#sql
      .exec<{ at: number | null }>('SELECT min(received_at) AS at FROM saves WHERE device = ?', device)
      .one().at
  }

  /** All devices with saves. */
  devices(): string[] {
    return this.#sql
      .exec<{ device: string }>('SELECT DISTINCT device FROM saves')
      .toArray()
      .map(({ device }) => device)
  }

  /** A device's events by `seq`, from saves that reach `fromSeq`. */
  eventsOf(device: string, fromSeq: number): Map<number, StoredEvent> {
    const rows = this.#sql.exec<{ events: string }>(
      'SELECT events FROM saves WHERE device = ? AND ack_seq >= ?',
      device,
      fromSeq,
    )
    const events = rows.toArray().flatMap((row) => JSON.parse(row.events) as StoredEvent[])
    return new Map(events.map((event) => [event.seq, event]))
  }

  saves(): Save[] {
    return this.#sql
      .exec<{ device: string; receivedAt: number; events: string }>(
        'SELECT device, received_at AS receivedAt, events FROM saves ORDER BY id',
      )
      .toArray()
      .map((row) => ({ ...row, events: JSON.parse(row.events) as StoredEvent[] }))
  }

  /** Adds new notes up to a maximum, beyond which they are dropped without an error. */
  note(entries: IntegrityEntry[], most: number): void {
    for (const { kind, at, ms } of entries) {
      this.#sql.exec(
        'INSERT INTO integrity (id, kind, at, ms) SELECT ?, ?, ?, ? WHERE (SELECT count(*) FROM integrity) < ? ON CONFLICT DO NOTHING',
        `${kind} ${at} ${ms}`,
        kind,
        at,
        ms,
        most,
      )
    }
  }

  integrity(): IntegrityEntry[] {
    return this.#sql.exec<Columns<IntegrityEntry>>('SELECT kind, at, ms FROM integrity ORDER BY at, kind').toArray()
  }

  /** The pending message for D1, with its close number and its number of sends. */
  waiting(): { closing: number; message: ResultsMessage; sends: number } | null {
    if (!this.attempt) return null
    const [row] = this.#sql
      .exec<{ closing: number; message: string; sends: number }>('SELECT id AS closing, message, sends FROM outbox')
      .toArray()
    return row ? { ...row, message: JSON.parse(row.message) as ResultsMessage } : null
  }

  send(closing: number, message: ResultsMessage): void {
    this.#sql.exec('INSERT INTO outbox (id, message, sends) VALUES (?, ?, 0)', closing, JSON.stringify(message))
  }

  /** Does nothing for a message that was withdrawn meanwhile. */
  sent(closing: number): void {
    this.#sql.exec('UPDATE outbox SET sends = sends + 1 WHERE id = ?', closing)
  }

  arrived(closing: number): void {
    this.#sql.exec('DELETE FROM outbox WHERE id = ?', closing)
  }

  takeBack(): void {
    this.#sql.exec('DELETE FROM outbox')
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
  attempt.came ? 1 : 0,
  JSON.stringify(attempt.endedSessions),
  attempt.closing,
  attempt.closedAt,
  attempt.closedBy,
  attempt.submissionId,
  attempt.receipt,
  attempt.leases.length > 0 ? JSON.stringify(attempt.leases) : null,
  attempt.countedEvidence.length > 0 ? JSON.stringify(attempt.countedEvidence) : null,
  attempt.log && JSON.stringify(attempt.log),
]
