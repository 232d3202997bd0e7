import { and, asc, count, desc, eq, gt, sql, type SQL } from 'drizzle-orm'
import type { CasesQuery } from '../../domain/challenges/contract.ts'
import type { Proposal } from '../../domain/challenges/proposal.ts'
import {
  challengedQuestions,
  keyChallenges,
  keyRulings,
  questions,
  questionVersions,
  tests,
  users,
} from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import { isBefore, type Cursor } from '../platform/paging.ts'
import { countStatement } from './challenges.store.ts'

type Filter = Omit<CasesQuery, 'cursor'>

const inTest = (testId: string | undefined): SQL | undefined =>
  testId === undefined
    ? undefined
    : sql`EXISTS (SELECT 1 FROM key_challenges
        WHERE key_challenges.test_id = ${testId}
          AND key_challenges.question_version_id = challenged_questions.question_version_id)`

const conditionOf = ({ state, test }: Filter): SQL | undefined =>
  and(eq(challengedQuestions.state, state), inTest(test))

const joined = (db: Database) =>
  db
    .select({
      questionVersionId: challengedQuestions.questionVersionId,
      questionId: challengedQuestions.questionId,
      code: questions.slug,
      title: questions.title,
      state: challengedQuestions.state,
      challenges: challengedQuestions.challenges,
      waiting: challengedQuestions.waiting,
      oldestAt: challengedQuestions.oldestAt,
      newestAt: challengedQuestions.newestAt,
      takenBy: challengedQuestions.takenBy,
      takenAt: challengedQuestions.takenAt,
      revision: challengedQuestions.revision,
    })
    .from(challengedQuestions)
    .innerJoin(questions, eq(questions.id, challengedQuestions.questionId))

/** A page of challenged questions: those with the newest challenge first, or those with the most. */
export const listCases = (db: Database, filter: Filter, after: Cursor | null, limit: number) => {
  const column = filter.sort === 'most' ? challengedQuestions.challenges : challengedQuestions.newestAt
  return joined(db)
    .where(and(conditionOf(filter), isBefore(column, challengedQuestions.questionVersionId, after)))
    .orderBy(desc(column), desc(challengedQuestions.questionVersionId))
    .limit(limit)
}

/** Number of matches, counted to a limit. */
export const countCases = async (db: Database, filter: Filter, limit: number): Promise<number> => {
  const found = db
    .select({ id: challengedQuestions.questionVersionId })
    .from(challengedQuestions)
    .where(conditionOf(filter))
    .limit(limit)
  const [row] = await db.select({ count: count() }).from(found.as('found'))
  return row?.count ?? 0
}

export const findCase = (db: Database, questionVersionId: string) =>
  joined(db).where(eq(challengedQuestions.questionVersionId, questionVersionId)).get()

/** The version of a question with the newest challenge. */
export const findNewestCase = async (db: Database, questionId: string): Promise<string | undefined> =>
  (
    await db
      .select({ id: challengedQuestions.questionVersionId })
      .from(questionVersions)
      .innerJoin(challengedQuestions, eq(challengedQuestions.questionVersionId, questionVersions.id))
      .where(eq(questionVersions.questionId, questionId))
      .orderBy(desc(challengedQuestions.newestAt))
      .limit(1)
      .get()
  )?.id

/** Waiting proposals of a case, the most frequent first. */
export const countProposals = async (db: Database, questionVersionId: string, limit: number) =>
  (
    await db.all<{ proposal: string; count: number }>(sql`
      SELECT proposal, count(*) AS count FROM key_challenges
      WHERE question_version_id = ${questionVersionId} AND state IN ('open', 'taken_up')
      GROUP BY proposal ORDER BY count DESC, proposal LIMIT ${limit}`)
  ).map(({ proposal, count: times }) => ({ proposal: JSON.parse(proposal) as Proposal, count: times }))

/** Oldest version of the key that a waiting challenge is about. */
export const findChallengedKey = async (db: Database, questionVersionId: string): Promise<number | null> =>
  (
    await db.get<{ version: number | null }>(sql`
      SELECT min(key_version) AS version FROM key_challenges
      WHERE question_version_id = ${questionVersionId} AND state IN ('open', 'taken_up')`)
  )?.version ?? null

