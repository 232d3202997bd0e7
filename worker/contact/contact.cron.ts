import type { Services } from '../platform/context.ts'
import { deleteMessages } from './contact.store.ts'

/** 24 months after the last change of a message, as the privacy policy states. */
const retentionMs = 730 * 24 * 3_600_000

/** Deletes settled messages whose retention period has ended. */
export const sweepMessages = async ({ db, now }: Services): Promise<void> => {
  await deleteMessages(db, now() - retentionMs)
}
