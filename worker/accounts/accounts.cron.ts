import type { Services } from '../platform/context.ts'
import { retryFailed } from '../tasks/tasks.usecases.ts'
import { deleteExpired } from './accounts.store.ts'
import { forgetErasures } from './data-rights/data-rights.store.ts'
import { sweepExports } from './data-rights/export.usecases.ts'

/** So long after an erasure nothing of the account can come any more: a queue keeps no message for longer than 14 days. */
const erasuresKeptMs = 90 * 24 * 3_600_000

/**
 * Sessions and verification tokens that are over are not kept, and neither are copies of data that nobody fetched. An
 * erasure that failed is tried again until it is done.
 */
export const sweepExpired = async (services: Services): Promise<void> => {
  const now = services.now()
  await Promise.all([
    deleteExpired(services.db, new Date(now)),
    forgetErasures(services.db, now - erasuresKeptMs),
    sweepExports(services),
    retryFailed(services, 'account_erasure'),
  ])
}
