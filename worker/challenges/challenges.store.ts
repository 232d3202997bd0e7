import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Proposal } from '../../domain/challenges/proposal.ts'
import type { KeyOutcome } from '../../domain/results/contract.ts'
import {
  keyChallenges,
  keyRulings,
  questionKeys,
  questionVersions,
  results,
  testQuestions,
} from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import { isBefore, type Cursor } from '../platform/paging.ts'
import { inTransaction } from '../platform/transaction.ts'

/** True when a ruling has left the key of `question_keys` as it is. */
const isRuled = sql`EXISTS (SELECT 1 FROM key_rulings
  WHERE key_rulings.question_version_id = question_keys.question_version_id
    AND key_rulings.from_key = question_keys.version AND key_rulings.to_key = question_keys.version)`

/** The question of a result, as it was in the paper, with the key in force. */
export const findChallenged = (db: Database, attemptId: string, questionId: string) =>
  db
    .select({
      testId: results.testId,
      questionVersionId: questionVersions.id,
      body: questionVersions.body,
      keyVersion: questionKeys.version,
      outcome: questionKeys.outcome,
    })
    .from(results)
    .innerJoin(testQuestions, eq(testQuestions.testVersionId, results.testVersionId))
    .innerJoin(
      questionVersions,
      and(eq(questionVersions.id, testQuestions.questionVersionId), eq(questionVersions.questionId, questionId)),
    )
    .innerJoin(
      questionKeys,
      and(eq(questionKeys.questionVersionId, questionVersions.id), eq(questionKeys.state, 'current')),
    )
    .where(eq(results.attemptId, attemptId))
    .get()

/** Questions of a paper that are not counted, and those whose key in force has been ruled upon. */
export const listSettled = (db: Database, attemptId: string) =>
  db.all<{ questionId: string; outcome: KeyOutcome; isRuled: number }>(sql`
    SELECT question_versions.question_id AS questionId, question_keys.outcome AS outcome, ${isRuled} AS isRuled
    FROM results
    JOIN test_questions ON test_questions.test_version_id = results.test_version_id
    JOIN question_versions ON question_versions.id = test_questions.question_version_id
    JOIN question_keys ON question_keys.question_version_id = question_versions.id AND question_keys.state = 'current'
    WHERE results.attempt_id = ${attemptId}
      AND (question_keys.outcome IN ('dropped_all', 'dropped_attempted', 'zero_weight') OR ${isRuled})`)

/** The student's challenge that waits for a ruling. */
export const findWaiting = (db: Database, userId: string, questionVersionId: string) =>
  db
    .select()
    .from(keyChallenges)
    .where(
      and(
        eq(keyChallenges.userId, userId),
        eq(keyChallenges.questionVersionId, questionVersionId),
        sql`${keyChallenges.state} IN ('open', 'taken_up')`,
      ),
    )
    .get()

/** True when a ruling has left a version of a key as it is. */
export const hasRuling = async (db: Database, questionVersionId: string, keyVersion: number): Promise<boolean> =>
  (await db
    .select({ id: keyRulings.id })
    .from(keyRulings)
    .where(
      and(
        eq(keyRulings.questionVersionId, questionVersionId),
        eq(keyRulings.fromKey, keyVersion),
        eq(keyRulings.toKey, keyVersion),
      ),
    )
    .get()) !== undefined

/** A student's challenges of a test with their rulings, the newest first. */
export const listOwn = (db: Database, userId: string, testId: string, limit: number) =>
  db
    .select({ challenge: keyChallenges, ruling: keyRulings })
    .from(keyChallenges)
    .leftJoin(keyRulings, eq(keyRulings.id, keyChallenges.rulingId))
    .where(and(eq(keyChallenges.userId, userId), eq(keyChallenges.testId, testId)))
    .orderBy(desc(keyChallenges.createdAt), desc(keyChallenges.id))
    .limit(limit)

/** Counted row of a challenged version, from its challenges; `set` adds to what is updated. */
export const countStatement = (where: SQL, set: SQL = sql``): SQL => sql`
  INSERT INTO challenged_questions (question_version_id, question_id, state, challenges, waiting, oldest_at, newest_at)
  SELECT question_version_id, question_id,
    CASE WHEN sum(state = 'open') > 0 THEN 'open' WHEN sum(state = 'taken_up') > 0 THEN 'taken_up'
      WHEN sum(state = 'ruled') > 0 THEN 'ruled' ELSE 'withdrawn' END,
    sum(state <> 'withdrawn'), sum(state IN ('open', 'taken_up')),
    min(CASE WHEN state IN ('open', 'taken_up') THEN created_at END), max(created_at)
  FROM key_challenges WHERE ${where} GROUP BY question_version_id
  ON CONFLICT (question_version_id) DO UPDATE SET state = excluded.state, challenges = excluded.challenges,
    waiting = excluded.waiting, oldest_at = excluded.oldest_at, newest_at = excluded.newest_at ${set}`

type NewChallenge = {
  id: string
  userId: string
  attemptId: string
  testId: string
  questionId: string
  questionVersionId: string
  keyVersion: number
  proposal: Proposal
  reason: string
  source: string
  now: number
}

