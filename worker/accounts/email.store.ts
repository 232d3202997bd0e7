import { and, desc, eq, gt, ne, sql, type SQL } from 'drizzle-orm'
import { authUsers, emailTokens } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'
import { endGuardianLink, forgetGuardian } from './guardian.store.ts'

type EmailToken = typeof emailTokens.$inferSelect

export const keepEmailToken = (db: Database, token: EmailToken) => db.insert(emailTokens).values(token)

export const emailTokenStatement = ({ tokenHash, uid, email, expiresAt }: EmailToken): SQL => sql`
  INSERT INTO email_tokens (token_hash, uid, email, expires_at) VALUES (${tokenHash}, ${uid}, ${email}, ${expiresAt})`

/** Unexpired token by its hash. */
export const findEmailToken = (db: Database, tokenHash: string, now: number): Promise<EmailToken | undefined> =>
  db
    .select()
    .from(emailTokens)
    .where(and(eq(emailTokens.tokenHash, tokenHash), gt(emailTokens.expiresAt, now)))
    .get()

export const deleteEmailToken = (db: Database, tokenHash: string) =>
  db.delete(emailTokens).where(eq(emailTokens.tokenHash, tokenHash))

/** Newest address that still awaits its confirmation. */
export const findPendingEmail = (db: Database, uid: string, email: string, now: number) =>
  db
    .select({ email: emailTokens.email })
    .from(emailTokens)
    .where(and(eq(emailTokens.uid, uid), ne(emailTokens.email, email), gt(emailTokens.expiresAt, now)))
    .orderBy(desc(emailTokens.expiresAt))
    .get()

/** Cancels a change of address: deletes tokens for every address but the current one. */
export const cancelPendingStatement = (uid: string, email: string): SQL =>
  sql`DELETE FROM email_tokens WHERE uid = ${uid} AND email <> ${email}`

/** Deletes every token mailed to an account: password resets, confirmations and sign-in codes. */
export const mailedTokenStatements = (uid: string): SQL[] => [
  deleteResetTokens(uid),
  sql`DELETE FROM email_tokens WHERE uid = ${uid}`,
]

export const findEmailOf = (db: Database, uid: string) =>
  db
    .select({ email: authUsers.email, emailVerified: authUsers.emailVerified })
    .from(authUsers)
    .where(eq(authUsers.id, uid))
    .get()

export const isEmailTaken = async (db: Database, email: string): Promise<boolean> =>
  (await db.select({ id: authUsers.id }).from(authUsers).where(eq(authUsers.email, email)).get()) !== undefined

/**
 * Sets the token's address as the confirmed address of the account in every record, and deletes all tokens of the
 * account. Changes nothing if the token no longer exists. Rejects when another account has the address. `audit` builds
 * the audit row under a condition.
 */
export const confirmEmail = (
  db: Database,
  { tokenHash, uid, email }: EmailToken,
  now: number,
  audit: (when: SQL) => SQL,
) => {
  const held = sql`EXISTS (SELECT 1 FROM email_tokens WHERE token_hash = ${tokenHash})`
  return inTransaction(db, [
    sql`UPDATE auth_users SET email = ${email}, email_verified = 1, updated_at = ${now} WHERE id = ${uid} AND ${held}`,
    // `users` still holds the previous address here.
    endGuardianLink(uid, sql`${held} AND EXISTS (SELECT 1 FROM users WHERE uid = ${uid} AND email <> ${email})`),
    sql`UPDATE users SET email = ${email}, updated_at = ${now} WHERE uid = ${uid} AND ${held}`,
    sql`UPDATE users_by_student_id SET email = ${email}, updated_at = ${now} WHERE uid = ${uid} AND ${held}`,
    deleteResetTokens(uid, held),
    audit(held),
    sql`DELETE FROM email_tokens WHERE uid = ${uid}`,
  ])
}

/** Deletes password-reset tokens, which better-auth stores under the account's id. */
const deleteResetTokens = (uid: string, condition: SQL = sql`1`): SQL =>
  sql`DELETE FROM auth_verifications WHERE value = ${uid} AND ${condition}`

/**
 * Confirms the address after a reset by a mailed token, which proves that it belongs to the account. Ends all sessions,
 * tokens and the guardian's link. If the address was unconfirmed, also removes social sign-ins and the guardian, which
 * someone else may have added. Returns the tokens of the ended sessions.
 */
export const verifyByReset = async (db: Database, uid: string, now: number, audit: SQL): Promise<string[]> => {
  const isUnproven = sql`EXISTS (SELECT 1 FROM auth_users WHERE id = ${uid} AND email_verified = 0)`
  const [ended] = await inTransaction(db, [
    sql`DELETE FROM auth_sessions WHERE user_id = ${uid} RETURNING token`,
    sql`DELETE FROM auth_accounts WHERE user_id = ${uid} AND provider_id <> 'credential' AND ${isUnproven}`,
    forgetGuardian(uid, isUnproven),
    endGuardianLink(uid),
    sql`UPDATE auth_users SET email_verified = 1, updated_at = ${now} WHERE id = ${uid}`,
    deleteResetTokens(uid),
    sql`DELETE FROM email_tokens WHERE uid = ${uid}`,
    audit,
  ])
  return ended?.results.map(({ token }) => token as string) ?? []
}
