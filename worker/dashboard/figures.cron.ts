import { storedFigures } from '../../domain/dashboard/figures.ts'
import { addDays, dateInIndia, startOfDayInIndia } from '../../domain/india.ts'
import type { Services } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'
import { recordDays, storedSince, type DaySpan } from './figures.store.ts'

/** Days before today that the charts reach back to. */
const keptDays = 90

/** Missing days that one run counts, the latest first. */
const daysPerRun = 30

const spanOf = (day: string): DaySpan => ({ day, from: startOfDayInIndia(day), to: startOfDayInIndia(addDays(day, 1)) })

/** Hourly: counts today and yesterday anew, and days of the past 90 that were never counted. */
export const recordFigures = async ({ db, now }: Services): Promise<void> => {
  const today = dateInIndia(now())
  const [stored] = await inTransaction(db, [storedSince(addDays(today, -keptDays))])
  const known = Map.groupBy(stored?.results ?? [], ({ day }) => String(day))
  const earlier = Array.from({ length: keptDays - 1 }, (_, index) => addDays(today, -2 - index))
  const missing = earlier.filter((day) => (known.get(day)?.length ?? 0) < storedFigures.length).slice(0, daysPerRun)
  await inTransaction(db, recordDays([today, addDays(today, -1), ...missing].map(spanOf)))
}
