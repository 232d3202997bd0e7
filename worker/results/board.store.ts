import { and, desc, eq, sql } from 'drizzle-orm'
import { boardNames, results, tests } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'

export const findKind = (db: Database, testId: string) =>
  db.select({ kind: tests.kind }).from(tests).where(eq(tests.id, testId)).get()

/** The top of a test in the order of its ranks, and whether a student is ranked there: one round trip. */
export const readBoard = async (db: Database, testId: string, userId: string, length: number) => {
  const [rows, [mine]] = await db.batch([
    db
      .select({
        userId: results.userId,
        units: results.units,
        tieKey: results.tieKey,
        synthetic: results.synthetic,
        name: boardNames.name,
      })
      .from(results)
      .leftJoin(boardNames, and(eq(boardNames.testId, results.testId), eq(boardNames.userId, results.userId)))
      // As the index of ranks has it: equal to `ranked = true`, which is bound and then not found there.
      .where(and(eq(results.testId, testId), sql`${results.ranked} = 1`))
      .orderBy(desc(results.units), desc(results.tieKey))
      .limit(length),
    db
      .select({ name: boardNames.name })
      .from(results)
      .leftJoin(boardNames, and(eq(boardNames.testId, results.testId), eq(boardNames.userId, results.userId)))
      .where(and(eq(results.userId, userId), eq(results.testId, testId), sql`${results.ranked} = 1`)),
  ])
  return { rows, mine }
}

/** Puts a name on the board of a test where the student is ranked. Returns whether they are. */
export const keepName = async (db: Database, testId: string, userId: string, name: string): Promise<boolean> => {
  const [kept] = await inTransaction(db, [
    sql`
      INSERT INTO board_names (test_id, user_id, name)
      SELECT ${testId}, ${userId}, ${name}
      WHERE EXISTS (SELECT 1 FROM results WHERE user_id = ${userId} AND test_id = ${testId} AND ranked = 1)
      ON CONFLICT (test_id, user_id) DO UPDATE SET name = excluded.name
      RETURNING name`,
  ])
  return (kept?.results.length ?? 0) > 0
}

export const removeName = (db: Database, testId: string, userId: string) =>
  db.delete(boardNames).where(and(eq(boardNames.testId, testId), eq(boardNames.userId, userId)))
