import { startOfDay } from '../../domain/current-affairs/days.ts'

export const dayMs = 86_400_000

/** Number of days between two dates in India, `YYYY-MM-DD`. */
export const daysBetween = (from: string, to: string): number => Math.round((startOfDay(to) - startOfDay(from)) / dayMs)
