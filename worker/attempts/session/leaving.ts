import type { SectionLeave } from '../../../domain/attempts/contract.ts'
import { scheduleOf } from '../../../domain/attempts/schedule.ts'
import type { Sitting } from './sitting.ts'
import { clockOf } from './timing.ts'

/** Sections left early; the first word on a section stands. The schedule sees to it that none ends before its minimum. */
export const withLeaves = (sitting: Sitting, leaves: SectionLeave[], now: number): Sitting =>
  leaves.reduce((left, leave) => withLeave(left, leave, now), sitting)

const withLeave = (sitting: Sitting, { sectionId, at }: SectionLeave, now: number): Sitting => {
  const clock = clockOf(sitting)
  if (!clock || sectionId in clock.leaves) return sitting
  const span = scheduleOf(clock, now).spans?.find((found) => found.sectionId === sectionId)
  const left = Math.min(at, now)
  if (!span || now < span.startsAt || left >= span.endsAt) return sitting
  return { ...sitting, clock: { ...sitting.clock, leaves: { ...sitting.clock.leaves, [sectionId]: left } } }
}
