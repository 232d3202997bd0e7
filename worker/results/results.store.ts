import { and, desc, eq, sql } from 'drizzle-orm'
import type { QuestionScore } from '../../domain/results/contract.ts'
import { demoCounts, results } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'
import type { SubmissionMessage } from './results.queue.ts'

export type Scored = Pick<
  SubmissionMessage,
  | 'attemptId'
  | 'userId'
  | 'testId'
  | 'testVersionId'
  | 'receipt'
  | 'submittedAt'
  | 'closedBy'
  | 'lateSynced'
  | 'responses'
> & {
  units: number
  scores: QuestionScore[]
}

/**
 * Writes a score once, however often it is delivered: the result (the first of a student in a test is the ranked one),
 * its place in the histogram only if the result is new, and the end of the attempt. One transaction.
 */
export const recordScore = (db: Database, scored: Scored) =>
  inTransaction(db, [
    sql`
      INSERT INTO results (attempt_id, user_id, test_id, test_version_id, receipt, submitted_at, closed_by, late_synced, units, ranked, responses, scores)
      SELECT ${scored.attemptId}, ${scored.userId}, ${scored.testId}, ${scored.testVersionId}, ${scored.receipt}, ${scored.submittedAt},
        ${scored.closedBy}, ${scored.lateSynced}, ${scored.units},
        NOT EXISTS (SELECT 1 FROM results WHERE user_id = ${scored.userId} AND test_id = ${scored.testId} AND ranked = 1),
        ${JSON.stringify(scored.responses)}, ${JSON.stringify(scored.scores)}
      WHERE true
      ON CONFLICT (attempt_id) DO NOTHING`,
    sql`
      INSERT INTO score_histogram (test_id, units, students)
      SELECT test_id, units, 1 FROM results WHERE attempt_id = ${scored.attemptId} AND ranked = 1 AND changes() = 1
      ON CONFLICT (test_id, units) DO UPDATE SET students = students + 1`,
    sql`
      UPDATE attempts SET state = 'scored', submitted_at = ${scored.submittedAt}
      WHERE id = ${scored.attemptId} AND state = 'in_progress'`,
  ])

export const countDemo = (db: Database, day: string, finished: number) =>
  db
    .insert(demoCounts)
    .values({ day, finished })
    .onConflictDoUpdate({ target: demoCounts.day, set: { finished: sql`${demoCounts.finished} + ${finished}` } })

/**
 * The result of a sitting with the sums of the histogram that its rank is made of. Columns are written out with their
 * tables: in the selection of a single table drizzle leaves the table's name away, and a subquery then compares with itself.
 */
export const readResult = (db: Database, attemptId: string) =>
  db
    .select({
      result: results,
      above: sql<number>`(
        SELECT coalesce(sum(bar.students), 0) FROM score_histogram bar
        WHERE bar.test_id = results.test_id AND bar.units > results.units)`,
      of: sql<number>`(SELECT coalesce(sum(bar.students), 0) FROM score_histogram bar WHERE bar.test_id = results.test_id)`,
    })
    .from(results)
    .where(eq(results.attemptId, attemptId))
    .get()

export const findResult = (db: Database, attemptId: string) =>
  db.select({ attemptId: results.attemptId }).from(results).where(eq(results.attemptId, attemptId)).get()

/** A student's results of one test, newest first. */
export const listResults = (db: Database, userId: string, testId: string, limit: number) =>
  db
    .select({
      attemptId: results.attemptId,
      submittedAt: results.submittedAt,
      units: results.units,
      ranked: results.ranked,
    })
    .from(results)
    .where(and(eq(results.userId, userId), eq(results.testId, testId)))
    .orderBy(desc(results.submittedAt))
    .limit(limit)
