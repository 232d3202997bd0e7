import { sql, type SQL } from 'drizzle-orm'
import { taskKinds } from '../../domain/tasks/contract.ts'

/** The kinds are listed, so that the index by kind and state is sought. */
const anyKind = sql`kind IN (SELECT value FROM json_each(${JSON.stringify(taskKinds)}))`

export const countTasks = (): SQL => sql`
  SELECT kind, state, count(*) AS count, min(created_at) AS oldest FROM tasks
  WHERE ${anyKind} AND state IN ('waiting', 'running', 'failed') GROUP BY kind, state`

/** The newest failed tasks. */
export const failedTasks = (limit: number): SQL => sql`
  SELECT id, kind, error AS reason, done, total, created_at AS createdAt, updated_at AS failedAt FROM tasks
  WHERE ${anyKind} AND state = 'failed' ORDER BY updated_at DESC, id LIMIT ${limit}`

export const openEvents = (limit: number): SQL => sql`
  SELECT count(*) AS count, min(at) AS oldest FROM
    (SELECT at FROM events WHERE done_at IS NULL ORDER BY send_after LIMIT ${limit})`

/** Mails whose sender waits for the outcome. */
export const queuedMails = (limit: number): SQL => sql`
  SELECT count(*) AS count, min(created_at) AS oldest FROM
    (SELECT created_at FROM mail_deliveries WHERE state = 'queued' LIMIT ${limit})`

export const migrations = (): SQL => sql`SELECT count(*) AS count, max(name) AS newest FROM d1_migrations`
