import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'

/** Rows of one statement. */
const atOnce = 2_000

const oldNotices = (before: number): SQL =>
  sql`(SELECT id, user_id FROM notices WHERE at < ${before} ORDER BY at LIMIT ${atOnce})`

/** Statements that delete a part of what is older than an instant; a message of the office keeps its counts. */
const deletions = (before: number): SQL[] => [
  sql`DELETE FROM notice_mails WHERE source_id IN (SELECT id FROM ${oldNotices(before)})`,
  sql`DELETE FROM notice_reads WHERE (user_id, notice_id) IN (SELECT user_id, id FROM ${oldNotices(before)})`,
  sql`DELETE FROM notices WHERE id IN (SELECT id FROM ${oldNotices(before)})`,
  sql`UPDATE broadcasts SET mail_counts = (
      SELECT json_group_object(state, mails) FROM (
        SELECT state, count(*) AS mails FROM notice_mails WHERE source_id = broadcasts.id GROUP BY state))
    WHERE at < ${before} AND draft IS NOT NULL AND mail_counts IS NULL`,
  sql`DELETE FROM notice_mails WHERE id IN (
    SELECT mail.id FROM broadcasts AS old CROSS JOIN notice_mails AS mail ON mail.source_id = old.id
    WHERE old.at < ${before} LIMIT ${atOnce})`,
  sql`DELETE FROM notice_reads WHERE (user_id, notice_id) IN (
    SELECT seen.user_id, seen.notice_id FROM broadcasts AS old
    CROSS JOIN notice_reads AS seen ON seen.notice_id = old.id WHERE old.at < ${before} LIMIT ${atOnce})`,
]

/** Deletes the broadcasts of before an instant that have nothing left, but for messages of the office since another. */
const emptyBroadcasts = (before: number, messagesBefore: number): SQL => sql`
  DELETE FROM broadcasts WHERE at < ${before} AND (draft IS NULL OR at < ${messagesBefore})
    AND NOT EXISTS (SELECT 1 FROM notice_mails WHERE source_id = broadcasts.id)
    AND NOT EXISTS (SELECT 1 FROM notice_reads WHERE notice_id = broadcasts.id)`

/** Deletes a part of what is old. True where there may be more. */
export const deleteOld = async (db: Database, before: number, messagesBefore: number): Promise<boolean> => {
  const results = await inTransaction(db, [...deletions(before), emptyBroadcasts(before, messagesBefore)])
  const deleted = [results[2], results[4], results[5]].map((result) => result?.meta.changes ?? 0)
  return deleted.some((changes) => changes >= atOnce)
}
