import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { questionKeys, questions, questionVersions } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

const among = (ids: readonly string[]): SQL => sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`

/** Data of the questions of some versions without their keys. */
export const listFacts = (db: Database, versionIds: readonly string[]) =>
  db
    .select({
      questionVersionId: questionVersions.id,
      questionId: questions.id,
      subject: questions.subject,
      topic: questions.topic,
      difficulty: questions.difficulty,
      targetMs: questions.targetMs,
      excerpt: questions.title,
    })
    .from(questionVersions)
    .innerJoin(questions, eq(questions.id, questionVersions.questionId))
    .where(inArray(questionVersions.id, among(versionIds)))

/** Keys in force of some versions, with solutions and reasons. */
export const listSecrets = (db: Database, versionIds: readonly string[]) =>
  db
    .select({
      questionVersionId: questionKeys.questionVersionId,
      key: questionKeys.key,
      outcome: questionKeys.outcome,
      alternatives: questionKeys.alternatives,
      solution: questionKeys.solutionHtml,
      reasons: questionKeys.reasonsHtml,
    })
    .from(questionKeys)
    .where(and(inArray(questionKeys.questionVersionId, among(versionIds)), eq(questionKeys.state, 'current')))
