import { DurableObject } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/durable-sqlite'
import { migrate } from 'drizzle-orm/durable-sqlite/migrator'
import type { AttemptJournal } from '../../domain/attempts/event-log.ts'
import type { Evidence, Push, SyncAck, Timing } from '../../domain/attempts/contract.ts'
import type { HallBanner } from '../../domain/attempts/hall.ts'
import type { AttemptClock } from '../../domain/attempts/running.ts'
import { logFolder } from '../../domain/attempts/response-log.ts'
import type { Grant } from '../../domain/catalogue/live-room.ts'
import migrations from '../../migrations/attempt/migrations.js'
import wholeSchema from '../../migrations/attempt/whole.sql'
import type { Bindings } from '../env.ts'
import { deleteFolder } from '../files/files.usecases.ts'
import type { SubmissionMessage } from '../results/results.queue.ts'
import { journalOf } from './session/journal.ts'
import * as administration from './session/administration.ts'
import { Channel } from './session/channel.ts'
import * as clock from './session/clock.ts'
import { closeIfOver, submit, type Receipt } from './session/closing.ts'
import { countEvidence, mayCountEvidence } from './session/counting.ts'
import { writeLog, restoreJournal } from './session/log.ts'
import { HallReporter } from './session/hall-reporter.ts'
import { begin, open, recordVisit, type BeginChoices } from './session/opening.ts'
import { drain } from './session/outbox.ts'
import { keptEvidenceOf, personalOf, type KeptEvidence, type Personal } from './session/personal.ts'
import { save, type Batch } from './session/saving.ts'
import type { CountedEvidence, Holder, Opening, SessionRefusal, SessionView } from './session/stored-attempt.ts'
import { AttemptStore } from './session/attempt.store.ts'
import { timingOf } from './session/timing.ts'
import { attemptClock, viewOf } from './session/view.ts'
import { nextWorkAt } from './session/work.ts'
import { endSessions, holderRefusal, takeOver } from './session/writers.ts'

const newestMigration = Math.max(...migrations.journal.entries.map(({ when }) => when))

/**
 * The single writer of one attempt, named by attempt id. Each verb is a function of session/; this class owns what they
 * share: it creates storage with the attempt, sets the alarm by the clock and notifies open pages. An id that was never
 * opened stores nothing.
 */
