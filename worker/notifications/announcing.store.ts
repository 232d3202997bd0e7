import { and, eq, gt, gte, isNull, lt, lte, ne, sql, type SQL } from 'drizzle-orm'
import type { NoticeKind } from '../../domain/notifications/kinds.ts'
import type { Topic } from '../../domain/notifications/topics.ts'
import { broadcasts, noticeMails } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'
import { mayGet } from './broadcast-audience.ts'
import type { MailPlan } from './mail-plan.ts'

export type NewBroadcast = typeof broadcasts.$inferInsert

/**
 * Inserts a broadcast unless its occasion has one. One that was withdrawn, but not by the office, begins again, with its
 * mails that were not sent.
 */
export const insertBroadcast = (db: Database, broadcast: NewBroadcast) => {
  const { key, params, link, audience, refs, endsAt, updatedAt } = broadcast
  const again = { params, link, audience, refs, endsAt, updatedAt, state: 'scheduled' as const, cursor: '' }
  return db.batch([
    db
      .insert(broadcasts)
      .values(broadcast)
      .onConflictDoUpdate({
        target: broadcasts.key,
        set: again,
        setWhere: and(eq(broadcasts.state, 'stopped'), isNull(broadcasts.updatedBy)),
      }),
    db
      .update(noticeMails)
      .set({ state: 'pending', reason: null, updatedAt })
      .where(
        and(
          sql`${noticeMails.sourceId} IN (SELECT id FROM broadcasts WHERE key = ${key} AND state = 'scheduled')`,
          eq(noticeMails.state, 'skipped'),
          eq(noticeMails.reason, 'stopped'),
        ),
      ),
  ])
}

/** A personal notice: the same kind, link and instant for all, values for each. */
export type NewNotices = {
  kind: NoticeKind
  topic: Topic
  link: string | null
  at: number
  each: readonly { id: string; userId: string; link?: string; params: Record<string, unknown> }[]
}

const idsOf = ({ each }: NewNotices): SQL =>
  sql`(SELECT value FROM json_each(${JSON.stringify(each.map(({ id }) => id))}))`

/** Statement that makes the mails of notices to students who want them. */
const mailRows = (notices: NewNotices, { byDefault, atOnce, daily, now }: MailPlan): SQL => sql`
  INSERT INTO notice_mails (id, source_id, user_id, kind, state, is_daily, not_before, created_at, updated_at)
  SELECT id, id, user_id, kind, 'pending', mail = 'daily', CASE mail WHEN 'daily' THEN ${daily} ELSE ${atOnce} END,
    ${now}, ${now}
  FROM (
    SELECT notice.id, notice.user_id, notice.kind, coalesce(choice.mail, ${byDefault}) AS mail
    FROM notices AS notice
    LEFT JOIN notice_choices AS choice ON choice.user_id = notice.user_id AND choice.topic = notice.topic
    WHERE notice.id IN ${idsOf(notices)}
  ) WHERE mail <> 'off' ON CONFLICT DO NOTHING`

/** Inserts notices that are not there yet, to students who are, and their mails; `plan` null for none. */
export const insertNotices = (db: Database, notices: NewNotices, plan: MailPlan | null) =>
  inTransaction(db, [
    sql`
      INSERT INTO notices (id, user_id, kind, topic, params, link, at)
      SELECT each.value ->> 'id', reader.uid, ${notices.kind}, ${notices.topic}, each.value -> 'params',
        coalesce(each.value ->> 'link', ${notices.link}), ${notices.at}
      FROM json_each(${JSON.stringify(notices.each)}) AS each
      JOIN student_rows AS reader ON reader.uid = each.value ->> 'userId'
      WHERE reader.is_erasing = 0 AND ${mayGet(sql`${notices.kind}`)}
      ON CONFLICT DO NOTHING`,
    ...(plan ? [mailRows(notices, plan)] : []),
  ])

/**
 * Statements that withdraw broadcasts with the mails that have not been sent; the last one changes what was not withdrawn.
 * `by`: administrator; null for an event, which may announce it again.
 */
export const stopStatements = (ids: SQL, now: number, by: string | null = null): SQL[] => [
  sql`UPDATE notice_mails SET state = 'skipped', reason = 'stopped', updated_at = ${now}
    WHERE source_id IN ${ids} AND state = 'pending'`,
  sql`UPDATE broadcasts SET state = 'stopped', updated_at = ${now}, updated_by = coalesce(${by}, updated_by)
    WHERE id IN ${ids} AND state NOT IN ('draft', 'stopped')`,
]

/** Withdraws broadcasts by their occasions. */
export const stopBroadcasts = (db: Database, keys: readonly string[], now: number) =>
  inTransaction(
    db,
    stopStatements(
      sql`(SELECT id FROM broadcasts WHERE key IN (SELECT value FROM json_each(${JSON.stringify(keys)})))`,
      now,
    ),
  )

/** Keys of broadcasts that begin with a text and are not withdrawn. */
export const listKeysUnder = async (db: Database, prefix: string): Promise<string[]> =>
  (
    await db
      .select({ key: broadcasts.key })
      .from(broadcasts)
      .where(and(gte(broadcasts.key, prefix), lt(broadcasts.key, `${prefix}\uffff`), ne(broadcasts.state, 'stopped')))
  ).map(({ key }) => key)

/** Broadcasts of some kinds that began after an instant. */
export const listSince = (db: Database, kinds: readonly NoticeKind[], since: number, now: number) =>
  db
    .select({
      key: broadcasts.key,
      state: broadcasts.state,
      endsAt: broadcasts.endsAt,
      updatedBy: broadcasts.updatedBy,
    })
    .from(broadcasts)
    .where(
      and(
        gt(broadcasts.at, since),
        lte(broadcasts.at, now),
        // The plus keeps SQLite on the index by instant.
        sql`+${broadcasts.kind} IN (SELECT value FROM json_each(${JSON.stringify(kinds)}))`,
      ),
    )
