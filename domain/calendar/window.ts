import type { CalendarEvent } from './icalendar.ts'

const dayMs = 86_400_000

/** Span of a student's calendar: a month back, a year ahead. Unix milliseconds. */
export const calendarWindow = (now: number) => ({ from: now - 31 * dayMs, to: now + 366 * dayMs })

/** Most entries of a student's calendar. */
const entries = 500

/** Entries within the window by their start; of too many the nearest. */
export const withinWindow = (events: readonly CalendarEvent[], now: number): CalendarEvent[] => {
  const { from, to } = calendarWindow(now)
  return events
    .filter(({ at, until }) => (until ?? at) >= from && at <= to)
    .toSorted((one, other) => Math.abs(one.at - now) - Math.abs(other.at - now))
    .slice(0, entries)
    .toSorted((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))
}
