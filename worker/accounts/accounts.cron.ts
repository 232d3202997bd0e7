import type { Services } from '../platform/context.ts'
import { deleteExpired } from './accounts.store.ts'

/** Deletes expired sessions and verification tokens. */
export const sweepExpired = async ({ db, now }: Services): Promise<void> => {
  await deleteExpired(db, new Date(now()))
}
