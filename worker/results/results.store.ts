import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Category } from '../../domain/accounts/student-profile.ts'
import { minStudentsForStatistics } from '../../domain/results/statistics/contract.ts'
import {
  demoCounts,
  itemStatistics,
  questionBookmarks,
  questionVersions,
  releaseInForce,
  results,
  scoreChanges,
  tasks,
  testQuestions,
  tests,
  testVersions,
} from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

export const countDemo = (db: Database, day: string, finished: number) =>
  db
    .insert(demoCounts)
    .values({ day, finished })
    .onConflictDoUpdate({ target: demoCounts.day, set: { finished: sql`${demoCounts.finished} + ${finished}` } })

/** Ranked results of one score in a test, for tie-breaks. */
const tied = sql`
  SELECT other.tie_key FROM results AS other
  WHERE other.test_id = results.test_id AND other.units = results.units AND other.ranked = 1`

/** Students with a better score, all students, and those with the same score who win by the tie-breaks. */
const aboveSum = sql<number>`(
  SELECT coalesce(sum(bar.students), 0) FROM score_histogram AS bar
  WHERE bar.test_id = results.test_id AND bar.units > results.units)`
const allSum = sql<number>`(
  SELECT coalesce(sum(bar.students), 0) FROM score_histogram AS bar WHERE bar.test_id = results.test_id)`
const tiedAboveCount = sql<number>`(SELECT count(*) FROM (${tied} AND other.tie_key > results.tie_key))`

/**
 * Release of the test, and the sums of the histogram and of equal scores for the rank. Columns are written with their
 * tables: in the selection of a single table drizzle omits the table's name, and a subquery would compare with itself.
 */
export const selectStanding = (db: Database, attemptId: string) =>
  db
    .select({
      above: aboveSum,
      of: allSum,
      equal: sql<number>`(
        SELECT coalesce(sum(bar.students), 0) FROM score_histogram AS bar
        WHERE bar.test_id = results.test_id AND bar.units = results.units)`,
      tiedAbove: tiedAboveCount,
      tiedBelow: sql<number>`(SELECT count(*) FROM (${tied} AND other.tie_key < results.tie_key))`,
      nextAbove: sql<string | null>`(${tied} AND other.tie_key > results.tie_key ORDER BY other.tie_key LIMIT 1)`,
      nextBelow: sql<string | null>`(${tied} AND other.tie_key < results.tie_key ORDER BY other.tie_key DESC LIMIT 1)`,
      synthetic: sql<number>`(
        SELECT count(*) FROM results AS demo
        WHERE demo.test_id = results.test_id AND demo.synthetic = 1 AND demo.ranked = 1)`,
      release: releaseInForce,
      opensAt: tests.opensAt,
      closesAt: tests.closesAt,
      commonStart: tests.commonStart,
      durationMs: testVersions.durationMs,
      extraMs: tests.extraMs,
      pauses: tests.pauses,
      keyRevision: tests.keyRevision,
      category: sql<Category | null>`(
        SELECT student_profiles.category FROM student_profiles WHERE student_profiles.uid = results.user_id)`,
      reason: sql<string | null>`(SELECT attempts.reason FROM attempts WHERE attempts.id = results.attempt_id)`,
    })
    .from(results)
    .innerJoin(tests, eq(tests.id, results.testId))
    .innerJoin(testVersions, eq(testVersions.id, results.testVersionId))
    .where(eq(results.attemptId, attemptId))

export const selectChanges = (db: Database, attemptId: string) =>
  db
    .select({
      at: tasks.createdAt,
      beforeUnits: scoreChanges.beforeUnits,
      afterUnits: scoreChanges.afterUnits,
      input: tasks.input,
    })
    .from(scoreChanges)
    .innerJoin(tasks, eq(tasks.id, scoreChanges.taskId))
    .where(and(eq(scoreChanges.attemptId, attemptId), sql`${tasks.input} ->> 'mode' = 'commit'`))
    .orderBy(tasks.createdAt)

const selectBookmarked = (db: Database, attemptId: string) =>
  db
    .select({ questionId: questionBookmarks.questionId })
    .from(results)
    .innerJoin(testQuestions, eq(testQuestions.testVersionId, results.testVersionId))
    .innerJoin(questionVersions, eq(questionVersions.id, testQuestions.questionVersionId))
    .innerJoin(
      questionBookmarks,
      and(eq(questionBookmarks.userId, results.userId), eq(questionBookmarks.questionId, questionVersions.questionId)),
    )
    .where(eq(results.attemptId, attemptId))

