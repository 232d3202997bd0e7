import { DurableObject } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/durable-sqlite'
import { migrate } from 'drizzle-orm/durable-sqlite/migrator'
import { refuseBatch, type AnswerSpec } from '../../domain/attempts/answers.ts'
import type { AttemptState, Response, ResponseEvent } from '../../domain/attempts/contract.ts'
import { acceptsArrival, closesItselfAt, deadlineOf, inTime, type Sitting } from '../../domain/attempts/timing.ts'
import migrations from '../../migrations/attempt/migrations.js'
import type { Bindings } from '../env.ts'
import { randomToken } from '../platform/ids.ts'
import { log } from '../platform/log.ts'
import { resultExists } from '../results/results.usecases.ts'
import type { SubmissionMessage } from '../results/results.queue.ts'

export type Opening = {
  attemptId: string
  userId: string
  testId: string
  testVersionId: string
  questions: Record<string, AnswerSpec>
  durationMs: number
  closesAt: number | null
}

/** What the object says of itself; the worker adds the paper. */
export type SittingView = {
  userId: string
  testId: string
  testVersionId: string
  state: AttemptState
  epoch: number
  revision: number
  responses: Response[]
  deadlineAt: number | null
  receipt: string | null
}

/** A refusal crosses the RPC border as data: thrown errors lose their type there. */
export type Refusal =
  | { refused: 'stale' | 'closed' | 'not_begun' | 'missing' | 'seq_conflict'; view: SittingView | null }
  | { refused: 'invalid'; fields: Record<string, string> }

type Row = Omit<SittingView, 'responses'> &
  Omit<Opening, 'questions'> & {
    begunAt: number | null
    lastAckAt: number | null
    closedAt: number | null
    closedBy: 'student' | 'time' | null
    submissionId: string | null
  }

type EventRow = { seq: number; questionId: string; answer: string; status: Response['status']; at: number; ms: number }

/** First resend of an outbox row, then doubled up to the last. */
const resendMs = { first: 5_000, last: 300_000 }

const columns = `attempt_id AS attemptId, user_id AS userId, test_id AS testId, test_version_id AS testVersionId,
  duration_ms AS durationMs, closes_at AS closesAt, state, epoch, revision, begun_at AS begunAt, deadline_at AS deadlineAt,
  last_ack_at AS lastAckAt, closed_at AS closedAt, closed_by AS closedBy, submission_id AS submissionId, receipt`

/**
 * The single writer of one sitting, named by attempt id. It stores and schedules; whether an answer is in time is
 * decided in domain/attempts/timing. Raw SQL: it is the hot path of an exam (docs/decisions/0004-raw-sql-in-the-object.md).
 */
