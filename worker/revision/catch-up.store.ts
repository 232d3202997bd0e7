import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import {
  cardChanges,
  questionKeys,
  questions,
  questionStatistics,
  questionVersions,
  releaseInForce,
  results,
  testQuestions,
  tests,
  testVersions,
} from '../../drizzle/schema/index.ts'
import type { ItemTimes } from '../../domain/revision/mistake-kinds.ts'
import type { Database } from '../platform/context.ts'

/** Results of a student, without answers, with what decides their release. Oldest first. */
const heads = (db: Database, userId: string) =>
  db
    .select({
      attemptId: results.attemptId,
      keyRevision: results.keyRevision,
      closing: results.closing,
      validity: results.standing,
      release: releaseInForce,
      opensAt: tests.opensAt,
      closesAt: tests.closesAt,
      commonStart: tests.commonStart,
      durationMs: testVersions.durationMs,
      extraMs: tests.extraMs,
      pauses: tests.pauses,
    })
    .from(results)
    .innerJoin(tests, eq(tests.id, results.testId))
    .innerJoin(testVersions, eq(testVersions.id, results.testVersionId))
    .where(eq(results.userId, userId))
    .orderBy(results.submittedAt)

const lastChange = (db: Database) =>
  db.select({ seq: sql<number>`coalesce(max(${cardChanges.seq}), 0)`.as('seq') }).from(cardChanges)

/**
 * Results of a student, and the number of the last change of cards, in one round trip. `isBatched`: reads of one turn share
 * a batch anyway, that of the whole page.
 */
export const readNews = async (db: Database, userId: string, isBatched: boolean) => {
  const reads = [heads(db, userId), lastChange(db)] as const
  const [rows, [last]] = isBatched ? await Promise.all(reads) : await db.batch(reads)
  return { heads: rows, lastChange: last?.seq ?? 0 }
}

/** Changes of cards after a number, in order. */
export const listChanges = (db: Database, after: number, limit: number) =>
  db.select().from(cardChanges).where(gt(cardChanges.seq, after)).orderBy(asc(cardChanges.seq)).limit(limit)

/** Some results of a student with the questions of their papers, in one round trip. */
export const readAttempts = async (db: Database, userId: string, attemptIds: readonly string[]) => {
  const isAmong = sql`${results.attemptId} IN (SELECT value FROM json_each(${JSON.stringify(attemptIds)}))`
  const [rows, items] = await db.batch([
    db
      .select({
        result: results,
        examId: tests.examId,
        presetVersionId: testVersions.presetVersionId,
        title: testVersions.title,
        maxUnits: testVersions.maxUnits,
      })
      .from(results)
      .innerJoin(tests, eq(tests.id, results.testId))
      .innerJoin(testVersions, eq(testVersions.id, results.testVersionId))
      .where(and(eq(results.userId, userId), isAmong))
      .orderBy(results.submittedAt),
    db
      .select({
        testVersionId: testQuestions.testVersionId,
        section: testQuestions.sectionPosition,
        questionId: questionVersions.questionId,
        questionVersionId: questionVersions.id,
        subject: questions.subject,
        topic: questions.topic,
        difficulty: questions.difficulty,
        targetMs: questions.targetMs,
        excerpt: questions.title,
        outcome: questionKeys.outcome,
        /** Over first attempts in all languages. */
        figures: sql<ItemTimes | null>`${questionStatistics.figures} -> '$.all'`.mapWith(
          (text: string) => JSON.parse(text) as ItemTimes,
        ),
      })
      .from(testQuestions)
      .innerJoin(questionVersions, eq(questionVersions.id, testQuestions.questionVersionId))
      .innerJoin(questions, eq(questions.id, questionVersions.questionId))
      .leftJoin(
        questionKeys,
        and(eq(questionKeys.questionVersionId, questionVersions.id), eq(questionKeys.state, 'current')),
      )
      .leftJoin(questionStatistics, eq(questionStatistics.questionVersionId, questionVersions.id))
      .where(
        inArray(
          testQuestions.testVersionId,
          db
            .select({ id: results.testVersionId })
            .from(results)
            .where(and(eq(results.userId, userId), isAmong)),
        ),
      )
      .orderBy(testQuestions.testVersionId, testQuestions.position),
  ])
  return { rows, items }
}
