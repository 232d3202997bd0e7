import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'

/** Marks the statistics of tests as outdated; writes nothing for those that are. `testIds`: a subquery. */
export const statisticsDueStatement = (testIds: SQL): SQL => sql`
  WITH due(test_id) AS (${testIds})
  INSERT INTO statistics_runs (test_id, is_due) SELECT test_id, 1 FROM due WHERE true
  ON CONFLICT (test_id) DO UPDATE SET is_due = 1 WHERE is_due = 0`

const listed = (testIds: readonly string[]): SQL => sql`SELECT value FROM json_each(${JSON.stringify(testIds)})`

export const markDueStatement = (testIds: readonly string[]): SQL => statisticsDueStatement(listed(testIds))

/** Marks the statistics of tests as outdated. */
export const markStatisticsDue = (db: Database, testIds: readonly string[]) =>
  inTransaction(db, [markDueStatement(testIds)])

/** Clears the mark of a test: a change from now on marks it again. */
export const clearDue = (db: Database, testId: string) =>
  inTransaction(db, [
    sql`
      INSERT INTO statistics_runs (test_id, is_due) VALUES (${testId}, 0)
      ON CONFLICT (test_id) DO UPDATE SET is_due = 0`,
  ])

/** Tests whose statistics are outdated. The bound, true of every row, makes it a search of their index. */
export const listDue = async (db: Database, limit: number): Promise<string[]> => {
  const [found] = await inTransaction(db, [
    sql`SELECT test_id AS testId FROM statistics_runs WHERE is_due = 1 AND test_id > '' ORDER BY test_id LIMIT ${limit}`,
  ])
  return (found?.results ?? []).map(({ testId }) => testId as string)
}
