import type { Timing } from '../../../domain/attempts/contract.ts'
import { closesItselfAt, defaultDrainMs, drainEndsAt, longestPauseMs } from '../../../domain/attempts/timing.ts'
import { scheduleOf, united, type Clock } from '../../../domain/attempts/schedule.ts'
import type { StoredAttempt } from './stored-attempt.ts'

/** The clock as the rules take it, or null where nothing has set it going. */
export const clockOf = ({ begunAt, clock }: StoredAttempt): Clock | null =>
  begunAt === null ? null : { ...clock, begunAt, pauses: united(clock.pauses) }

export const timingOf = (attempt: StoredAttempt, now: number): Timing | null => {
  const clock = clockOf(attempt)
  return clock && { ...scheduleOf(clock, now), begunAt: clock.begunAt, leaves: clock.leaves }
}

/** Whether the clock has begun: one with a common start is set long before. */
export const hasBegun = ({ begunAt }: StoredAttempt, now: number): boolean => begunAt !== null && now >= begunAt

/** When the server closes the attempt by itself; null while nothing runs. */
export const endsItselfAt = (attempt: StoredAttempt, now: number): number | null => {
  const timing = timingOf(attempt, now)
  if (!timing || attempt.closedAt !== null) return null
  if (timing.pausedAt !== null) return timing.pausedAt + longestPauseMs
  return closesItselfAt({ deadlineAt: timing.deadlineAt, drainMs: drainMsOf(attempt) })
}

const drainMsOf = ({ clock }: StoredAttempt): number => clock.drainMs ?? defaultDrainMs

/** Until when what was given in time may arrive; null until the clock has begun. */
export const countedUntil = (attempt: StoredAttempt, now: number): number | null => {
  const timing = timingOf(attempt, now)
  return timing && drainEndsAt({ deadlineAt: timing.deadlineAt, drainMs: drainMsOf(attempt) })
}

/** Over how long the alarms of a window are spread: those of everyone who is absent would ring in one instant. */
export const ringsWithinMs = 60_000

/** When the alarm rings: where a window ends many attempts at once, each by its own share of the span later. */
export const ringsAt = (attempt: StoredAttempt, now: number): number | null => {
  const end = endsItselfAt(attempt, now)
  if (end === null || attempt.clock.closesAt === null) return end
  return end + Math.floor(shareOf(attempt.attemptId) * ringsWithinMs)
}

/** In [0, 1), the same for the same id. */
export const shareOf = (attemptId: string): number =>
  [...attemptId].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 65_521, 0) / 65_521
