import type { Services } from '../platform/context.ts'
import { deleteExpired } from './accounts.store.ts'

/** Sessions and verification tokens that are over are not kept. */
export const sweepExpired = async (services: Services): Promise<void> => {
  await deleteExpired(services.db, new Date(services.now()))
}
