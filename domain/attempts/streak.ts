import { shiftedDay } from '../current-affairs/days.ts'
import { dateInIndia } from '../india.ts'

/** Days in a row on which a test was handed in. */
export type Streak = { days: number; /** Whether today is one of them. */ today: boolean }

/** The row that ends today, or yesterday: today is not lost before it is over. `days` are `YYYY-MM-DD` in India, newest first. */
export const streakOf = (days: readonly string[], now: number): Streak => {
  const day = dateInIndia(now)
  const today = days[0] === day
  const newest = today ? day : shiftedDay(day, -1)
  const missed = days.findIndex((one, back) => one !== shiftedDay(newest, -back))
  return { days: missed === -1 ? days.length : missed, today }
}
