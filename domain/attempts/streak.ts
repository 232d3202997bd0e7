import { addDays, dateInIndia } from '../india.ts'

/** Consecutive days with a submitted test or practice. */
export type Streak = { days: number; /** True when today is one of them. */ today: boolean }

/**
 * The streak that ends today or yesterday: today's can still be completed. `days` are `YYYY-MM-DD` in India, newest
 * first.
 */
export const streakOf = (days: readonly string[], now: number): Streak => {
  const day = dateInIndia(now)
  const today = days[0] === day
  const newest = today ? day : addDays(day, -1)
  const missed = days.findIndex((one, back) => one !== addDays(newest, -back))
  return { days: missed === -1 ? days.length : missed, today }
}
