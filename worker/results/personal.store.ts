import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { StoredResponses } from '../../domain/results/compact.ts'
import { normalisedScores, results, scoreChanges, tasks } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'

/** Results of some attempts of one student. */
export const resultsOfAttempts = (db: Database, userId: string, attemptIds: readonly string[]) =>
  db
    .select()
    .from(results)
    .where(and(eq(results.userId, userId), inArray(results.attemptId, [...attemptIds])))
    .all()

/** Normalised scores of attempts, where tests of several shifts share a scale. */
export const normalisedOf = (db: Database, attemptIds: readonly string[]) =>
  db
    .select({
      attemptId: normalisedScores.attemptId,
      normalised: normalisedScores.normalised,
      percentile: normalisedScores.percentile,
      rank: normalisedScores.rank,
    })
    .from(normalisedScores)
    .where(inArray(normalisedScores.attemptId, [...attemptIds]))
    .all()

/** Changes of scores by committed keys; trials are left out. */
export const changesOf = (db: Database, attemptIds: readonly string[]) =>
  db
    .select({
      attemptId: scoreChanges.attemptId,
      at: tasks.createdAt,
      beforeUnits: scoreChanges.beforeUnits,
      afterUnits: scoreChanges.afterUnits,
    })
    .from(scoreChanges)
    .innerJoin(tasks, eq(tasks.id, scoreChanges.taskId))
    .where(and(inArray(scoreChanges.attemptId, [...attemptIds]), sql`${tasks.input} ->> 'mode' = 'commit'`))
    .all()

export const listOwnResults = (db: Database, userId: string, limit: number) =>
  db
    .select({
      attemptId: results.attemptId,
      testId: results.testId,
      testVersionId: results.testVersionId,
      ranked: results.ranked,
      tieKey: results.tieKey,
      responses: results.responses,
    })
    .from(results)
    .where(eq(results.userId, userId))
    .orderBy(asc(results.testId))
    .limit(limit)

/** A ranked result without its student. */
type Anonymous = {
  attemptId: string
  userId: string
  receipt: string
  tieKey: string
  responses: StoredResponses
}

/**
 * Removes a student from results: ranked ones are kept under a random id, with every row that references them; others
 * are deleted. The histogram does not change. One transaction.
 */
export const anonymise = (
  db: Database,
  userId: string,
  anonymised: readonly Anonymous[],
  deletedIds: readonly string[],
) => {
  const anonymisedJson = JSON.stringify(anonymised)
  const deletedIdsSql = sql`(SELECT value FROM json_each(${JSON.stringify(deletedIds)}))`
  return inTransaction(db, [
    sql`DELETE FROM score_changes WHERE attempt_id IN ${deletedIdsSql}`,
    sql`DELETE FROM normalised_scores WHERE attempt_id IN ${deletedIdsSql}`,
    sql`DELETE FROM results WHERE attempt_id IN ${deletedIdsSql} AND user_id = ${userId}`,
    sql`
      UPDATE score_changes SET user_id = entry.value ->> 'userId' FROM json_each(${anonymisedJson}) AS entry
      WHERE score_changes.attempt_id = entry.value ->> 'attemptId'`,
    sql`
      UPDATE normalised_scores SET user_id = entry.value ->> 'userId' FROM json_each(${anonymisedJson}) AS entry
      WHERE normalised_scores.attempt_id = entry.value ->> 'attemptId'`,
    sql`
      UPDATE results SET user_id = entry.value ->> 'userId', receipt = entry.value ->> 'receipt',
        tie_key = entry.value ->> 'tieKey', responses = entry.value -> 'responses', integrity = '[]'
      FROM json_each(${anonymisedJson}) AS entry
      WHERE results.attempt_id = entry.value ->> 'attemptId' AND results.user_id = ${userId}`,
  ])
}
