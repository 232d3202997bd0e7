import { dateInIndia, indiaOffsetMs } from '../india.ts'

/** Days are `YYYY-MM-DD` and months `YYYY-MM`, as a calendar in India has them: both sort as text. */

const dayMs = 86_400_000
const dayForm = /^\d{4}-\d{2}-\d{2}$/
const monthForm = /^\d{4}-(0[1-9]|1[0-2])$/

/** Whether a text is a day that there is: no 30th of February. */
export const isDay = (text: string): boolean => {
  const at = dayForm.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

export const isMonth = (text: string): boolean => monthForm.test(text)

export const monthOf = (day: string): string => day.slice(0, 7)

/** The first instant of a day in India, Unix milliseconds. */
export const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) - indiaOffsetMs

/** The day so many days later, or earlier. */
export const shiftedDay = (day: string, days: number): string => dateInIndia(startOfDay(day) + days * dayMs)

/** The month so many months later, or earlier. */
export const shiftedMonth = (month: string, months: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

/** A month's days as a half-open range of texts: from its first day to before the first of the next. */
export const daysOfMonth = (month: string): { from: string; before: string } => ({
  from: `${month}-01`,
  before: `${shiftedMonth(month, 1)}-01`,
})

/** Whether nothing can be added to a month any more. */
export const isOver = (month: string, now: number): boolean => month < monthOf(dateInIndia(now))
