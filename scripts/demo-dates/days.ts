import { startOfDayInIndia } from '../../domain/india.ts'

export const dayMs = 86_400_000

/** Number of days between two dates in India, `YYYY-MM-DD`. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((startOfDayInIndia(to) - startOfDayInIndia(from)) / dayMs)
