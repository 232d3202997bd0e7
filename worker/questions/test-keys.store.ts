import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import {
  challengedQuestions,
  questionKeys,
  questions,
  questionVersions,
  reportedQuestions,
} from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

const among = (ids: readonly string[]): SQL => sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`

/** Versions of questions with what waits for an answer about them, and their keys in every state, newest first. */
export const readKeysOf = (db: Database, versionIds: readonly string[]) =>
  db.batch([
    db
      .select({
        questionId: questionVersions.questionId,
        questionVersionId: questionVersions.id,
        code: questions.slug,
        title: questions.title,
        body: questionVersions.bodyHtml,
        reports: sql<number>`coalesce(${reportedQuestions.waiting}, 0)`,
        challenges: sql<number>`coalesce(${challengedQuestions.waiting}, 0)`,
      })
      .from(questionVersions)
      .innerJoin(questions, eq(questions.id, questionVersions.questionId))
      .leftJoin(reportedQuestions, eq(reportedQuestions.questionId, questions.id))
      .leftJoin(challengedQuestions, eq(challengedQuestions.questionVersionId, questionVersions.id))
      .where(inArray(questionVersions.id, among(versionIds))),
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
      .from(questionKeys)
      .where(inArray(questionKeys.questionVersionId, among(versionIds)))
      .orderBy(desc(questionKeys.version)),
  ])

/** Current keys of versions of questions with their solutions. */
export const listSolutions = (db: Database, versionIds: readonly string[]) =>
  db
    .select({
      questionId: questionVersions.questionId,
      key: questionKeys.key,
      alternatives: questionKeys.alternatives,
      outcome: questionKeys.outcome,
      solution: questionKeys.solutionHtml,
    })
    .from(questionKeys)
    .innerJoin(questionVersions, eq(questionVersions.id, questionKeys.questionVersionId))
    .where(and(inArray(questionKeys.questionVersionId, among(versionIds)), eq(questionKeys.state, 'current')))
