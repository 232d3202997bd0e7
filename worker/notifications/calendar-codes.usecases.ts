import type { Services } from '../platform/context.ts'
import * as store from './calendar-codes.store.ts'

/** Makes a calendar address; one that existed answers no more. */
export const makeCalendarCode = async ({ db, newToken }: Services, userId: string): Promise<{ code: string }> => {
  const code = newToken()
  await store.keepCode(db, userId, code)
  return { code }
}

/** Ends the calendar address. */
export const removeCalendarCode = async ({ db }: Services, userId: string): Promise<void> => {
  await store.keepCode(db, userId, null)
}

/** Student of a calendar address; null for an unknown code. */
export const ownerOfCalendar = async ({ db }: Services, code: string): Promise<string | null> =>
  (await store.findOwner(db, code))?.userId ?? null
