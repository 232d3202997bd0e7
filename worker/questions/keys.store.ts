import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { KeyChange } from '../../domain/questions/key-change.ts'
import {
  questionKeys,
  questions,
  questionVersions,
  testQuestions,
  tests,
  testVersions,
} from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'

/** Join condition of the current key of a paper's question. */
export const isCurrentKey = and(
  eq(questionKeys.questionVersionId, testQuestions.questionVersionId),
  eq(questionKeys.state, 'current'),
)

/** Keys and solutions of a frozen paper with the revision of the test's keys, in one transaction. */
export const readKeys = async (db: Database, versionId: string) => {
  const [revisions, keys] = await db.batch([
    db
      .select({ revision: tests.keyRevision })
      .from(testVersions)
      .innerJoin(tests, eq(tests.id, testVersions.testId))
      .where(eq(testVersions.id, versionId)),
    db
      .select({
        questionId: questionVersions.questionId,
        questionVersionId: questionVersions.id,
        version: questionKeys.version,
        outcome: questionKeys.outcome,
        key: questionKeys.key,
        alternatives: questionKeys.alternatives,
        solutionHtml: questionKeys.solutionHtml,
        reasonsHtml: questionKeys.reasonsHtml,
      })
      .from(testQuestions)
      .innerJoin(questionVersions, eq(questionVersions.id, testQuestions.questionVersionId))
      .innerJoin(questionKeys, isCurrentKey)
      .where(eq(testQuestions.testVersionId, versionId))
      .orderBy(testQuestions.position),
  ])
  return { revision: revisions[0]?.revision, keys }
}

/** The named version of a question, or its current one. */
export const findVersion = (db: Database, questionId: string, versionId: string | undefined) =>
  db
    .select({ id: questionVersions.id, questionId: questionVersions.questionId, body: questionVersions.body })
    .from(questions)
    .innerJoin(
      questionVersions,
      versionId === undefined
        ? eq(questionVersions.id, questions.currentVersionId)
        : and(eq(questionVersions.id, versionId), eq(questionVersions.questionId, questions.id)),
    )
    .where(eq(questions.id, questionId))
    .get()

/** Keys of a question in every state, newest first. */
export const listKeys = (db: Database, questionId: string) =>
  db
    .select({
      questionVersionId: questionKeys.questionVersionId,
      version: questionKeys.version,
      state: questionKeys.state,
      outcome: questionKeys.outcome,
      key: questionKeys.key,
      alternatives: questionKeys.alternatives,
      reason: questionKeys.reason,
      createdAt: questionKeys.createdAt,
    })
    .from(questionVersions)
    .innerJoin(questionKeys, eq(questionKeys.questionVersionId, questionVersions.id))
    .where(eq(questionVersions.questionId, questionId))
    .orderBy(desc(questionVersions.version), desc(questionKeys.version))

export const findKey = (db: Database, questionVersionId: string, version: number) =>
  db
    .select()
    .from(questionKeys)
    .where(and(eq(questionKeys.questionVersionId, questionVersionId), eq(questionKeys.version, version)))
    .get()

/** JSON of a text and of the HTML made from it. */
type Rendered = { text: string; html: string }

type Proposal = Omit<KeyChange, 'questionVersionId' | 'solution' | 'reasons'> & {
  questionVersionId: string
  /** Null to keep the solution, or the reasons. */
  solution: Rendered | null
  reasons: Rendered | null
  now: number
}

/** Adds the next version of a key as a proposal and returns its number, unless another is proposed already. */
export const proposalStatement = ({
  questionVersionId,
  key,
  alternatives,
  outcome,
  reason,
  solution,
  reasons,
  now,
}: Proposal): SQL => sql`
      INSERT INTO question_keys (question_version_id, version, state, outcome, key, alternatives, solution, solution_html,
        reasons, reasons_html, hint, hint_html, reason, created_at)
      SELECT question_version_id, (SELECT max(version) + 1 FROM question_keys WHERE question_version_id = ${questionVersionId}),
        'proposed', ${outcome}, ${JSON.stringify(key)}, ${JSON.stringify(alternatives)},
        coalesce(${solution?.text ?? null}, solution), coalesce(${solution?.html ?? null}, solution_html),
        coalesce(${reasons?.text ?? null}, reasons), coalesce(${reasons?.html ?? null}, reasons_html), hint, hint_html,
        ${JSON.stringify(reason)}, ${now}
      FROM question_keys
      WHERE question_version_id = ${questionVersionId} AND state = 'current' AND NOT EXISTS (
        SELECT 1 FROM question_keys WHERE question_version_id = ${questionVersionId} AND state = 'proposed')
      RETURNING version`

/** Dismisses a key that is still proposed. */
export const dismissalStatement = (questionVersionId: string, version: number): SQL => sql`
  UPDATE question_keys SET state = 'dismissed'
  WHERE question_version_id = ${questionVersionId} AND version = ${version} AND state = 'proposed'`

const testsOf = (questionVersionId: string): SQL => sql`
  SELECT test_versions.test_id FROM test_questions
  JOIN test_versions ON test_versions.id = test_questions.test_version_id
  WHERE test_questions.question_version_id = ${questionVersionId}`

/** Tests that hold a version of a question in any of their own versions, in the order of their ids. */
export const listTestsOf = async (db: Database, questionVersionId: string): Promise<string[]> => {
  const [found] = await inTransaction(db, [
    sql`SELECT DISTINCT test_id AS testId FROM (${testsOf(questionVersionId)}) ORDER BY test_id`,
  ])
  return (found?.results ?? []).map(({ testId }) => testId as string)
}

/**
 * Statements of one transaction that make a proposed key current, if it is still proposed and `unless` finds nothing:
 * the previous key is superseded, and every test that holds the question gets a new key revision.
 */
export const makeCurrentStatements = (questionVersionId: string, version: number, unless: SQL, now: number): SQL[] => [
  sql`
    UPDATE question_keys SET state = 'superseded'
    WHERE question_version_id = ${questionVersionId} AND state = 'current' AND NOT EXISTS (${unless}) AND EXISTS (
      SELECT 1 FROM question_keys
      WHERE question_version_id = ${questionVersionId} AND version = ${version} AND state = 'proposed')`,
  sql`
    UPDATE question_keys SET state = 'current'
    WHERE question_version_id = ${questionVersionId} AND version = ${version} AND state = 'proposed' AND changes() = 1`,
  sql`
    UPDATE tests SET key_revision = key_revision + 1, updated_at = ${now}
    WHERE id IN (${testsOf(questionVersionId)}) AND changes() = 1`,
]

/** True when a version of a key is current. */
export const isCurrentVersion = (questionVersionId: string, version: number): SQL => sql`
  EXISTS (
    SELECT 1 FROM question_keys
    WHERE question_version_id = ${questionVersionId} AND version = ${version} AND state = 'current')`