/** Statistics of the questions of the paper that enough students answered. */
const selectMeasured = (db: Database, attemptId: string) =>
  db
    .select({
      questionId: itemStatistics.questionId,
      keyVersion: itemStatistics.keyVersion,
      students: sql<number>`${itemStatistics.figures} ->> '$.students'`,
      medianSeconds: sql<number | null>`${itemStatistics.figures} ->> '$.medianSeconds'`,
      choices: sql<string>`(
        SELECT json_group_object(choice.value ->> 'choice', choice.value ->> 'students')
        FROM json_each(${itemStatistics.figures}, '$.choices') AS choice)`,
    })
    .from(results)
    .innerJoin(testQuestions, eq(testQuestions.testVersionId, results.testVersionId))
    .innerJoin(
      itemStatistics,
      and(
        eq(itemStatistics.questionVersionId, testQuestions.questionVersionId),
        eq(itemStatistics.testVersionId, testQuestions.testVersionId),
        eq(itemStatistics.language, 'all'),
      ),
    )
    .where(
      and(
        eq(results.attemptId, attemptId),
        sql`${itemStatistics.figures} ->> '$.students' >= ${minStudentsForStatistics}`,
      ),
    )

/**
 * Everything on a result page beside the paper and its keys, in one round trip: the result, the release of its test,
 * the sums of the histogram and of equal scores for the rank, later changes, the bookmarked questions of the paper, and
 * how others did on its questions.
 */
export const readResult = async (db: Database, attemptId: string) => {
  const [rows, standings, changes, bookmarks, measured] = await db.batch([
    db.select().from(results).where(eq(results.attemptId, attemptId)),
    selectStanding(db, attemptId),
    selectChanges(db, attemptId),
    selectBookmarked(db, attemptId),
    selectMeasured(db, attemptId),
  ])
  const [result] = rows
  const [standing] = standings
  return result && standing
    ? {
        result,
        standing,
        changes,
        bookmarked: bookmarks.map(({ questionId }) => questionId),
        measured: measured.map(({ choices, ...row }) => ({
          ...row,
          choices: JSON.parse(choices) as Record<string, number>,
        })),
      }
    : null
}

/** Score of an attempt, in units (domain/results/marks.ts). */
export const findUnits = (db: Database, attemptId: string) =>
  db.select({ units: results.units }).from(results).where(eq(results.attemptId, attemptId)).get()

/** Student, test and closing of a result. */
export const findResult = (db: Database, attemptId: string) =>
  db
    .select({ userId: results.userId, testId: results.testId, closing: results.closing })
    .from(results)
    .where(eq(results.attemptId, attemptId))
    .get()

/** Results of a student in one test, newest first. */
export const listResults = (db: Database, userId: string, testId: string, limit: number) =>
  db
    .select({
      attemptId: results.attemptId,
      submittedAt: results.submittedAt,
      units: results.units,
      ranked: results.ranked,
      validity: results.standing,
    })
    .from(results)
    .where(and(eq(results.userId, userId), eq(results.testId, testId)))
    .orderBy(desc(results.submittedAt))
    .limit(limit)

/** Best score of a student in each test, in per cent of the maximum; tests without a score are left out. */
export const listBest = (db: Database, userId: string, testIds: readonly string[]) =>
  db
    .select({
      testId: results.testId,
      percent: sql<number>`max(100.0 * ${results.units} / ${testVersions.maxUnits})`,
    })
    .from(results)
    .innerJoin(testVersions, eq(testVersions.id, results.testVersionId))
    .where(
      and(
        eq(results.userId, userId),
        // One parameter: several courses may have more tests than a statement may have parameters.
        inArray(results.testId, sql`(SELECT value FROM json_each(${JSON.stringify(testIds)}))`),
        eq(results.standing, 'counted'),
      ),
    )
    .groupBy(results.testId)

/** Scores of some attempts, with the sums of the histogram for their ranks. */
export const scoresOf = (db: Database, attemptIds: readonly string[]) =>
  db
    .select({
      attemptId: results.attemptId,
      units: results.units,
      maxUnits: testVersions.maxUnits,
      ranked: results.ranked,
      validity: results.standing,
      late: results.lateSynced,
      submittedAt: results.submittedAt,
      above: aboveSum,
      of: allSum,
      tiedAbove: tiedAboveCount,
    })
    .from(results)
    .innerJoin(testVersions, eq(testVersions.id, results.testVersionId))
    .where(inArray(results.attemptId, sql`(SELECT value FROM json_each(${JSON.stringify(attemptIds)}))`))
