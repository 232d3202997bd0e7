import type { AffairStrip } from '../../domain/current-affairs/contract.ts'
import { stripDays } from '../../domain/current-affairs/strip.ts'
import { dateInIndia } from '../../domain/india.ts'
import type { Services } from '../platform/context.ts'
import * as store from './reads.store.ts'

/** Items of seven days, far above what a day holds. */
const spanLimit = 300

/** Seven days that hold a chosen one, the last seven without it, with a student's marks. */
export const readStrip = async (services: Services, userId: string | null, day?: string): Promise<AffairStrip> => {
  const today = dateInIndia(services.now())
  const dates = stripDays(today, day)
  const [from = today, to = today] = [dates[0], dates.at(-1)]
  const rows = await store.listSpan(services.db, { from, to, userId, limit: spanLimit })
  const days = dates.map((date) => ({ date, ids: rows.filter((row) => row.date === date).map(({ id }) => id) }))
  return { today, days, read: userId === null ? null : rows.filter((row) => row.isRead).map(({ id }) => id) }
}

/** Idempotent; ids of items that are not published are passed over. */
export const markRead = async ({ db, now }: Services, userId: string, itemIds: readonly string[]): Promise<void> => {
  await store.insertReads(db, userId, itemIds, now())
}
