import { and, asc, desc, eq, inArray, lt, sql, type SQL } from 'drizzle-orm'
import type { QuizQuestionBody } from '../../../domain/current-affairs/quiz.ts'
import { affairQuestions, dailyQuizzes, facts, tests, testVersions } from '../../../drizzle/schema/index.ts'
import type { Database } from '../../platform/context.ts'

const columns = {
  id: affairQuestions.id,
  date: affairQuestions.date,
  itemId: affairQuestions.itemId,
  factId: affairQuestions.factId,
  revision: affairQuestions.revision,
  body: affairQuestions.body,
  questionId: affairQuestions.questionId,
  updatedAt: affairQuestions.updatedAt,
  updatedBy: affairQuestions.updatedBy,
  validTo: facts.validTo,
}

/** Questions of a day in the order in which they were added. */
export const listQuestions = (db: Database, day: string) =>
  db
    .select(columns)
    .from(affairQuestions)
    .leftJoin(facts, eq(facts.id, affairQuestions.factId))
    .where(eq(affairQuestions.date, day))
    .orderBy(asc(affairQuestions.id))
    .limit(100)

export const findQuestion = (db: Database, id: string) =>
  db
    .select(columns)
    .from(affairQuestions)
    .leftJoin(facts, eq(facts.id, affairQuestions.factId))
    .where(eq(affairQuestions.id, id))
    .get()

type Write = { id: string; by: string | null; now: number }

export const insertQuestion = (
  { id, by, now }: Write,
  question: { date: string; itemId: string; factId: string | null; body: QuizQuestionBody },
): SQL => sql`
  INSERT INTO affair_questions
    (id, date, item_id, fact_id, revision, body, created_at, created_by, updated_at, updated_by)
  VALUES (${id}, ${question.date}, ${question.itemId}, ${question.factId}, 1, ${JSON.stringify(question.body)}, ${now},
    ${by}, ${now}, ${by})`

/** Saves an unpublished question over the revision from which the edit began; the new revision, or null. */
export const saveQuestion = async (
  db: Database,
  { id, by, now }: Write,
  { revision, body }: { revision: number; body: QuizQuestionBody },
): Promise<number | null> => {
  const [saved] = await db
    .update(affairQuestions)
    .set({ body, revision: sql`${affairQuestions.revision} + 1`, updatedAt: now, updatedBy: by })
    .where(
      and(
        eq(affairQuestions.id, id),
        eq(affairQuestions.revision, revision),
        sql`${affairQuestions.questionId} IS NULL`,
      ),
    )
    .returning({ revision: affairQuestions.revision })
  return saved?.revision ?? null
}

export const deleteQuestion = (id: string): SQL => sql`
  DELETE FROM affair_questions WHERE id = ${id} AND question_id IS NULL`

/** Questions of earlier days, newest first, for suggestions. */
export const listEarlierQuestions = (db: Database, day: string, limit: number) =>
  db
    .select({ body: affairQuestions.body, factId: affairQuestions.factId })
    .from(affairQuestions)
    .where(lt(affairQuestions.date, day))
    .orderBy(desc(affairQuestions.date), desc(affairQuestions.id))
    .limit(limit)

/** Subjects of facts of the same kind as these facts. */
export const listSiblingFacts = (db: Database, factIds: readonly string[], limit: number) =>
  db
    .select({ id: facts.id, kind: facts.kind, subject: facts.subject })
    .from(facts)
    .where(
      inArray(
        facts.kind,
        db
          .select({ kind: facts.kind })
          .from(facts)
          .where(sql`${facts.id} IN (SELECT value FROM json_each(${JSON.stringify(factIds)}))`),
      ),
    )
    .orderBy(desc(facts.updatedAt))
    .limit(limit)

/** True when a student has begun the test. */
const hasAttempts = (testId: SQL): SQL => sql`(
  EXISTS (SELECT 1 FROM attempts WHERE test_id = ${testId} AND state = 'in_progress')
  OR EXISTS (SELECT 1 FROM results WHERE test_id = ${testId}))`

export const findQuiz = (db: Database, day: string) =>
  db
    .select({
      testId: dailyQuizzes.testId,
      isSample: dailyQuizzes.isSample,
      title: testVersions.title,
      questionCount: testVersions.questionCount,
      opensAt: tests.opensAt,
      hasBegun: sql<number>`${hasAttempts(sql`${dailyQuizzes.testId}`)}`,
    })
    .from(dailyQuizzes)
    .innerJoin(tests, eq(tests.id, dailyQuizzes.testId))
    .innerJoin(testVersions, eq(testVersions.id, tests.currentVersionId))
    .where(eq(dailyQuizzes.date, day))
    .get()

export const hasNoQuiz = (day: string): SQL => sql`NOT EXISTS (SELECT 1 FROM daily_quizzes WHERE date = ${day})`

export const insertQuiz = (day: string, testId: string, now: number, when: SQL): SQL => sql`
  INSERT INTO daily_quizzes (date, test_id, is_sample, created_at) SELECT ${day}, ${testId}, 0, ${now} WHERE ${when}`

/** Records the questions of the bank that were made of these, in order. */
export const markPublished = (pairs: readonly { id: string; questionId: string }[], when: SQL): SQL => sql`
  UPDATE affair_questions SET question_id = (
    SELECT pair.value ->> 'questionId' FROM json_each(${JSON.stringify(pairs)}) AS pair
    WHERE pair.value ->> 'id' = affair_questions.id)
  WHERE id IN (SELECT value ->> 'id' FROM json_each(${JSON.stringify(pairs)})) AND ${when}`

/** Records that questions of the bank rest on the facts from which they were made. */
export const useFacts = (ids: readonly string[], when: SQL): SQL => sql`
  INSERT INTO fact_uses (kind, item_id, fact_id, edition)
  SELECT 'question', question_id, fact_id, facts.edition
  FROM affair_questions JOIN facts ON facts.id = affair_questions.fact_id
  WHERE affair_questions.id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND question_id IS NOT NULL
    AND ${when} ON CONFLICT DO NOTHING`

/** Removes what `useFacts` recorded of a day. */
export const unuseFacts = (day: string, when: SQL): SQL => sql`
  DELETE FROM fact_uses WHERE kind = 'question' AND item_id IN (${publishedIds(day)}) AND ${when}`

/** Questions at the revisions that were checked, none of them published. */
export const areCurrent = (revisions: readonly { id: string; revision: number }[]): SQL => sql`NOT EXISTS (
  SELECT 1 FROM json_each(${JSON.stringify(revisions)}) AS asked
  LEFT JOIN affair_questions ON affair_questions.id = asked.value ->> 'id'
  WHERE affair_questions.revision IS NOT asked.value ->> 'revision' OR affair_questions.question_id IS NOT NULL)`

/** The test is the quiz of the day and no student has begun it. */
export const mayWithdraw = (day: string, testId: string): SQL => sql`
  EXISTS (SELECT 1 FROM daily_quizzes WHERE date = ${day} AND test_id = ${testId})
  AND NOT ${hasAttempts(sql`${testId}`)}`

export const deleteQuiz = (day: string, testId: string, when: SQL): SQL => sql`
  DELETE FROM daily_quizzes WHERE date = ${day} AND test_id = ${testId} AND ${when}`

export const publishedIds = (day: string): SQL =>
  sql`SELECT question_id AS id FROM affair_questions WHERE date = ${day} AND question_id IS NOT NULL`

export const markUnpublished = (day: string, when: SQL): SQL => sql`
  UPDATE affair_questions SET question_id = NULL WHERE date = ${day} AND ${when}`
