import { addDays } from '../india.ts'
import type { AgeLimit } from './contract.ts'

/** Calendar day `YYYY-MM-DD`; sorts as text. */
type Day = string

const parts = (day: Day) => day.split('-').map(Number) as [year: number, month: number, day: number]

const pad = (value: number, length: number): string => String(value).padStart(length, '0')

const toDay = (year: number, month: number, day: number): Day => `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`

/** `month` from 1. */
const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Same day of another year; 29 February becomes the 28th in a common year. */
export const addYears = (day: Day, count: number): Day => {
  const [year, month, date] = parts(day)
  return toDay(year + count, month, Math.min(date, daysIn(year + count, month)))
}

export type Age = { years: number; months: number; days: number }

/**
 * Age in completed years, months and days. A year is completed on the birthday; someone born on 29 February completes
 * it on 1 March in a common year. Null when born after `asOn`.
 */
export const ageOn = (born: Day, asOn: Day): Age | null => {
  if (born > asOn) return null
  const [bornYear, bornMonth, bornDay] = parts(born)
  const [year, month, day] = parts(asOn)
  const months = (year - bornYear) * 12 + (month - bornMonth) - (day < bornDay ? 1 : 0)
  // Last day on which a month was completed: the birth's day, or the first of the next month when this one is too
  // short.
  const reached = bornMonth - 1 + months
  const [reachedYear, reachedMonth] = [bornYear + Math.floor(reached / 12), (reached % 12) + 1]
  const missing = bornDay > daysIn(reachedYear, reachedMonth)
  const since = missing ? Date.UTC(reachedYear, reachedMonth, 1) : Date.UTC(reachedYear, reachedMonth - 1, bornDay)
  return {
    years: Math.floor(months / 12),
    months: months % 12,
    days: Math.round((Date.UTC(year, month - 1, day) - since) / 86_400_000),
  }
}

/**
 * First and last permitted date of birth, both included, as notifications state them. A candidate who attains the upper
 * age on `asOn` is over it: "not earlier than 2 August" for an age as on 1 August.
 */
export const birthRange = (
  { min, max, asOn }: AgeLimit,
  relaxationYears: number,
): { from: Day | null; to: Day | null } => ({
  from: max === null ? null : addDays(addYears(asOn, -(max + relaxationYears)), 1),
  to: min === null ? null : addYears(asOn, -min),
})

type AgeFit = 'fits' | 'too_young' | 'too_old'

export const ageFit = (born: Day, limit: AgeLimit, relaxationYears: number): AgeFit => {
  const { from, to } = birthRange(limit, relaxationYears)
  if (to !== null && born > to) return 'too_young'
  return from !== null && born < from ? 'too_old' : 'fits'
}
