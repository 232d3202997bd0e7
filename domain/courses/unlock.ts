import type { Access } from '../purchases/access.ts'

const day = 24 * 3_600_000

/** When a lesson opens: so many days after the enrolment, or at an instant (Unix milliseconds). */
export type Drip = { afterDays: number } | { at: number }

/** What decides about a lesson, in the order of the curriculum. */
export type LockLesson = { id: string; preview: boolean; required: boolean; drip: Drip | null }

/** Who asks: what they may do with the course, since when they are in it, and what they have done. */
export type Learner = { access: Access; enrolledAt: number | null; done: ReadonlySet<string> }

/**
 * Why a lesson is shut: it is not owned, its reader is not enrolled, its day has not come (`opensAt`), or a lesson
 * before it is to be done first.
 */
export type Lock =
  | { reason: 'not_owned' }
  | { reason: 'not_enrolled' }
  | { reason: 'later'; opensAt: number }
  | { reason: 'previous'; lessonId: string }

export const dripOpensAt = (drip: Drip, enrolledAt: number): number =>
  'at' in drip ? drip.at : enrolledAt + drip.afterDays * day

/**
 * The lock of each lesson, null where it is open. Previews are open to everyone; what a student has done stays open as
 * long as the course is theirs. `inOrder` asks for every required lesson before.
 */
export const locksOf = (
  lessons: readonly LockLesson[],
  { inOrder }: { inOrder: boolean },
  { access, enrolledAt, done }: Learner,
  now: number,
): (Lock | null)[] =>
  lessons.map(({ id, preview, drip }, index) => {
    if (preview) return null
    if (access !== 'open') return { reason: 'not_owned' }
    if (enrolledAt === null) return { reason: 'not_enrolled' }
    if (done.has(id)) return null
    const opensAt = drip && dripOpensAt(drip, enrolledAt)
    if (opensAt !== null && now < opensAt) return { reason: 'later', opensAt }
    const before = inOrder && lessons.slice(0, index).find((lesson) => lesson.required && !done.has(lesson.id))
    return before ? { reason: 'previous', lessonId: before.id } : null
  })
