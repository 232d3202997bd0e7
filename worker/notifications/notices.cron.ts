import { listedNoticeMs } from '../../domain/notifications/bounds.ts'
import type { Services } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'
import { dueBroadcasts } from './fan-out.store.ts'
import { deleteOld } from './purge.store.ts'
import { countDue, releaseLost } from './sending.store.ts'
import { wakeBroadcasts, wakeMails } from './waking.ts'

/** Broadcasts that one minute starts. */
const startedAtOnce = 100
/** Lost claims that one minute gives up. */
const releasedAtOnce = 1_000
/** Mails that one minute has sent, beside those that new notices wake. */
const sentAtOnce = 20_000

/** Every minute: starts what is due, and goes on with what was lost on its way. */
export const sendNotices = async (services: Services): Promise<void> => {
  const now = services.now()
  const [due, , count] = await inTransaction(services.db, [
    dueBroadcasts(now, startedAtOnce),
    releaseLost(now, releasedAtOnce),
    countDue(now, sentAtOnce),
  ])
  await wakeBroadcasts(
    services,
    (due?.results ?? []).map((row) => String(row['id'])),
  )
  await wakeMails(services, Number(count?.results[0]?.['count'] ?? 0))
}

/** Time for which the office sees its own messages. */
const messageMs = 365 * 86_400_000
/** Steps of one hour. */
const purgeSteps = 20

/** Every hour: deletes notices that the bell no longer lists, and their mails. */
export const purgeNotices = async ({ db, now }: Services): Promise<void> => {
  const [before, messagesBefore] = [now() - listedNoticeMs, now() - messageMs]
  for (let step = 0; step < purgeSteps; step += 1) if (!(await deleteOld(db, before, messagesBefore))) return
}
