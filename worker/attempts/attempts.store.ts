import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { attempts, testVersions } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'

type NewAttempt = Pick<typeof attempts.$inferInsert, 'id' | 'userId' | 'testId' | 'testVersionId' | 'startedAt'>

/** How many sittings of a test a student has, and the open one. */
export const findSittings = async (db: Database, userId: string, testId: string) => {
  const rows = await db
    .select({ id: attempts.id, state: attempts.state, testVersionId: attempts.testVersionId })
    .from(attempts)
    .where(and(eq(attempts.userId, userId), eq(attempts.testId, testId)))
  return { count: rows.length, open: rows.find(({ state }) => state === 'in_progress') ?? null }
}

/**
 * Opens a sitting unless one is open or the student has had all that are allowed.
 * Returns the id of the open sitting, this one or the one that was first; undefined where the limit is reached.
 */
export const openSitting = async (
  db: Database,
  attempt: NewAttempt,
  allowed: number | null,
): Promise<string | undefined> => {
  const { id, userId, testId, testVersionId, startedAt } = attempt
  const [, open] = await inTransaction(db, [
    sql`
      INSERT INTO attempts (id, user_id, test_id, test_version_id, state, started_at)
      SELECT ${id}, ${userId}, ${testId}, ${testVersionId}, 'in_progress', ${startedAt}
      WHERE ${allowed} IS NULL OR (SELECT count(*) FROM attempts WHERE user_id = ${userId} AND test_id = ${testId}) < ${allowed}
      ON CONFLICT DO NOTHING`,
    sql`SELECT id FROM attempts WHERE user_id = ${userId} AND test_id = ${testId} AND state = 'in_progress'`,
  ])
  return open?.results[0]?.id as string | undefined
}

/** Whose sitting it is, and of what. */
export const findAttempt = (db: Database, attemptId: string) =>
  db.select().from(attempts).where(eq(attempts.id, attemptId)).get()

/** The newest sitting of each test. */
export const findNewest = (db: Database, userId: string, testIds: string[]) =>
  db
    .select({
      testId: attempts.testId,
      attemptId: attempts.id,
      state: attempts.state,
      startedAt: sql<number>`max(${attempts.startedAt})`,
    })
    .from(attempts)
    .where(and(eq(attempts.userId, userId), inArray(attempts.testId, testIds)))
    .groupBy(attempts.testId)

/** A student's sittings of everything, newest first. */
export const listRecent = (db: Database, userId: string, limit: number) =>
  db
    .select({
      attemptId: attempts.id,
      testId: attempts.testId,
      title: testVersions.title,
      state: attempts.state,
      startedAt: attempts.startedAt,
    })
    .from(attempts)
    .innerJoin(testVersions, eq(testVersions.id, attempts.testVersionId))
    .where(eq(attempts.userId, userId))
    .orderBy(desc(attempts.startedAt))
    .limit(limit)
