import { sql, type SQL } from 'drizzle-orm'
import type { SearchDays, SearchMiss } from '../../domain/search/contract.ts'
import type { Bindings } from '../env.ts'
import { inTransaction } from '../platform/transaction.ts'
import { addSearches, searchDaysOf, searchesSince } from './counts.store.ts'

/** Maximum stored queries; the oldest are deleted, as in a flood of made-up words. */
const maxQueries = 5_000

/** A query without results as typed, and its count. */
export type MissedQuery = Pick<SearchMiss, 'q' | 'corrected' | 'times'>

/** Statements that add to the counts of queries, and delete those last asked before an instant. */
const addMisses = (misses: readonly MissedQuery[], now: number, forgetBefore: number): SQL[] => [
  sql`
    INSERT INTO misses (q, times, first_at, last_at, corrected)
    SELECT value ->> 'q', value ->> 'times', ${now}, ${now}, value ->> 'corrected' FROM json_each(${JSON.stringify(misses)})
    WHERE true
    ON CONFLICT (q) DO UPDATE SET times = times + excluded.times, last_at = excluded.last_at,
      corrected = excluded.corrected`,
  sql`DELETE FROM misses WHERE last_at < ${forgetBefore}`,
  sql`DELETE FROM misses WHERE q IN (SELECT q FROM misses ORDER BY last_at DESC LIMIT -1 OFFSET ${maxQueries})`,
]

/** Counts searches, and those without results by query. */
export const recordSearches = async (
  { SEARCH_DB }: Bindings,
  counted: { searches: number; misses: readonly MissedQuery[] },
  now: number,
  forgetBefore: number,
): Promise<void> => {
  const misses = counted.misses.length > 0 ? addMisses(counted.misses, now, forgetBefore) : []
  await inTransaction({ $client: SEARCH_DB }, [...addSearches(counted.searches, now), ...misses])
}

const listStatement = (limit: number): SQL =>
  sql`SELECT q, times, last_at AS lastAt, corrected FROM misses WHERE dismissed_at IS NULL
    ORDER BY times DESC, last_at DESC LIMIT ${limit}`

/** Stored queries, most frequent first. */
export const listMisses = async ({ SEARCH_DB }: Bindings, limit: number): Promise<SearchMiss[]> => {
  const [result] = await inTransaction({ $client: SEARCH_DB }, [listStatement(limit)])
  return (result?.results ?? []) as SearchMiss[]
}

/** Stored queries as `listMisses`, and searches by day since a day in India. */
export const readCounts = async (
  { SEARCH_DB }: Bindings,
  limit: number,
  since: string,
  now: number,
): Promise<{ misses: SearchMiss[]; searches: SearchDays }> => {
  const [misses, hours] = await inTransaction({ $client: SEARCH_DB }, [listStatement(limit), searchesSince(since)])
  return { misses: (misses?.results ?? []) as SearchMiss[], searches: searchDaysOf(hours?.results ?? [], now) }
}

/** Takes a query off the list; false when it is not on it. */
export const dismissQuery = async ({ SEARCH_DB }: Bindings, q: string, now: number): Promise<boolean> => {
  const [result] = await inTransaction({ $client: SEARCH_DB }, [
    sql`UPDATE misses SET dismissed_at = ${now} WHERE q = ${q} AND dismissed_at IS NULL RETURNING q`,
  ])
  return (result?.results.length ?? 0) > 0
}

/** Forgets queries that find something by now. */
export const forgetQueries = async ({ SEARCH_DB }: Bindings, queries: readonly string[]): Promise<void> => {
  await inTransaction({ $client: SEARCH_DB }, [
    sql`DELETE FROM misses WHERE q IN (SELECT value FROM json_each(${JSON.stringify(queries)}))`,
  ])
}
