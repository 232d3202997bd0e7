import { and, eq, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import { authSessions, authTwoFactors } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

/** Authenticator app of an account; `verified` is false until its first correct code. */
export const findSecondFactor = (db: Database, uid: string) =>
  db
    .select({ secret: authTwoFactors.secret, verified: authTwoFactors.verified })
    .from(authTwoFactors)
    .where(eq(authTwoFactors.userId, uid))
    .get()

/** Claims a time step: neither it nor an earlier one is accepted again. True when it was unclaimed. */
export const claimStep = async (db: Database, uid: string, step: number): Promise<boolean> => {
  const claimed = await db
    .update(authTwoFactors)
    .set({ lastStep: step })
    .where(and(eq(authTwoFactors.userId, uid), or(isNull(authTwoFactors.lastStep), lt(authTwoFactors.lastStep, step))))
    .returning({ id: authTwoFactors.id })
  return claimed.length > 0
}

/** Stores when the session proved the second factor. */
export const keepSecondFactorTime = (db: Database, sessionId: string, now: number) =>
  db
    .update(authSessions)
    .set({ secondFactorAt: new Date(now) })
    .where(eq(authSessions.id, sessionId))

/** Clears the proof of a second factor of all sessions. */
export const clearProofs = (uid: string): SQL =>
  sql`UPDATE auth_sessions SET second_factor_at = NULL WHERE user_id = ${uid}`
