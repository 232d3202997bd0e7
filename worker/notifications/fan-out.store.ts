import { sql, type SQL } from 'drizzle-orm'
import type { Audience } from '../../domain/notifications/audience.ts'
import type { NoticeKind } from '../../domain/notifications/kinds.ts'
import type { Topic } from '../../domain/notifications/topics.ts'
import type { Database } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'
import type { AudiencePage } from './audience-pages.store.ts'
import { mayGet } from './broadcast-audience.ts'
import type { MailPlan } from './mail-plan.ts'

/** A broadcast whose mails are being made. */
export type Sending = {
  id: string
  kind: NoticeKind
  topic: Topic
  audience: Audience
  at: number
  endsAt: number | null
  cursor: string
  inBell: boolean
  byMail: boolean
}

type SendingRow = Omit<Sending, 'audience' | 'inBell' | 'byMail'> & { audience: string; inBell: number; byMail: number }

/** Begins a broadcast that is due, once, or goes on with it. Null where there is nothing to do. */
export const goOn = async (db: Database, id: string, now: number): Promise<Sending | null> => {
  const [, found] = await inTransaction(db, [
    sql`UPDATE broadcasts SET state = 'sending', stepped_at = ${now}
      WHERE id = ${id} AND state = 'scheduled' AND at <= ${now}`,
    sql`SELECT id, kind, topic, audience, at, ends_at AS endsAt, cursor, in_bell AS inBell, by_mail AS byMail
      FROM broadcasts WHERE id = ${id} AND state = 'sending' AND at <= ${now}`,
  ])
  const row = found?.results[0] as SendingRow | undefined
  if (!row) return null
  const audience = JSON.parse(row.audience) as Audience
  return { ...row, audience, inBell: row.inBell === 1, byMail: row.byMail === 1 }
}

/** Condition that no other message has made the page meanwhile, and nobody has stopped the broadcast. */
const isAtCursor = ({ id, cursor }: Sending): SQL =>
  sql`EXISTS (SELECT 1 FROM broadcasts WHERE id = ${id} AND state = 'sending' AND cursor = ${cursor})`

/** Students of a page who may get the broadcast, as `reader`; `joins` precede the condition. */
const recipients = (broadcast: Sending, uids: readonly string[], joins: SQL = sql``): SQL => sql`
  FROM json_each(${JSON.stringify(uids)}) AS each CROSS JOIN student_rows AS reader ON reader.uid = each.value ${joins}
  WHERE ${isAtCursor(broadcast)} AND reader.is_erasing = 0 AND reader.joined_at < ${broadcast.at}
    AND ${mayGet(sql`${broadcast.kind}`)}`

/** The id names broadcast and student, so that a page that is made twice makes nothing twice. */
const idOf = ({ id }: Sending): SQL => sql`${id} || ':' || reader.uid`

const noticeRows = (broadcast: Sending, uids: readonly string[]): SQL => sql`
  INSERT INTO notices (id, user_id, kind, topic, params, link, at, broadcast_id)
  SELECT ${idOf(broadcast)}, reader.uid, ${broadcast.kind}, ${broadcast.topic}, '{}', NULL, ${broadcast.at}, ${broadcast.id}
  ${recipients(broadcast, uids)} ON CONFLICT DO NOTHING`

const mailRows = (broadcast: Sending, uids: readonly string[], { byDefault, atOnce, daily, now }: MailPlan): SQL => sql`
  INSERT INTO notice_mails (id, source_id, user_id, kind, state, is_daily, not_before, created_at, updated_at)
  SELECT id, ${broadcast.id}, uid, ${broadcast.kind}, 'pending', mail = 'daily',
    CASE mail WHEN 'daily' THEN ${daily} ELSE ${atOnce} END, ${now}, ${now}
  FROM (SELECT ${idOf(broadcast)} AS id, reader.uid AS uid, coalesce(choice.mail, ${byDefault}) AS mail
    ${recipients(
      broadcast,
      uids,
      sql`LEFT JOIN notice_choices AS choice ON choice.user_id = reader.uid AND choice.topic = ${broadcast.topic}`,
    )}) WHERE mail <> 'off' ON CONFLICT DO NOTHING`

/** Mails and notices of a page, and the cursor behind it, in one transaction. False where another message was first. */
export const makePage = async (
  db: Database,
  broadcast: Sending,
  { uids, last, isLast }: AudiencePage,
  { plan, now }: { plan: MailPlan | null; now: number },
): Promise<{ isMade: boolean; mails: number }> => {
  const isPicked = broadcast.audience.to === 'students' && broadcast.inBell
  const results = await inTransaction(db, [
    ...(isPicked && uids.length > 0 ? [noticeRows(broadcast, uids)] : []),
    ...(plan && broadcast.byMail && uids.length > 0 ? [mailRows(broadcast, uids, plan)] : []),
    sql`UPDATE broadcasts SET cursor = ${last}, stepped_at = ${now}, state = ${isLast ? 'sent' : 'sending'}
      WHERE id = ${broadcast.id} AND state = 'sending' AND cursor = ${broadcast.cursor}`,
  ])
  const mails = plan && broadcast.byMail && uids.length > 0 ? (results.at(-2)?.meta.changes ?? 0) : 0
  return { isMade: results.at(-1)?.meta.changes === 1, mails }
}

/** Time without a step after which the message of a broadcast counts as lost. */
const stalledMs = 2 * 60_000

/** Broadcasts that are due, or whose next step does not come. */
export const dueBroadcasts = (now: number, limit: number): SQL => sql`
  SELECT id FROM broadcasts WHERE state = 'scheduled' AND at <= ${now}
  UNION ALL SELECT id FROM broadcasts WHERE state = 'sending' AND stepped_at <= ${now - stalledMs} LIMIT ${limit}`
