import { and, eq, sql } from 'drizzle-orm'
import { passages, passageVersions, questionKeys, questions, questionVersions } from '../../../drizzle/schema/index.ts'
import type { Database } from '../../platform/context.ts'

/** Published versions of questions with their keys and passages. */
export const listExported = (db: Database, ids: readonly string[]) =>
  db
    .select({
      question: questions,
      body: questionVersions.body,
      stem: questionVersions.stem,
      key: questionKeys.key,
      solution: questionKeys.solution,
      reasons: questionKeys.reasons,
      hint: questionKeys.hint,
      passage: { code: passages.slug, kind: passages.kind },
      passageText: { title: passageVersions.title, content: passageVersions.content },
    })
    .from(questions)
    .innerJoin(questionVersions, eq(questionVersions.id, questions.currentVersionId))
    .innerJoin(
      questionKeys,
      and(eq(questionKeys.questionVersionId, questionVersions.id), eq(questionKeys.state, 'current')),
    )
    .leftJoin(passages, eq(passages.id, questions.passageId))
    .leftJoin(passageVersions, eq(passageVersions.id, passages.currentVersionId))
    .where(sql`${questions.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`)

export type ExportedRow = Awaited<ReturnType<typeof listExported>>[number]
