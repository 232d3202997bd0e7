import { sql } from 'drizzle-orm'
import { cronRuns } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'
import type { CronRun } from './cron-runs.ts'

/** Keeps the last run of each job. */
export const putRuns = (db: Database, runs: readonly CronRun[]) =>
  inTransaction(db, [
    sql`
      INSERT INTO cron_runs (job, started_at, ended_at, error)
      SELECT value ->> 'job', value ->> 'startedAt', value ->> 'endedAt', value ->> 'error'
      FROM json_each(${JSON.stringify(runs)}) WHERE true
      ON CONFLICT (job) DO UPDATE SET started_at = excluded.started_at, ended_at = excluded.ended_at,
        error = excluded.error`,
  ])

export const listRuns = (db: Database): Promise<CronRun[]> => db.select().from(cronRuns)
