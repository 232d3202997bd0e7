import { indiaOffsetMs } from '../india.ts'

/** The same day and time of India some years later; 28 February for a 29 February that is not there. */
export const addYears = (at: number, years: number): number => {
  const from = new Date(at + indiaOffsetMs)
  const next = new Date(from)
  next.setUTCFullYear(from.getUTCFullYear() + years)
  if (next.getUTCMonth() !== from.getUTCMonth()) next.setUTCDate(0)
  return next.getTime() - indiaOffsetMs
}
