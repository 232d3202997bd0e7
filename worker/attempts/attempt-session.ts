import { DurableObject } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/durable-sqlite'
import { migrate } from 'drizzle-orm/durable-sqlite/migrator'
import type { Evidence, SyncAck, Timing } from '../../domain/attempts/contract.ts'
import { logFolder } from '../../domain/attempts/response-log.ts'
import migrations from '../../migrations/attempt/migrations.js'
import wholeSchema from '../../migrations/attempt/whole.sql'
import type { Bindings } from '../env.ts'
import { deleteFolder } from '../files/files.usecases.ts'
import type { SubmissionMessage } from '../results/results.queue.ts'
import * as acts from './session/acts.ts'
import { Channel } from './session/channel.ts'
import * as clock from './session/clock.ts'
import { closeIfOver, submit, type Receipt } from './session/closing.ts'
import { countEvidence, mayCountEvidence } from './session/counting.ts'
import { keepLog, keepsLogAt, takeBack } from './session/log.ts'
import { begin, open, recordVisit, type Begun } from './session/opening.ts'
import { drain, looksAgainAt } from './session/outbox.ts'
import { ownEvidenceOf, personalOf, type OwnEvidence, type Personal } from './session/personal.ts'
import { save, type Batch } from './session/saving.ts'
import type { CountedEvidence, Holder, Opening, Refusal, SessionView } from './session/stored-attempt.ts'
import { AttemptStore } from './session/store.ts'
import { ringsAt, timingOf } from './session/timing.ts'
import { viewOf } from './session/view.ts'
import { endSessions, refuseHolder, takeOver } from './session/writers.ts'

const newestMigration = Math.max(...migrations.journal.entries.map(({ when }) => when))

/**
 * The single writer of one attempt, named by attempt id: each verb is a file of session/. Here is what they have in
 * common: storage is made when an attempt is, the alarm follows the clock, and open pages are told. Nothing is stored
 * under an id that was never opened.
 */
