import { isDay } from '../calendar-day.ts'
import { addDays, daysBetween } from '../india.ts'

/** Days in India, `YYYY-MM-DD`, both included. */
export type DaySpan = { from: string; to: string }

/** Spans that are one press away. */
export const spanNames = ['month', 'last-month', 'year', 'last-year'] as const
export type SpanName = (typeof spanNames)[number]

/** Most days of a report, two years. */
export const longestSpan = 732

const firstOfYear = (today: string): string => `${Number(today.slice(0, 4)) - (today.slice(5) < '04-01' ? 1 : 0)}-04-01`

const yearBefore = (day: string): string => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`

/** Days of a named span: the month and the financial year that run, until today, and those before. */
export const spanOf = (name: SpanName, today: string): DaySpan => {
  const firstOfMonth = `${today.slice(0, 7)}-01`
  const endOfLast = addDays(firstOfMonth, -1)
  switch (name) {
    case 'month':
      return { from: firstOfMonth, to: today }
    case 'last-month':
      return { from: `${endOfLast.slice(0, 7)}-01`, to: endOfLast }
    case 'year':
      return { from: firstOfYear(today), to: today }
    case 'last-year':
      return { from: yearBefore(firstOfYear(today)), to: addDays(firstOfYear(today), -1) }
  }
}

export const daysIn = ({ from, to }: DaySpan): number => daysBetween(from, to) + 1

/** The same number of days directly before a span, with which it is compared. */
export const spanBefore = (span: DaySpan): DaySpan => ({
  from: addDays(span.from, -daysIn(span)),
  to: addDays(span.from, -1),
})

/** True for existing days in order, of at most `longestSpan` days. */
export const isSpan = ({ from, to }: DaySpan): boolean =>
  isDay(from) && isDay(to) && from <= to && daysIn({ from, to }) <= longestSpan
