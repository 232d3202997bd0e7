import type { Lesson, LessonBody, LessonDetail, LessonStep } from '../../domain/courses/contract.ts'
import { stepAfter } from '../../domain/courses/step.ts'
import type { Lock } from '../../domain/courses/unlock.ts'
import { paths } from '../../domain/paths.ts'
import { testsById } from '../catalogue/tests.usecases.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { saleOf } from '../purchases/shelf.usecases.ts'
import { recordUse } from '../purchases/uses.usecases.ts'
import type { SitemapSource } from '../seo/sitemap-source.ts'
import { itemOf, lineOf, progressOf, readCourseView, type CourseView } from './course-view.ts'
import * as store from './courses.store.ts'

/** Throws 404 for an unknown lesson. */
const lessonIn = ({ lessons }: CourseView, lessonId: string): Lesson => {
  const lesson = lessons.find(({ id }) => id === lessonId)
  if (!lesson) throw notFound()
  return lesson
}

const bodyOf = async (
  services: Services,
  userId: string | null,
  { row, taken }: CourseView,
  lesson: Lesson,
): Promise<LessonBody> => {
  switch (lesson.kind) {
    case 'text':
      return { kind: 'text', html: lesson.html }
    case 'video':
      return { kind: 'video', videoId: lesson.videoId }
    case 'material':
      return { kind: 'material', materialId: lesson.materialId }
    case 'test': {
      const { finalTest } = row.content.completion
      const tests = await testsById(services, userId, [lesson.testId])
      return {
        kind: 'test',
        test: tests.get(lesson.testId) ?? null,
        minPercent: finalTest?.lessonId === lesson.id ? finalTest.minPercent : null,
        percent: taken.get(lesson.testId)?.percent ?? null,
      }
    }
  }
}

const titleToDoFirst = (lessons: Lesson[], lock: Lock | null) =>
  (lock?.reason === 'previous' && lessons.find(({ id }) => id === lock.lessonId)?.title) || null

const stepOf = (services: Services, view: CourseView, lesson: Lesson): LessonStep | null => {
  const { row, entitlement, done, completion } = view
  const { content, enrolledAt } = row
  if (enrolledAt === null) return null
  const { chapters, inOrder } = content
  const finalPercent = completion.finalTest?.percent ?? null
  const course = { chapters, inOrder, finalTest: content.completion.finalTest, finalPercent }
  return stepAfter(course, lesson.id, { entitlement, enrolledAt, done }, services.now())
}

/** Lesson with its body, or with its lock and no body. */
export const readLesson = async (
  services: Services,
  userId: string | null,
  courseId: string,
  lessonId: string,
): Promise<LessonDetail> => {
  const view = await readCourseView(services, userId, courseId)
  const { row, rights, lessons, locks, entitlement } = view
  const { course, content, enrolledAt } = row
  const lesson = lessonIn(view, lessonId)
  const index = lessons.indexOf(lesson)
  const lock = locks[index] ?? null
  const [previous, next] = [lessons[index - 1], lessons[index + 1]]
  if (!lock && !lesson.preview)
    recordUse(services, {
      userId,
      access: course.access,
      entitlement,
      itemId: courseId,
      kind: 'lesson',
      parts: [lessonId],
    })
  return {
    course: {
      id: course.id,
      title: course.title,
      access: course.access,
      entitlement,
      enrolled: enrolledAt !== null,
      languages: course.languages,
      updatedAt: course.updatedAt,
    },
    chapter: content.chapters.find((chapter) => chapter.lessons.includes(lesson))?.title ?? course.title,
    number: index + 1,
    of: lessons.length,
    lesson: lineOf(view, lesson),
    sale: lock?.reason === 'not_owned' ? await saleOf(services, itemOf(row), course.exams, rights) : null,
    first: titleToDoFirst(lessons, lock),
    body: lock ? null : await bodyOf(services, userId, view, lesson),
    previous: previous ? { id: previous.id, title: previous.title } : null,
    next: next ? { id: next.id, title: next.title, locked: locks[index + 1] !== null } : null,
    progress: progressOf(view),
    step: stepOf(services, view, lesson),
  }
}

const locked = () => new AppError('courses.locked', 403, 'This lesson is not open for you yet.')

/** Enrols a student; idempotent. True when this call did. Throws 403 without access to the course. */
export const enrol = async (services: Services, userId: string, courseId: string): Promise<boolean> => {
  const { entitlement } = await readCourseView(services, userId, courseId)
  if (entitlement !== 'open') throw locked()
  return store.enrol(services.db, userId, courseId, services.now())
}

/** Throws 404 for an unknown lesson, 403 for a locked one, 409 for a test: submitting an attempt completes it. */
const requireMarkable = async (services: Services, userId: string, courseId: string, lessonId: string) => {
  const view = await readCourseView(services, userId, courseId)
  const lesson = lessonIn(view, lessonId)
  if (view.row.enrolledAt === null || view.locks[view.lessons.indexOf(lesson)]) throw locked()
  if (lesson.kind === 'test') throw new AppError('courses.not_possible', 409, 'A test is done by submitting it.')
}

/** Idempotent. */
export const markDone = async (
  services: Services,
  userId: string,
  courseId: string,
  lessonId: string,
): Promise<void> => {
  await requireMarkable(services, userId, courseId, lessonId)
  await store.insertDone(services.db, { userId, courseId, lessonId }, services.now())
}

export const markUndone = async (
  services: Services,
  userId: string,
  courseId: string,
  lessonId: string,
): Promise<void> => {
  await requireMarkable(services, userId, courseId, lessonId)
  await store.deleteDone(services.db, { userId, courseId, lessonId })
}

/** Preview lessons for the sitemap. */
export const sitemapLessons: SitemapSource = async ({ db }, window) =>
  (await store.listPreviewLessons(db, window)).map(({ courseId, lessonId, updatedAt }) => ({
    id: `${courseId}/${lessonId}`,
    path: paths.lesson(courseId, lessonId),
    updatedAt,
  }))
