import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { NormalisedScore } from '../../domain/results/normalisation/index.ts'
import type { HistogramBar } from '../../domain/results/standing.ts'
import { normalisedScores, results, shiftGroups } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'

/** Histogram of each shift that a computation used; bars are [units, students]. */
export type ShiftStats = { shifts: { id: string; bars: [units: number, students: number][] }[] }

export const findGroup = (db: Database, groupId: string) =>
  db.select().from(shiftGroups).where(eq(shiftGroups.id, groupId)).get()

/** Histogram of the ranked first attempts of a test. */
export const readBars = (db: Database, testId: string): Promise<HistogramBar[]> =>
  db
    .select({ units: results.units, students: count() })
    .from(results)
    .where(and(eq(results.testId, testId), sql`${results.ranked} = 1`, eq(results.standing, 'counted')))
    .groupBy(results.units)

/** Marks a group as being computed, so that readers wait. */
export const openGroup = (db: Database, groupId: string, stats: ShiftStats) =>
  db.update(shiftGroups).set({ state: 'open', stats, computedAt: null }).where(eq(shiftGroups.id, groupId))

export const closeGroup = (db: Database, groupId: string, computedAt: number) =>
  db.update(shiftGroups).set({ state: 'computed', computedAt }).where(eq(shiftGroups.id, groupId))

/**
 * Stores the normalised score of every student with these raw scores: one statement and one parameter, whatever their
 * number. Joined from the raw scores, so that each finds its students in the index of ranks. Equal normalised scores
 * share a rank and are all in one call; the tie-breaks order them.
 */
export const writeScores = (db: Database, groupId: string, scores: readonly NormalisedScore[]) =>
  inTransaction(db, [
    sql`
      INSERT INTO normalised_scores (group_id, attempt_id, test_id, user_id, units, normalised, percentile, rank)
      SELECT ${groupId}, result.attempt_id, result.test_id, result.user_id, result.units,
        score.value ->> 'normalised', score.value ->> 'percentile',
        (score.value ->> 'rank') - 1 + rank() OVER (PARTITION BY score.value ->> 'rank' ORDER BY result.tie_key DESC)
      FROM json_each(${JSON.stringify(scores)}) AS score
      CROSS JOIN results AS result
        ON result.test_id = score.value ->> 'shiftId' AND result.units = score.value ->> 'units' AND result.ranked = 1
      WHERE result.standing = 'counted'
      ON CONFLICT (group_id, attempt_id) DO UPDATE SET
        units = excluded.units, normalised = excluded.normalised, percentile = excluded.percentile, rank = excluded.rank`,
  ])

/**
 * Deletes normalised scores of an earlier computation that no longer count; the whole group where nothing was computed.
 */
export const removeStale = (db: Database, groupId: string, whole: boolean) =>
  inTransaction(db, [
    whole
      ? sql`DELETE FROM normalised_scores WHERE group_id = ${groupId}`
      : sql`
          DELETE FROM normalised_scores
          WHERE group_id = ${groupId} AND NOT EXISTS (
            SELECT 1 FROM results
            WHERE results.attempt_id = normalised_scores.attempt_id
              AND results.ranked = 1 AND results.standing = 'counted' AND results.units = normalised_scores.units)`,
  ])

export const findScored = (db: Database, attemptId: string) =>
  db
    .select({
      userId: results.userId,
      testId: results.testId,
      units: results.units,
      ranked: results.ranked,
      standing: results.standing,
      receipt: results.receipt,
      submittedAt: results.submittedAt,
      versionId: results.testVersionId,
    })
    .from(results)
    .where(eq(results.attemptId, attemptId))
    .get()

export const findNormalised = (db: Database, groupId: string, attemptId: string) =>
  db
    .select({ units: normalisedScores.units, rank: normalisedScores.rank })
    .from(normalisedScores)
    .where(and(eq(normalisedScores.groupId, groupId), eq(normalisedScores.attemptId, attemptId)))
    .get()

/**
 * Number of synthetic results among the ranked first attempts of some tests; few, and found by an index of their own.
 */
export const countSynthetic = async (db: Database, testIds: readonly string[]): Promise<number> => {
  const counted = await db
    .select({ students: count() })
    .from(results)
    .where(and(inArray(results.testId, [...testIds]), sql`${results.synthetic} = 1 AND ${results.ranked} = 1`))
    .get()
  return counted?.students ?? 0
}
