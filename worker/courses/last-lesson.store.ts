import { and, eq, sql } from 'drizzle-orm'
import type { CourseOutline } from '../../domain/courses/next-lesson.ts'
import { contentVersions, courseEnrolments, courses, lessonProgress, subjects } from '../../drizzle/schema/index.ts'
import { isShown } from '../content/lists.ts'
import type { Database } from '../platform/context.ts'

/** Lessons of a version as JSON, in the order of the curriculum, without their texts. */
const outlineColumn = sql<string>`(select json_object(
    'inOrder', json(case when content ->> '$.inOrder' then 'true' else 'false' end),
    'finalTest', content -> '$.completion.finalTest',
    'lessons', (select json_group_array(json_object(
        'id', lesson.value ->> 'id', 'title', lesson.value -> 'title', 'testId', lesson.value ->> 'testId',
        'preview', json(case when lesson.value ->> 'preview' then 'true' else 'false' end),
        'required', json(case when lesson.value ->> 'required' then 'true' else 'false' end),
        'drip', lesson.value -> 'drip'))
      from json_each(content, '$.chapters') as chapter cross join json_each(chapter.value, '$.lessons') as lesson))
  from ${contentVersions} where id = ${courses.currentVersionId})`

const doneColumn = (userId: string) => sql<string>`(select json_group_array(${lessonProgress.lessonId})
  from ${lessonProgress} where ${lessonProgress.userId} = ${userId} and ${lessonProgress.courseId} = ${courses.id})`

const parsed = <Value>(text: string) => JSON.parse(text) as Value

/** Published courses in which a student enrolled or marked a lesson last, newest first, with their outlines. */
export const listTouched = (db: Database, userId: string, limit: number) => {
  const at = sql<number>`max(${courseEnrolments.enrolledAt}, coalesce((select max(${lessonProgress.doneAt})
    from ${lessonProgress} where ${lessonProgress.userId} = ${userId}
      and ${lessonProgress.courseId} = ${courseEnrolments.courseId}), 0))`
  return db
    .select({
      course: courses,
      subject: { id: subjects.id, title: subjects.title },
      enrolledAt: courseEnrolments.enrolledAt,
      at,
      outline: outlineColumn.mapWith(parsed<CourseOutline>),
      doneIds: doneColumn(userId).mapWith(parsed<string[]>),
    })
    .from(courseEnrolments)
    .innerJoin(courses, eq(courses.id, courseEnrolments.courseId))
    .leftJoin(subjects, eq(subjects.id, courses.subject))
    .where(and(eq(courseEnrolments.userId, userId), isShown(courses)))
    .orderBy(sql`${at} desc`, courses.id)
    .limit(limit)
}
