import type { DraftPreview } from '../../domain/content/preview.ts'
import type { CourseContent, CourseDetail } from '../../domain/courses/contract.ts'
import type { courses } from '../../drizzle/schema/index.ts'
import { previewOf } from '../content/preview.usecases.ts'
import type { Services } from '../platform/context.ts'
import { noSale } from '../purchases/shelf.usecases.ts'
import { findTerm } from '../vocabulary/terms.usecases.ts'
import { courseContent } from './courses.content.ts'
import { summarise } from './courses.usecases.ts'
import { findSeries, titlesOfExams } from './preview.store.ts'

/** Draft of a course as a visitor who may use it would read it. */
export const previewCourse = async (
  services: Services,
  courseId: string,
): Promise<{ preview: DraftPreview; course: CourseDetail }> => {
  const { preview, row, content } = await previewOf(services, courseContent, courseId)
  const course = row as unknown as typeof courses.$inferSelect
  const { descriptionHtml, outcomes, teachers, chapters, inOrder, completion } = content as CourseContent
  const [series, examTitles, subject] = await Promise.all([
    findSeries(services.db, course.seriesId),
    titlesOfExams(services.db, course.exams),
    findTerm(services, 'subject', course.subject),
  ])
  return {
    preview,
    course: {
      ...summarise({ course, subject, series, enrolledAt: null }, 'open'),
      ...noSale,
      examTitles,
      descriptionHtml,
      outcomes,
      teachers,
      chapters: chapters.map(({ id, title, lessons }) => ({
        id,
        title,
        lessons: lessons.map(({ id: lessonId, kind, title: name, minutes, preview: isPreview, required, drip }) => ({
          id: lessonId,
          kind,
          title: name,
          minutes,
          preview: isPreview,
          required,
          drip,
          done: false,
          lock: isPreview ? null : { reason: 'not_enrolled' as const },
        })),
      })),
      inOrder,
      finalTest: completion.finalTest,
      enrolledAt: null,
      progress: null,
      certificate: null,
      myName: null,
    },
  }
}
