import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { passageVersions, questionKeys, questions, questionVersions } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

/** Versions of a question as students saw them, with the current key, the newest first. */
export const listSeen = (db: Database, questionId: string, versionIds: readonly string[]) =>
  db
    .select({
      questionVersionId: questionVersions.id,
      version: questionVersions.version,
      isCurrent: sql<number>`${questions.currentVersionId} = ${questionVersions.id}`,
      passageTitle: passageVersions.title,
      passageHtml: passageVersions.contentHtml,
      stem: questionVersions.stemHtml,
      body: questionVersions.bodyHtml,
      key: questionKeys.key,
      alternatives: questionKeys.alternatives,
      outcome: questionKeys.outcome,
      solution: questionKeys.solutionHtml,
      writtenSolution: questionKeys.solution,
      writtenReasons: questionKeys.reasons,
    })
    .from(questionVersions)
    .innerJoin(questions, eq(questions.id, questionVersions.questionId))
    .innerJoin(
      questionKeys,
      and(eq(questionKeys.questionVersionId, questionVersions.id), eq(questionKeys.state, 'current')),
    )
    .leftJoin(passageVersions, eq(passageVersions.id, questionVersions.passageVersionId))
    .where(and(eq(questionVersions.questionId, questionId), inArray(questionVersions.id, [...versionIds])))
    .orderBy(desc(questionVersions.version))

export const findQuestion = (db: Database, questionId: string) =>
  db
    .select({
      id: questions.id,
      code: questions.slug,
      title: questions.title,
      currentVersionId: questions.currentVersionId,
    })
    .from(questions)
    .where(eq(questions.id, questionId))
    .get()
