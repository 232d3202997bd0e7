import type { CourseDetail, CourseLine, CoursesQuery, CourseSummary } from '../../domain/courses/contract.ts'
import type { CountedPage } from '../../domain/lists.ts'
import { paths } from '../../domain/paths.ts'
import type { EntitlementState } from '../../domain/purchases/access.ts'
import { courses } from '../../drizzle/schema/index.ts'
import { recordOf } from '../accounts/accounts.usecases.ts'
import { cursorOf, listAddresses } from '../content/lists.ts'
import type { Services } from '../platform/context.ts'
import { decodeCursor, pageOf } from '../platform/paging.ts'
import { loadEntitlements } from '../purchases/purchases.usecases.ts'
import { saleOf } from '../purchases/shelf.usecases.ts'
import type { SitemapSource } from '../seo/sitemap-source.ts'
import { myCertificate } from './certificates.usecases.ts'
import { termOf } from '../../domain/vocabulary/terms.ts'
import * as store from './courses.store.ts'
import { itemOf, lineOf, progressOf, readCourseView } from './course-view.ts'

const pageSize = 12

type Row = Pick<Awaited<ReturnType<typeof store.listCourses>>[number], 'course' | 'subject' | 'series' | 'enrolledAt'>

/** Course in a list, as one user sees it. */
export const summarise = (
  { course, subject, series, enrolledAt }: Row,
  entitlement: EntitlementState,
): CourseSummary => ({
  id: course.id,
  title: course.title,
  summary: course.summary,
  subject: termOf(course.subject, subject),
  exams: course.exams,
  access: course.access,
  entitlement,
  series,
  languages: course.languages,
  extent: course.extent,
  hasCertificate: course.hasCertificate,
  enrolled: enrolledAt !== null,
  publishedAt: course.publishedAt ?? course.createdAt,
  updatedAt: course.updatedAt,
})

export const listCourses = async (
  services: Services,
  userId: string | null,
  query: CoursesQuery,
): Promise<CountedPage<CourseLine>> => {
  const found = await store.listCourses(services.db, userId, query, decodeCursor(query.cursor), pageSize)
  const { items: rows, next } = pageOf(found, pageSize, ({ course }) => cursorOf(course, query.sort))
  const entitlementOf = await loadEntitlements(services, userId, rows.map(itemOf))
  const items = rows.map((row) => ({ ...summarise(row, entitlementOf(itemOf(row))), progress: row.progress }))
  return { items, next, count: found[0]?.count ?? 0 }
}

/** Course with its curriculum for this user. Throws 404 when none is published. */
export const readCourse = async (
  services: Services,
  userId: string | null,
  courseId: string,
): Promise<CourseDetail> => {
  const view = await readCourseView(services, userId, courseId)
  const { row, entitlement, completion } = view
  const { content, enrolledAt, exams } = row
  const canRequest =
    entitlement === 'open' && content.certificate && enrolledAt !== null && completion.complete && !row.certificate
  const [certificate, record, sale] = await Promise.all([
    row.certificate && myCertificate(services, row.certificate),
    canRequest && userId !== null ? recordOf(services, userId) : undefined,
    saleOf(services, itemOf(row), row.course.exams, view.rights),
  ])
  return {
    ...summarise(row, entitlement),
    ...sale,
    examTitles: exams.map(({ title }) => title),
    descriptionHtml: content.descriptionHtml,
    outcomes: content.outcomes,
    teachers: content.teachers,
    chapters: content.chapters.map(({ id, title, lessons }) => ({
      id,
      title,
      lessons: lessons.map((lesson) => lineOf(view, lesson)),
    })),
    inOrder: content.inOrder,
    finalTest: content.completion.finalTest,
    enrolledAt,
    progress: progressOf(view),
    certificate,
    myName: record?.displayName ?? null,
  }
}

/** Published courses for the sitemap. */
export const sitemapEntries: SitemapSource = async ({ db }, window) =>
  (await listAddresses(db, courses, window)).map((item) => ({ ...item, path: paths.course(item.id) }))
