import { and, desc, eq, gt, sql, type SQL } from 'drizzle-orm'
import type { ExamProfile } from '../../domain/accounts/student-profile.ts'
import { authAccounts, authSessions, studentProfiles } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import { isBefore, type Cursor } from '../platform/paging.ts'
import { inTransaction } from '../platform/transaction.ts'
import { nameWordStatements } from './find-students.store.ts'
import { endGuardianLink } from './guardian.store.ts'

export type StudentProfile = typeof studentProfiles.$inferSelect
type ProfileChange = Partial<Omit<StudentProfile, 'uid' | 'createdAt'>>

export const findProfile = (db: Database, uid: string): Promise<StudentProfile | undefined> =>
  db.select().from(studentProfiles).where(eq(studentProfiles.uid, uid)).get()

const mergeProfile = (db: Database, uid: string, change: ProfileChange) =>
  db
    .insert(studentProfiles)
    .values({ uid, ...change })
    .onConflictDoUpdate({ target: studentProfiles.uid, set: change })

export const keepExamProfile = (db: Database, uid: string, profile: ExamProfile) => mergeProfile(db, uid, profile)

/** Records the first answer to the welcome; `profile` is empty when it was skipped. */
export const keepWelcome = (db: Database, uid: string, profile: Partial<ExamProfile>, now: number) =>
  db
    .insert(studentProfiles)
    .values({ uid, ...profile, welcomedAt: now })
    .onConflictDoUpdate({
      target: studentProfiles.uid,
      set: { ...profile, welcomedAt: sql`coalesce(${studentProfiles.welcomedAt}, ${now})` },
    })

export const minorStatement = (uid: string): SQL => sql`
  INSERT INTO student_profiles (uid, declared_minor) VALUES (${uid}, 1)
  ON CONFLICT (uid) DO UPDATE SET declared_minor = 1`

export const birthDateStatement = (uid: string, birthDate: string | null): SQL => sql`
  INSERT INTO student_profiles (uid, birth_date) VALUES (${uid}, ${birthDate})
  ON CONFLICT (uid) DO UPDATE SET birth_date = excluded.birth_date`

/**
 * Statements that write name and phone to every record. A changed name ends the guardian's link, because the
 * request named the student.
 */
export const detailsStatements = (
  uid: string,
  { displayName, phoneNumber }: { displayName: string; phoneNumber: string | null },
  now: number,
): SQL[] => [
  endGuardianLink(uid, sql`EXISTS (SELECT 1 FROM auth_users WHERE id = ${uid} AND name <> ${displayName})`),
  sql`UPDATE auth_users SET name = ${displayName}, updated_at = ${now} WHERE id = ${uid}`,
  sql`UPDATE users SET display_name = ${displayName}, phone_number = ${phoneNumber}, updated_at = ${now} WHERE uid = ${uid}`,
  sql`UPDATE users_by_student_id SET display_name = ${displayName}, updated_at = ${now} WHERE uid = ${uid}`,
  ...nameWordStatements(uid, displayName),
]

/** False when the student does not exist. */
export const keepPhoto = async (db: Database, uid: string, photoURL: string | null, now: number): Promise<boolean> => {
  const [, record] = await inTransaction(db, [
    sql`UPDATE auth_users SET image = ${photoURL}, updated_at = ${now} WHERE id = ${uid}`,
    sql`UPDATE users SET photo_url = ${photoURL}, updated_at = ${now} WHERE uid = ${uid}`,
    sql`UPDATE users_by_student_id SET photo_url = ${photoURL}, updated_at = ${now} WHERE uid = ${uid}`,
  ])
  return record?.meta.changes === 1
}

/** Sign-in methods, oldest first. better-auth calls the password `credential`. */
export const listSignInMethods = (db: Database, uid: string) =>
  db
    .select({ provider: authAccounts.providerId, linkedAt: authAccounts.createdAt })
    .from(authAccounts)
    .where(eq(authAccounts.userId, uid))
    .orderBy(authAccounts.createdAt)
    .all()

/** Unlinks a provider unless it is the last sign-in method. */
export const unlinkStatement = (uid: string, provider: string): SQL => sql`
  DELETE FROM auth_accounts WHERE user_id = ${uid} AND provider_id = ${provider}
    AND EXISTS (SELECT 1 FROM auth_accounts WHERE user_id = ${uid} AND provider_id <> ${provider})`

export const listSessions = (db: Database, uid: string, now: number) =>
  db
    .select()
    .from(authSessions)
    .where(and(eq(authSessions.userId, uid), gt(authSessions.expiresAt, new Date(now))))
    .orderBy(desc(authSessions.createdAt))
    .all()

/** Ends one session of the student and returns its token. */
export const endSessionStatement = (uid: string, sessionId: string): SQL =>
  sql`DELETE FROM auth_sessions WHERE user_id = ${uid} AND id = ${sessionId} RETURNING token`

/** Ends all sessions but one and returns their tokens. */
export const endOthersStatement = (uid: string, sessionId: string): SQL =>
  sql`DELETE FROM auth_sessions WHERE user_id = ${uid} AND id <> ${sessionId} RETURNING token`

/** Sessions of a student that began before a mark, newest first. */
export const sessionsBefore = (db: Database, uid: string, now: number, before: Cursor | null, limit: number) =>
  db
    .select()
    .from(authSessions)
    .where(
      and(
        eq(authSessions.userId, uid),
        gt(authSessions.expiresAt, new Date(now)),
        isBefore(authSessions.createdAt, authSessions.id, before),
      ),
    )
    .orderBy(desc(authSessions.createdAt), desc(authSessions.id))
    .limit(limit)
