import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { CourseUse } from '../../domain/questions/uses.ts'
import {
  dailyQuizzes,
  questionVersions,
  testQuestions,
  tests,
  testSections,
  testVersions,
} from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

/** Versions of tests that hold a question in any of its versions, the newest first. */
export const listTestsOfQuestion = (db: Database, questionId: string, limit: number) =>
  db
    .select({
      testId: tests.id,
      title: testVersions.title,
      kind: tests.kind,
      access: tests.access,
      state: tests.state,
      deletedAt: tests.deletedAt,
      opensAt: tests.opensAt,
      closesAt: tests.closesAt,
      version: testVersions.version,
      isCurrent: sql<number>`${tests.currentVersionId} = ${testVersions.id}`,
      questionVersionId: questionVersions.id,
      questionVersion: questionVersions.version,
      section: testSections.title,
      // Positions may begin at any number.
      number: sql<number>`(
        SELECT count(*) FROM test_questions AS earlier
        WHERE earlier.test_version_id = ${testQuestions.testVersionId} AND earlier.position <= ${testQuestions.position})`,
      quizDay: dailyQuizzes.date,
    })
    .from(questionVersions)
    .innerJoin(testQuestions, eq(testQuestions.questionVersionId, questionVersions.id))
    .innerJoin(testVersions, eq(testVersions.id, testQuestions.testVersionId))
    .innerJoin(tests, eq(tests.id, testVersions.testId))
    .innerJoin(
      testSections,
      and(
        eq(testSections.testVersionId, testQuestions.testVersionId),
        eq(testSections.position, testQuestions.sectionPosition),
      ),
    )
    .leftJoin(dailyQuizzes, eq(dailyQuizzes.testId, tests.id))
    .where(eq(questionVersions.questionId, questionId))
    .orderBy(desc(questionVersions.version), asc(tests.id), desc(testVersions.version))
    .limit(limit)

type CourseRow = { id: string; title: string; testId: string; isFinal: number | null }

/** Published courses that hold one of the tests as a lesson, by test. */
export const listCoursesOfTests = async (
  db: Database,
  testIds: readonly string[],
): Promise<Map<string, CourseUse[]>> => {
  if (testIds.length === 0) return new Map()
  const rows = await db.all<CourseRow>(sql`
    SELECT courses.id AS id, courses.title AS title, lesson.value ->> 'testId' AS testId,
      lesson.value ->> 'id' = content_versions.content ->> '$.completion.finalTest.lessonId' AS isFinal
    FROM courses
    JOIN content_versions ON content_versions.id = courses.current_version_id
    JOIN json_each(content_versions.content, '$.chapters') AS chapter
    JOIN json_each(chapter.value, '$.lessons') AS lesson
    WHERE courses.state = 'published'
      AND lesson.value ->> 'testId' IN (SELECT value FROM json_each(${JSON.stringify(testIds)}))
    ORDER BY courses.updated_at DESC, courses.id`)
  const uses = rows.map(({ id, title, testId, isFinal }) => ({
    testId,
    use: { id, title: JSON.parse(title) as CourseUse['title'], isFinal: isFinal === 1 },
  }))
  return new Map([...Map.groupBy(uses, ({ testId }) => testId)].map(([id, found]) => [id, found.map(({ use }) => use)]))
}
