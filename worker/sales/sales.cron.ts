import { addDays, dateInIndia, startOfDayInIndia } from '../../domain/india.ts'
import type { Services } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'
import { keepDay, keptState } from './sums.store.ts'

/** Days that one run keeps, so that its work is bounded. */
const daysPerRun = 31

/** Time after the end of a day for documents that were being issued at midnight. */
const settlingMs = 30 * 60_000

/** Hourly: keeps the sums of the days that have ended, in their order. */
export const keepSalesDays = async ({ db, now }: Services): Promise<void> => {
  const [state] = await inTransaction(db, [keptState()])
  const { kept, first } = (state?.results[0] ?? {}) as { kept?: string | null; first?: number | null }
  if (first === null || first === undefined) return
  const running = dateInIndia(now() - settlingMs)
  let day = kept ? addDays(kept, 1) : dateInIndia(first)
  for (let count = 0; count < daysPerRun && day < running; count += 1) {
    const next = addDays(day, 1)
    await inTransaction(db, keepDay(day, startOfDayInIndia(day), startOfDayInIndia(next)))
    day = next
  }
}
