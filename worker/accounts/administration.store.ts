import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import { authUsers, studentProfiles } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

/** Reason of a student's block; undefined for a student who is not blocked. */
export const findBlock = (db: Database, uid: string) =>
  db
    .select({ reason: studentProfiles.blockedReason })
    .from(studentProfiles)
    .where(and(eq(studentProfiles.uid, uid), isNotNull(studentProfiles.blockedAt)))
    .get()

/** Blocks an existing account; changes nothing for a blocked one. A trigger then refuses new sessions. */
export const blockStatement = (uid: string, reason: string, now: number): SQL => sql`
  INSERT INTO student_profiles (uid, blocked_at, blocked_reason)
  SELECT id, ${now}, ${reason} FROM auth_users WHERE id = ${uid}
  ON CONFLICT (uid) DO UPDATE SET blocked_at = excluded.blocked_at, blocked_reason = excluded.blocked_reason
  WHERE blocked_at IS NULL`

export const unblockStatement = (uid: string): SQL => sql`
  UPDATE student_profiles SET blocked_at = NULL, blocked_reason = NULL WHERE uid = ${uid} AND blocked_at IS NOT NULL`

/** Ends all sessions of an account and returns their tokens. */
export const endSessionsStatement = (uid: string): SQL =>
  sql`DELETE FROM auth_sessions WHERE user_id = ${uid} RETURNING token`

/** Gives the guardian of a student a new link in place of the last. */
export const renewLinkStatement = (uid: string, tokenHash: string, now: number): SQL => sql`
  UPDATE student_profiles SET guardian_token_hash = ${tokenHash}, guardian_asked_at = ${now}
  WHERE uid = ${uid} AND guardian_email IS NOT NULL`

export const findSignIn = (db: Database, uid: string) =>
  db
    .select({ emailVerified: authUsers.emailVerified, twoFactorEnabled: authUsers.twoFactorEnabled })
    .from(authUsers)
    .where(eq(authUsers.id, uid))
    .get()
