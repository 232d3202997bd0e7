import type { AfterLeaving } from './contract.ts'
import { countsIn, placeAt, type Schedule } from './schedule.ts'

/**
 * How the clock takes an answer that arrives. All instants are Unix milliseconds of the server's clock.
 * Source: docs/decisions/0015-when-an-answer-counts.md.
 */

/** Why an answer is kept and does not count. */
export type Uncounted = 'section_closed' | 'section_not_open' | 'break'

/** It counts, it is kept without counting, or it is not taken: for good, or while the clock stands still. */
export type Verdict = 'counts' | 'over' | 'paused' | Uncounted

/**
 * When an answer is taken to have been given: when the device says, but not before what the same device said earlier,
 * and never later than now.
 */
export const givenAt = (at: number, saidBefore: number, now: number): number => Math.min(now, Math.max(at, saidBefore))

/** `section` is the one of the answer's question; `given` comes from `givenAt`. */
export const judge = (
  schedule: Schedule,
  begunAt: number,
  section: { id: string; after: AfterLeaving } | null,
  given: number,
  now: number,
): Verdict => {
  if (schedule.pausedAt !== null && given >= schedule.pausedAt) return 'paused'
  if (given >= schedule.deadlineAt) return 'over'
  const span = schedule.spans?.find(({ sectionId }) => sectionId === section?.id)
  if (!span || !section) return 'counts'
  // A page's clock is right to within its round trip: what reaches the server while the section runs was given in it.
  const at = Math.max(given, Math.min(span.startsAt, now))
  if (at < span.startsAt) return 'section_not_open'
  if (!countsIn(schedule, section, at)) return 'section_closed'
  return placeAt(schedule, begunAt, at).at === 'break' ? 'break' : 'counts'
}
