import type { EntitlementState } from '../purchases/access.ts'
import type { Bilingual } from '../questions/text.ts'
import { completionOf } from './completion.ts'
import { locksOf, type LockableLesson } from './unlock.ts'

/** Lesson of an outline; `testId` is set where it is a test. */
export type OutlineLesson = LockableLesson & { title: Bilingual; testId: string | null }

/** Rules and lessons of a course in the order of the curriculum, without their texts. */
export type CourseOutline = {
  inOrder: boolean
  finalTest: { lessonId: string; minPercent: number } | null
  lessons: OutlineLesson[]
}

/** Student in front of a course. `markedIds`: lessons marked done; `taken`: best score of tests by their id, per cent. */
type Learner = {
  entitlement: EntitlementState
  enrolledAt: number
  markedIds: readonly string[]
  taken: ReadonlyMap<string, { percent: number | null }>
}

export type NextLesson = { lesson: OutlineLesson; done: number; total: number }

/**
 * The first lesson that is open and not done, with the required lessons done of all. A final test below its minimum counts
 * as not done. Null for a course that is complete, or whose next lesson is not open.
 */
export const nextLessonOf = (
  { lessons, inOrder, finalTest }: CourseOutline,
  { entitlement, enrolledAt, markedIds, taken }: Learner,
  now: number,
): NextLesson | null => {
  const marked = new Set(markedIds)
  const done = new Set(
    lessons.filter(({ id, testId }) => (testId === null ? marked.has(id) : taken.has(testId))).map(({ id }) => id),
  )
  const finalTestId = lessons.find(({ id }) => id === finalTest?.lessonId)?.testId ?? null
  const finalPercent = finalTestId === null ? null : (taken.get(finalTestId)?.percent ?? null)
  const completion = completionOf(lessons, { finalTest }, done, finalPercent)
  if (completion.complete) return null
  const locks = locksOf(lessons, { inOrder }, { entitlement, enrolledAt, done }, now)
  const isOpen = (_: OutlineLesson, index: number) => locks[index] === null
  const open = entitlement === 'open' ? lessons.filter(isOpen) : []
  const failed = finalTest !== null && completion.finalTest?.passed === false ? finalTest.lessonId : null
  const lesson = open.find(({ id }) => !done.has(id)) ?? open.find(({ id }) => id === failed)
  return lesson ? { lesson, done: completion.done, total: completion.of } : null
}
