import { sql, type SQL } from 'drizzle-orm'
import type { NoticeKind } from '../../domain/notifications/kinds.ts'
import type { Topic } from '../../domain/notifications/topics.ts'
import type { Database } from '../platform/context.ts'
import type { Cursor } from '../platform/paging.ts'
import { inTransaction } from '../platform/transaction.ts'
import { isAddressed, mayGet } from './broadcast-audience.ts'

/** A notice as stored. `params` is JSON. */
export type NoticeRow = {
  id: string
  kind: NoticeKind
  topic: Topic
  params: string
  link: string | null
  at: number
  isRead: 0 | 1
}

type Reader = { userId: string; now: number; since: number }

/** Newest broadcasts looked at for a student: bounds the work of a page, whatever the office sends. */
const lookedAt = 1_000

/** Condition that the student wants a topic in the bell. */
const isWanted = (userId: string, topic: SQL): SQL => sql`NOT EXISTS (
  SELECT 1 FROM notice_choices AS choice WHERE choice.user_id = ${userId} AND choice.topic = ${topic} AND choice.bell = 0)`

const personalRows = ({ userId, now, since }: Reader): SQL => sql`
  SELECT notice.id, notice.kind, notice.topic, coalesce(shared.params, notice.params) AS params,
    coalesce(shared.link, notice.link) AS link, notice.at
  FROM notices AS notice JOIN student_rows AS reader ON reader.uid = notice.user_id
  LEFT JOIN broadcasts AS shared ON shared.id = notice.broadcast_id
  WHERE notice.user_id = ${userId} AND notice.at <= ${now} AND notice.at > ${since}
    AND (shared.id IS NULL OR (shared.state IN ('sending', 'sent') AND shared.in_bell))
    AND ${mayGet(sql`notice.kind`)} AND ${isWanted(userId, sql`notice.topic`)}`

const broadcastRows = ({ userId, now, since }: Reader): SQL => sql`
  SELECT broadcast.id, broadcast.kind, broadcast.topic, broadcast.params, broadcast.link, broadcast.at
  FROM (
    SELECT * FROM broadcasts WHERE at <= ${now} AND at > ${since} AND state IN ('scheduled', 'sending', 'sent') AND in_bell
    ORDER BY at DESC, id DESC LIMIT ${lookedAt}
  ) AS broadcast CROSS JOIN student_rows AS reader ON reader.uid = ${userId}
  WHERE broadcast.at > reader.joined_at AND ${isAddressed}
    AND ${mayGet(sql`broadcast.kind`)} AND ${isWanted(userId, sql`broadcast.topic`)}`

const noticesOf = (reader: Reader): SQL =>
  sql`SELECT * FROM (${personalRows(reader)} UNION ALL ${broadcastRows(reader)})`

const readTo = (userId: string): SQL => sql`coalesce((SELECT read_to FROM notice_readers WHERE user_id = ${userId}), 0)`

const isReadAlone = (userId: string): SQL =>
  sql`EXISTS (SELECT 1 FROM notice_reads AS seen WHERE seen.user_id = ${userId} AND seen.notice_id = listed.id)`

type Part = { before: Cursor | null; topic: Topic | null; limit: number }

const pageRows = (reader: Reader, { before, topic, limit }: Part): SQL => sql`
  SELECT listed.*, listed.at <= ${readTo(reader.userId)} OR ${isReadAlone(reader.userId)} AS isRead
  FROM (${noticesOf(reader)}) AS listed
  WHERE ${before ? sql`(listed.at, listed.id) < (${before.value}, ${before.id})` : sql`true`}
    AND ${topic ? sql`listed.topic = ${topic}` : sql`true`}
  ORDER BY listed.at DESC, listed.id DESC LIMIT ${limit}`

const unreadCount = (reader: Reader, limit: number): SQL => sql`
  SELECT count(*) AS unread FROM (
    SELECT 1 FROM (${noticesOf(reader)}) AS listed
    WHERE listed.at > ${readTo(reader.userId)} AND NOT ${isReadAlone(reader.userId)} LIMIT ${limit})`

/** Notices of a topic (null for all) before a mark, newest first, and the number of all unread ones up to a limit. */
export const readPage = async (
  db: Database,
  reader: Reader,
  { counted, ...part }: Part & { counted: number },
): Promise<{ rows: NoticeRow[]; unread: number }> => {
  const [page, count] = await inTransaction(db, [pageRows(reader, part), unreadCount(reader, counted)])
  return { rows: (page?.results ?? []) as NoticeRow[], unread: Number(count?.results[0]?.['unread'] ?? 0) }
}

/** Number of unread notices up to a limit. */
export const countUnread = async (db: Database, reader: Reader, limit: number): Promise<number> => {
  const [count] = await inTransaction(db, [unreadCount(reader, limit)])
  return Number(count?.results[0]?.['unread'] ?? 0)
}

/** Marks notices of the student's bell as read; other ids are passed over. */
const readRows = (reader: Reader, ids: readonly string[]): SQL => sql`
  INSERT INTO notice_reads (user_id, notice_id, at)
  SELECT ${reader.userId}, listed.id, ${reader.now} FROM (${noticesOf(reader)}) AS listed
  WHERE listed.id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))
  ON CONFLICT DO NOTHING`

export const markRead = (db: Database, reader: Reader, ids: readonly string[]) =>
  inTransaction(db, [readRows(reader, ids)])

/** Marks a notice of the student's bell as read and finds the path of its item; null without one. */
export const openNotice = async (
  db: Database,
  reader: Reader,
  noticeId: string,
): Promise<{ link: string | null } | undefined> => {
  const [, found] = await inTransaction(db, [
    readRows(reader, [noticeId]),
    sql`SELECT listed.link FROM (${noticesOf(reader)}) AS listed WHERE listed.id = ${noticeId}`,
  ])
  return found?.results[0] as { link: string | null } | undefined
}

/** Marks all notices up to an instant as read. */
export const markAllRead = (db: Database, userId: string, to: number) =>
  inTransaction(db, [
    sql`INSERT INTO notice_readers (user_id, read_to) VALUES (${userId}, ${to})
      ON CONFLICT (user_id) DO UPDATE SET read_to = max(read_to, excluded.read_to)`,
    sql`DELETE FROM notice_reads WHERE user_id = ${userId} AND at <= ${to}`,
  ])
