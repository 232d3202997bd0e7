import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { attempts } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

/**
 * Ids of a test's open attempts after an id, in order. The state is a literal so that SQLite uses its partial index.
 */
export const listOpenOfTest = async (db: Database, testId: string, after: string, limit: number): Promise<string[]> => {
  const rows = await db
    .select({ id: attempts.id })
    .from(attempts)
    .where(and(eq(attempts.testId, testId), sql`${attempts.state} = 'in_progress'`, gt(attempts.id, after)))
    .orderBy(asc(attempts.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}
