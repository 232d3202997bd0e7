import { and, eq, lt, sql, type SQL } from 'drizzle-orm'
import type { UserRecord } from '../../domain/accounts/contract.ts'
import {
  attempts,
  authAccounts,
  authSessions,
  authUsers,
  authVerifications,
  emailTokens,
  users,
} from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'
import { nameWordStatements } from './find-students.store.ts'

type SignIn = Omit<UserRecord, 'studentId' | 'updatedAt'>

/** Merges a sign-in into the user record; createdAt and studentId never change. */
export const mergeUser = (db: Database, user: SignIn) =>
  inTransaction(db, [
    sql`
      INSERT INTO users (uid, email, display_name, photo_url, phone_number, provider, created_at, last_login_at, updated_at)
      VALUES (${user.uid}, ${user.email}, ${user.displayName}, ${user.photoURL}, ${user.phoneNumber}, ${user.provider},
        ${user.createdAt}, ${user.lastLoginAt}, ${user.lastLoginAt})
      ON CONFLICT (uid) DO UPDATE SET
        email = excluded.email, display_name = excluded.display_name, photo_url = excluded.photo_url,
        -- No sign-in brings a number yet: the student's own stays.
        phone_number = coalesce(excluded.phone_number, phone_number),
        provider = excluded.provider, last_login_at = excluded.last_login_at, updated_at = excluded.updated_at`,
    ...nameWordStatements(user.uid, user.displayName ?? ''),
  ])

/** Account of an address, with the last change of its password; null without one. */
export const findSignInAccount = (db: Database, email: string) =>
  db
    .select({ userId: authUsers.id, passwordAt: authAccounts.updatedAt })
    .from(authUsers)
    .leftJoin(authAccounts, and(eq(authAccounts.userId, authUsers.id), eq(authAccounts.providerId, 'credential')))
    .where(eq(authUsers.email, email))
    .get()

/** Owner of an address with a password. */
export const findPasswordOwner = (db: Database, email: string) =>
  db
    .select({ id: authUsers.id, name: authUsers.name, email: authUsers.email, emailVerified: authUsers.emailVerified })
    .from(authUsers)
    .innerJoin(authAccounts, and(eq(authAccounts.userId, authUsers.id), eq(authAccounts.providerId, 'credential')))
    .where(eq(authUsers.email, email))
    .get()

export const findUser = (db: Database, uid: string): Promise<UserRecord | undefined> =>
  db.select().from(users).where(eq(users.uid, uid)).get()

/**
 * Gives the user row a student id if it has none. SQL walks the candidates: the base, then the base with each given
 * third letter while the candidate is taken; the last one is used even if taken.
 */
const allocate = (uid: string, base: string, letters: string[], now: number): SQL => sql`
  WITH RECURSIVE candidate(id, tries) AS (
    SELECT ${base}, 0
    UNION ALL
    SELECT substr(${base}, 1, 2) || json_extract(${JSON.stringify(letters)}, '$[' || tries || ']') || substr(${base}, 4), tries + 1
    FROM candidate
    WHERE tries < ${letters.length} AND EXISTS (SELECT 1 FROM users WHERE student_id = candidate.id AND uid <> ${uid})
  )
  UPDATE users
  SET student_id = (SELECT id FROM candidate ORDER BY tries DESC LIMIT 1), updated_at = ${now}
  WHERE uid = ${uid} AND student_id IS NULL`

/** Copies the user row to the mirror record; a second holder of an id never overwrites the first. */
const mirror = (uid: string): SQL => sql`
  INSERT INTO users_by_student_id (student_id, uid, email, display_name, photo_url, provider, updated_at)
  SELECT student_id, uid, email, display_name, photo_url, provider, updated_at FROM users
  WHERE uid = ${uid} AND student_id IS NOT NULL
  ON CONFLICT DO NOTHING`

/** Writes the id and its mirror record in one transaction. */
export const allocateStudentId = (db: Database, uid: string, base: string, letters: string[], now: number) =>
  inTransaction(db, [allocate(uid, base, letters, now), mirror(uid)])

/** Writes the id alone, when the mirror record cannot be written. */
export const allocateWithoutMirror = (db: Database, uid: string, base: string, letters: string[], now: number) =>
  inTransaction(db, [allocate(uid, base, letters, now)])

export const deleteExpired = (db: Database, before: Date) =>
  db.batch([
    db.delete(authSessions).where(lt(authSessions.expiresAt, before)),
    db.delete(authVerifications).where(lt(authVerifications.expiresAt, before)),
    db.delete(emailTokens).where(lt(emailTokens.expiresAt, before.getTime())),
  ])

/** Open attempts of a student, of any test. */
export const listOpenAttempts = (db: Database, userId: string) =>
  db
    .select({ id: attempts.id })
    .from(attempts)
    .where(and(eq(attempts.userId, userId), eq(attempts.state, 'in_progress')))
