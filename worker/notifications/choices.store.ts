import { eq, sql } from 'drizzle-orm'
import type { ChosenTopic, MailChoice, Topic } from '../../domain/notifications/topics.ts'
import { noticeChoices, noticeReaders } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'
import { isLimited } from './broadcast-audience.ts'

type StoredChoice = { topic: Topic; bell: boolean; mail: MailChoice }

/** A student's stored choices. */
export const listChoices = (db: Database, userId: string): Promise<StoredChoice[]> =>
  db
    .select({ topic: noticeChoices.topic, bell: noticeChoices.bell, mail: noticeChoices.mail })
    .from(noticeChoices)
    .where(eq(noticeChoices.userId, userId))

/** Facts of a student beside the choices. */
export const findReader = (db: Database, userId: string) =>
  db.get<{ isLimited: 0 | 1; calendarCode: string | null } | undefined>(sql`
    SELECT ${isLimited} AS isLimited,
      (SELECT calendar_code FROM notice_readers WHERE user_id = reader.uid) AS calendarCode
    FROM student_rows AS reader WHERE reader.uid = ${userId}`)

/** Stores choices by topic. */
export const keepChoices = (db: Database, userId: string, choices: readonly StoredChoice[], now: number) =>
  inTransaction(db, [
    sql`INSERT INTO notice_choices (user_id, topic, bell, mail, updated_at)
      SELECT ${userId}, value ->> 'topic', value ->> 'bell', value ->> 'mail', ${now}
      FROM json_each(${JSON.stringify(choices)}) WHERE true
      ON CONFLICT (user_id, topic) DO UPDATE SET bell = excluded.bell, mail = excluded.mail,
        updated_at = excluded.updated_at`,
  ])

/** Student of a code for unsubscribing. */
export const findSubscriber = async (db: Database, code: string): Promise<string | null> =>
  (
    await db
      .select({ userId: noticeReaders.userId })
      .from(noticeReaders)
      .where(eq(noticeReaders.unsubscribeCode, code))
      .get()
  )?.userId ?? null

/** Stores the mails of a topic; the bell stays as it was chosen, or as `bell`. */
export const keepMail = (
  db: Database,
  userId: string,
  { topic, bell, mail }: { topic: ChosenTopic; bell: boolean; mail: MailChoice },
  now: number,
) =>
  db
    .insert(noticeChoices)
    .values({ userId, topic, bell, mail, updatedAt: now })
    .onConflictDoUpdate({ target: [noticeChoices.userId, noticeChoices.topic], set: { mail, updatedAt: now } })
