import { and, eq, inArray, sql } from 'drizzle-orm'
import { attempts } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

/** Newest attempt of a student in each test. */
export const findNewestAttempts = (db: Database, userId: string, testIds: string[]) =>
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
