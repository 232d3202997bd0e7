import type { Services } from '../platform/context.ts'
import { claimUnsent, deleteDone } from './outbox.store.ts'
import { sendEvents } from './outbox.ts'

const resendLimit = 500
const retentionMs = 30 * 86_400_000
const purgePage = 1_000
const purgePages = 50

/** Every minute: sends events again whose queue message was lost or never sent. */
export const resendEvents = async (services: Services): Promise<void> =>
  sendEvents(services, await claimUnsent(services.db, services.now(), resendLimit))

/** Every hour: deletes events delivered 30 days ago. */
export const purgeEvents = async ({ db, now }: Services): Promise<void> => {
  for (let page = 0; page < purgePages; page += 1)
    if ((await deleteDone(db, now() - retentionMs, purgePage)) < purgePage) return
}
