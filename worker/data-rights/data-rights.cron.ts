import type { Services } from '../platform/context.ts'
import { retryFailed } from '../tasks/tasks.usecases.ts'
import { forgetErasures } from './data-rights.store.ts'
import { sweepExports } from './export.usecases.ts'

/** So long after an erasure nothing of the account can come any more: a queue keeps no message for longer than 14 days. */
const erasuresKeptMs = 90 * 24 * 3_600_000

/** Deletes copies of data that nobody fetched, and tries an erasure that failed again until it is done. */
export const sweepDataRights = async (services: Services): Promise<void> => {
  await Promise.all([
    forgetErasures(services.db, services.now() - erasuresKeptMs),
    sweepExports(services),
    retryFailed(services, 'account_erasure'),
  ])
}
