import type { LastLesson } from '../../domain/courses/contract.ts'
import { nextLessonOf } from '../../domain/courses/next-lesson.ts'
import { termOf } from '../../domain/vocabulary/terms.ts'
import type { Services } from '../platform/context.ts'
import { loadEntitlements } from '../purchases/purchases.usecases.ts'
import { testsTaken } from '../results/results.usecases.ts'
import { itemOf } from './course-view.ts'
import { listTouched } from './last-lesson.store.ts'

/** Courses looked at: the last one may be complete, or wait for a date. */
const candidates = 4

/**
 * The next lesson of the course in which the student last did something; null where every course is complete, waits or
 * is not theirs any more. Two round trips to D1.
 */
export const lastLesson = async (services: Services, userId: string): Promise<LastLesson | null> => {
  const rows = await listTouched(services.db, userId, candidates)
  const testIds = rows.flatMap(({ outline }) => outline.lessons.flatMap(({ testId }) => testId ?? []))
  const [entitlementOf, taken] = await Promise.all([
    loadEntitlements(services, userId, rows.map(itemOf)),
    testsTaken(services, userId, testIds),
  ])
  for (const row of rows) {
    const { course, subject, enrolledAt, at, outline, doneIds } = row
    const learner = { entitlement: entitlementOf(itemOf(row)), enrolledAt, markedIds: doneIds, taken }
    const next = nextLessonOf(outline, learner, services.now())
    if (!next) continue
    const { lesson, done, total } = next
    return {
      courseId: course.id,
      title: course.title,
      subject: termOf(course.subject, subject),
      lessonId: lesson.id,
      lessonTitle: lesson.title,
      done,
      total,
      at,
    }
  }
  return null
}