export class AttemptSession extends DurableObject<Bindings> {
  readonly #store: AttemptStore
  readonly #channel: Channel
  /** Tries to write the log that failed since the object woke. */
  #logFailures = 0

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env)
    this.#store = new AttemptStore(ctx.storage.sql)
    this.#channel = new Channel(ctx)
    const schema = this.#store.schema
    if (schema !== null && schema < newestMigration)
      void ctx.blockConcurrencyWhile(() => migrate(drizzle(ctx.storage), migrations))
  }

  /** Makes the attempt; a second call changes nothing. */
  open(opening: Opening, now: number): Pick<SessionView, 'state' | 'epoch'> {
    if (this.#store.schema === null) this.#store.create(wholeSchema, newestMigration)
    const { state, epoch } = open(this.#store, opening)
    if (opening.beginsAt !== null) this.#arm(now)
    return { state, epoch }
  }

  /** The attempt as it stands, or null where there is none. One whose time has run out is closed first. */
  async view(now: number): Promise<SessionView | null> {
    if (!this.#store.attempt) return null
    if (this.#store.isDropped) await this.#takeBack()
    this.#closeIfOver(now)
    return viewOf(this.#store, now)
  }

  /** The same for its student, who has come; null for everyone else. */
  async visit(userId: string, now: number): Promise<SessionView | null> {
    if (this.#store.attempt?.userId !== userId) return null
    if (this.#store.isDropped) await this.#takeBack()
    this.#closeIfOver(now)
    recordVisit(this.#store, now)
    return viewOf(this.#store, now)
  }

  /** Starts the clock; a second call answers the first's deadline. */
  begin(holder: Holder, chosen: Begun, now: number): Promise<{ deadlineAt: number } | Refusal> {
    return this.#moving(now, () => begin(this.#store, holder, chosen, now))
  }

  /** Makes a new writer: every older lease only merges from here on, and its pages are told. */
  async takeOver(session: string, device: string, now: number): Promise<{ epoch: number; revision: number } | Refusal> {
    if (this.#store.isDropped) await this.#takeBack()
    const taken = takeOver(this.#store, session, device, now)
    if (!('refused' in taken)) this.#channel.end({ kind: 'stale' }, ({ epoch }) => epoch < taken.epoch)
    return taken
  }

  /** Forgets sessions that were ended elsewhere. */
  endSessions(sessions: string[]): void {
    endSessions(this.#store, sessions)
    this.#channel.end({ kind: 'revoked' }, ({ session }) => sessions.includes(session))
  }

  async sync(holder: Holder, batch: Batch, now: number): Promise<Omit<SyncAck, 'serverNow'> | Refusal> {
    this.#closeIfOver(now)
    const saved = await this.#moving(now, () => save(this.#store, holder, batch, now))
    // The writer's page shows what another device has answered by now.
    if ('merged' in saved && saved.merged)
      this.#channel.tell({ kind: 'changed' }, ({ epoch }) => epoch === this.#store.require().epoch)
    return saved
  }

  pause(holder: Holder, now: number): Promise<Timing | Refusal> {
    return this.#moving(now, () => clock.pause(this.#store, holder, now))
  }

  resume(holder: Holder, now: number): Promise<Timing | Refusal> {
    return this.#moving(now, () => clock.resume(this.#store, holder, now))
  }

  /** The test stands still for everyone. Told twice, it is one pause. */
  async pauseForAll(from: number, now: number): Promise<void> {
    await this.#moving(now, () => clock.standStill(this.#store, { from, to: null }))
  }

  /** The whole pause, so that an attempt which never heard of it moves its deadline too. */
  async resumeForAll(pause: { from: number; to: number }, now: number): Promise<void> {
    await this.#moving(now, () => clock.standStill(this.#store, pause))
  }

  /** Moves a common start that has not come yet. */
  async postpone(start: { beginsAt: number; closesAt: number | null }, now: number): Promise<void> {
    await this.#moving(now, () => clock.postpone(this.#store, start, now))
  }

  allow(allowance: clock.Allowance, now: number): Promise<{ deadlineAt: number | null } | Refusal> {
    return this.#moving(now, () => clock.allow(this.#store, allowance, now))
  }

  /** Closes the attempt for the student; the score follows by the alarm, which the reply does not wait for. */
  async submit(holder: Holder, submissionId: string, now: number, timeIsOver = false): Promise<Receipt | Refusal> {
    if (this.#store.isDropped) await this.#takeBack()
    const submitted = submit(this.#store, holder, submissionId, timeIsOver, now)
    if (this.#store.attempt?.closedAt !== null && 'receipt' in submitted) this.#closed()
    return submitted
  }

  abandon(now: number): void {
    acts.abandon(this.#store, now)
    this.#closed()
  }

  reopen(ms: number, now: number): Promise<{ deadlineAt: number } | Refusal> {
    return this.#moving(now, () => acts.reopen(this.#store, ms, now))
  }

  /** The evidence for its student, and until when it may be counted, null where it may not; null for everyone else. */
  ownEvidence(userId: string, now: number): OwnEvidence | null {
    if (this.#store.attempt?.userId !== userId) return null
    this.#closeIfOver(now)
    return ownEvidenceOf(this.#store, now)
  }

  /** Evidence that may be counted at an instant; none where the attempt is not over, or has been for too long. */
  async countableEvidence(at: number): Promise<Evidence[]> {
    if (this.#store.isDropped) await this.#takeBack()
    this.#closeIfOver(at)
    const { attempt } = this.#store
    if (!attempt || !mayCountEvidence(attempt, at)) return []
    return viewOf(this.#store, at).evidence.filter(({ reason }) => reason !== 'after_deadline')
  }

  /** Closes the attempt anew with evidence counted; the caller scores it, and the outbox where the caller fails. */
  async countEvidence(decision: CountedEvidence, now: number): Promise<{ submission: SubmissionMessage } | Refusal> {
    if (this.#store.isDropped) await this.#takeBack()
    const counted = countEvidence(this.#store, decision, now)
    this.#arm(now)
    return counted
  }

  invalidate(): void {
    acts.invalidate(this.#store)
  }

  /** What the object holds of its student, as it stands: asking changes nothing. Null where there is no attempt. */
  async personal(): Promise<Personal | null> {
    if (!this.#store.attempt) return null
    if (this.#store.isDropped) await this.#takeBack()
    return personalOf(this.#store)
  }

  /** An attempt that ended before there were logs writes its own when it is due. */
  awaitLog(now: number): void {
    if (this.#store.attempt) this.#arm(now)
  }

  /** Forgets the attempt with its logs, as if it had never been opened: its student is gone. */
  async erase(attemptId: string): Promise<void> {
    this.#channel.end({ kind: 'revoked' }, () => true)
    await this.ctx.storage.deleteAlarm()
    await this.ctx.storage.deleteAll()
    this.#store.forget()
    await deleteFolder({ env: this.env }, logFolder(attemptId))
  }

  /** A page that listens: the lease was read by the worker, which sends what it says. */
  override async fetch(request: Request): Promise<Response> {
    if (this.#store.isDropped) await this.#takeBack()
    const { now, ...holder } = JSON.parse(request.headers.get('x-holder') ?? '{}') as Holder & { now: number }
    const refusal = refuseHolder(this.#store, holder, now)
    if (refusal) return Response.json(refusal, { status: 409 })
    this.#closeIfOver(now)
    recordVisit(this.#store, now)
    const timing = timingOf(this.#store.require(), now)
    if (this.#store.require().closedAt !== null)
      return Response.json({ refused: 'closed', view: viewOf(this.#store, now) } satisfies Refusal, { status: 409 })
    return this.#channel.open(holder, timing && { kind: 'timing', timing, serverNow: now })
  }

  // Pages listen and say nothing.
  override webSocketMessage(): void {}

  // Alarms are delivered at least once and may be late: the first close stands, and the outbox knows what is left to do.
  override async alarm(): Promise<void> {
    const now = Date.now()
    this.#closeIfOver(now)
    // The next look first: whatever fails below, this runs again.
    this.#arm(now)
    await drain(this.#store, this.env, now)
    this.#logFailures = (await keepLog(this.#store, this.env, now)) ? 0 : this.#logFailures + 1
    this.#arm(now)
  }

  /** Runs a verb that may change the clock: then the alarm follows, and open pages are told. */
  async #moving<Result>(now: number, verb: () => Result): Promise<Result> {
    if (this.#store.isDropped) await this.#takeBack()
    const before = this.#store.attempt
    const result = verb()
    const after = this.#store.attempt
    if (!after || after === before) return result
    this.#arm(now)
    const timing = timingOf(after, now)
    if (timing) this.#channel.tell({ kind: 'timing', timing, serverNow: now }, ({ epoch }) => epoch === after.epoch)
    return result
  }

  /** Nothing is waited for where the journal is here, so that what follows is one transaction. */
  async #takeBack(): Promise<void> {
    await takeBack(this.#store, this.env)
    this.#arm(Date.now())
  }

  #closeIfOver(now: number): void {
    if (closeIfOver(this.#store, now)) this.#closed()
  }

  /** What is to be told of an attempt that was closed leaves at once, and not in the time of whoever closed it. */
  #closed(): void {
    if (this.#store.waiting()?.sends === 0) void this.ctx.storage.setAlarm(Date.now())
    this.#channel.end({ kind: 'closed' }, () => true)
  }

  /** Sets the alarm to when there is something to do next. */
  #arm(now: number): void {
    const { attempt } = this.#store
    const isClosed = attempt === null || attempt.closedAt !== null
    const next = isClosed ? this.#looksAgainAt(now) : ringsAt(attempt, now)
    if (next === null) void this.ctx.storage.deleteAlarm()
    else void this.ctx.storage.setAlarm(Math.max(now, next))
  }

  #looksAgainAt(now: number): number | null {
    if (!this.#store.attempt) return null
    return looksAgainAt(this.#store, now) ?? keepsLogAt(this.#store, now, this.#logFailures)
  }
}
