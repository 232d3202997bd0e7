import type { Timing } from '../../../domain/attempts/contract.ts'
import { autoClosesAt, defaultDrainMs, drainEndsAt, maxPauseMs } from '../../../domain/attempts/timing.ts'
import { scheduleOf, mergePauses, type Clock } from '../../../domain/attempts/schedule.ts'
import { withGrants } from '../opening.ts'
import type { StoredAttempt } from './stored-attempt.ts'

/** The clock in the form that `scheduleOf` takes; null before the attempt begins. */
export const clockOf = ({ begunAt, clock }: StoredAttempt): Clock | null =>
  begunAt === null ? null : { ...withGrants(clock), begunAt, pauses: mergePauses(clock.pauses) }

export const timingOf = (attempt: StoredAttempt, now: number): Timing | null => {
  const clock = clockOf(attempt)
  return clock && { ...scheduleOf(clock, now), begunAt: clock.begunAt, leaves: clock.leaves }
}

/** True once the clock has begun; a common start is set long before. */
export const hasBegun = ({ begunAt }: StoredAttempt, now: number): boolean => begunAt !== null && now >= begunAt

/** The time at which the server closes the attempt by itself; null before the clock is started and after the close. */
export const dueCloseAt = (attempt: StoredAttempt, now: number): number | null => {
  const timing = timingOf(attempt, now)
  if (!timing || attempt.closedAt !== null) return null
  if (timing.pausedAt !== null) return timing.pausedAt + maxPauseMs
  return autoClosesAt({ deadlineAt: timing.deadlineAt, drainMs: drainMsOf(attempt) })
}

const drainMsOf = ({ clock }: StoredAttempt): number => clock.drainMs ?? defaultDrainMs

/** The end of the drain window; null before the clock is started. */
export const countedUntil = (attempt: StoredAttempt, now: number): number | null => {
  const timing = timingOf(attempt, now)
  return timing && drainEndsAt({ deadlineAt: timing.deadlineAt, drainMs: drainMsOf(attempt) })
}

/** Spreads the alarms of a window, milliseconds: without it all absent attempts would close in one instant. */
export const alarmSpreadMs = 60_000

/** The time of the closing alarm, spread by attempt where the window ends many attempts at once. */
export const alarmAt = (attempt: StoredAttempt, now: number): number | null => {
  const end = dueCloseAt(attempt, now)
  if (end === null || attempt.clock.closesAt === null) return end
  return end + Math.floor(spreadShare(attempt.attemptId) * alarmSpreadMs)
}

/** A number in [0, 1) derived from the id. */
export const spreadShare = (attemptId: string): number =>
  [...attemptId].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 65_521, 0) / 65_521
