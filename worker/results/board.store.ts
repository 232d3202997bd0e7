import { and, desc, eq, sql } from 'drizzle-orm'
import { boardNames, results, tests } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'

export const findTestKind = (db: Database, testId: string) =>
  db.select({ kind: tests.kind }).from(tests).where(eq(tests.id, testId)).get()

/** Top of a test in the order of ranks, and the student's own entry: one round trip. */
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
      // A literal instead of a bound `ranked = true`: only then does SQLite use the partial index of ranks.
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

/** Stores a student's name on the board of a test. Returns true when they are ranked there. */
export const saveName = async (db: Database, testId: string, userId: string, name: string): Promise<boolean> => {
  const [saved] = await inTransaction(db, [
    sql`
      INSERT INTO board_names (test_id, user_id, name)
      SELECT ${testId}, ${userId}, ${name}
      WHERE EXISTS (SELECT 1 FROM results WHERE user_id = ${userId} AND test_id = ${testId} AND ranked = 1)
      ON CONFLICT (test_id, user_id) DO UPDATE SET name = excluded.name
      RETURNING name`,
  ])
  return (saved?.results.length ?? 0) > 0
}

export const removeName = (db: Database, testId: string, userId: string) =>
  db.delete(boardNames).where(and(eq(boardNames.testId, testId), eq(boardNames.userId, userId)))
