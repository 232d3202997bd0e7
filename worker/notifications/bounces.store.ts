import { and, eq, gt, isNotNull, sql, type SQL } from 'drizzle-orm'
import { noticeReaders, users } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

/** Students whose present address refused a mail for good. */
export const listBounced = (db: Database, limit: number) =>
  db
    .select({ uid: users.uid, name: users.displayName, email: users.email })
    .from(noticeReaders)
    .innerJoin(users, and(eq(users.uid, noticeReaders.userId), eq(users.email, noticeReaders.bouncedEmail)))
    .where(and(isNotNull(noticeReaders.bouncedEmail), gt(noticeReaders.userId, '')))
    .orderBy(noticeReaders.userId)
    .limit(limit)

/** Statement that lets notices be mailed to a student again. */
export const clearStatement = (userId: string): SQL =>
  sql`UPDATE notice_readers SET bounced_email = NULL WHERE user_id = ${userId} AND bounced_email IS NOT NULL`
