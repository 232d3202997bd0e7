import { eq } from 'drizzle-orm'
import { attempts, results } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

/** The attempt of a receipt, with its log. */
export const findByReceipt = async (db: Database, code: string) =>
  (await db
    .select({
      submittedAt: results.submittedAt,
      synthetic: results.synthetic,
      closing: results.closing,
      logKey: attempts.logKey,
      logClosing: attempts.logClosing,
      logHash: attempts.logHash,
    })
    .from(results)
    .innerJoin(attempts, eq(attempts.id, results.attemptId))
    .where(eq(results.receipt, code))
    .get()) ?? null