export class AttemptSession extends DurableObject<Bindings> {
  readonly #sql: SqlStorage
  // The specs of the paper, parsed once: the row's JSON never changes.
  #specs: Record<string, AnswerSpec> | null = null

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env)
    this.#sql = ctx.storage.sql
    void ctx.blockConcurrencyWhile(() => migrate(drizzle(ctx.storage), migrations))
  }

  /** Makes the sitting; a second call changes nothing. */
  open(opening: Opening): SittingView {
    this.#sql.exec(
      `INSERT INTO sitting (id, attempt_id, user_id, test_id, test_version_id, duration_ms, closes_at, state, epoch, revision)
       VALUES (1, ?, ?, ?, ?, ?, ?, 'instructions', 1, 0) ON CONFLICT DO NOTHING`,
      opening.attemptId,
      opening.userId,
      opening.testId,
      opening.testVersionId,
      opening.durationMs,
      opening.closesAt,
    )
    this.#sql.exec(
      'INSERT INTO paper (id, questions) VALUES (1, ?) ON CONFLICT DO NOTHING',
      JSON.stringify(opening.questions),
    )
    return this.#view(this.#require())
  }

  /** The sitting as it stands, or null where there is none. One whose time has run out is closed first. */
  async view(now: number): Promise<SittingView | null> {
    const row = this.#row()
    if (!row) return null
    await this.#closeIfOver(row, now)
    return this.#view(this.#require())
  }

  /** Starts the clock; a second call answers the first's deadline. */
  async begin(epoch: number, language: string, now: number): Promise<{ deadlineAt: number } | Refusal> {
    const row = this.#row()
    if (!row) return { refused: 'missing', view: null }
    if (row.epoch !== epoch) return { refused: 'stale', view: this.#view(row) }
    if (row.deadlineAt !== null)
      return row.closedAt === null ? { deadlineAt: row.deadlineAt } : { refused: 'closed', view: this.#view(row) }
    const deadlineAt = deadlineOf(now, row.durationMs, row.closesAt)
    if (deadlineAt <= now) return { refused: 'closed', view: this.#view(row) }
    this.#sql.exec(
      `UPDATE sitting SET state = 'in_progress', language = ?, begun_at = ?, deadline_at = ?`,
      language,
      now,
      deadlineAt,
    )
    await this.ctx.storage.setAlarm(closesItselfAt({ deadlineAt }))
    return { deadlineAt }
  }

  /** Makes a new writer: every older lease is dead from here on. */
  takeOver(): { epoch: number; revision: number } | null {
    const row = this.#row()
    if (!row) return null
    this.#sql.exec('UPDATE sitting SET epoch = epoch + 1')
    return { epoch: row.epoch + 1, revision: row.revision }
  }

  /**
   * Stores a batch: all or nothing, but for events that came too late, which are never acknowledged.
   * Read, check, write without an await between: one transaction, and the reply waits until it is durable.
   */
  sync(
    epoch: number,
    device: string,
    batch: ResponseEvent[],
    now: number,
  ): { ackSeq: number; revision: number; deadlineAt: number } | Refusal {
    const row = this.#row()
    if (!row) return { refused: 'missing', view: null }
    if (row.epoch !== epoch || this.#isHeldByAnother(epoch, device)) return { refused: 'stale', view: this.#view(row) }
    const sitting = runningSitting(row)
    if (!sitting) return { refused: 'not_begun', view: this.#view(row) }
    const fields = refuseBatch(batch, this.#specsOfPaper())
    if (fields) return { refused: 'invalid', fields }

    const stored = this.#storedFrom(device, batch)
    const conflict = batch.find((event) => differs(stored.get(event.seq), event))
    if (conflict) {
      log('warn', 'attempts.seq_conflict', { attemptId: row.attemptId, seq: conflict.seq })
      return { refused: 'seq_conflict', view: this.#view(row) }
    }
    const unseen = batch.filter(({ seq }) => !stored.has(seq))
    if (unseen.length === 0) return { ackSeq: this.#ackSeq(device), revision: row.revision, deadlineAt: sitting.deadlineAt }
    const counted = unseen.filter(({ at }) => inTime(sitting, at, now))
    if (counted.length === 0 || !acceptsArrival(sitting, now)) return { refused: 'closed', view: this.#view(row) }

    for (const event of counted) this.#insert(event, device, epoch, now)
    // What arrives in the grace says nothing of the time before the deadline, which decides how long the grace is.
    const lastAckAt = now < sitting.deadlineAt ? now : sitting.lastAckAt
    this.#sql.exec('UPDATE sitting SET revision = revision + 1, last_ack_at = ?', lastAckAt)
    return { ackSeq: this.#ackSeq(device), revision: row.revision + 1, deadlineAt: sitting.deadlineAt }
  }

  /** Closes the sitting for the student. Whoever submits again, or at the same time, gets the one receipt. */
  async submit(epoch: number, submissionId: string, now: number): Promise<{ receipt: string } | Refusal> {
    const row = this.#row()
    if (!row) return { refused: 'missing', view: null }
    if (row.receipt !== null) return { receipt: row.receipt }
    if (row.epoch !== epoch) return { refused: 'stale', view: this.#view(row) }
    if (row.deadlineAt === null) return { refused: 'not_begun', view: this.#view(row) }
    const receipt = this.#close(row, now >= row.deadlineAt ? 'time' : 'student', submissionId, now)
    await this.#drainOutbox(now)
    return { receipt }
  }

  // Alarms are delivered at least once and may be late: the first close stands, and the outbox knows what is left to do.
  override async alarm(): Promise<void> {
    const now = Date.now()
    const row = this.#row()
    if (row) await this.#closeIfOver(row, now)
    await this.#drainOutbox(now)
    await this.#rearm(now)
  }

  /** One that came too early must come again, or an absent sitting would never close. */
  async #rearm(now: number): Promise<void> {
    const row = this.#row()
    if (!row || row.deadlineAt === null || row.closedAt !== null) return
    await this.ctx.storage.setAlarm(Math.max(now, closesItselfAt({ deadlineAt: row.deadlineAt })))
  }

  async #closeIfOver(row: Row, now: number): Promise<void> {
    if (row.deadlineAt === null || row.closedAt !== null || now < closesItselfAt({ deadlineAt: row.deadlineAt })) return
    this.#close(row, 'time', null, now)
    await this.#drainOutbox(now)
  }

  /** Receipt and outbox row in one transaction: no await between. */
  #close(row: Row, closedBy: 'student' | 'time', submissionId: string | null, now: number): string {
    const receipt = randomToken()
    const message: SubmissionMessage = {
      kind: 'submission',
      attemptId: row.attemptId,
      userId: row.userId,
      testId: row.testId,
      testVersionId: row.testVersionId,
      receipt,
      submittedAt: Math.min(now, row.deadlineAt ?? now),
      closedBy,
      lateSynced: this.#lateSynced(row),
      responses: this.#responses(),
    }
    this.#sql.exec(
      `UPDATE sitting SET state = 'submitted', closed_at = ?, closed_by = ?, submission_id = ?, receipt = ?`,
      now,
      closedBy,
      submissionId,
      receipt,
    )
    this.#sql.exec('INSERT INTO outbox (id, message, sends) VALUES (1, ?, 0)', JSON.stringify(message))
    return receipt
  }

  /** Sends what waits and looks again later: the row goes only when its result is seen in D1, since a queue may forget. */
  async #drainOutbox(now: number): Promise<void> {
    const waiting = this.#sql.exec<{ message: string; sends: number }>('SELECT message, sends FROM outbox').toArray()[0]
    if (!waiting) return
    // The alarm first: whatever fails below, this runs again.
    await this.ctx.storage.setAlarm(now + Math.min(resendMs.first * 2 ** waiting.sends, resendMs.last))
    const message = JSON.parse(waiting.message) as SubmissionMessage
    if (waiting.sends > 0 && (await resultExists(this.env, message.attemptId))) {
      this.#sql.exec(`DELETE FROM outbox`)
      this.#sql.exec(`UPDATE sitting SET state = 'scored' WHERE state = 'submitted'`)
      await this.ctx.storage.deleteAlarm()
      return
    }
    try {
      await this.env.RESULTS_QUEUE.send(message)
      this.#sql.exec('UPDATE outbox SET sends = sends + 1')
    } catch (error) {
      log('warn', 'attempts.outbox_unsent', { attemptId: message.attemptId }, error)
    }
  }

  #row(): Row | undefined {
    return this.#sql.exec<Row & Record<string, SqlStorageValue>>(`SELECT ${columns} FROM sitting`).toArray()[0]
  }

  #require(): Row {
    const row = this.#row()
    if (!row) throw new Error('The sitting was just written.')
    return row
  }

  #specsOfPaper(): Record<string, AnswerSpec> {
    this.#specs ??= JSON.parse(
      this.#sql.exec<{ questions: string }>('SELECT questions FROM paper').one().questions,
    ) as Record<string, AnswerSpec>
    return this.#specs
  }

  #view(row: Row): SittingView {
    const { userId, testId, testVersionId, state, epoch, revision, deadlineAt, receipt } = row
    return { userId, testId, testVersionId, state, epoch, revision, deadlineAt, receipt, responses: this.#responses() }
  }

  /** The last word on each question: of the newest writer, and of that the last it said. */
  #responses(): Response[] {
    return this.#sql
      .exec<Omit<EventRow, 'seq'>>(
        `SELECT question_id AS questionId, answer, status, at, ms FROM (
           SELECT *, row_number() OVER (PARTITION BY question_id ORDER BY epoch DESC, seq DESC) AS place FROM events
         ) WHERE place = 1`,
      )
      .toArray()
      .map((event) => ({ ...event, answer: JSON.parse(event.answer) as Response['answer'] }))
  }

  #lateSynced(row: Row): number {
    if (row.deadlineAt === null) return 0
    return this.#sql
      .exec<{ late: number }>('SELECT count(*) AS late FROM events WHERE received_at >= ?', row.deadlineAt)
      .one().late
  }

  #storedFrom(device: string, batch: ResponseEvent[]): Map<number, EventRow> {
    const seqs = batch.map(({ seq }) => seq)
    const rows = this.#sql.exec<EventRow>(
      'SELECT seq, question_id AS questionId, answer, status, at, ms FROM events WHERE device = ? AND seq BETWEEN ? AND ?',
      device,
      Math.min(...seqs),
      Math.max(...seqs),
    )
    return new Map(rows.toArray().map((row) => [row.seq, row]))
  }

  /** Two devices may have been given the lease of one epoch, before either wrote: the first to write holds it. */
  #isHeldByAnother(epoch: number, device: string): boolean {
    const last = this.#sql
      .exec<{ epoch: number; device: string }>('SELECT epoch, device FROM events ORDER BY rowid DESC LIMIT 1')
      .toArray()[0]
    return last !== undefined && last.epoch === epoch && last.device !== device
  }

  #ackSeq(device: string): number {
    return (
      this.#sql.exec<{ seq: number | null }>('SELECT max(seq) AS seq FROM events WHERE device = ?', device).one().seq ??
      0
    )
  }

  #insert(
    { seq, questionId, answer, status, at, ms }: ResponseEvent,
    device: string,
    epoch: number,
    now: number,
  ): void {
    this.#sql.exec(
      `INSERT INTO events (device, seq, epoch, question_id, answer, status, at, ms, received_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      device,
      seq,
      epoch,
      questionId,
      JSON.stringify(answer),
      status,
      at,
      ms,
      now,
    )
  }
}

/** The sitting as the rules of time see it, or null before the clock has started. */
const runningSitting = ({ deadlineAt, closedAt, lastAckAt }: Row): Sitting | null =>
  deadlineAt === null ? null : { deadlineAt, closedAt, lastAckAt }

const differs = (stored: EventRow | undefined, event: ResponseEvent): boolean =>
  stored !== undefined &&
  (stored.questionId !== event.questionId ||
    stored.answer !== JSON.stringify(event.answer) ||
    stored.status !== event.status ||
    stored.at !== event.at ||
    stored.ms !== event.ms)
