import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { studentProfiles, users } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

type ConsentRequest = {
  guardianName: string
  guardianEmail: string
  guardianTokenHash: string
  guardianAskedAt: number
}

/** A guardian who is asked again has not answered yet. */
export const guardianStatement = (
  uid: string,
  { guardianName, guardianEmail, guardianTokenHash, guardianAskedAt }: ConsentRequest,
): SQL => sql`
  INSERT INTO student_profiles (uid, guardian_name, guardian_email, guardian_token_hash, guardian_asked_at)
  VALUES (${uid}, ${guardianName}, ${guardianEmail}, ${guardianTokenHash}, ${guardianAskedAt})
  ON CONFLICT (uid) DO UPDATE SET
    guardian_name = excluded.guardian_name, guardian_email = excluded.guardian_email,
    guardian_token_hash = excluded.guardian_token_hash, guardian_asked_at = excluded.guardian_asked_at,
    guardian_consent_at = NULL`

/** Request of a guardian token, however old. */
export const findByGuardianToken = (db: Database, tokenHash: string) =>
  db
    .select({
      uid: studentProfiles.uid,
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
 * Keeps the instant of the first consent until it is withdrawn, and returns it. Does nothing for a token that is unknown
 * or was not mailed after `mailedAfter`.
 */
export const answerStatement = (
  tokenHash: string,
  consent: boolean,
  { now, mailedAfter }: { now: number; mailedAfter: number },
): SQL => sql`
  UPDATE student_profiles
  SET guardian_consent_at = ${consent ? sql`coalesce(guardian_consent_at, ${now})` : sql`NULL`}
  WHERE guardian_token_hash = ${tokenHash} AND guardian_asked_at > ${mailedAfter}
  RETURNING guardian_consent_at`

/** Replaces a known token with a new one. True when the known token still existed. */
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

/** Sets a token for a guardian who has consented and has none any more. True when there is still such a guardian. */
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
 * Ends the mailed link of a guardian, because the account is no longer the one they were asked about. Consent that was
 * given stays; without it the guardian must be asked again.
 */
export const endGuardianLink = (uid: string, condition: SQL = sql`1`): SQL => sql`
  UPDATE student_profiles SET
    guardian_token_hash = NULL,
    guardian_asked_at = CASE WHEN guardian_consent_at IS NULL THEN NULL ELSE guardian_asked_at END
  WHERE uid = ${uid} AND ${condition}`

/** Deletes a guardian and the consent: the person who named them had not confirmed the account's address. */
export const forgetGuardian = (uid: string, condition: SQL): SQL => sql`
  UPDATE student_profiles SET
    guardian_name = NULL, guardian_email = NULL, guardian_token_hash = NULL,
    guardian_asked_at = NULL, guardian_consent_at = NULL
  WHERE uid = ${uid} AND ${condition}`
