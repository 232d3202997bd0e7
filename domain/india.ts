/** Offset of India's time zone in milliseconds: UTC+05:30, no daylight saving. */
export const indiaOffsetMs = 5.5 * 3_600_000

/** The date in India, `YYYY-MM-DD`. `now` is Unix milliseconds. */
export const dateInIndia = (now: number): string => new Date(now + indiaOffsetMs).toISOString().slice(0, 10)

/** The date and time in India to the minute, `YYYY-MM-DDTHH:MM`. */
export const minuteInIndia = (now: number): string => new Date(now + indiaOffsetMs).toISOString().slice(0, 16)

/** Instant of a time `HH:MM` on a day `YYYY-MM-DD` in India, Unix milliseconds; NaN where there is none. */
export const instantInIndia = (day: string, time: string): number => Date.parse(`${day}T${time}:00Z`) - indiaOffsetMs

/** Instant at which a day `YYYY-MM-DD` begins in India. */
export const startOfDayInIndia = (day: string): number => instantInIndia(day, '00:00')

/** Days from a day `YYYY-MM-DD` to a later one; negative to an earlier one. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000

/** Adds days to a calendar day `YYYY-MM-DD`; negative for earlier. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10)

/** Day of the week of a calendar day `YYYY-MM-DD`, 0 for Sunday. */
export const weekdayOf = (day: string): 0 | 1 | 2 | 3 | 4 | 5 | 6 =>
  new Date(`${day}T00:00:00Z`).getUTCDay() as 0 | 1 | 2 | 3 | 4 | 5 | 6
