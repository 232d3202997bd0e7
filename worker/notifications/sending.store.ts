import { sql, type SQL } from 'drizzle-orm'
import type { Language } from '../../domain/language.ts'
import type { NoticeKind } from '../../domain/notifications/kinds.ts'
import { noticeKinds, ruleOf } from '../../domain/notifications/kinds.ts'
import type { DueMail, MailReason } from '../../domain/notifications/sending.ts'
import { mostResent } from '../../domain/notifications/sending.ts'
import type { MailChoice, Topic } from '../../domain/notifications/topics.ts'
import type { Database } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'
import { mayGet } from './broadcast-audience.ts'
import { mailsAtOnce } from './waking.ts'

/** Time after which a claim without an answer is given up; far longer than the sending of its page. */
const claimMs = 10 * 60_000

/** Mails of one claim: those of a day are claimed with the others of their student. */
const claimedAtMost = mailsAtOnce * 5

/** A mail that this call has claimed, with all that its decision and its words need. */
export type ClaimedMail = DueMail & {
  id: string
  userId: string
  attempts: number
  language: Language
  /** Code of the student's unsubscribing address; null until the first mail. */
  code: string | null
  params: Record<string, unknown>
  link: string | null
}

/** Values beside the mail's own, as JSON: one row of the UPDATE is one round trip. */
type Joined = {
  topic: Topic | null
  isGone: 0 | 1
  isStopped: 0 | 1
  at: number | null
  endsAt: number | null
  params: string | null
  link: string | null
  email: string | null
  isConfirmed: 0 | 1
  isBlocked: 0 | 1
  mayGet: 0 | 1
  choice: MailChoice | null
  bouncedEmail: string | null
  language: Language | null
  medium: Language | null
  code: string | null
}

type ClaimedRow = { id: string; userId: string; kind: NoticeKind; isDaily: number; attempts: number; joined: string }

/** Mails that are due; the first condition is that of their index, which SQLite uses for no other. */
const isDue = (now: number): SQL => sql`state IN ('pending', 'claimed') AND state = 'pending' AND not_before <= ${now}`

const joined: SQL = sql`(
  SELECT json_object('topic', coalesce(broadcast.topic, notice.topic), 'params', coalesce(broadcast.params, notice.params),
    'link', coalesce(broadcast.link, notice.link), 'at', broadcast.at, 'endsAt', broadcast.ends_at,
    'isStopped', coalesce(broadcast.state NOT IN ('scheduled', 'sending', 'sent'), 0),
    'isGone', reader.uid IS NULL OR reader.is_erasing, 'email', account.email, 'isConfirmed', account.email_verified,
    'isBlocked', reader.is_blocked, 'mayGet', ${mayGet(sql`notice_mails.kind`)}, 'choice', choice.mail,
    'bouncedEmail', known.bounced_email, 'language', known.language, 'medium', reader.medium,
    'code', known.unsubscribe_code)
  FROM (SELECT 1)
  LEFT JOIN broadcasts AS broadcast ON broadcast.id = notice_mails.source_id
  LEFT JOIN notices AS notice ON notice.id = notice_mails.source_id
  LEFT JOIN student_rows AS reader ON reader.uid = notice_mails.user_id
  LEFT JOIN auth_users AS account ON account.id = notice_mails.user_id
  LEFT JOIN notice_readers AS known ON known.user_id = notice_mails.user_id
  LEFT JOIN notice_choices AS choice ON choice.user_id = notice_mails.user_id
    AND choice.topic = coalesce(broadcast.topic, notice.topic))`

const claim = (now: number, limit: number): SQL => sql`
  UPDATE notice_mails SET state = 'claimed', not_before = ${now + claimMs}, updated_at = ${now}
  WHERE state = 'pending' AND id IN (
    WITH due AS MATERIALIZED (
      SELECT id, user_id, is_daily FROM notice_mails WHERE ${isDue(now)}
      ORDER BY not_before, id LIMIT ${limit})
    SELECT id FROM due
    UNION SELECT mail.id FROM (SELECT DISTINCT user_id FROM due WHERE is_daily = 1) AS one
    CROSS JOIN notice_mails AS mail ON mail.user_id = one.user_id
    WHERE mail.state = 'pending' AND mail.is_daily = 1 AND mail.not_before <= ${now} LIMIT ${claimedAtMost})
  RETURNING id, user_id AS userId, kind, is_daily AS isDaily, attempts, ${joined} AS joined`