export class AttemptSession extends DurableObject<Bindings> {
  readonly #store: AttemptStore
  readonly #channel: Channel
  readonly #hall: HallReporter
  /** Failed log writes since the object woke. */
  #logFailures = 0

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env)
    this.#store = new AttemptStore(ctx.storage.sql)
    this.#channel = new Channel(ctx)
    this.#hall = new HallReporter(this.#store, env, {
      hasPages: () => this.#channel.hasPages,
      schedule: (now) => this.#scheduleAlarm(now),
    })
    const schema = this.#store.schema
    if (schema !== null && schema < newestMigration)
      void ctx.blockConcurrencyWhile(() => migrate(drizzle(ctx.storage), migrations))
  }

  /** Creates the attempt; idempotent. */
  open(opening: Opening, now: number): Pick<SessionView, 'state' | 'epoch'> {
    if (this.#store.schema === null) this.#store.create(wholeSchema, newestMigration)
    const { state, epoch } = open(this.#store, opening)
    this.#hall.note(now)
    if (opening.beginsAt !== null) this.#scheduleAlarm(now)
    return { state, epoch }
  }

  /** The current attempt, or null where there is none. Closes it first if its time is over. */
  async view(now: number): Promise<SessionView | null> {
    if (!this.#store.attempt) return null
    if (this.#store.isJournalDropped) await this.#restoreJournal()
    this.#closeIfOver(now)
    return viewOf(this.#store, now)
  }

  /** The clock for its student, who is not noted as present; null for everyone else. */
  clock(userId: string, now: number): AttemptClock | null {
    if (this.#store.attempt?.userId !== userId) return null
    this.#closeIfOver(now)
    return attemptClock(this.#store, now)
  }

  /** The current attempt for its student, who is noted as present; null for everyone else. */
  async visit(userId: string, now: number): Promise<SessionView | null> {
    if (this.#store.attempt?.userId !== userId) return null
    if (this.#store.isJournalDropped) await this.#restoreJournal()
    this.#closeIfOver(now)
    recordVisit(this.#store, now)
    this.#hall.note(now)
    return viewOf(this.#store, now)
  }

  /** Starts the clock; idempotent, a second call returns the first deadline. */
  begin(holder: Holder, chosen: BeginChoices, now: number): Promise<{ deadlineAt: number } | SessionRefusal> {
    return this.#withClockUpdate(now, () => begin(this.#store, holder, chosen, now))
  }

  /** Makes a new writer. Older leases only merge from now on, and their pages are notified. */
  async takeOver(
    session: string,
    device: string,
    now: number,
  ): Promise<{ epoch: number; revision: number } | SessionRefusal> {
    if (this.#store.isJournalDropped) await this.#restoreJournal()
    const taken = takeOver(this.#store, session, device, now)
    if (!('refused' in taken)) this.#channel.end({ kind: 'stale' }, ({ epoch }) => epoch < taken.epoch)
    return taken
  }

  /** Rejects all further calls of ended sessions. */
  endSessions(sessions: string[]): void {
    endSessions(this.#store, sessions)
    this.#channel.end({ kind: 'revoked' }, ({ session }) => sessions.includes(session))
  }

  async sync(holder: Holder, batch: Batch, now: number): Promise<Omit<SyncAck, 'serverNow'> | SessionRefusal> {
    this.#closeIfOver(now)
    const saved = await this.#withClockUpdate(now, () => save(this.#store, holder, batch, now))
    // The writer's page then shows the answers of the other device.
    if ('merged' in saved && saved.merged)
      this.#channel.tell({ kind: 'changed' }, ({ epoch }) => epoch === this.#store.require().epoch)
    if (this.#hall.isDueAfterSave(now)) this.#hall.note(now)
    return saved
  }

  pause(holder: Holder, now: number): Promise<Timing | SessionRefusal> {
    return this.#withClockUpdate(now, () => clock.pause(this.#store, holder, now))
  }

  resume(holder: Holder, now: number): Promise<Timing | SessionRefusal> {
    return this.#withClockUpdate(now, () => clock.resume(this.#store, holder, now))
  }

  /** Pauses the attempt with the whole test; idempotent by `from`. */
  async pauseForAll(from: number, now: number): Promise<void> {
    await this.#withClockUpdate(now, () => clock.setTestPause(this.#store, { from, to: null }))
  }

  /**
   * Ends a pause of the whole test. Takes its start too, so that an attempt that missed the start of the pause still
   * moves its deadline.
   */
  async resumeForAll(pause: { from: number; to: number }, now: number): Promise<void> {
    await this.#withClockUpdate(now, () => clock.setTestPause(this.#store, pause))
  }

  /** Follows the test: a moved start or close, pauses and extra time for all, and the banner of its hall. */
  async follow({ banner, ...news }: clock.TestNews & { banner: HallBanner | null }, now: number): Promise<void> {
    await this.#withClockUpdate(now, () => clock.follow(this.#store, news, now))
    const { attempt } = this.#store
    if (!attempt || attempt.closedAt !== null || attempt.banner?.id === banner?.id) return
    this.#store.update({ banner })
    this.#channel.tell({ kind: 'banner', banner }, () => true)
  }

  /** Adds extra time given in the room of the test; idempotent by its id. False where the attempt is closed. */
  async grant(given: Grant, now: number): Promise<boolean> {
    await this.#withClockUpdate(now, () => clock.grant(this.#store, given))
    return this.#store.attempt?.closedAt === null
  }

  /** Moves a common start that lies in the future. */
  async postpone(start: { beginsAt: number; closesAt: number | null }, now: number): Promise<void> {
    await this.#withClockUpdate(now, () => clock.postpone(this.#store, start, now))
  }

  allow(allowance: clock.Allowance, now: number): Promise<{ deadlineAt: number | null } | SessionRefusal> {
    return this.#withClockUpdate(now, () => clock.allow(this.#store, allowance, now))
  }

  /** Closes the attempt for the student. The alarm sends it to scoring, so the reply does not wait for the queue. */
  async submit(
    holder: Holder,
    submissionId: string,
    now: number,
    timeIsOver = false,
  ): Promise<Receipt | SessionRefusal> {
    if (this.#store.isJournalDropped) await this.#restoreJournal()
    const submitted = submit(this.#store, holder, submissionId, timeIsOver, now)
    if (this.#store.attempt?.closedAt !== null && 'receipt' in submitted) this.#afterClose()
    else this.#hall.note(now)
    return submitted
  }

  abandon(now: number): void {
    administration.abandon(this.#store, now)
    this.#afterClose()
    this.#hall.note(now)
  }

  reopen(ms: number, now: number): Promise<{ deadlineAt: number } | SessionRefusal> {
    return this.#withClockUpdate(now, () => administration.reopen(this.#store, ms, now))
  }

  /** The evidence with the end of the time in which it can be counted; null without an attempt. */
  evidence(now: number): KeptEvidence | null {
    if (!this.#store.attempt) return null
    this.#closeIfOver(now)
    return keptEvidenceOf(this.#store, now)
  }

  /** The evidence for its student; null for everyone else. */
  ownEvidence(userId: string, now: number): KeptEvidence | null {
    return this.#store.attempt?.userId === userId ? this.evidence(now) : null
  }

  /**
   * The evidence that can be counted at `at`; none while the attempt is open or more than seven days after its close.
   */
  async countableEvidence(at: number): Promise<Evidence[]> {
    if (this.#store.isJournalDropped) await this.#restoreJournal()
    this.#closeIfOver(at)
    const { attempt } = this.#store
    if (!attempt || !mayCountEvidence(attempt, at)) return []
    return viewOf(this.#store, at).evidence.filter(({ reason }) => reason !== 'after_deadline')
  }

  /**
   * Closes the attempt anew with evidence counted. The caller scores the submission; the outbox sends it again if the
   * caller fails.
   */
  async countEvidence(
    decision: CountedEvidence,
    now: number,
  ): Promise<{ submission: SubmissionMessage } | SessionRefusal> {
    if (this.#store.isJournalDropped) await this.#restoreJournal()
    const counted = countEvidence(this.#store, decision, now)
    this.#scheduleAlarm(now)
    return counted
  }

  invalidate(): void {
    administration.invalidate(this.#store)
  }

  /** The student's data, without changing anything. Null where there is no attempt. */
  async personal(): Promise<Personal | null> {
    if (!this.#store.attempt) return null
    if (this.#store.isJournalDropped) await this.#restoreJournal()
    return personalOf(this.#store)
  }

  /** The attempt for its event log, without changing anything; null where there is none. */
  journal(): AttemptJournal | null {
    return this.#store.attempt && journalOf(this.#store)
  }

  /** Schedules the log of an attempt that ended before logs existed. */
  awaitLog(now: number): void {
    if (this.#store.attempt) this.#scheduleAlarm(now)
  }

  /** Deletes the attempt and its logs, after its student's account is deleted. */
  async erase(attemptId: string): Promise<void> {
    this.#channel.end({ kind: 'revoked' }, () => true)
    await this.#hall.erase(Date.now())
    await this.ctx.storage.deleteAlarm()
    await this.ctx.storage.deleteAll()
    this.#store.forget()
    await deleteFolder({ env: this.env }, logFolder(attemptId))
  }

  /** Opens the channel of a page. The worker has checked the lease and sends its claims in the header. */
  override async fetch(request: Request): Promise<Response> {
    if (this.#store.isJournalDropped) await this.#restoreJournal()
    const { now, ...holder } = JSON.parse(request.headers.get('x-holder') ?? '{}') as Holder & { now: number }
    const refusal = holderRefusal(this.#store, holder, now)
    if (refusal) return Response.json(refusal, { status: 409 })
    this.#closeIfOver(now)
    recordVisit(this.#store, now)
    const timing = timingOf(this.#store.require(), now)
    if (this.#store.require().closedAt !== null)
      return Response.json({ refused: 'closed', view: viewOf(this.#store, now) } satisfies SessionRefusal, {
        status: 409,
      })
    const { banner } = this.#store.require()
    const first: Push[] = timing ? [{ kind: 'timing', timing, serverNow: now }] : []
    const opened = this.#channel.open(holder, banner ? [...first, { kind: 'banner', banner }] : first)
    this.#hall.note(now)
    return opened
  }

  // The channel is one-way: messages of pages are ignored.
  override webSocketMessage(): void {}

  override webSocketClose(): void {
    if (this.#channel.hasPages) return
    const now = Date.now()
    this.#hall.leave(now)
    this.#hall.note(now)
  }

  // Alarms are delivered at least once and may be late: closing is idempotent, and the outbox holds the remaining work.
  override async alarm(): Promise<void> {
    const now = Date.now()
    this.#closeIfOver(now)
    // Sets the next alarm first: if a later step throws, it runs again.
    this.#scheduleAlarm(now)
    await drain(this.#store, this.env, now)
    this.#logFailures = (await writeLog(this.#store, this.env, now)) ? 0 : this.#logFailures + 1
    await this.#hall.sendIfDue(now)
    this.#scheduleAlarm(now)
  }

  /** Runs a verb that may change the clock, then updates the alarm and notifies open pages. */
  async #withClockUpdate<Result>(now: number, verb: () => Result): Promise<Result> {
    if (this.#store.isJournalDropped) await this.#restoreJournal()
    const before = this.#store.attempt
    const result = verb()
    const after = this.#store.attempt
    if (!after || after === before) return result
    this.#hall.startIfDue(now)
    this.#scheduleAlarm(now)
    const timing = timingOf(after, now)
    if (timing) this.#channel.tell({ kind: 'timing', timing, serverNow: now }, ({ epoch }) => epoch === after.epoch)
    return result
  }

  /** Awaits nothing while the journal is local, so that the following steps are one transaction. */
  async #restoreJournal(): Promise<void> {
    await restoreJournal(this.#store, this.env)
    this.#scheduleAlarm(Date.now())
  }

  #closeIfOver(now: number): void {
    if (closeIfOver(this.#store, now)) this.#afterClose()
  }

  /** Sends the submission from an alarm at once, outside the caller's request. */
  #afterClose(): void {
    if (this.#store.pending?.sends === 0) void this.ctx.storage.setAlarm(Date.now())
    this.#channel.end({ kind: 'closed' }, () => true)
  }

  /** Sets the alarm to the next due work. A submission that was not sent yet is due at once. */
  #scheduleAlarm(now: number): void {
    if (this.#store.pending?.sends === 0) return void this.ctx.storage.setAlarm(Date.now())
    const work = nextWorkAt(this.#store, now, this.#logFailures)
    const next = Math.min(work ?? Infinity, this.#hall.dueAt(now) ?? Infinity)
    if (next === Infinity) void this.ctx.storage.deleteAlarm()
    else void this.ctx.storage.setAlarm(Math.max(now, next))
  }
}
