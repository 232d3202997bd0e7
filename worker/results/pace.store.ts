import { sql } from 'drizzle-orm'
import type { StoredResponses } from '../../domain/results/compact.ts'
import type { SectionPace } from '../../domain/results/replay/pace.ts'
import type { Database } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'

/**
 * First attempts of a version, the best first: those that the statistics count, without blocked students and reopened
 * attempts.
 */
export const listBestAttempts = async (
  db: Database,
  { testId, testVersionId }: { testId: string; testVersionId: string },
  limit: number,
): Promise<string[]> => {
  const [found] = await inTransaction(db, [
    sql`
      SELECT results.attempt_id AS id FROM results
      LEFT JOIN attempts ON attempts.id = results.attempt_id
      LEFT JOIN student_profiles ON student_profiles.uid = results.user_id
      WHERE results.test_id = ${testId} AND results.ranked = 1 AND results.test_version_id = ${testVersionId}
        AND attempts.reason IS NULL AND student_profiles.blocked_at IS NULL
      ORDER BY results.units DESC, results.tie_key DESC LIMIT ${limit}`,
  ])
  return (found?.results ?? []).map(({ id }) => String(id))
}

export const readResponses = async (db: Database, attemptIds: readonly string[]): Promise<StoredResponses[]> => {
  const [found] = await inTransaction(db, [
    sql`
      SELECT results.responses AS responses FROM json_each(${JSON.stringify(attemptIds)}) AS listed
      CROSS JOIN results ON results.attempt_id = listed.value`,
  ])
  return (found?.results ?? []).map(({ responses }) => JSON.parse(String(responses)) as StoredResponses)
}

/** The pace of a version with its basis, as the last statistics made it; null before any. */
export const findPace = async (db: Database, testVersionId: string) => {
  const [found] = await inTransaction(db, [
    sql`
      SELECT figures -> 'pace' AS pace, figures ->> 'students' AS students FROM test_statistics
      WHERE test_version_id = ${testVersionId} AND language = 'all'`,
  ])
  const row = found?.results[0]
  if (!row) return null
  const { pace, students } = row
  return {
    students: Number(students),
    pace: typeof pace === 'string' ? (JSON.parse(pace) as SectionPace) : null,
  }
}
