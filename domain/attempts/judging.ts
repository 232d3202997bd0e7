import type { AfterLeaving } from './contract.ts'
import { countsIn, placeAt } from './schedule-position.ts'
import type { Schedule } from './schedule.ts'

/**
 * Decides whether an arriving answer counts. All instants are Unix milliseconds of the server's clock.
 * Source: docs/decisions/0015-counting-rule-for-answers.md, 0034-drain-window-and-late-evidence.md.
 */

/** Reasons why an answer is kept as evidence and does not count. */
export const uncountedReasons = [
  'section_closed',
  'section_not_open',
  'break',
  /** The device was first seen after the section had ended. */
  'new_device',
  /** Given at or after the deadline. */
  'after_deadline',
  /** Given in time, received after the drain window. */
  'arrived_late',
  /** Received after the student's submission. */
  'after_submission',
] as const
export type Uncounted = (typeof uncountedReasons)[number]

/** `paused` events stay on the device until the clock resumes. */
export type EventVerdict = 'counts' | 'paused' | Uncounted

/** The facts about an event that decide whether it counts. */
export type Circumstances = {
  /** The section of the event's question. */
  section: { id: string; after: AfterLeaving } | null
  /** From `givenAt`. */
  given: number
  now: number
  /** True when the student submitted before the time was over. */
  isSubmitted: boolean
  /** True until the drain window has ended and the attempt is closed. */
  isOpen: boolean
  /** The first time the attempt saw the device. A function, since only some cases need the look-up. */
  firstSeenAt: () => number
}

/**
 * The effective time of an answer: as reported by its device, but not before the device's previous answer and not after
 * `now`.
 */
export const givenAt = (at: number, earlierAt: number, now: number): number => Math.min(now, Math.max(at, earlierAt))

export const judge = (schedule: Schedule, begunAt: number, event: Circumstances): EventVerdict => {
  const { section, given, now, isSubmitted, isOpen } = event
  if (isSubmitted) return 'after_submission'
  if (isOpen && schedule.pausedAt !== null && given >= schedule.pausedAt) return 'paused'
  if (given >= schedule.deadlineAt) return 'after_deadline'
  if (!isOpen) return 'arrived_late'
  const span = schedule.spans?.find(({ sectionId }) => sectionId === section?.id)
  if (!span || !section) return 'counts'
  // A page's clock is accurate to within a round trip: an answer received while the section runs was given in it.
  const at = Math.max(given, Math.min(span.startsAt, now))
  if (at < span.startsAt) return 'section_not_open'
  if (!countsIn(schedule, section, at)) return 'section_closed'
  if (placeAt(schedule, begunAt, at).at === 'break') return 'break'
  return section.after !== 'edit' && now >= span.endsAt && event.firstSeenAt() >= span.endsAt ? 'new_device' : 'counts'
}
