import { sql, type SQL } from 'drizzle-orm'
import { searchedTo } from '../../domain/content/office-list.ts'
import { officeWordsOf, wordRanges } from '../../domain/content/office-words.ts'
import type { DraftKind } from '../../domain/content.ts'
import type { Database } from '../platform/context.ts'
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

/** Items whose words begin as those of a text do. `isPartial`: more than `searchedTo` were candidates. */
export type WordSearch = { ids: string[]; isPartial: boolean }

const begins = (word: SQL): SQL => sql`${word} >= prefix.value AND ${word} < prefix.value || char(1114111)`

const hasWord = (kind: DraftKind, ranges: readonly string[]): SQL =>
  sql`EXISTS (SELECT 1 FROM json_each(${JSON.stringify(ranges)}) AS prefix CROSS JOIN office_words AS other
    WHERE other.kind = ${kind} AND other.item_id = candidate.item_id AND ${begins(sql`other.word`)})`

/** Items with a word, `searchedTo` and one more. */
const candidates = (kind: DraftKind, ranges: readonly string[]): SQL =>
  sql`SELECT source.item_id AS item_id FROM json_each(${JSON.stringify(ranges)}) AS prefix
    CROSS JOIN office_words AS source WHERE source.kind = ${kind} AND ${begins(sql`source.word`)} LIMIT ${searchedTo + 1}`

const countCandidates = async (db: Database, kind: DraftKind, ranges: readonly string[]): Promise<number> =>
  (await db.get<{ count: number }>(sql`SELECT count(*) AS count FROM (${candidates(kind, ranges)})`)).count

/** Searches the items of a kind for every word of a text. Candidates are the items with the rarest word. */
export const searchWords = async (db: Database, kind: DraftKind, text: string): Promise<WordSearch> => {
  const words = wordRanges(text)
  const counts = await Promise.all(
    words.map(async (ranges) => ({ ranges, count: await countCandidates(db, kind, ranges) })),
  )
  const [rarest, ...others] = counts.toSorted((a, b) => a.count - b.count)
  if (!rarest) return { ids: [], isPartial: false }
  const found = await db.all<{ id: string }>(sql`
    SELECT DISTINCT item_id AS id FROM (${candidates(kind, rarest.ranges)}) AS candidate
    WHERE true${sql.join(others.map(({ ranges }) => sql` AND ${hasWord(kind, ranges)}`))}`)
  return { ids: found.map(({ id }) => id), isPartial: rarest.count > searchedTo }
}
