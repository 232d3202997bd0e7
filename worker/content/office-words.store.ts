import { sql, type SQL } from 'drizzle-orm'
import { officeWordsOf } from '../../domain/content/office-words.ts'
import type { DraftKind } from '../../domain/content.ts'
import type { Database } from '../platform/context.ts'
import { searchByWords, type WordSearch } from '../platform/word-search.ts'
import { officeSourceOf } from './office-sources.ts'

type Key = { kind: DraftKind; itemId: string }
type Origin = 'item' | 'draft'

/** Replaces the words of an item or of its draft when `done` holds; unchanged words are not written. */
export const replaceWords = ({ kind, itemId }: Key, origin: Origin, texts: readonly string[], done: SQL): SQL[] => {
  if (!officeSourceOf(kind)) return []
  const words = JSON.stringify(officeWordsOf(texts))
  return [
    sql`DELETE FROM office_words WHERE kind = ${kind} AND item_id = ${itemId} AND origin = ${origin}
      AND word NOT IN (SELECT value FROM json_each(${words})) AND ${done}`,
    sql`INSERT INTO office_words (kind, item_id, word, origin)
      SELECT ${kind}, ${itemId}, value, ${origin} FROM json_each(${words}) WHERE ${done} ON CONFLICT DO NOTHING`,
  ]
}

/** Adds the words of several new items when `done` holds. */
export const addWords = (
  kind: DraftKind,
  origin: Origin,
  items: readonly { id: string; texts: readonly string[] }[],
  done: SQL,
): SQL => {
  const words = items.flatMap(({ id, texts }) => officeWordsOf(texts).map((word) => ({ id, word })))
  return sql`INSERT INTO office_words (kind, item_id, word, origin)
    SELECT ${kind}, value ->> 'id', value ->> 'word', ${origin} FROM json_each(${JSON.stringify(words)})
    WHERE ${done} ON CONFLICT DO NOTHING`
}

/** Deletes all words of an item. */
export const deleteWords = ({ kind, itemId }: Key, done: SQL): SQL =>
  sql`DELETE FROM office_words WHERE kind = ${kind} AND item_id = ${itemId} AND ${done}`

/** Searches the items of a kind for every word of a text. */
export const searchWords = (db: Database, kind: DraftKind, text: string): Promise<WordSearch> =>
  searchByWords(db, { table: 'office_words', owner: 'item_id', within: sql`kind = ${kind}` }, text)
