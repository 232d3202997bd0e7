import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, ne, notInArray, sql, type SQL } from 'drizzle-orm'
import type { AttemptState } from '../../domain/attempts/contract.ts'
import { openStates, voidStates } from '../../domain/attempts/states.ts'
import { indiaOffsetMs } from '../../domain/india.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import { accommodations, attempts, tests, testVersions } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import { isBefore, type Cursor } from '../platform/paging.ts'
import { incidentsRemoval } from '../catalogue/live-room.usecases.ts'
import { inTransaction } from '../platform/transaction.ts'

type NewAttempt = Pick<typeof attempts.$inferInsert, 'id' | 'userId' | 'testId' | 'testVersionId' | 'startedAt'>

/** A student's extra time and scribe, for every test. */
export type Accommodation = Pick<typeof accommodations.$inferSelect, 'extra' | 'scribe'>

/** A student's open attempt of a test, and their accommodation. */
export type UserAttempts = {
  open: { id: string; testVersionId: string } | null
  accommodation: Accommodation | null
}

const openAttemptQuery = (userId: string, testId: string): SQL => sql`
  SELECT id, test_version_id AS testVersionId FROM attempts
  WHERE user_id = ${userId} AND test_id = ${testId} AND state = 'in_progress'`

const accommodationQuery = (userId: string): SQL =>
  sql`SELECT extra, scribe FROM accommodations WHERE user_id = ${userId}`

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
  asUserAttempts(await inTransaction(db, [openAttemptQuery(userId, testId), accommodationQuery(userId)]))

/** Maximum starts by a student of a test with unlimited attempts, per hour. */
const startLimit = { ms: 3_600_000, count: 100 }

/**
 * Inserts an attempt unless one is open, the student has used all that are allowed (abandoned ones do not count) or
 * started too many within the hour, is blocked (a session stays valid for a minute), or the test's row has changed since it was read (`updatedAt`). Returns the open
 * attempt, new or existing; null where none is allowed. One round trip.
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
          WHERE user_id = ${userId} AND test_id = ${testId} AND started_at > ${startedAt - startLimit.ms}
        ) < ${startLimit.count}
        AND NOT EXISTS (SELECT 1 FROM student_profiles WHERE uid = ${userId} AND blocked_at IS NOT NULL)
      ON CONFLICT DO NOTHING`,
    openAttemptQuery(userId, testId),
    accommodationQuery(userId),
  ])
  return asUserAttempts(found)
}

export const findAttempt = (db: Database, attemptId: string) =>
  db.select().from(attempts).where(eq(attempts.id, attemptId)).get()

/** Those of some attempts that belong to a test. */
export const attemptsOfTest = (db: Database, testId: string, attemptIds: readonly string[]) =>
  db
    .select()
    .from(attempts)
    .where(and(eq(attempts.testId, testId), sql`id IN (SELECT value FROM json_each(${JSON.stringify(attemptIds)}))`))

/** True while D1 lists the attempt as open. */
export const isOpenInD1 = async (db: Database, attemptId: string): Promise<boolean> =>
  (await findAttempt(db, attemptId))?.state === 'in_progress'

/** True if D1 has recorded this log. Also true without a row: the attempt was deleted and needs no log. */
export const hasLog = async (
  db: Database,
  { attemptId, hash }: { attemptId: string; hash: string },
): Promise<boolean> => {
  const attempt = await findAttempt(db, attemptId)
  return attempt === undefined || attempt.logHash === hash
}

/**
 * Closed attempts without a log, after an id and in order of id. The demo's synthetic students are left out: theirs
 * have none.
 */
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

/** A student's open attempts of all tests. */
export const listOpenOfStudent = (db: Database, userId: string) =>
  db
    .select({ id: attempts.id, testId: attempts.testId, testVersionId: attempts.testVersionId })
    .from(attempts)
    .where(and(eq(attempts.userId, userId), eq(attempts.state, 'in_progress')))

type End = { from: AttemptState; to: AttemptState; reason: string }

/** Ends an attempt with a reason. Returns false where its state was no longer `from`. */
export const endAttempt = async (db: Database, attemptId: string, { from, to, reason }: End): Promise<boolean> => {
  const ended = await db
    .update(attempts)
    .set({ state: to, reason })
    .where(and(eq(attempts.id, attemptId), eq(attempts.state, from)))
    .returning({ id: attempts.id })
  return ended.length > 0
}

