import type { AfterLeaving } from './contract.ts'
import { countsIn, placeAt, type Schedule } from './schedule.ts'

/**
 * How the clock takes an answer that arrives. All instants are Unix milliseconds of the server's clock.
 * Source: docs/decisions/0015-when-an-answer-counts.md, 0034-late-answers-are-evidence.md.
 */

/** Why an answer is kept as evidence and does not count. */
export const uncountedReasons = [
  'section_closed',
  'section_not_open',
  'break',
  /** Its device was first heard of when the section was over. */
  'new_device',
  /** Given at the deadline or after it. */
  'after_deadline',
  /** Given in time, but it arrived after the drain window. */
  'arrived_late',
  /** The attempt had been handed in. */
  'after_submission',
] as const
export type Uncounted = (typeof uncountedReasons)[number]

/** It counts, it is kept without counting, or it is not taken while the clock stands still. */
export type Verdict = 'counts' | 'paused' | Uncounted

/** What an attempt knows of an event: by whom it is closed, what became of time, and since when its device is known. */
export type Circumstances = {
  /** The section of its question. */
  section: { id: string; after: AfterLeaving } | null
  /** From `givenAt`. */
  given: number
  now: number
  /** The student handed in before the time was over. */
  handedIn: boolean
  /** Whether the attempt is still open, which it is until its drain window has ended. */
  inTime: boolean
  /** When the attempt first heard of the device. */
  heardAt: () => number
}

/**
 * When an answer is taken to have been given: when the device says, but not before what the same device said earlier,
 * and never later than now.
 */
export const givenAt = (at: number, saidBefore: number, now: number): number => Math.min(now, Math.max(at, saidBefore))

export const judge = (schedule: Schedule, begunAt: number, event: Circumstances): Verdict => {
  const { section, given, now, handedIn, inTime } = event
  if (handedIn) return 'after_submission'
  if (inTime && schedule.pausedAt !== null && given >= schedule.pausedAt) return 'paused'
  if (given >= schedule.deadlineAt) return 'after_deadline'
  if (!inTime) return 'arrived_late'
  const span = schedule.spans?.find(({ sectionId }) => sectionId === section?.id)
  if (!span || !section) return 'counts'
  // A page's clock is right to within its round trip: what reaches the server while the section runs was given in it.
  const at = Math.max(given, Math.min(span.startsAt, now))
  if (at < span.startsAt) return 'section_not_open'
  if (!countsIn(schedule, section, at)) return 'section_closed'
  if (placeAt(schedule, begunAt, at).at === 'break') return 'break'
  return section.after !== 'edit' && now >= span.endsAt && event.heardAt() >= span.endsAt ? 'new_device' : 'counts'
}
