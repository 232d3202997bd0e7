import { sql, type SQL } from 'drizzle-orm'
import type { Bilingual } from '../../../domain/questions/text.ts'
import type { Database } from '../../platform/context.ts'
import { inTransaction } from '../../platform/transaction.ts'

/** `draft` and `published` are JSON; both are null for a question that is gone. */
export type ChangedQuestion = { change: number; id: string; draft: string | null; published: string | null }

/** Changed questions, the last changed first, with the parts of their texts. */
export const listChanged = (db: Database, limit: number, except: string): Promise<ChangedQuestion[]> =>
  db.all<ChangedQuestion>(sql`
    SELECT changed.change, changed.question_id AS id,
      CASE WHEN draft.body IS NOT NULL THEN json_object('stem', draft.body -> '$.stem',
        'statements', draft.body -> '$.statements', 'rows', draft.body -> '$.rows', 'columns', draft.body -> '$.columns',
        'options', draft.body -> '$.options', 'key', draft.body -> '$.key') END AS draft,
      CASE WHEN version.id IS NOT NULL THEN json_object('stem', json(version.stem), 'body', json(version.body)) END AS published
    FROM changed_questions AS changed
    LEFT JOIN content_drafts AS draft ON draft.kind = 'question' AND draft.item_id = changed.question_id
    LEFT JOIN questions AS item ON item.id = changed.question_id
    LEFT JOIN question_versions AS version ON version.id = item.current_version_id
    WHERE changed.question_id <> ${except} ORDER BY changed.change DESC LIMIT ${limit}`)

/** `text`: null for a question that is gone. */
export type IndexedText = { change: number; id: string; text: Bilingual | null; shingles: number[] }

/**
 * Replaces the texts and shingles of changed questions. A question that changed again since it was read is left to its
 * next reading.
 */
export const replaceTexts = async (db: Database, texts: readonly IndexedText[]): Promise<void> => {
  const each = (values: readonly IndexedText[]): SQL =>
    sql`json_each(${JSON.stringify(values)}) AS one JOIN changed_questions AS changed
      ON changed.change = one.value ->> 'change' AND changed.question_id = one.value ->> 'id'`
  const all = each(texts.map((text) => ({ ...text, text: null })))
  const found = each(texts.filter(({ text }) => text !== null))
  const stored = sql`question_texts AS stored ON stored.question_id = one.value ->> 'id'`
  await inTransaction(db, [
    sql`DELETE FROM question_shingles WHERE (shingle, question) IN (
      SELECT old.value, stored.number FROM ${all} JOIN ${stored} CROSS JOIN json_each(stored.shingles) AS old
      WHERE old.value NOT IN (SELECT value FROM json_each(one.value, '$.shingles')))`,
    sql`INSERT INTO question_texts (question_id, text, shingles)
      SELECT one.value ->> 'id', one.value -> 'text', one.value -> 'shingles' FROM ${found} WHERE true
      ON CONFLICT (question_id) DO UPDATE SET text = excluded.text, shingles = excluded.shingles
      WHERE text <> excluded.text OR shingles <> excluded.shingles`,
    sql`INSERT INTO question_shingles (shingle, question)
      SELECT part.value, stored.number FROM ${found} JOIN ${stored} CROSS JOIN json_each(one.value, '$.shingles') AS part
      WHERE true ON CONFLICT DO NOTHING`,
    sql`DELETE FROM question_texts WHERE question_id IN (SELECT one.value ->> 'id'
      FROM ${each(texts.filter(({ text }) => text === null))})`,
    sql`DELETE FROM changed_questions WHERE change IN (SELECT value FROM json_each(${JSON.stringify(texts.map(({ change }) => change))}))`,
  ])
}
