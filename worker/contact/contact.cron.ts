import type { Services } from '../platform/context.ts'
import { deleteMessages } from './contact.store.ts'

/** As the privacy policy says: 24 months after the last word on it. */
const keptMs = 730 * 24 * 3_600_000

/** Messages that were dealt with long ago are not kept. */
export const sweepMessages = async ({ db, now }: Services): Promise<void> => {
  await deleteMessages(db, now() - keptMs)
}
