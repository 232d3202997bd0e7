import type { Timing } from '../../../../domain/attempts/contract.ts'

/**
 * The schedule after a section was left early: what follows starts earlier by the time given up. No section ends before
 * its minimum. The server computes the same when the leave arrives, and its result replaces this one.
 */
export const withLeave = (timing: Timing, sectionId: string, at: number): Timing => {
  const left = timing.spans?.find((span) => span.sectionId === sectionId)
  if (!left || !timing.spans || at >= left.endsAt || sectionId in timing.leaves) return timing
  const endsAt = Math.max(at, left.leavableAt)
  const given = left.endsAt - endsAt
  const deadlineAt = timing.deadlineAt - given
  const spans = timing.spans.map((span) => {
    if (span.sectionId === sectionId) return { ...span, endsAt }
    if (span.startsAt < left.endsAt) return span
    return {
      ...span,
      startsAt: span.startsAt - given,
      leavableAt: span.leavableAt - given,
      endsAt: span.endsAt - given,
    }
  })
  return {
    ...timing,
    spans,
    submittableAt: Math.min(timing.submittableAt, deadlineAt),
    deadlineAt,
    leaves: { ...timing.leaves, [sectionId]: at },
  }
}