/** Reopens a scored attempt unless the student has another open one of the test. Returns whether it did. */
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

/** Reopens an attempt abandoned for absence, unless the student has another open one of the test. */
export const reviveAbsent = (db: Database, attemptId: string) =>
  inTransaction(db, [
    sql`
      UPDATE attempts SET state = 'in_progress'
      WHERE id = ${attemptId} AND state = 'abandoned' AND reason IS NULL AND NOT EXISTS (
        SELECT 1 FROM attempts AS other
        WHERE other.user_id = attempts.user_id AND other.test_id = attempts.test_id AND other.state = 'in_progress')`,
  ])

/** Stores a student's accommodation; null deletes it. */
export const accommodationStatement = (
  userId: string,
  allowed: Accommodation | null,
  reason: string,
  now: number,
): SQL =>
  allowed
    ? sql`
        INSERT INTO accommodations (user_id, extra, scribe, reason, updated_at)
        VALUES (${userId}, ${JSON.stringify(allowed.extra)}, ${allowed.scribe ? 1 : 0}, ${reason}, ${now})
        ON CONFLICT (user_id) DO UPDATE SET
          extra = excluded.extra, scribe = excluded.scribe, reason = excluded.reason, updated_at = excluded.updated_at`
    : sql`DELETE FROM accommodations WHERE user_id = ${userId}`

/** A student's attempts of all tests, newest first. */
export const listRecent = (db: Database, userId: string, limit: number) =>
  db
    .select({
      attemptId: attempts.id,
      testId: attempts.testId,
      examId: tests.examId,
      title: testVersions.title,
      state: attempts.state,
      startedAt: attempts.startedAt,
    })
    .from(attempts)
    .innerJoin(testVersions, eq(testVersions.id, attempts.testVersionId))
    .leftJoin(tests, eq(tests.id, attempts.testId))
    .where(eq(attempts.userId, userId))
    .orderBy(desc(attempts.startedAt))
    .limit(limit)

/** Number of a student's attempts that count, and of the open ones. */
export const countAttempts = (db: Database, userId: string) =>
  db
    .select({
      total: count(),
      open: sql<number>`count(*) FILTER (WHERE ${inArray(attempts.state, [...openStates])})`,
    })
    .from(attempts)
    .where(and(eq(attempts.userId, userId), notInArray(attempts.state, [...voidStates])))
    .get()

/** The days in India on which a student submitted a test, newest first. */
export const listSubmissionDays = async (db: Database, userId: string, limit: number): Promise<string[]> => {
  const day = sql<string>`date((${attempts.submittedAt} + ${indiaOffsetMs}) / 1000, 'unixepoch')`
  const rows = await db
    .selectDistinct({ day })
    .from(attempts)
    .where(and(eq(attempts.userId, userId), isNotNull(attempts.submittedAt)))
    .orderBy(sql`1 DESC`)
    .limit(limit)
  return rows.map((row) => row.day)
}

/** A page of a student's attempts after an id, in order of id. */
export const listAttempts = (db: Database, userId: string, after: string, limit: number) =>
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

export const deleteAttempts = (db: Database, attemptIds: string[]) =>
  inTransaction(db, [
    sql`DELETE FROM attempts WHERE id IN (SELECT value FROM json_each(${JSON.stringify(attemptIds)}))`,
    incidentsRemoval(attemptIds),
  ])

/** A student's attempts before a mark, newest first, with the titles of their tests. */
export const listOfStudent = (db: Database, userId: string, before: Cursor | null, limit: number) =>
  db
    .select({
      id: attempts.id,
      at: attempts.startedAt,
      testId: attempts.testId,
      title: testVersions.title,
      state: attempts.state,
      submittedAt: attempts.submittedAt,
      reason: attempts.reason,
    })
    .from(attempts)
    .leftJoin(testVersions, eq(testVersions.id, attempts.testVersionId))
    .where(and(eq(attempts.userId, userId), isBefore(attempts.startedAt, attempts.id, before)))
    .orderBy(desc(attempts.startedAt), desc(attempts.id))
    .limit(limit)

export const findTitle = async (db: Database, testVersionId: string): Promise<Bilingual | undefined> =>
  (await db.select({ title: testVersions.title }).from(testVersions).where(eq(testVersions.id, testVersionId)).get())
    ?.title

export const findAccommodation = (db: Database, userId: string) =>
  db.select().from(accommodations).where(eq(accommodations.userId, userId)).get()
