import { eq } from 'drizzle-orm'
import { noticeReaders } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

/** Stores the code of a student's calendar address, in place of an earlier one. */
export const keepCode = (db: Database, userId: string, calendarCode: string | null) =>
  db
    .insert(noticeReaders)
    .values({ userId, calendarCode })
    .onConflictDoUpdate({ target: noticeReaders.userId, set: { calendarCode } })

export const findOwner = (db: Database, code: string) =>
  db.select({ userId: noticeReaders.userId }).from(noticeReaders).where(eq(noticeReaders.calendarCode, code)).get()
