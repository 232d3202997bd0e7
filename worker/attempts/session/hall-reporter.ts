import { hallParts, lostAfterMs, reportEveryMs, saveReportMs, type HallReport } from '../../../domain/attempts/hall.ts'
import type { Bindings } from '../../env.ts'
import { log } from '../../platform/log.ts'
import type { AttemptStore } from './attempt.store.ts'
import { mayCountEvidence, wasAbsent } from './counting.ts'
import type { StoredAttempt } from './stored-attempt.ts'
import { countedUntil, hasBegun, spreadShare, timingOf } from './timing.ts'
import { viewOf } from './view.ts'

/** The part of its hall that an attempt reports to. */
export const hallPartOf = ({ HALLS }: Bindings, { testId, attemptId }: Pick<StoredAttempt, 'testId' | 'attemptId'>) =>
  HALLS.getByName(`${testId}/${Math.floor(spreadShare(attemptId) * hallParts)}`)

/** Spreads the reports of a common start, which everyone would make at once. */
const spreadMsOf = ({ attemptId }: StoredAttempt): number => Math.floor(spreadShare(attemptId) * reportEveryMs)

/** True for an attempt that is in a hall: its test ends for all at one time. */
const isInHall = ({ clock }: StoredAttempt): boolean => clock.held === true

/**
 * Reports the attempt to the hall of its test: on change, at most once a minute, and never while a student waits. What
 * was last reported is stored with the attempt.
 */
export class HallReporter {
  readonly #store: AttemptStore
  readonly #env: Bindings
  readonly #hasPages: () => boolean
  readonly #schedule: (now: number) => void
  #isSending = false
  #failedAt = -Infinity

  /** `schedule` sets the alarm of the object anew. */
  constructor(
    store: AttemptStore,
    env: Bindings,
    { hasPages, schedule }: { hasPages: () => boolean; schedule: (now: number) => void },
  ) {
    this.#store = store
    this.#env = env
    this.#hasPages = hasPages
    this.#schedule = schedule
  }

  /** Reports after the caller's reply: at once, or by the alarm when it is due. */
  note(now: number): void {
    this.startIfDue(now)
    this.#scheduleIfDue(now)
  }

  /** Starts a due report, which the caller does not wait for. */
  startIfDue(now: number): void {
    if (this.#isDue(now)) void this.#send(now).then(() => this.#scheduleIfDue(now))
  }

  /** Sends a due report. */
  async sendIfDue(now: number): Promise<void> {
    if (this.#isDue(now)) await this.#send(now)
  }

  #isDue(now: number): boolean {
    return (this.dueAt(now) ?? Infinity) <= now
  }

  #scheduleIfDue(now: number): void {
    if (this.dueAt(now) !== null) this.#schedule(now)
  }

  /** Notes that the last page is gone; stored, because the object may be evicted before the connection counts as lost. */
  leave(now: number): void {
    const { attempt } = this.#store
    if (attempt?.hall && attempt.closedAt === null) this.#store.update({ hall: { ...attempt.hall, leftAt: now } })
  }

  /** True when a save has to be followed by a report. Reads nothing but memory. */
  isDueAfterSave(now: number): boolean {
    const { attempt } = this.#store
    if (!attempt || !isInHall(attempt) || this.#isSending) return false
    const { hall, begunAt } = attempt
    if (hall?.state === 'writing') return now - hall.at >= saveReportMs
    return now >= (begunAt ?? now) + spreadMsOf(attempt)
  }

  /** The time of the next report; null for none. */
  dueAt(now: number): number | null {
    const { attempt } = this.#store
    if (!attempt || !isInHall(attempt) || this.#isSending) return null
    const { hall } = attempt
    const earliest = Math.max(hall ? hall.at + reportEveryMs : now, this.#failedAt + reportEveryMs)
    const next = this.#reportOf(attempt, now)
    if (!hall || hall.state !== next.state || hall.evidence !== next.evidence) return earliest
    // A moved end is no reason to wake the object: a later report brings it.
    if (hall.deadlineAt !== next.deadlineAt && !this.#isPaused(attempt, now) && earliest <= now) return earliest
    if (next.state !== 'writing') return null
    if ((next.savedAt ?? 0) - hall.at >= saveReportMs) return earliest
    if (this.#hasPages()) return null
    const lostAt = this.#lostAt(attempt, next.savedAt)
    return lostAt && Math.max(earliest, lostAt)
  }

  #isPaused(attempt: StoredAttempt, now: number): boolean {
    return timingOf(attempt, now)?.pausedAt !== null
  }

  /** The time from which an attempt without an open page counts as lost; null if none was ever gone. */
  #lostAt({ hall }: StoredAttempt, savedAt: number | null): number | null {
    const leftAt = hall?.leftAt ?? null
    return leftAt && Math.max(leftAt, savedAt ?? 0) + lostAfterMs
  }

  #reportOf(attempt: StoredAttempt, now: number): HallReport {
    const savedAt = this.#store.saves.lastAt()
    const timing = timingOf(attempt, now)
    return {
      attemptId: attempt.attemptId,
      state: this.#stateOf(attempt, savedAt, now),
      at: now,
      savedAt,
      deadlineAt: timing?.pausedAt === null ? timing.deadlineAt : null,
      countedUntil: countedUntil(attempt, now),
      evidence: attempt.closedAt === null ? 0 : this.#evidenceOf(attempt, now),
    }
  }

  #stateOf(attempt: StoredAttempt, savedAt: number | null, now: number): HallReport['state'] {
    const { state, submissionId, closedAt, isPresent } = attempt
    if (state === 'abandoned' && !wasAbsent(attempt)) return 'void'
    if (submissionId !== null) return 'submitted'
    if (closedAt !== null) return 'closed'
    if (!hasBegun(attempt, now) || (!isPresent && savedAt === null)) return 'waiting'
    return this.#hasPages() || now < (this.#lostAt(attempt, savedAt) ?? Infinity) ? 'writing' : 'lost'
  }

  #evidenceOf(attempt: StoredAttempt, now: number): number {
    if (!this.#store.saves.last || !mayCountEvidence(attempt, now)) return attempt.hall?.evidence ?? 0
    return viewOf(this.#store, now).evidence.filter(({ reason }) => reason !== 'after_deadline').length
  }

  /** Sends the report. A failure is tried again after a minute. */
  async #send(now: number): Promise<void> {
    const { attempt } = this.#store
    if (!attempt || this.#isSending) return
    this.#isSending = true
    const report = this.#reportOf(attempt, now)
    try {
      await hallPartOf(this.#env, attempt).report(report)
      const { state, at, deadlineAt, evidence } = report
      if (this.#store.attempt) {
        const leftAt = this.#hasPages() ? null : (this.#store.attempt.hall?.leftAt ?? null)
        this.#store.update({ hall: { state, at, deadlineAt, evidence, leftAt } })
      }
    } catch (error) {
      this.#failedAt = now
      log('warn', 'attempts.hall_unreported', { attemptId: attempt.attemptId }, error)
    } finally {
      this.#isSending = false
    }
  }

  /** Takes the attempt out of its hall, before it is erased. */
  async erase(now: number): Promise<void> {
    const { attempt } = this.#store
    if (attempt && isInHall(attempt))
      await hallPartOf(this.#env, attempt).report({ ...this.#reportOf(attempt, now), state: 'void' })
  }
}
