import { addDays } from '../india.ts'

const length = 7
/** Days shown after a chosen one, as far as they have come. */
const after = 3

/** Seven days in order that hold a chosen day: the last seven, or those around an earlier one. */
export const stripDays = (today: string, day: string = today): string[] => {
  const last = day < addDays(today, -after) ? addDays(day, after) : today
  return Array.from({ length }, (_, index) => addDays(last, index - length + 1))
}
