import { sql } from 'drizzle-orm'
import { officeWordsOf } from '../../domain/content/office-words.ts'
import type { Database } from '../platform/context.ts'
import { draftText, officeSources, type OfficeKind } from './office-sources.ts'

/** Ids above `after`: of items, of drafts, and of list rows whose item may be gone. */
export const listIds = async (db: Database, kind: OfficeKind, after: string, limit: number): Promise<string[]> => {
  const { table } = officeSources[kind]
  const rows = await db.all<{ id: string }>(sql`
    SELECT id FROM (SELECT id FROM ${table} WHERE id > ${after} ORDER BY id LIMIT ${limit})
    UNION SELECT id FROM (SELECT item_id AS id FROM content_drafts
      WHERE kind = ${kind} AND item_id > ${after} AND body IS NOT NULL ORDER BY item_id LIMIT ${limit})
    UNION SELECT id FROM (SELECT item_id AS id FROM office_items
      WHERE kind = ${kind} AND item_id > ${after} ORDER BY item_id LIMIT ${limit})
    ORDER BY id LIMIT ${limit}`)
  return rows.map(({ id }) => id)
}

type Texts = Record<'itemEn' | 'itemHi' | 'itemSlug' | 'itemCode' | 'en' | 'hi' | 'slug' | 'code', string | null>

/** Titles, slugs and codes of items and of their drafts. */
export const listTexts = (db: Database, kind: OfficeKind, ids: readonly string[]) => {
  const { table, code } = officeSources[kind]
  return db.all<Texts & { id: string; changedAt: number }>(sql`
    SELECT row.item_id AS id, row.changed_at AS changedAt,
      json_extract(item.title, '$.en') AS itemEn, json_extract(item.title, '$.hi') AS itemHi, item.slug AS itemSlug,
      ${code?.item ?? sql`NULL`} AS itemCode, ${draftText('$.title.en')} AS en, ${draftText('$.title.hi')} AS hi,
      ${draftText('$.slug')} AS slug, ${code?.draft ?? sql`NULL`} AS code
    FROM json_each(${JSON.stringify(ids)}) AS one
    CROSS JOIN office_items AS row ON row.kind = ${kind} AND row.item_id = one.value
    LEFT JOIN ${table} AS item ON item.id = row.item_id
    LEFT JOIN content_drafts AS draft ON draft.kind = ${kind} AND draft.item_id = row.item_id`)
}

const written = (texts: readonly (string | null)[]): string[] =>
  officeWordsOf(texts.flatMap((text) => (text === null ? [] : [text])))

type Word = { id: string; origin: 'item' | 'draft'; word: string; changedAt: number }

const wordsIn = ({ id, changedAt, ...texts }: Texts & { id: string; changedAt: number }): Word[] => [
  ...written([texts.itemEn, texts.itemHi, texts.itemSlug, texts.itemCode]).map(
    (word) => ({ id, origin: 'item', word, changedAt }) as const,
  ),
  ...written([texts.en, texts.hi, texts.slug, texts.code]).map(
    (word) => ({ id, origin: 'draft', word, changedAt }) as const,
  ),
]

/** Statements that replace the words of items, except of those that changed since their texts were read. Unchanged words are not written. */
export const wordStatements = (kind: OfficeKind, ids: readonly string[], rows: Parameters<typeof wordsIn>[0][]) => {
  const words = JSON.stringify(rows.flatMap(wordsIn))
  const isUnchanged = sql`EXISTS (SELECT 1 FROM office_items
    WHERE office_items.kind = ${kind} AND office_items.item_id = one.value ->> 'id'
      AND office_items.changed_at = one.value ->> 'changedAt')`
  const changedAt = new Map(rows.map((row) => [row.id, row.changedAt]))
  const read = JSON.stringify(ids.map((id) => [id, changedAt.get(id) ?? null]))
  return [
    sql`DELETE FROM office_words WHERE kind = ${kind} AND item_id IN (
      SELECT one.value ->> 0 FROM json_each(${read}) AS one WHERE NOT EXISTS (SELECT 1 FROM office_items
        WHERE kind = ${kind} AND item_id = one.value ->> 0 AND changed_at <> one.value ->> 1))
      AND (item_id, origin, word) NOT IN (
        SELECT one.value ->> 'id', one.value ->> 'origin', one.value ->> 'word' FROM json_each(${words}) AS one)`,
    sql`INSERT INTO office_words (kind, item_id, origin, word)
      SELECT ${kind}, one.value ->> 'id', one.value ->> 'origin', one.value ->> 'word'
      FROM json_each(${words}) AS one WHERE ${isUnchanged} ON CONFLICT DO NOTHING`,
  ]
}
