import { sql } from 'drizzle-orm'
import type { SearchMiss } from '../../domain/search/contract.ts'
import type { Bindings } from '../env.ts'
import { inTransaction } from '../platform/transaction.ts'

/** Maximum stored queries; the oldest are deleted, as in a flood of made-up words. */
const maxQueries = 5_000

/** A query without results as typed, and its count. */
export type MissedQuery = Pick<SearchMiss, 'q' | 'corrected' | 'times'>

/** Adds to the counts of queries, and deletes those last asked before an instant. */
export const recordMisses = async (
  { SEARCH_DB }: Bindings,
  misses: readonly MissedQuery[],
  now: number,
  forgetBefore: number,
): Promise<void> => {
  await inTransaction({ $client: SEARCH_DB }, [
    sql`
      INSERT INTO misses (q, times, first_at, last_at, corrected)
      SELECT value ->> 'q', value ->> 'times', ${now}, ${now}, value ->> 'corrected' FROM json_each(${JSON.stringify(misses)})
      WHERE true
      ON CONFLICT (q) DO UPDATE SET times = times + excluded.times, last_at = excluded.last_at,
        corrected = excluded.corrected`,
    sql`DELETE FROM misses WHERE last_at < ${forgetBefore}`,
    sql`DELETE FROM misses WHERE q IN (SELECT q FROM misses ORDER BY last_at DESC LIMIT -1 OFFSET ${maxQueries})`,
  ])
}

/** Stored queries, most frequent first. */
export const listMisses = async ({ SEARCH_DB }: Bindings, limit: number): Promise<SearchMiss[]> => {
  const [result] = await inTransaction({ $client: SEARCH_DB }, [
    sql`SELECT q, times, last_at AS lastAt, corrected FROM misses ORDER BY times DESC, last_at DESC LIMIT ${limit}`,
  ])
  return (result?.results ?? []) as SearchMiss[]
}
