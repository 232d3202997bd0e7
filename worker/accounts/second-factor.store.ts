import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { authSessions, authTwoFactors } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'
import { recordAct, type AccountAct } from './acts.store.ts'

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

export const keepAct = (db: Database, act: AccountAct, now: number) => inTransaction(db, [recordAct(act, now)])

/** Turns the factor off and clears the proof of all sessions. */
export const keepDisabled = (db: Database, act: AccountAct, now: number) =>
  inTransaction(db, [
    sql`UPDATE auth_sessions SET second_factor_at = NULL WHERE user_id = ${act.uid}`,
    recordAct(act, now),
  ])
