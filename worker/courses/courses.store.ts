import { and, asc, desc, eq, gt, gte, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import type { CourseContent, CoursesQuery } from '../../domain/courses/contract.ts'
import { countedTo } from '../../domain/lists.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import {
  certificates,
  contentVersions,
  courseEnrolments,
  courses,
  lessonProgress,
  series,
} from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import type { Cursor } from '../platform/paging.ts'

const isShown = and(eq(courses.state, 'published'), isNull(courses.deletedAt))

/** Not LIKE: its pattern is bounded to 50 bytes, which sixteen letters of Hindi fill. */
const textHolds = (q: string) => {
  const holds = (column: 'title' | 'summary', language: 'en' | 'hi') =>
    sql`instr(lower(json_extract(${courses[column]}, ${`$.${language}`})), lower(${q})) > 0`
  return or(holds('title', 'en'), holds('title', 'hi'), holds('summary', 'en'), holds('summary', 'hi'))
}

const holdsValue = (column: typeof courses.exams | typeof courses.languages, value: string): SQL =>
  sql`exists (select 1 from json_each(${column}) where value = ${value})`

const matching = ({ exam, subject, language, access, q }: CoursesQuery) =>
  and(
    isShown,
    // What names no exam is for every one.
    exam ? or(eq(courses.exams, []), holdsValue(courses.exams, exam)) : undefined,
    subject ? eq(courses.subject, subject) : undefined,
    language ? holdsValue(courses.languages, language) : undefined,
    access === 'free' ? eq(courses.access, 'free') : undefined,
    access === 'premium' ? ne(courses.access, 'free') : undefined,
    q ? textHolds(q) : undefined,
  )

const after = (sort: CoursesQuery['sort'], cursor: Cursor | null) => {
  if (!cursor) return undefined
  return sort === 'title'
    ? or(
        gt(courses.titleEn, String(cursor.value)),
        and(eq(courses.titleEn, String(cursor.value)), gt(courses.id, cursor.id)),
      )
    : or(
        lt(courses.publishedAt, Number(cursor.value)),
        and(eq(courses.publishedAt, Number(cursor.value)), gt(courses.id, cursor.id)),
      )
}

/** A visitor is nobody's id. */
const ofUser = (userId: string | null): string => userId ?? ''

const row = {
  course: courses,
  series: { id: series.id, title: series.title, pricePaise: series.pricePaise },
  enrolledAt: courseEnrolments.enrolledAt,
}

const isEnrolled = (userId: string | null) =>
  and(eq(courseEnrolments.userId, ofUser(userId)), eq(courseEnrolments.courseId, courses.id))

/** Published courses, one more than `limit`, with how many match in all, up to one more than is counted. Keyset paging. */
export const listCourses = (
  db: Database,
  userId: string | null,
  query: CoursesQuery,
  cursor: Cursor | null,
  limit: number,
) =>
  db
    .select({
      ...row,
      // Of the same conditions without the cursor: it depends on no row, so it is made once.
      count: sql<number>`(select count(*) from (select 1 from ${courses} where ${matching(query)} limit ${countedTo + 1}))`,
    })
    .from(courses)
    .leftJoin(series, eq(series.id, courses.seriesId))
    .leftJoin(courseEnrolments, isEnrolled(userId))
    .where(and(matching(query), after(query.sort, cursor)))
    .orderBy(...(query.sort === 'title' ? [asc(courses.titleEn)] : [desc(courses.publishedAt)]), asc(courses.id))
    .limit(limit + 1)

const parsed = <Value>(text: string) => JSON.parse(text) as Value

/** A published course with its version, the exams that it names, and all that is kept of a student in it. */
export const findCourse = (db: Database, userId: string | null, courseId: string) =>
  db
    .select({
      ...row,
      content: sql<string>`${contentVersions.content}`.mapWith(parsed<CourseContent>),
      examTitles: sql<string>`(select json_group_array(json(title)) from
        (select title from exams where slug in (select value from json_each(${courses.exams})) order by position))`.mapWith(
        parsed<Bilingual[]>,
      ),
      doneIds: sql<string>`(select json_group_array(${lessonProgress.lessonId}) from ${lessonProgress}
        where ${lessonProgress.userId} = ${ofUser(userId)} and ${lessonProgress.courseId} = ${courses.id})`.mapWith(
        parsed<string[]>,
      ),
      certificate: certificates,
    })
    .from(courses)
    .innerJoin(contentVersions, eq(contentVersions.id, courses.currentVersionId))
    .leftJoin(series, eq(series.id, courses.seriesId))
    .leftJoin(courseEnrolments, isEnrolled(userId))
    .leftJoin(certificates, and(eq(certificates.userId, ofUser(userId)), eq(certificates.courseId, courses.id)))
    .where(and(eq(courses.id, courseId), isShown))
    .get()

/** Puts a student into a course. Returns whether this call did: a second changes nothing. */
export const enrol = async (db: Database, userId: string, courseId: string, enrolledAt: number): Promise<boolean> =>
  (
    await db
      .insert(courseEnrolments)
      .values({ userId, courseId, enrolledAt })
      .onConflictDoNothing()
      .returning({ courseId: courseEnrolments.courseId })
  ).length > 0

export const keepDone = (
  db: Database,
  lesson: { userId: string; courseId: string; lessonId: string },
  doneAt: number,
) =>
  db
    .insert(lessonProgress)
    .values({ ...lesson, doneAt })
    .onConflictDoNothing()

export const dropDone = (
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

/** Published courses in the order of their ids, for the sitemap. */
export const listAddresses = (db: Database, { from, skip, limit }: { from: string; skip: number; limit: number }) =>
  db
    .select({ id: courses.id, updatedAt: courses.updatedAt })
    .from(courses)
    .where(and(isShown, gte(courses.id, from)))
    .orderBy(asc(courses.id))
    .limit(limit)
    .offset(skip)

/** Lessons that everyone may read, by course and id, for the sitemap. */
export const listPreviewLessons = (
  db: Database,
  { from, skip, limit }: { from: string; skip: number; limit: number },
) =>
  db.all<{ courseId: string; lessonId: string; updatedAt: number }>(sql`
    SELECT ${courses.id} AS courseId, lessons.value ->> 'id' AS lessonId, ${courses.updatedAt} AS updatedAt
    FROM ${courses} JOIN ${contentVersions} ON ${contentVersions.id} = ${courses.currentVersionId}
      CROSS JOIN json_each(${contentVersions.content}, '$.chapters') AS chapters
      CROSS JOIN json_each(chapters.value, '$.lessons') AS lessons
    WHERE ${isShown} AND lessons.value ->> 'preview' AND ${courses.id} || '/' || (lessons.value ->> 'id') >= ${from}
    ORDER BY courseId, lessonId LIMIT ${limit} OFFSET ${skip}`)
