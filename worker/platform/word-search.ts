import { sql, type SQL } from 'drizzle-orm'
import { searchedTo } from '../../domain/content/office-list.ts'
import { wordRanges } from '../../domain/content/office-words.ts'
import type { Database } from './context.ts'

/** Table with a `word` for each of its owners; `within` limits it to the rows of one list. */
export type WordTable = { table: string; owner: string; within?: SQL }

/** Owners whose words begin as those of a text do. `isPartial`: more than `searchedTo` were candidates. */
export type WordSearch = { ids: string[]; isPartial: boolean }

const begins = (word: SQL): SQL => sql`${word} >= prefix.value AND ${word} < prefix.value || char(1114111)`

/** Words of the list below the beginnings `ranges`. */
const wordsIn = ({ table, within = sql`true` }: WordTable, ranges: readonly string[]): SQL =>
  sql`json_each(${JSON.stringify(ranges)}) AS prefix CROSS JOIN ${sql.identifier(table)} AS source
    WHERE ${within} AND ${begins(sql`source.word`)}`

/** Owners of a word, `searchedTo` and one more. */
const candidates = (words: WordTable, ranges: readonly string[]): SQL =>
  sql`SELECT source.${sql.identifier(words.owner)} AS id FROM ${wordsIn(words, ranges)} LIMIT ${searchedTo + 1}`

const hasWord = (words: WordTable, ranges: readonly string[]): SQL =>
  sql`EXISTS (SELECT 1 FROM ${wordsIn(words, ranges)} AND source.${sql.identifier(words.owner)} = candidate.id)`

const countCandidates = async (db: Database, words: WordTable, ranges: readonly string[]): Promise<number> =>
  (await db.get<{ count: number }>(sql`SELECT count(*) AS count FROM (${candidates(words, ranges)})`)).count

/** Searches the owners of words for every word of a text. Candidates are the owners of the rarest word. */
export const searchByWords = async (db: Database, words: WordTable, text: string): Promise<WordSearch> => {
  const counts = await Promise.all(
    wordRanges(text).map(async (ranges) => ({ ranges, count: await countCandidates(db, words, ranges) })),
  )
  const [rarest, ...others] = counts.toSorted((a, b) => a.count - b.count)
  if (!rarest) return { ids: [], isPartial: false }
  const found = await db.all<{ id: string }>(sql`
    SELECT DISTINCT id FROM (${candidates(words, rarest.ranges)}) AS candidate
    WHERE true${sql.join(others.map(({ ranges }) => sql` AND ${hasWord(words, ranges)}`))}`)
  return { ids: found.map(({ id }) => id), isPartial: rarest.count > searchedTo }
}
