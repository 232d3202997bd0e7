import { and, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm'
import { questions, questionVersions } from '../../../drizzle/schema/index.ts'
import type { Database } from '../../platform/context.ts'

const columns = {
  versionId: questionVersions.id,
  questionId: questions.id,
  code: questions.slug,
  title: questions.title,
  kind: questionVersions.kind,
  subject: questions.subject,
  topic: questions.topic,
  difficulty: questions.difficulty,
  targetMs: questions.targetMs,
  passageId: questions.passageId,
  state: questions.state,
  deletedAt: questions.deletedAt,
  currentVersionId: questions.currentVersionId,
}

const among = (ids: readonly string[]): SQL => sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`

/** Versions by id, with what the bank says of their questions. */
export const listVersions = (db: Database, versionIds: readonly string[]) =>
  db
    .select(columns)
    .from(questionVersions)
    .innerJoin(questions, eq(questions.id, questionVersions.questionId))
    .where(inArray(questionVersions.id, among(versionIds)))

export type VersionRow = Awaited<ReturnType<typeof listVersions>>[number]

/** Current versions of questions by the ids of these. */
export const listCurrent = (db: Database, questionIds: readonly string[]) =>
  db
    .select(columns)
    .from(questions)
    .innerJoin(questionVersions, eq(questionVersions.id, questions.currentVersionId))
    .where(inArray(questions.id, among(questionIds)))

/** Those of the questions that a rule may draw: in use, with rights, and without a passage that others share. */
export const listDrawable = async (db: Database, questionIds: SQL): Promise<string[]> => {
  const rows = await db
    .select({ id: questions.id })
    .from(questions)
    .where(
      and(
        sql`${questions.id} IN (${questionIds})`,
        eq(questions.state, 'published'),
        isNull(questions.deletedAt),
        isNull(questions.passageId),
        ne(questions.rights, 'blocked'),
      ),
    )
  return rows.map(({ id }) => id)
}
