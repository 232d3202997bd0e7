import { and, eq, gt, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { studentProfiles, users } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

type GuardianAsked = { guardianName: string; guardianEmail: string; guardianTokenHash: string; guardianAskedAt: number }

/** A guardian who is asked anew has not answered yet. */
export const keepGuardian = (db: Database, uid: string, asked: GuardianAsked) => {
  const set = { ...asked, guardianConsentAt: null }
  return db
    .insert(studentProfiles)
    .values({ uid, ...set })
    .onConflictDoUpdate({ target: studentProfiles.uid, set })
}

/** What stands behind a code, however old it is. */
export const findByGuardianToken = (db: Database, tokenHash: string) =>
  db
    .select({
      guardianName: studentProfiles.guardianName,
      guardianEmail: studentProfiles.guardianEmail,
      guardianAskedAt: studentProfiles.guardianAskedAt,
      guardianConsentAt: studentProfiles.guardianConsentAt,
      studentName: users.displayName,
      email: users.email,
    })
    .from(studentProfiles)
    .innerJoin(users, eq(users.uid, studentProfiles.uid))
    .where(eq(studentProfiles.guardianTokenHash, tokenHash))
    .get()

/**
 * The first consent's instant stands until it is withdrawn. Returns what stands now; undefined for a code that is unknown
 * or was not mailed after `mailedAfter`.
 */
export const keepGuardianAnswer = (
  db: Database,
  tokenHash: string,
  consent: boolean,
  { now, mailedAfter }: { now: number; mailedAfter: number },
) =>
  db
    .update(studentProfiles)
    .set({ guardianConsentAt: consent ? sql`coalesce(${studentProfiles.guardianConsentAt}, ${now})` : null })
    .where(and(eq(studentProfiles.guardianTokenHash, tokenHash), gt(studentProfiles.guardianAskedAt, mailedAfter)))
    .returning({ givenAt: studentProfiles.guardianConsentAt })
    .get()

/** Puts a new code in the place of a known one. Returns whether it was still there. */
export const renewGuardianToken = async (
  db: Database,
  { before, after }: { before: string; after: string },
  now: number,
): Promise<boolean> => {
  const renewed = await db
    .update(studentProfiles)
    .set({ guardianTokenHash: after, guardianAskedAt: now })
    .where(eq(studentProfiles.guardianTokenHash, before))
    .returning({ uid: studentProfiles.uid })
  return renewed.length > 0
}

/** A code for a guardian who has consented and holds none any more. Returns whether there still is such a one. */
export const replaceEndedToken = async (
  db: Database,
  uid: string,
  tokenHash: string,
  now: number,
): Promise<boolean> => {
  const replaced = await db
    .update(studentProfiles)
    .set({ guardianTokenHash: tokenHash, guardianAskedAt: now })
    .where(
      and(
        eq(studentProfiles.uid, uid),
        isNull(studentProfiles.guardianTokenHash),
        isNotNull(studentProfiles.guardianConsentAt),
      ),
    )
    .returning({ uid: studentProfiles.uid })
  return replaced.length > 0
}

/**
 * Ends the link that a guardian was mailed: the account is no longer what they were asked about. Consent that was given
 * stands; where there is none, a guardian is to be asked again.
 */
export const endGuardianLink = (uid: string, condition: SQL = sql`1`): SQL => sql`
  UPDATE student_profiles SET
    guardian_token_hash = NULL,
    guardian_asked_at = CASE WHEN guardian_consent_at IS NULL THEN NULL ELSE guardian_asked_at END
  WHERE uid = ${uid} AND ${condition}`

/** Forgets a guardian and their consent: whoever named them had not shown that the account's address was theirs. */
export const forgetGuardian = (uid: string, condition: SQL): SQL => sql`
  UPDATE student_profiles SET
    guardian_name = NULL, guardian_email = NULL, guardian_token_hash = NULL,
    guardian_asked_at = NULL, guardian_consent_at = NULL
  WHERE uid = ${uid} AND ${condition}`
