import type { EntitlementState } from '../purchases/access.ts'

const day = 24 * 3_600_000

/** Opening of a lesson: days after the enrolment, or an instant in Unix milliseconds. */
export type Drip = { afterDays: number } | { at: number }

/** Properties of a lesson that decide about its lock, in the order of the curriculum. */
export type LockableLesson = { id: string; preview: boolean; required: boolean; drip: Drip | null }

/** User of the course: access, enrolment (Unix milliseconds) and lessons done. */
export type Learner = { entitlement: EntitlementState; enrolledAt: number | null; done: ReadonlySet<string> }

/**
 * Reason for a locked lesson: no access to the course, no enrolment, an opening still to come (`opensAt`), or a
 * required lesson to do first.
 */
export type Lock =
  | { reason: 'not_owned' }
  | { reason: 'not_enrolled' }
  | { reason: 'later'; opensAt: number }
  | { reason: 'previous'; lessonId: string }

export const dripOpensAt = (drip: Drip, enrolledAt: number): number =>
  'at' in drip ? drip.at : enrolledAt + drip.afterDays * day

/**
 * Lock of each lesson; null when it is open. Previews are open to everyone, and done lessons stay open while the
 * student may use the course. `inOrder` requires every required lesson before.
 */
export const locksOf = (
  lessons: readonly LockableLesson[],
  { inOrder }: { inOrder: boolean },
  { entitlement, enrolledAt, done }: Learner,
  now: number,
): (Lock | null)[] =>
  lessons.map(({ id, preview, drip }, index) => {
    if (preview) return null
    if (entitlement !== 'open') return { reason: 'not_owned' }
    if (enrolledAt === null) return { reason: 'not_enrolled' }
    if (done.has(id)) return null
    const opensAt = drip && dripOpensAt(drip, enrolledAt)
    if (opensAt !== null && now < opensAt) return { reason: 'later', opensAt }
    const before = inOrder && lessons.slice(0, index).find((lesson) => lesson.required && !done.has(lesson.id))
    return before ? { reason: 'previous', lessonId: before.id } : null
  })
