import { eq, sql, type SQL } from 'drizzle-orm'
import { rankCards, studentProfiles, users } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

/** A student's name and the facts of consent. */
const personColumns = {
  name: users.displayName,
  birthDate: studentProfiles.birthDate,
  declaredMinor: sql<boolean>`coalesce(${studentProfiles.declaredMinor}, 0)`.mapWith(Boolean),
  guardianAskedAt: studentProfiles.guardianAskedAt,
  guardianConsentAt: studentProfiles.guardianConsentAt,
}

/** The student of a card that is about to be made. */
export const findPerson = (db: Database, userId: string) =>
  db
    .select(personColumns)
    .from(users)
    .leftJoin(studentProfiles, eq(studentProfiles.uid, users.uid))
    .where(eq(users.uid, userId))
    .get()

export const findCardOf = async (db: Database, attemptId: string) =>
  (await db.select().from(rankCards).where(eq(rankCards.attemptId, attemptId)).get()) ?? null

/** A card with its student; null for an unknown code. */
export const findByCode = async (db: Database, code: string) =>
  (await db
    .select({ card: rankCards, ...personColumns })
    .from(rankCards)
    .innerJoin(users, eq(users.uid, rankCards.userId))
    .leftJoin(studentProfiles, eq(studentProfiles.uid, rankCards.userId))
    .where(eq(rankCards.code, code))
    .get()) ?? null

/** Makes a card, or changes whether an existing one shows the name; its address stays. */
export const cardStatement = ({
  code,
  attemptId,
  userId,
  showsName,
  rank,
  of,
  madeAt,
}: typeof rankCards.$inferInsert): SQL => sql`
  INSERT INTO rank_cards (code, attempt_id, user_id, shows_name, rank, "of", made_at)
  VALUES (${code}, ${attemptId}, ${userId}, ${showsName ? 1 : 0}, ${rank}, ${of}, ${madeAt})
  ON CONFLICT (attempt_id) DO UPDATE SET shows_name = excluded.shows_name
    WHERE rank_cards.shows_name <> excluded.shows_name`

export const removalStatement = (attemptId: string, userId: string): SQL => sql`
  DELETE FROM rank_cards WHERE attempt_id = ${attemptId} AND user_id = ${userId}`