/** False where the student has one that waits, or the key has changed since it was read. */
export const insertChallenge = async (db: Database, challenge: NewChallenge): Promise<boolean> => {
  const { id, questionVersionId, keyVersion, now } = challenge
  const [inserted] = await inTransaction(db, [
    sql`
      INSERT INTO key_challenges (id, user_id, attempt_id, test_id, question_id, question_version_id, key_version,
        proposal, reason, source, state, created_at, updated_at)
      SELECT ${id}, ${challenge.userId}, ${challenge.attemptId}, ${challenge.testId}, ${challenge.questionId},
        ${questionVersionId}, ${keyVersion}, ${JSON.stringify(challenge.proposal)}, ${challenge.reason},
        ${challenge.source}, 'open', ${now}, ${now}
      FROM question_keys
      WHERE question_version_id = ${questionVersionId} AND version = ${keyVersion} AND state = 'current'
        AND NOT ${isRuled}
      ON CONFLICT DO NOTHING RETURNING id`,
    sql`
      INSERT INTO challenged_questions (question_version_id, question_id, state, challenges, waiting, oldest_at, newest_at)
      SELECT ${questionVersionId}, ${challenge.questionId}, 'open', 1, 1, ${now}, ${now} WHERE changes() > 0
      ON CONFLICT (question_version_id) DO UPDATE SET state = 'open', challenges = challenges + 1, waiting = waiting + 1,
        oldest_at = min(coalesce(oldest_at, ${now}), ${now}), newest_at = max(newest_at, ${now})`,
  ])
  return (inserted?.results.length ?? 0) > 0
}

type Edit = { id: string; proposal: Proposal; reason: string; source: string; now: number }

/** False once it was taken up. */
export const changeChallenge = async (db: Database, { id, proposal, reason, source, now }: Edit): Promise<boolean> =>
  (
    await db
      .update(keyChallenges)
      .set({ proposal, reason, source, updatedAt: now })
      .where(and(eq(keyChallenges.id, id), eq(keyChallenges.state, 'open')))
      .returning({ id: keyChallenges.id })
  ).length > 0

/** Withdraws an open challenge; false once it was taken up. */
export const withdrawChallenge = async (
  db: Database,
  { id, questionVersionId, now }: { id: string; questionVersionId: string; now: number },
): Promise<boolean> => {
  const [changed] = await inTransaction(db, [
    sql`
      UPDATE key_challenges SET state = 'withdrawn', picture = NULL, updated_at = ${now}
      WHERE id = ${id} AND state = 'open' RETURNING id`,
    countStatement(sql`question_version_id = ${questionVersionId}`),
  ])
  return (changed?.results.length ?? 0) > 0
}

/** Sets the picture of an open challenge; false once it was taken up. */
export const setPicture = async (db: Database, id: string, picture: string | null, now: number): Promise<boolean> =>
  (
    await db
      .update(keyChallenges)
      .set({ picture, updatedAt: now })
      .where(and(eq(keyChallenges.id, id), eq(keyChallenges.state, 'open')))
      .returning({ id: keyChallenges.id })
  ).length > 0

export const countPictures = (db: Database, userId: string): Promise<number> =>
  db.$count(keyChallenges, and(eq(keyChallenges.userId, userId), sql`${keyChallenges.picture} IS NOT NULL`))

export const findPicture = async (db: Database, challengeId: string): Promise<string | null> =>
  (
    await db
      .select({ picture: keyChallenges.picture })
      .from(keyChallenges)
      .where(eq(keyChallenges.id, challengeId))
      .get()
  )?.picture ?? null

/** The newest challenge of a question by a student in a test, with its picture. */
export const findOwnPicture = async (db: Database, userId: string, attemptId: string, questionId: string) =>
  (
    await db
      .select({ picture: keyChallenges.picture })
      .from(keyChallenges)
      .innerJoin(results, and(eq(results.testId, keyChallenges.testId), eq(results.attemptId, attemptId)))
      .where(
        and(
          eq(keyChallenges.userId, userId),
          eq(keyChallenges.questionId, questionId),
          sql`${keyChallenges.picture} IS NOT NULL`,
        ),
      )
      .orderBy(desc(keyChallenges.createdAt))
      .limit(1)
      .get()
  )?.picture ?? null

/**
 * Statements that remove a student from challenges: withdrawn ones are deleted, of the others the proposal stays under a
 * random id, so that the office's counts stay right.
 */
export const eraseStatements = (userId: string): SQL[] => [
  sql`DELETE FROM key_challenges WHERE user_id = ${userId} AND state = 'withdrawn'`,
  sql`
    UPDATE key_challenges SET user_id = 'gone_' || id, attempt_id = '', reason = '', source = '', picture = NULL
    WHERE user_id = ${userId}`,
]

/** Challenges of a student before a mark, newest first. */
export const listOfStudent = (db: Database, userId: string, before: Cursor | null, limit: number) =>
  db
    .select({
      id: keyChallenges.id,
      at: keyChallenges.createdAt,
      questionId: keyChallenges.questionId,
      questionVersionId: keyChallenges.questionVersionId,
      reason: keyChallenges.reason,
      state: keyChallenges.state,
    })
    .from(keyChallenges)
    .where(and(eq(keyChallenges.userId, userId), isBefore(keyChallenges.createdAt, keyChallenges.id, before)))
    .orderBy(desc(keyChallenges.createdAt), desc(keyChallenges.id))
    .limit(limit)
