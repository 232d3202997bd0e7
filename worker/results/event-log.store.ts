import { eq } from 'drizzle-orm'
import { attempts } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

/** The log of an attempt as recorded in D1: its key in R2 and its last hash. */
export const findRecordedLog = async (db: Database, attemptId: string) =>
  (await db
    .select({ logKey: attempts.logKey, logHash: attempts.logHash })
    .from(attempts)
    .where(eq(attempts.id, attemptId))
    .get()) ?? null
