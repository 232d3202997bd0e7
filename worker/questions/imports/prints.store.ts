import { eq, sql, type SQL } from 'drizzle-orm'
import { passages, questions, questionVersions, type questionPrints } from '../../../drizzle/schema/index.ts'
import type { Database } from '../../platform/context.ts'
import { inTransaction } from '../../platform/transaction.ts'

/** Published questions whose current version has no print. */
export const listUnprinted = (db: Database, limit: number) =>
  db
    .select({
      id: questions.id,
      versionId: questionVersions.id,
      stem: questionVersions.stem,
      body: questionVersions.body,
      passage: passages.slug,
    })
    .from(questions)
    .innerJoin(questionVersions, eq(questionVersions.id, questions.currentVersionId))
    .leftJoin(passages, eq(passages.id, questions.passageId))
    .where(
      sql`NOT EXISTS (SELECT 1 FROM question_prints
        WHERE question_id = ${questions.id} AND version_id = ${questions.currentVersionId})`,
    )
    .limit(limit)

export type Print = typeof questionPrints.$inferSelect

/** Statement that writes prints of questions when `done` holds. */
export const printStatement = (prints: readonly Print[], done: SQL): SQL => sql`
  INSERT INTO question_prints (question_id, version_id, print)
  SELECT value ->> 'questionId', value ->> 'versionId', value ->> 'print' FROM json_each(${JSON.stringify(prints)})
  WHERE ${done} ON CONFLICT (question_id) DO UPDATE SET version_id = excluded.version_id, print = excluded.print`

export const savePrints = (db: Database, prints: readonly Print[]) =>
  inTransaction(db, [printStatement(prints, sql`true`)])

export type Twin = { print: string; questionId: string; code: string }

const among = (values: readonly string[]) => sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`

/** Questions outside the bin with some prints: published ones, and drafts that other imports have added. */
export const listTwins = (db: Database, importId: string, prints: readonly string[]): Promise<Twin[]> =>
  db.all<Twin>(sql`
    SELECT own.print AS print, question.id AS questionId, question.slug AS code
    FROM question_prints AS own JOIN questions AS question ON question.id = own.question_id
    WHERE own.print IN ${among(prints)} AND question.deleted_at IS NULL
    UNION ALL SELECT row.print, row.question_id, coalesce(draft.body ->> '$.slug', '')
    FROM question_import_rows AS row
    JOIN content_drafts AS draft ON draft.kind = 'question' AND draft.item_id = row.question_id
    WHERE row.outcome = 'added' AND row.import_id <> ${importId} AND row.print IN ${among(prints)}
      AND draft.body IS NOT NULL AND draft.deleted_at IS NULL`)
