import { and, eq, sql } from 'drizzle-orm'
import type { CourseContent, CoursesQuery } from '../../domain/courses/contract.ts'
import {
  certificates,
  contentVersions,
  courseEnrolments,
  courses,
  lessonProgress,
  results,
  series,
  subjects,
} from '../../drizzle/schema/index.ts'
import { examsColumn, isShown, itemListParts, type AddressWindow } from '../content/lists.ts'
import type { Database } from '../platform/context.ts'
import type { Cursor } from '../platform/paging.ts'

const items = { kind: 'course', table: courses } as const

/** Matches no row for a visitor: user ids are never empty. */
const idOrNone = (userId: string | null): string => userId ?? ''

const row = {
  course: courses,
  subject: { id: subjects.id, title: subjects.title },
  series: { id: series.id, title: series.title },
  enrolledAt: courseEnrolments.enrolledAt,
}

const isEnrolled = (userId: string | null) =>
  and(eq(courseEnrolments.userId, idOrNone(userId)), eq(courseEnrolments.courseId, courses.id))

const parsed = <Value>(text: string) => JSON.parse(text) as Value

/** Required lessons of an enrolled student, done and all, as JSON; null for others. */
const progressColumn = (userId: string | null) => {
  const isDone = sql`exists (select 1 from ${lessonProgress} where ${lessonProgress.userId} = ${idOrNone(userId)}
      and ${lessonProgress.courseId} = ${courses.id} and ${lessonProgress.lessonId} = lesson.value ->> 'id')
    or exists (select 1 from ${results} where ${results.userId} = ${idOrNone(userId)}
      and ${results.testId} = lesson.value ->> 'testId' and ${results.standing} = 'counted')`
  return sql<{ done: number; of: number } | null>`case when ${courseEnrolments.userId} is not null then
    (select json_object('done', count(*) filter (where ${isDone}), 'of', count(*)) from ${contentVersions},
      json_each(${contentVersions.content}, '$.chapters') as chapter, json_each(chapter.value, '$.lessons') as lesson
      where ${contentVersions.id} = ${courses.currentVersionId} and lesson.value ->> 'required') end`.mapWith(
    (text: string | null) => (text === null ? null : parsed<{ done: number; of: number }>(text)),
  )
}

/** Published courses, `limit` and one more, with the number of matches. Keyset paging. */
export const listCourses = (
  db: Database,
  userId: string | null,
  query: CoursesQuery,
  cursor: Cursor | null,
  limit: number,
) => {
  const { where, orderBy, count } = itemListParts(items, query, { cursor, limit: limit + 1 })
  return db
    .select({ ...row, count, progress: progressColumn(userId) })
    .from(courses)
    .leftJoin(subjects, eq(subjects.id, courses.subject))
    .leftJoin(series, eq(series.id, courses.seriesId))
    .leftJoin(courseEnrolments, isEnrolled(userId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit + 1)
}

/** Published course with its version, its exams, and the student's enrolment, progress and certificate. */
export const findCourse = (db: Database, userId: string | null, courseId: string) =>
  db
    .select({
      ...row,
      content: sql<string>`${contentVersions.content}`.mapWith(parsed<CourseContent>),
      exams: examsColumn(items),
      doneIds: sql<string>`(select json_group_array(${lessonProgress.lessonId}) from ${lessonProgress}
        where ${lessonProgress.userId} = ${idOrNone(userId)} and ${lessonProgress.courseId} = ${courses.id})`.mapWith(
        parsed<string[]>,
      ),
      certificate: certificates,
    })
    .from(courses)
    .innerJoin(contentVersions, eq(contentVersions.id, courses.currentVersionId))
    .leftJoin(subjects, eq(subjects.id, courses.subject))
    .leftJoin(series, eq(series.id, courses.seriesId))
    .leftJoin(courseEnrolments, isEnrolled(userId))
    .leftJoin(certificates, and(eq(certificates.userId, idOrNone(userId)), eq(certificates.courseId, courses.id)))
    .where(and(eq(courses.id, courseId), isShown(courses)))
    .get()

/** Idempotent. True when this call enrolled the student. */
export const enrol = async (db: Database, userId: string, courseId: string, enrolledAt: number): Promise<boolean> =>
  (
    await db
      .insert(courseEnrolments)
      .values({ userId, courseId, enrolledAt })
      .onConflictDoNothing()
      .returning({ courseId: courseEnrolments.courseId })
  ).length > 0

export const insertDone = (
  db: Database,
  lesson: { userId: string; courseId: string; lessonId: string },
  doneAt: number,
) =>
  db
    .insert(lessonProgress)
    .values({ ...lesson, doneAt })
    .onConflictDoNothing()

export const deleteDone = (
  db: Database,
  { userId, courseId, lessonId }: { userId: string; courseId: string; lessonId: string },
) =>
  db
    .delete(lessonProgress)
    .where(
      and(
        eq(lessonProgress.userId, userId),
        eq(lessonProgress.courseId, courseId),
        eq(lessonProgress.lessonId, lessonId),
      ),
    )

/** Preview lessons by course and id, for the sitemap. */
export const listPreviewLessons = (db: Database, { from, skip, limit }: AddressWindow) =>
  db.all<{ courseId: string; lessonId: string; updatedAt: number }>(sql`
    SELECT ${courses.id} AS courseId, lessons.value ->> 'id' AS lessonId, ${courses.updatedAt} AS updatedAt
    FROM ${courses} JOIN ${contentVersions} ON ${contentVersions.id} = ${courses.currentVersionId}
      CROSS JOIN json_each(${contentVersions.content}, '$.chapters') AS chapters
      CROSS JOIN json_each(chapters.value, '$.lessons') AS lessons
    WHERE ${isShown(courses)} AND lessons.value ->> 'preview' AND ${courses.id} || '/' || (lessons.value ->> 'id') >= ${from}
    ORDER BY courseId, lessonId LIMIT ${limit} OFFSET ${skip}`)
