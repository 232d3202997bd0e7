import { and, asc, desc, eq, gt, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm'
import type { AttemptState } from '../../domain/attempts/contract.ts'
import { indiaOffsetMs } from '../../domain/india.ts'
import { accommodations, attempts, testVersions } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'

type NewAttempt = Pick<typeof attempts.$inferInsert, 'id' | 'userId' | 'testId' | 'testVersionId' | 'startedAt'>

/** The time a student is allowed in every test. */
export type Accommodation = Pick<typeof accommodations.$inferSelect, 'extra' | 'scribe'>

/** The open attempt of a test, and what time the student is allowed. */
export type UserAttempts = {
  open: { id: string; testVersionId: string } | null
  accommodation: Accommodation | null
}

const openOf = (userId: string, testId: string): SQL => sql`
  SELECT id, test_version_id AS testVersionId FROM attempts
  WHERE user_id = ${userId} AND test_id = ${testId} AND state = 'in_progress'`

const allowedTo = (userId: string): SQL => sql`SELECT extra, scribe FROM accommodations WHERE user_id = ${userId}`

const asUserAttempts = ([open, allowed]: D1Result<Record<string, unknown>>[]): UserAttempts => {
  const accommodation = allowed?.results[0] as { extra: string; scribe: number } | undefined
  return {
    open: (open?.results[0] as UserAttempts['open'] | undefined) ?? null,
    accommodation: accommodation
      ? { extra: JSON.parse(accommodation.extra) as Accommodation['extra'], scribe: accommodation.scribe === 1 }
      : null,
  }
}

/** One round trip. */
export const findUserAttempts = async (db: Database, userId: string, testId: string): Promise<UserAttempts> =>
  asUserAttempts(await inTransaction(db, [openOf(userId, testId), allowedTo(userId)]))

/** How many attempts of a test a student may begin in a while, milliseconds, where it may be taken without end. */
const startsWithin = { ms: 3_600_000, most: 100 }

/**
 * Opens an attempt unless one is open, the student has had all that are allowed (one that was abandoned was none) or too
 * many of late, or the row of the test is no longer the one that was read (`updatedAt`). Tells the open attempt, this one or the one that was
 * first; none where it is not allowed. One round trip.
 */
export const insertAttempt = async (
  db: Database,
  { id, userId, testId, testVersionId, startedAt }: NewAttempt,
  { attemptsAllowed, updatedAt }: { attemptsAllowed: number | null; updatedAt: number },
): Promise<UserAttempts> => {
  const [, ...found] = await inTransaction(db, [
    sql`
      INSERT INTO attempts (id, user_id, test_id, test_version_id, state, started_at)
      SELECT ${id}, ${userId}, ${testId}, ${testVersionId}, 'in_progress', ${startedAt}
      WHERE EXISTS (SELECT 1 FROM tests WHERE tests.id = ${testId} AND tests.updated_at = ${updatedAt}) AND (
        ${attemptsAllowed} IS NULL OR (
          SELECT count(*) FROM attempts WHERE user_id = ${userId} AND test_id = ${testId} AND state <> 'abandoned'
        ) < ${attemptsAllowed})
        AND (
          SELECT count(*) FROM attempts
          WHERE user_id = ${userId} AND test_id = ${testId} AND started_at > ${startedAt - startsWithin.ms}
        ) < ${startsWithin.most}
      ON CONFLICT DO NOTHING`,
    openOf(userId, testId),
    allowedTo(userId),
  ])
  return asUserAttempts(found)
}

/** Whose attempt it is, and of what. */
export const findAttempt = (db: Database, attemptId: string) =>
  db.select().from(attempts).where(eq(attempts.id, attemptId)).get()

/** Whether an attempt is still open as far as D1 knows. */
export const isOpenInD1 = async (db: Database, attemptId: string): Promise<boolean> =>
  (await findAttempt(db, attemptId))?.state === 'in_progress'

/** True if D1 knows this log of an attempt. Of an attempt that it does not know nobody can ask for one. */
export const hasLog = async (
  db: Database,
  { attemptId, hash }: { attemptId: string; hash: string },
): Promise<boolean> => {
  const attempt = await findAttempt(db, attemptId)
  return attempt === undefined || attempt.logHash === hash
}

/** Attempts after an id that are over and have no log, in the order of their ids; those of the demo's made-up students have none. */
export const listUnlogged = (db: Database, after: string, limit: number): Promise<{ id: string }[]> =>
  db
    .select({ id: attempts.id })
    .from(attempts)
    .where(
      and(
        gt(attempts.id, after),
        ne(attempts.state, 'in_progress'),
        isNull(attempts.logKey),
        sql`NOT EXISTS (SELECT 1 FROM users WHERE users.uid = attempts.user_id AND users.provider = 'synthetic')`,
      ),
    )
    .orderBy(asc(attempts.id))
    .limit(limit)

/** Attempts of a student that are open, of whatever test. */
export const listOpen = (db: Database, userId: string) =>
  db
    .select({ id: attempts.id, testId: attempts.testId, testVersionId: attempts.testVersionId })
    .from(attempts)
    .where(and(eq(attempts.userId, userId), eq(attempts.state, 'in_progress')))

type End = { from: AttemptState; to: AttemptState; reason: string }

/** Ends an attempt for a reason. Returns whether it was still in the state it was found in. */
export const endAttempt = async (db: Database, attemptId: string, { from, to, reason }: End): Promise<boolean> => {
  const ended = await db
    .update(attempts)
    .set({ state: to, reason })
    .where(and(eq(attempts.id, attemptId), eq(attempts.state, from)))
    .returning({ id: attempts.id })
  return ended.length > 0
}

/** Opens a scored attempt again, unless the student has another open one of the test. Returns whether it is. */
export const reopenAttempt = async (db: Database, attemptId: string, reason: string): Promise<boolean> => {
  const [reopened] = await inTransaction(db, [
    sql`
      UPDATE attempts SET state = 'in_progress', reason = ${reason}
      WHERE id = ${attemptId} AND state = 'scored' AND NOT EXISTS (
        SELECT 1 FROM attempts AS other
        WHERE other.user_id = attempts.user_id AND other.test_id = attempts.test_id AND other.state = 'in_progress')
      RETURNING id`,
  ])
  return (reopened?.results.length ?? 0) > 0
}

/** Opens an attempt that was abandoned since nobody seemed to come, unless the student has another open one of the test. */
export const reviveAbsent = (db: Database, attemptId: string) =>
  inTransaction(db, [
    sql`
      UPDATE attempts SET state = 'in_progress'
      WHERE id = ${attemptId} AND state = 'abandoned' AND reason IS NULL AND NOT EXISTS (
        SELECT 1 FROM attempts AS other
        WHERE other.user_id = attempts.user_id AND other.test_id = attempts.test_id AND other.state = 'in_progress')`,
  ])

/** Null where the student is allowed nothing any more. */
export const keepAccommodation = (
  db: Database,
  userId: string,
  allowed: Accommodation | null,
  reason: string,
  now: number,
) =>
  allowed
    ? db
        .insert(accommodations)
        .values({ userId, ...allowed, reason, updatedAt: now })
        .onConflictDoUpdate({ target: accommodations.userId, set: { ...allowed, reason, updatedAt: now } })
    : db.delete(accommodations).where(eq(accommodations.userId, userId))

/** A student's attempts of everything, newest first. */
export const listRecent = (db: Database, userId: string, limit: number) =>
  db
    .select({
      attemptId: attempts.id,
      testId: attempts.testId,
      title: testVersions.title,
      state: attempts.state,
      startedAt: attempts.startedAt,
    })
    .from(attempts)
    .innerJoin(testVersions, eq(testVersions.id, attempts.testVersionId))
    .where(eq(attempts.userId, userId))
    .orderBy(desc(attempts.startedAt))
    .limit(limit)

/** The days in India on which a student handed in a test, newest first. */
export const listDays = async (db: Database, userId: string, limit: number): Promise<string[]> => {
  const day = sql<string>`date((${attempts.submittedAt} + ${indiaOffsetMs}) / 1000, 'unixepoch')`
  const rows = await db
    .selectDistinct({ day })
    .from(attempts)
    .where(and(eq(attempts.userId, userId), isNotNull(attempts.submittedAt)))
    .orderBy(sql`1 DESC`)
    .limit(limit)
  return rows.map((row) => row.day)
}

/** A student's attempts after an id, in the order of their ids. */
export const attemptsOf = (db: Database, userId: string, after: string, limit: number) =>
  db
    .select({
      id: attempts.id,
      testId: attempts.testId,
      test: testVersions.title,
      state: attempts.state,
      startedAt: attempts.startedAt,
      submittedAt: attempts.submittedAt,
      reason: attempts.reason,
    })
    .from(attempts)
    .leftJoin(testVersions, eq(testVersions.id, attempts.testVersionId))
    .where(and(eq(attempts.userId, userId), gt(attempts.id, after)))
    .orderBy(asc(attempts.id))
    .limit(limit)

/** For good: of whoever is gone. */
export const deleteAttempts = (db: Database, attemptIds: string[]) =>
  inTransaction(db, [
    sql`DELETE FROM attempts WHERE id IN (SELECT value FROM json_each(${JSON.stringify(attemptIds)}))`,
  ])
