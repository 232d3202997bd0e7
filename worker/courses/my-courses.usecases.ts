import type { CoursesPage, CoursesQuery } from '../../domain/courses/contract.ts'
import type { Services } from '../platform/context.ts'
import { listCourses } from './courses.usecases.ts'
import { lastLesson } from './last-lesson.usecases.ts'

/** List with a student's progress, and without filters the lesson to go on with. */
export const listForLearner = async (
  services: Services,
  userId: string | null,
  query: CoursesQuery,
): Promise<CoursesPage> => {
  const isFirst = Object.keys(query).length === 0
  const [page, last] = await Promise.all([
    listCourses(services, userId, query),
    userId !== null && isFirst ? lastLesson(services, userId) : null,
  ])
  return { ...page, last }
}