const claimedOf = ({ joined: json, isDaily, ...row }: ClaimedRow): ClaimedMail => {
  const { topic, isGone, isStopped, at, endsAt, params, link, language, medium, code, ...student } = JSON.parse(
    json,
  ) as Joined
  return {
    ...row,
    isDaily: isDaily === 1,
    topic: topic ?? ruleOf(row.kind).topic,
    source: params === null ? null : { isStopped: isStopped === 1, at, endsAt },
    student:
      isGone === 1 || student.email === null
        ? null
        : {
            email: student.email,
            isConfirmed: student.isConfirmed === 1,
            isBlocked: student.isBlocked === 1,
            mayGet: student.mayGet === 1,
            choice: student.choice,
            bouncedEmail: student.bouncedEmail,
          },
    language: language ?? medium ?? 'en',
    code,
    params: typeof params === 'string' ? (JSON.parse(params) as Record<string, unknown>) : (params ?? {}),
    link,
  }
}

/** Claims the next mails that are due: no other call sends them. */
export const claimDue = async (db: Database, now: number, limit: number): Promise<ClaimedMail[]> => {
  const [claimed] = await inTransaction(db, [claim(now, limit)])
  return ((claimed?.results ?? []) as ClaimedRow[]).map(claimedOf)
}

/** Codes of students who have none yet. Of two at once the first stays; who has gone meanwhile gets none. */
export const keepCodes = async (
  db: Database,
  codes: readonly { userId: string; code: string }[],
): Promise<ReadonlyMap<string, string>> => {
  const [kept] = await inTransaction(db, [
    sql`INSERT INTO notice_readers (user_id, unsubscribe_code)
      SELECT reader.uid, each.value ->> 'code' FROM json_each(${JSON.stringify(codes)}) AS each
      CROSS JOIN student_rows AS reader ON reader.uid = each.value ->> 'userId' WHERE reader.is_erasing = 0
      ON CONFLICT (user_id) DO UPDATE SET unsubscribe_code = coalesce(unsubscribe_code, excluded.unsubscribe_code)
      RETURNING user_id AS userId, unsubscribe_code AS code`,
  ])
  const rows = (kept?.results ?? []) as { userId: string; code: string }[]
  return new Map(rows.map(({ userId, code }) => [userId, code]))
}

/** State of a mail after its turn. `tried`: it was handed to the provider. */
export type KeptMail = {
  id: string
  state: 'sent' | 'pending' | 'unknown' | 'skipped' | 'bounced' | 'failed'
  reason: MailReason | null
  notBefore: number
  isDaily: boolean
  tried: boolean
}

type Refusal = { userId: string; email: string }

const outcomeRows = (mails: readonly KeptMail[], now: number): SQL => sql`
  UPDATE notice_mails SET state = kept.value ->> 'state', reason = kept.value ->> 'reason',
    not_before = kept.value ->> 'notBefore', is_daily = kept.value ->> 'isDaily',
    attempts = attempts + (kept.value ->> 'tried'), updated_at = ${now}
  FROM json_each(${JSON.stringify(mails)}) AS kept
  WHERE notice_mails.id = kept.value ->> 'id' AND notice_mails.state IN ('claimed', 'unknown')`

/** Passes over who has gone while the mail was sent: the address must not outlive the account. */
const refusalRows = (refusals: readonly Refusal[]): SQL => sql`
  INSERT INTO notice_readers (user_id, bounced_email)
  SELECT reader.uid, each.value ->> 'email' FROM json_each(${JSON.stringify(refusals)}) AS each
  CROSS JOIN student_rows AS reader ON reader.uid = each.value ->> 'userId' WHERE reader.is_erasing = 0
  ON CONFLICT (user_id) DO UPDATE SET bounced_email = excluded.bounced_email`

/** Keeps the outcomes of a page, and the addresses that refused for good. */
export const keepOutcomes = (
  db: Database,
  mails: readonly KeptMail[],
  { refusals, now }: { refusals: readonly Refusal[]; now: number },
) => inTransaction(db, [outcomeRows(mails, now), ...(refusals.length > 0 ? [refusalRows(refusals)] : [])])

const resentKinds = JSON.stringify(noticeKinds.filter((kind) => ruleOf(kind).resent))

/** Gives up claims whose sender has ended: whether the mail went out is unknown, so only some kinds are sent again. */
export const releaseLost = (now: number, limit: number): SQL => sql`
  UPDATE notice_mails SET reason = 'lost', attempts = attempts + 1, not_before = ${now}, updated_at = ${now},
    state = CASE WHEN kind IN (SELECT value FROM json_each(${resentKinds})) AND attempts + 1 < ${mostResent}
      THEN 'pending' ELSE 'unknown' END
  WHERE id IN (
    SELECT id FROM notice_mails WHERE state IN ('pending', 'claimed') AND state = 'claimed' AND not_before <= ${now}
    LIMIT ${limit})`

/** Number of mails that are due, up to a limit, and the instant since which the oldest is. */
export const countDue = (now: number, limit: number): SQL => sql`
  SELECT count(*) AS count, min(not_before) AS oldest FROM
    (SELECT not_before FROM notice_mails WHERE ${isDue(now)} LIMIT ${limit})`
