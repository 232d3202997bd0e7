import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { barsToMaximum } from '../../domain/results/analysis/comparison.ts'
import {
  attempts,
  itemStatistics,
  questions,
  questionVersions,
  results,
  scoreHistogram,
  testQuestions,
  testVersions,
  topics,
} from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import { selectChanges, selectStanding } from './results.store.ts'

/** Questions of the paper with their places in the syllabus and their statistics over first attempts, in its order. */
const selectItems = (db: Database, attemptId: string) =>
  db
    .select({
      questionId: questionVersions.questionId,
      subject: questions.subject,
      topic: questions.topic,
      topicTitle: topics.title,
      keyVersion: itemStatistics.keyVersion,
      students: sql<number | null>`${itemStatistics.figures} ->> '$.students'`,
      facility: sql<number | null>`${itemStatistics.figures} ->> '$.facility'`,
      medianSeconds: sql<number | null>`${itemStatistics.figures} ->> '$.medianSeconds'`,
    })
    .from(results)
    .innerJoin(testQuestions, eq(testQuestions.testVersionId, results.testVersionId))
    .innerJoin(questionVersions, eq(questionVersions.id, testQuestions.questionVersionId))
    .innerJoin(questions, eq(questions.id, questionVersions.questionId))
    .leftJoin(topics, and(eq(topics.subject, questions.subject), eq(topics.slug, questions.topic)))
    .leftJoin(
      itemStatistics,
      and(
        eq(itemStatistics.questionVersionId, testQuestions.questionVersionId),
        eq(itemStatistics.testVersionId, testQuestions.testVersionId),
        eq(itemStatistics.language, 'all'),
      ),
    )
    .where(eq(results.attemptId, attemptId))
    .orderBy(testQuestions.position)

/** Number of bars added before the division, which rounds towards zero, and taken off after it. */
const offset = 4 * barsToMaximum

/** First attempts of the test by bar of their score (`barOf`); the last bar may be one beyond it, of the maximum. */
const selectBars = (db: Database, attemptId: string) => {
  // Bound numbers are floating point.
  const bar = sql<number>`CAST((${scoreHistogram.units} + ${offset / barsToMaximum} * ${testVersions.maxUnits})
    * ${barsToMaximum} / ${testVersions.maxUnits} AS INTEGER) - ${offset}`
  return db
    .select({ bar, students: sql<number>`sum(${scoreHistogram.students})` })
    .from(results)
    .innerJoin(testVersions, and(eq(testVersions.id, results.testVersionId), gt(testVersions.maxUnits, 0)))
    .innerJoin(scoreHistogram, eq(scoreHistogram.testId, results.testId))
    .where(eq(results.attemptId, attemptId))
    .groupBy(sql`1`)
}

const own = alias(results, 'own')

/** Best first attempt of the test. */
const selectBest = (db: Database, attemptId: string) =>
  db
    .select({ testVersionId: results.testVersionId, scores: results.scores })
    .from(results)
    .innerJoin(own, and(eq(own.testId, results.testId), eq(own.attemptId, attemptId)))
    .where(sql`${results.ranked} = 1`)
    .orderBy(desc(results.units), desc(results.tieKey))
    .limit(1)

const selectVersion = (db: Database, attemptId: string) =>
  db
    .select({
      maxUnits: testVersions.maxUnits,
      logKey: attempts.logKey,
      logHash: attempts.logHash,
    })
    .from(results)
    .innerJoin(testVersions, eq(testVersions.id, results.testVersionId))
    .leftJoin(attempts, eq(attempts.id, results.attemptId))
    .where(eq(results.attemptId, attemptId))

const earlier = alias(results, 'earlier')

/** A result of the same student from before; absent for the first of all. */
const selectEarlier = (db: Database, attemptId: string) =>
  db
    .select({ attemptId: earlier.attemptId })
    .from(results)
    .innerJoin(earlier, and(eq(earlier.userId, results.userId), lt(earlier.submittedAt, results.submittedAt)))
    .where(eq(results.attemptId, attemptId))
    .limit(1)

/** Everything that the analysis of an attempt needs beside the paper and its keys, in one round trip. */
export const readAnalysis = async (db: Database, attemptId: string) => {
  const [rows, standings, changes, items, bars, best, versions, before] = await db.batch([
    db.select().from(results).where(eq(results.attemptId, attemptId)),
    selectStanding(db, attemptId),
    selectChanges(db, attemptId),
    selectItems(db, attemptId),
    selectBars(db, attemptId),
    selectBest(db, attemptId),
    selectVersion(db, attemptId),
    selectEarlier(db, attemptId),
  ])
  const [result, standing, version] = [rows[0], standings[0], versions[0]]
  return result && standing && version
    ? { result, standing, changes, items, bars, best: best[0] ?? null, version, isFirst: before.length === 0 }
    : null
}
