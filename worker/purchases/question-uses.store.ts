import { sql, type SQL } from 'drizzle-orm'
import type { AccessKind } from '../../domain/purchases/access.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import type { Database } from '../platform/context.ts'

/** Use of a question, in any of its versions, by the paper of a test. */
export type QuestionUse = { questionId: string; testId: string; title: Bilingual; access: AccessKind }

/** States of tests whose papers are neither open nor about to be. */
const isPutAway = sql`(tests.deleted_at IS NOT NULL OR tests.state IN ('archived', 'unpublished'))`

/**
 * Tests, not put away, whose papers ask one of the questions in any version. `asked`: a query of ids of questions;
 * `which`: condition on `tests`. The joins are in the order of the indexes: from the questions to their few uses.
 */
export const usesOfQuestions = async (
  db: Database,
  { asked, which, limit }: { asked: SQL; which: SQL; limit: number },
): Promise<QuestionUse[]> => {
  const rows = await db.all<{ questionId: string; testId: string; title: string; access: AccessKind }>(sql`
    SELECT DISTINCT version.question_id AS questionId, tests.id AS testId, paper.title AS title, tests.access AS access
    FROM (${asked}) AS asked
    CROSS JOIN question_versions AS version ON version.question_id = asked.question_id
    CROSS JOIN test_questions AS use ON use.question_version_id = version.id
    CROSS JOIN test_versions AS paper ON paper.id = use.test_version_id
    CROSS JOIN tests ON tests.id = paper.test_id AND tests.current_version_id = paper.id
    WHERE NOT ${isPutAway} AND ${which}
    LIMIT ${limit}`)
  return rows.map((row) => ({ ...row, title: JSON.parse(row.title) as Bilingual }))
}

/** Ids as a query of questions. */
export const questionsNamed = (ids: readonly string[]): SQL =>
  sql`SELECT value AS question_id FROM json_each(${JSON.stringify(ids)})`

/** Questions that tests ask in their current papers. `tests`: query of ids of tests. */
export const questionsOfTests = (sold: SQL): SQL => sql`
  SELECT DISTINCT own.question_id FROM (${sold}) AS sold
  CROSS JOIN tests ON tests.id = sold.id AND NOT ${isPutAway}
  CROSS JOIN test_questions AS asks ON asks.test_version_id = tests.current_version_id
  CROSS JOIN question_versions AS own ON own.id = asks.question_version_id`
