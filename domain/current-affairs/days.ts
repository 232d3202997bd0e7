import { dateInIndia } from '../india.ts'

/** Days are `YYYY-MM-DD` and months `YYYY-MM` of India's calendar. Both sort as text. */

const monthForm = /^\d{4}-(0[1-9]|1[0-2])$/

export const isMonth = (text: string): boolean => monthForm.test(text)

export const monthOf = (day: string): string => day.slice(0, 7)

/** Adds months; negative for earlier. */
export const addMonths = (month: string, months: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

/** Half-open range of the days of a month, as text. */
export const daysOfMonth = (month: string): { from: string; before: string } => ({
  from: `${month}-01`,
  before: `${addMonths(month, 1)}-01`,
})

/** True once no more items can be added to a month. */
export const isPastMonth = (month: string, now: number): boolean => month < monthOf(dateInIndia(now))
