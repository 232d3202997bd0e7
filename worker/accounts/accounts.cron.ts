import type { Services } from '../platform/context.ts'
import { deleteExpired } from './accounts.store.ts'

/** Deletes sessions and verification tokens that are over. */
export const sweepExpired = async ({ db, now }: Services): Promise<void> => {
  await deleteExpired(db, new Date(now()))
}
