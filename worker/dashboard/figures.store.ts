import { sql, type SQL } from 'drizzle-orm'
import type { StoredFigure } from '../../domain/dashboard/figures.ts'
import { countedTo } from '../../domain/lists.ts'

/** Number of a figure between two instants, as a subquery. */
const countBetween: Record<StoredFigure, (from: SQL, to: SQL) => SQL> = {
  signUps: (from, to) => sql`(SELECT count(*) FROM users WHERE created_at >= ${from} AND created_at < ${to})`,
  activeStudents: (from, to) => sql`(SELECT count(*) FROM (
    SELECT user_id FROM attempts WHERE started_at >= ${from} AND started_at < ${to}
    UNION SELECT user_id FROM lesson_progress WHERE done_at >= ${from} AND done_at < ${to}))`,
  attempts: (from, to) => sql`(SELECT count(*) FROM attempts
    WHERE submitted_at IS NOT NULL AND submitted_at >= ${from} AND submitted_at < ${to})`,
  revenue: (from, to) => sql`(SELECT coalesce(sum(total_paise), 0) / 100 FROM orders
    WHERE paid_at IS NOT NULL AND paid_at >= ${from} AND paid_at < ${to})`,
}

const namesJson = JSON.stringify(Object.keys(countBetween))

/** Every figure between two instants, as columns of one row. */
export const countedBetween = (from: number, to: number): SQL => {
  const columns = Object.entries(countBetween).map(
    ([name, count]) => sql`${count(sql`${from}`, sql`${to}`)} AS ${sql.identifier(name)}`,
  )
  return sql`SELECT ${sql.join(columns, sql`, `)}`
}

/** Stored values since a day `YYYY-MM-DD`. */
export const storedSince = (day: string): SQL => sql`
  SELECT daily_figures.name AS name, day, daily_figures.value AS value FROM json_each(${namesJson}) AS names
  CROSS JOIN daily_figures ON daily_figures.name = names.value AND day >= ${day}`

/** A day and its instants. */
export type DaySpan = { day: string; from: number; to: number }

/** Counts days anew. A value never falls, since records of an earlier count may have been deleted. */
export const recordDays = (spans: readonly DaySpan[]): SQL[] =>
  Object.entries(countBetween).map(
    ([name, count]) => sql`
      INSERT INTO daily_figures (name, day, value)
      SELECT ${name}, span.value ->> 'day', ${count(sql`span.value ->> 'from'`, sql`span.value ->> 'to'`)}
      FROM json_each(${JSON.stringify(spans)}) AS span WHERE true
      ON CONFLICT (name, day) DO UPDATE SET value = max(daily_figures.value, excluded.value)`,
  )

/** The bound on the test, true of every row, makes it a search of the index of open attempts. */
export const openAttempts = (): SQL => sql`SELECT count(*) AS count FROM (
  SELECT 1 FROM attempts WHERE state = 'in_progress' AND test_id > '' LIMIT ${countedTo + 1})`
