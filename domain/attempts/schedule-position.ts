import type { Schedule } from './schedule.ts'

/** The position of an attempt: before a common start, in a section, in the break before one, or past its end. */
export type SchedulePosition =
  | { at: 'before' }
  | { at: 'section'; sectionId: string | null; endsAt: number }
  | { at: 'break'; nextSectionId: string; endsAt: number }
  | { at: 'over' }

/** The position at an instant. Half-open: at `endsAt` a section is over. */
export const placeAt = (
  { spans, deadlineAt }: Pick<Schedule, 'spans' | 'deadlineAt'>,
  begunAt: number,
  now: number,
): SchedulePosition => {
  if (now < begunAt) return { at: 'before' }
  if (now >= deadlineAt) return { at: 'over' }
  if (!spans) return { at: 'section', sectionId: null, endsAt: deadlineAt }
  const running = spans.find(({ startsAt, endsAt }) => now >= startsAt && now < endsAt)
  if (running) return { at: 'section', sectionId: running.sectionId, endsAt: running.endsAt }
  const next = spans.find(({ startsAt }) => startsAt > now)
  return next ? { at: 'break', nextSectionId: next.sectionId, endsAt: next.startsAt } : { at: 'over' }
}

/** True when an answer given at `at` counts: within the section's span, or later where the section remains editable. */
export const countsIn = (
  { spans, deadlineAt }: Pick<Schedule, 'spans' | 'deadlineAt'>,
  section: { id: string; after: 'edit' | 'view' | 'none' },
  at: number,
): boolean => {
  if (at >= deadlineAt) return false
  const span = spans?.find(({ sectionId }) => sectionId === section.id)
  if (!span) return spans === null
  return at >= span.startsAt && (at < span.endsAt || section.after === 'edit')
}
