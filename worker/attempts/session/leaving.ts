import type { SectionLeave } from '../../../domain/attempts/contract.ts'
import { scheduleOf } from '../../../domain/attempts/schedule.ts'
import type { StoredAttempt } from './stored-attempt.ts'
import { clockOf } from './timing.ts'

/**
 * The attempt with sections left early; the first leave of a section is final. The schedule keeps each section's
 * minimum.
 */
export const withLeaves = (attempt: StoredAttempt, leaves: SectionLeave[], now: number): StoredAttempt =>
  leaves.reduce((left, leave) => withLeave(left, leave, now), attempt)

const withLeave = (attempt: StoredAttempt, { sectionId, at }: SectionLeave, now: number): StoredAttempt => {
  const clock = clockOf(attempt)
  if (!clock || sectionId in clock.leaves) return attempt
  const span = scheduleOf(clock, now).spans?.find((found) => found.sectionId === sectionId)
  const left = Math.min(at, now)
  if (!span || now < span.startsAt || left >= span.endsAt) return attempt
  return { ...attempt, clock: { ...attempt.clock, leaves: { ...attempt.clock.leaves, [sectionId]: left } } }
}
