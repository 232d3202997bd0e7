import { sql, type SQL } from 'drizzle-orm'
import { dateInIndia, indiaOffsetMs, startOfDayInIndia } from '../../domain/india.ts'
import type { SearchDays } from '../../domain/search/contract.ts'

const hourMs = 3_600_000
const dayHours = 24

/** Days for which searches are counted. */
const retentionDays = 100

/** Hours since 1970 on India's clock. */
const hourOf = (at: number): number => Math.floor((at + indiaOffsetMs) / hourMs)

/** Statements that add searches to the present hour and forget old ones. */
export const addSearches = (searches: number, now: number): SQL[] => [
  sql`INSERT INTO search_counts (hour, searches) VALUES (${hourOf(now)}, ${searches})
    ON CONFLICT (hour) DO UPDATE SET searches = search_counts.searches + excluded.searches`,
  sql`DELETE FROM search_counts WHERE hour < ${hourOf(now) - retentionDays * dayHours}`,
]

export const searchesSince = (day: string): SQL =>
  sql`SELECT hour, searches, (SELECT min(hour) FROM search_counts) AS firstHour FROM search_counts
    WHERE hour >= ${hourOf(startOfDayInIndia(day))} ORDER BY hour`

export const searchDaysOf = (rows: readonly Record<string, unknown>[], now: number): SearchDays => {
  const hours = rows.map(({ hour, searches }) => ({ hour: Number(hour), searches: Number(searches) }))
  const firstHour = Number(rows[0]?.['firstHour'] ?? hourOf(now))
  const days = new Map<string, number>()
  const today = Math.floor(hourOf(now) / dayHours)
  const dateOf = (day: number): string => dateInIndia(day * dayHours * hourMs - indiaOffsetMs)
  for (let day = Math.floor(firstHour / dayHours); day <= today; day += 1) days.set(dateOf(day), 0)
  for (const { hour, searches } of hours) {
    const day = dateOf(Math.floor(hour / dayHours))
    days.set(day, (days.get(day) ?? 0) + searches)
  }
  const weekAgo = hourOf(now) - 7 * dayHours
  const midnight = weekAgo - (weekAgo % dayHours)
  const sameTime = hours.filter(({ hour }) => hour >= midnight && hour <= weekAgo)
  const before = firstHour > midnight ? null : sameTime.reduce((sum, { searches }) => sum + searches, 0)
  return { days, before }
}
