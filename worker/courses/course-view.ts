import { completionOf, type Completion } from '../../domain/courses/completion.ts'
import type { CourseContent, Lesson, LessonLine } from '../../domain/courses/contract.ts'
import { locksOf, type Lock } from '../../domain/courses/unlock.ts'
import type { EntitlementState, AccessItem } from '../../domain/purchases/access.ts'
import { courses } from '../../drizzle/schema/index.ts'
import { missingItem } from '../content/missing.ts'
import type { Services } from '../platform/context.ts'
import { loadRights, type Rights } from '../purchases/purchases.usecases.ts'
import { testsTaken } from '../results/results.usecases.ts'
import * as store from './courses.store.ts'

type CourseRow = NonNullable<Awaited<ReturnType<typeof store.findCourse>>>

/** Every course has a preview: its preview lessons are open to all. */
export const itemOf = ({ course }: Pick<CourseRow, 'course'>): AccessItem => ({
  id: course.id,
  access: course.access,
  seriesId: course.seriesId,
  hasPreview: true,
})

/** Course as one user sees it: access, locks, progress. */
export type CourseView = {
  row: CourseRow
  rights: Rights
  entitlement: EntitlementState
  lessons: Lesson[]
  /** Lock of each lesson, in the order of `lessons`. */
  locks: (Lock | null)[]
  done: ReadonlySet<string>
  /** Best scores by test id, in per cent; null until results are released. */
  taken: Map<string, { percent: number | null }>
  completion: Completion
}

const lessonsOf = ({ chapters }: CourseContent): Lesson[] => chapters.flatMap(({ lessons }) => lessons)

const finalPercentOf = (
  lessons: Lesson[],
  { completion: { finalTest } }: CourseContent,
  taken: CourseView['taken'],
): number | null => {
  const lesson = lessons.find(({ id }) => id === finalTest?.lessonId)
  return lesson?.kind === 'test' ? (taken.get(lesson.testId)?.percent ?? null) : null
}

/** Throws 404 when no such course was ever published, 410 when it no longer is. At most three round trips to D1. */
export const readCourseView = async (
  services: Services,
  userId: string | null,
  courseId: string,
): Promise<CourseView> => {
  const row = await store.findCourse(services.db, userId, courseId)
  if (!row) throw await missingItem(services, courses, courseId)
  const { content, enrolledAt } = row
  const lessons = lessonsOf(content)
  const testIds = lessons.flatMap((lesson) => (lesson.kind === 'test' ? [lesson.testId] : []))
  const [rights, taken] = await Promise.all([
    loadRights(services, userId, [itemOf(row)]),
    // Attempts from before the enrolment count too: it is the same test.
    testsTaken(services, enrolledAt === null ? null : userId, testIds),
  ])
  const entitlement = rights.stateOf(itemOf(row))
  const markedDone = new Set(row.doneIds)
  const done = new Set(
    lessons
      .filter((lesson) => (lesson.kind === 'test' ? taken.has(lesson.testId) : markedDone.has(lesson.id)))
      .map(({ id }) => id),
  )
  return {
    row,
    rights,
    entitlement,
    lessons,
    locks: locksOf(lessons, content, { entitlement, enrolledAt, done }, services.now()),
    done,
    taken,
    completion: completionOf(lessons, content.completion, done, finalPercentOf(lessons, content, taken)),
  }
}

/** Line of the curriculum, without the content of the lesson. */
export const lineOf = ({ locks, lessons, done }: CourseView, lesson: Lesson): LessonLine => {
  const { id, kind, title, minutes, preview, required, drip } = lesson
  const lock = locks[lessons.indexOf(lesson)] ?? null
  return { id, kind, title, minutes, preview, required, drip, done: done.has(id), lock }
}

export const progressOf = ({ row, completion }: CourseView) => (row.enrolledAt === null ? null : completion)