/** A page of the challenges of a case, without the withdrawn ones; the newest first. */
export const listChallenges = (db: Database, questionVersionId: string, after: Cursor | null, limit: number) =>
  db
    .select({ challenge: keyChallenges, studentId: users.studentId })
    .from(keyChallenges)
    .leftJoin(users, eq(users.uid, keyChallenges.userId))
    .where(
      and(
        eq(keyChallenges.questionVersionId, questionVersionId),
        sql`${keyChallenges.state} <> 'withdrawn'`,
        isBefore(keyChallenges.createdAt, keyChallenges.id, after),
      ),
    )
    .orderBy(desc(keyChallenges.createdAt), desc(keyChallenges.id))
    .limit(limit)

/** Rulings on a version of a question, the newest first. */
export const listRulings = (db: Database, questionVersionId: string) =>
  db
    .select()
    .from(keyRulings)
    .where(eq(keyRulings.questionVersionId, questionVersionId))
    .orderBy(desc(keyRulings.createdAt), desc(keyRulings.id))

const isRevision = (questionVersionId: string, revision: number): SQL => sql`EXISTS (
  SELECT 1 FROM challenged_questions WHERE question_version_id = ${questionVersionId} AND revision = ${revision})`

type Taking = { questionVersionId: string; revision: number; by: string; now: number }

/** Statements that take up the open challenges of a case. The last changes a row where one of them was open. */
export const takingStatements = ({ questionVersionId, revision, by, now }: Taking): SQL[] => [
  sql`
    UPDATE key_challenges SET state = 'taken_up', updated_at = ${now}
    WHERE question_version_id = ${questionVersionId} AND state = 'open' AND ${isRevision(questionVersionId, revision)}`,
  countStatement(
    sql`question_version_id = ${questionVersionId} AND changes() > 0`,
    sql`, taken_by = ${by}, taken_at = ${now}, revision = revision + 1`,
  ),
]

export type NewRuling = Omit<typeof keyRulings.$inferInsert, 'challenges' | 'createdAt'> & {
  revision: number
  now: number
}

/** True when a ruling is stored; within its own transaction, when that transaction stored it. */
export const rulingExists = (id: string): SQL => sql`EXISTS (SELECT 1 FROM key_rulings WHERE id = ${id})`

/** Finds something unless a case waits with the revision that was seen. */
export const staleCase = (questionVersionId: string, revision: number): SQL => sql`
  SELECT 1 WHERE NOT EXISTS (
    SELECT 1 FROM challenged_questions
    WHERE question_version_id = ${questionVersionId} AND revision = ${revision} AND waiting > 0)`

/**
 * Statements of one transaction that store a ruling and close every waiting challenge of its case, if `when` holds and
 * the case waits with the revision that was seen.
 */
export const rulingStatements = (ruling: NewRuling, when: SQL): SQL[] => {
  const { id, questionId, questionVersionId, decision, reason, fromKey, toKey, createdBy, revision, now } = ruling
  return [
    sql`
      INSERT INTO key_rulings (id, question_id, question_version_id, decision, reason, from_key, to_key, challenges,
        created_by, created_at)
      SELECT ${id}, ${questionId}, question_version_id, ${decision}, ${JSON.stringify(reason)}, ${fromKey}, ${toKey},
        waiting, ${createdBy}, ${now}
      FROM challenged_questions
      WHERE question_version_id = ${questionVersionId} AND revision = ${revision} AND waiting > 0 AND ${when}`,
    sql`
      UPDATE key_challenges SET state = 'ruled', ruling_id = ${id}, updated_at = ${now}
      WHERE question_version_id = ${questionVersionId} AND state IN ('open', 'taken_up') AND ${rulingExists(id)}`,
    countStatement(
      sql`question_version_id = ${questionVersionId} AND ${rulingExists(id)}`,
      sql`, taken_by = NULL, taken_at = NULL, revision = revision + 1`,
    ),
  ]
}

/** A ruling by id. */
export const findRuling = (db: Database, id: string) => db.select().from(keyRulings).where(eq(keyRulings.id, id)).get()

/** Challenges that a ruling closed, after an id, in the order of ids, with their tests. */
export const listRuled = (
  db: Database,
  { rulingId, questionVersionId }: { rulingId: string; questionVersionId: string },
  after: string,
  limit: number,
) =>
  db
    .select({
      id: keyChallenges.id,
      userId: keyChallenges.userId,
      attemptId: keyChallenges.attemptId,
      testId: keyChallenges.testId,
      test: tests.title,
    })
    .from(keyChallenges)
    .innerJoin(tests, eq(tests.id, keyChallenges.testId))
    .where(
      and(
        eq(keyChallenges.questionVersionId, questionVersionId),
        eq(keyChallenges.rulingId, rulingId),
        gt(keyChallenges.id, after),
      ),
    )
    .orderBy(asc(keyChallenges.id))
    .limit(limit)
