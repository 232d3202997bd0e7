import type { Timing } from '../../../domain/attempts/contract.ts'
import { closesItselfAt, defaultDrainMs, drainEndsAt, longestPauseMs } from '../../../domain/attempts/timing.ts'
import { scheduleOf, united, type Clock } from '../../../domain/attempts/schedule.ts'
import type { Sitting } from './sitting.ts'

/** The clock as the rules take it, or null where nothing has set it going. */
export const clockOf = ({ begunAt, clock }: Sitting): Clock | null =>
  begunAt === null ? null : { ...clock, begunAt, pauses: united(clock.pauses) }

export const timingOf = (sitting: Sitting, now: number): Timing | null => {
  const clock = clockOf(sitting)
  return clock && { ...scheduleOf(clock, now), begunAt: clock.begunAt, leaves: clock.leaves }
}

/** Whether the clock has begun: one with a common start is set long before. */
export const hasBegun = ({ begunAt }: Sitting, now: number): boolean => begunAt !== null && now >= begunAt

/** When the server closes the sitting by itself; null while nothing runs. */
export const endsItselfAt = (sitting: Sitting, now: number): number | null => {
  const timing = timingOf(sitting, now)
  if (!timing || sitting.closedAt !== null) return null
  if (timing.pausedAt !== null) return timing.pausedAt + longestPauseMs
  return closesItselfAt({ deadlineAt: timing.deadlineAt, drainMs: drainMsOf(sitting) })
}

const drainMsOf = ({ clock }: Sitting): number => clock.drainMs ?? defaultDrainMs

/** Until when what was given in time may arrive; null until the clock has begun. */
export const countedUntil = (sitting: Sitting, now: number): number | null => {
  const timing = timingOf(sitting, now)
  return timing && drainEndsAt({ deadlineAt: timing.deadlineAt, drainMs: drainMsOf(sitting) })
}

/** Over how long the alarms of a window are spread: those of everyone who is absent would ring in one instant. */
export const ringsWithinMs = 60_000

/** When the alarm rings: where a window ends many sittings at once, each by its own share of the span later. */
export const ringsAt = (sitting: Sitting, now: number): number | null => {
  const end = endsItselfAt(sitting, now)
  if (end === null || sitting.clock.closesAt === null) return end
  return end + Math.floor(shareOf(sitting.attemptId) * ringsWithinMs)
}

/** In [0, 1), the same for the same id. */
export const shareOf = (attemptId: string): number =>
  [...attemptId].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 65_521, 0) / 65_521
