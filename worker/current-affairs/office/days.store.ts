import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/context.ts'

/** Drafts of current affairs that are not in the trash; their day is an expression of the index. */
const drafts = sql`content_drafts
  WHERE kind = 'current_affairs' AND body IS NOT NULL AND deleted_at IS NULL`
const draftDay = sql`body ->> '$.date'`
const listed = sql`current_affairs WHERE state IN ('published', 'unpublished', 'draft', 'archived')`

/** Ids of the items of a day, by the date of their draft or of their published version, in the order of creation. */
export const listIds = async (db: Database, day: string, limit: number): Promise<string[]> => {
  const rows = await db.all<{ id: string }>(sql`
    SELECT item_id AS id FROM ${drafts} AND ${draftDay} = ${day}
    UNION SELECT id FROM ${listed} AND date = ${day}
    ORDER BY id LIMIT ${limit}`)
  return rows.map(({ id }) => id)
}

/** True when another item or draft outside the trash has the English title. */
export const hasSameTitle = async (db: Database, itemId: string, title: string): Promise<boolean> => {
  const [found] = await db.all(sql`
    SELECT 1 FROM office_items
    WHERE kind = 'current_affairs' AND is_live = 1 AND title_key = lower(${title}) AND item_id <> ${itemId} LIMIT 1`)
  return found !== undefined
}

type DayCount = { day: string; published: number; drafts: number; quizzes: number }

/** Numbers of items, drafts and quizzes of the days of a range, both ends included. */
export const countDays = (db: Database, from: string, to: string): Promise<DayCount[]> =>
  db.all<DayCount>(sql`
    SELECT day, sum(published) AS published, sum(drafts) AS drafts, sum(quizzes) AS quizzes FROM (
      SELECT date AS day, 1 AS published, 0 AS drafts, 0 AS quizzes FROM current_affairs
      WHERE state = 'published' AND date BETWEEN ${from} AND ${to}
      UNION ALL
      SELECT ${draftDay}, 0, 1, 0 FROM ${drafts} AND ${draftDay} BETWEEN ${from} AND ${to}
      UNION ALL
      SELECT date, 0, 0, 1 FROM daily_quizzes WHERE date BETWEEN ${from} AND ${to}
    ) GROUP BY day`)

/** Nearest days with items or drafts before and after a day. */
export const findNeighbourDays = async (db: Database, day: string) => {
  const [found] = await db.all<{ older: string | null; newer: string | null }>(sql`
    SELECT
      (SELECT max(day) FROM (
        SELECT max(date) AS day FROM current_affairs WHERE state = 'published' AND date < ${day}
        UNION ALL SELECT max(${draftDay}) FROM ${drafts} AND ${draftDay} < ${day} AND ${draftDay} > '')) AS older,
      (SELECT min(day) FROM (
        SELECT min(date) AS day FROM current_affairs WHERE state = 'published' AND date > ${day}
        UNION ALL SELECT min(${draftDay}) FROM ${drafts} AND ${draftDay} > ${day})) AS newer`)
  return { older: found?.older ?? null, newer: found?.newer ?? null }
}
