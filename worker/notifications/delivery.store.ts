import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import { countedTo } from '../../domain/lists.ts'
import { noticeMailStates, type NoticeMailState } from '../../domain/notifications/mails.ts'
import { noticeMails, users } from '../../drizzle/schema/index.ts'
import type { MailCounts } from '../../domain/notifications/office.ts'
import type { Database } from '../platform/context.ts'
import { isBefore, type Cursor } from '../platform/paging.ts'
import { isAddressed } from './broadcast-audience.ts'

export type CountedMails = { source: string; state: NoticeMailState; count: number }

const states = sql`json_each(${JSON.stringify(noticeMailStates)}) AS state`

const unsentStates = noticeMailStates.filter((state) => state !== 'sent')

/** Number of the rows of a query up to `countedTo`, one more where there are more. */
const upTo = (rows: SQL): SQL => sql`(SELECT count(*) FROM (${rows} LIMIT ${countedTo + 1}))`

/** Mails of sources by state; those that were deleted by the counts that their broadcast kept. */
export const countBySource = (db: Database, sources: readonly string[]): Promise<CountedMails[]> =>
  db.all<CountedMails>(sql`
    SELECT source.value AS source, state.value AS state,
      ${upTo(sql`SELECT 1 FROM notice_mails WHERE source_id = source.value AND state = state.value`)} AS count
    FROM json_each(${JSON.stringify(sources)}) AS source CROSS JOIN ${states}
    UNION ALL SELECT broadcasts.id, kept.key, kept.value FROM json_each(${JSON.stringify(sources)}) AS source
    CROSS JOIN broadcasts ON broadcasts.id = source.value
    CROSS JOIN json_each(coalesce(broadcasts.mail_counts, '{}')) AS kept`)

/** Conditions of the partial indexes of mails: SQLite uses one only where its condition stands in the query. */
const isOpen = sql`notice_mails.state IN ('pending', 'claimed')`
const isTrouble = sql`notice_mails.state IN ('unknown', 'skipped', 'bounced', 'failed')`

/** Conditions with the state written out. */
const isIn: Record<NoticeMailState, SQL> = {
  pending: sql`${isOpen} AND notice_mails.state = 'pending'`,
  claimed: sql`${isOpen} AND notice_mails.state = 'claimed'`,
  sent: sql`notice_mails.state = 'sent'`,
  unknown: sql`${isTrouble} AND notice_mails.state = 'unknown'`,
  skipped: sql`${isTrouble} AND notice_mails.state = 'skipped'`,
  bounced: sql`${isTrouble} AND notice_mails.state = 'bounced'`,
  failed: sql`${isTrouble} AND notice_mails.state = 'failed'`,
}

/**
 * Mails of all sources by state, apart from the sent ones, which no index serves. D1 unites five SELECTs at most, so each
 * number is a column.
 */
export const countAll = (db: Database): Promise<MailCounts> =>
  db.get(
    sql`SELECT ${sql.join(
      unsentStates.map(
        (state) => sql`${upTo(sql`SELECT 1 FROM notice_mails WHERE ${isIn[state]}`)} AS ${sql.identifier(state)}`,
      ),
      sql`, `,
    )}`,
  )

/** States whose mails have an index of their own, in the order of their last change. */
const troubled: ReadonlySet<NoticeMailState> = new Set(['unknown', 'skipped', 'bounced', 'failed'])

type MailFilter = { state: NoticeMailState; source: string | undefined }

/** Instant that orders a list of mails. */
export const mailOrder = ({ state, source }: MailFilter): 'updatedAt' | 'notBefore' =>
  source !== undefined || troubled.has(state) ? 'updatedAt' : 'notBefore'

/** Mails in a state before a mark, newest first, each with the account of its student. */
export const listMails = (
  db: Database,
  filter: MailFilter,
  { before, limit }: { before: Cursor | null; limit: number },
) => {
  const at = noticeMails[mailOrder(filter)]
  return db
    .select({ mail: noticeMails, uid: users.uid, name: users.displayName, email: users.email })
    .from(noticeMails)
    .leftJoin(users, eq(users.uid, noticeMails.userId))
    .where(
      and(
        isIn[filter.state],
        filter.source === undefined ? undefined : eq(noticeMails.sourceId, filter.source),
        isBefore(at, noticeMails.id, before),
      ),
    )
    .orderBy(desc(at), desc(noticeMails.id))
    .limit(limit)
}

export const findMail = (db: Database, id: string) => db.select().from(noticeMails).where(eq(noticeMails.id, id)).get()

/** Mails with these ids. */
export const findMails = (db: Database, ids: readonly string[]) =>
  db
    .select({ id: noticeMails.id, state: noticeMails.state, reason: noticeMails.reason })
    .from(noticeMails)
    .where(sql`${noticeMails.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`)

/** Mails that are sent again at once. */
export const sentAgainAtOnce = 1_000

/** Statement that makes mails in a state pending again: one, those of a source, or any. */
export const sendAgainStatement = (
  { state, id, source }: { state: 'failed' | 'unknown'; id?: string | undefined; source?: string | undefined },
  { now, notBefore }: { now: number; notBefore: number },
): SQL => {
  const which = id ? sql`id = ${id}` : source ? sql`source_id = ${source}` : sql`true`
  return sql`
    UPDATE notice_mails SET state = 'pending', attempts = 0, reason = NULL, updated_at = ${now},
      not_before = ${notBefore}, is_daily = 0
    WHERE id IN (SELECT id FROM notice_mails WHERE ${isIn[state]} AND ${which} LIMIT ${sentAgainAtOnce})`
}

/** Readers looked at for a count. */
const lookedAt = 20_000

/** Students who have read a broadcast in the bell, among the first readers. */
export const countReaders = async (db: Database, id: string): Promise<number> => {
  const { count } = await db.get<{ count: number }>(sql`
    SELECT ${upTo(sql`
      SELECT seen.user_id FROM (
        SELECT user_id FROM notice_readers WHERE read_to >= (SELECT at FROM broadcasts WHERE id = ${id}) LIMIT ${lookedAt}
      ) AS seen CROSS JOIN broadcasts AS broadcast ON broadcast.id = ${id}
      CROSS JOIN student_rows AS reader ON reader.uid = seen.user_id
      WHERE ${isAddressed} OR EXISTS (
        SELECT 1 FROM notices WHERE notices.broadcast_id = ${id} AND notices.user_id = seen.user_id)
      UNION SELECT user_id FROM notice_reads WHERE notice_id = ${id}
        OR notice_id IN (SELECT id FROM notices WHERE broadcast_id = ${id} LIMIT ${lookedAt})`)} AS count`)
  return count
}
