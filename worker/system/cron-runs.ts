import type { cronRuns } from '../../drizzle/schema/index.ts'
import type { Services } from '../platform/context.ts'
import { log } from '../platform/log.ts'
import { putRuns } from './cron-runs.store.ts'

export type CronRun = typeof cronRuns.$inferInsert

/** Keeps the last run of each job. Failing to must not fail the jobs. */
export const keepRuns = async ({ db }: Services, cron: string, runs: readonly CronRun[]): Promise<void> => {
  try {
    await putRuns(db, runs)
  } catch (error) {
    log('warn', 'clock.runs_unkept', { cron }, error)
  }
}
