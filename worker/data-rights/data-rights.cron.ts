import type { Services } from '../platform/context.ts'
import { retryFailed } from '../tasks/tasks.usecases.ts'
import { deleteFinishedErasures } from './data-rights.store.ts'
import { sweepExports } from './export.usecases.ts'

/**
 * Retention of finished erasures. Longer than any queued message about the account can live: queues keep one for at
 * most 14 days.
 */
const erasureRetentionMs = 90 * 24 * 3_600_000

/** Deletes expired exports and retries failed erasures. */
export const sweepDataRights = async (services: Services): Promise<void> => {
  await Promise.all([
    deleteFinishedErasures(services.db, services.now() - erasureRetentionMs),
    sweepExports(services),
    retryFailed(services, 'account_erasure'),
  ])
}
