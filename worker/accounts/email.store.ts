import { and, desc, eq, gt, ne, sql, type SQL } from 'drizzle-orm'
import { authUsers, emailTokens } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'
import { endGuardianLink, forgetGuardian } from './guardian.store.ts'

type EmailToken = typeof emailTokens.$inferSelect

export const keepEmailToken = (db: Database, token: EmailToken) => db.insert(emailTokens).values(token)

/** The account and address that a code stands for, if it is still good. */
export const findEmailToken = (db: Database, tokenHash: string, now: number): Promise<EmailToken | undefined> =>
  db
    .select()
    .from(emailTokens)
    .where(and(eq(emailTokens.tokenHash, tokenHash), gt(emailTokens.expiresAt, now)))
    .get()

export const deleteEmailToken = (db: Database, tokenHash: string) =>
  db.delete(emailTokens).where(eq(emailTokens.tokenHash, tokenHash))

/** The new address that waits for its confirmation. */
export const findPendingEmail = (db: Database, uid: string, email: string, now: number) =>
  db
    .select({ email: emailTokens.email })
    .from(emailTokens)
    .where(and(eq(emailTokens.uid, uid), ne(emailTokens.email, email), gt(emailTokens.expiresAt, now)))
    .orderBy(desc(emailTokens.expiresAt))
    .get()

/** Calls off a change of address: codes for any address but the present one. */
export const deletePendingEmail = (db: Database, uid: string, email: string) =>
  db.delete(emailTokens).where(and(eq(emailTokens.uid, uid), ne(emailTokens.email, email)))

/** Ends every code that was mailed for an account. */
export const endCodes = (db: Database, uid: string) =>
  inTransaction(db, [endResets(uid), sql`DELETE FROM email_tokens WHERE uid = ${uid}`])

export const findEmailOf = (db: Database, uid: string) =>
  db.select({ email: authUsers.email }).from(authUsers).where(eq(authUsers.id, uid)).get()

export const isEmailTaken = async (db: Database, email: string): Promise<boolean> =>
  (await db.select({ id: authUsers.id }).from(authUsers).where(eq(authUsers.email, email)).get()) !== undefined

/**
 * The code's address becomes the account's, confirmed, in every record; all of the account's codes end. Nothing changes
 * where the code is gone. Rejects where another account has the address.
 */
export const confirmEmail = (db: Database, { tokenHash, uid, email }: EmailToken, now: number) => {
  const held = sql`EXISTS (SELECT 1 FROM email_tokens WHERE token_hash = ${tokenHash})`
  return inTransaction(db, [
    sql`UPDATE auth_users SET email = ${email}, email_verified = 1, updated_at = ${now} WHERE id = ${uid} AND ${held}`,
    // The record still has the address from before.
    endGuardianLink(uid, sql`${held} AND EXISTS (SELECT 1 FROM users WHERE uid = ${uid} AND email <> ${email})`),
    sql`UPDATE users SET email = ${email}, updated_at = ${now} WHERE uid = ${uid} AND ${held}`,
    sql`UPDATE users_by_student_id SET email = ${email}, updated_at = ${now} WHERE uid = ${uid} AND ${held}`,
    endResets(uid, held),
    sql`DELETE FROM email_tokens WHERE uid = ${uid}`,
  ])
}

/** Ends the codes that were mailed to set a password; better-auth keeps them under the account's id. */
const endResets = (uid: string, condition: SQL = sql`1`): SQL =>
  sql`DELETE FROM auth_verifications WHERE value = ${uid} AND ${condition}`

/**
 * Whoever sets a password by a mailed code owns the address. Everything that was there or asked for before ends:
 * sessions, codes, a guardian's link, and, where the address was never proven, the ways in and the guardian that someone
 * else may have left. Returns the tokens of the sessions.
 */
export const verifyByReset = async (db: Database, uid: string, now: number): Promise<string[]> => {
  const isUnproven = sql`EXISTS (SELECT 1 FROM auth_users WHERE id = ${uid} AND email_verified = 0)`
  const [ended] = await inTransaction(db, [
    sql`DELETE FROM auth_sessions WHERE user_id = ${uid} RETURNING token`,
    sql`DELETE FROM auth_accounts WHERE user_id = ${uid} AND provider_id <> 'credential' AND ${isUnproven}`,
    forgetGuardian(uid, isUnproven),
    endGuardianLink(uid),
    sql`UPDATE auth_users SET email_verified = 1, updated_at = ${now} WHERE id = ${uid}`,
    endResets(uid),
    sql`DELETE FROM email_tokens WHERE uid = ${uid}`,
  ])
  return ended?.results.map(({ token }) => token as string) ?? []
}
