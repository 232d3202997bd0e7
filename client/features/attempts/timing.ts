import type { Timing } from '../../../domain/attempts/contract.ts'

/**
 * The clock as this page sees it once a section was left: what follows moves up by the time given away. No section is
 * over before its minimum. The server makes the same of it when the leave arrives, and its word then holds.
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
