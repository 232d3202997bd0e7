import type { SQL } from 'drizzle-orm'
import type { MailEntry } from '../../domain/students/timeline.ts'
import { dropDelivery } from '../dead-letters/dead-letters.ts'
import type { Services } from '../platform/context.ts'
import type { Cursor } from '../platform/paging.ts'
import * as store from './deliveries.store.ts'
import { queueMail, type Mail } from './mail.ts'

export type Delivery = Awaited<ReturnType<typeof store.findDeliveries>>[number]

/** Time after which a mail that is still queued counts as lost. */
const lostMs = 10 * 60_000

/** Statement that begins a delivery when a condition holds, for the caller's transaction; `sendTracked` follows it. */
export const deliveryStatement = (services: Services, id: string, when: SQL): SQL =>
  store.insertWhen(id, services.now(), when)

/** Queues a mail whose outcome is kept. A mail that cannot be queued has failed at once. */
export const sendTracked = async (services: Services, deliveryId: string, mail: Mail): Promise<void> => {
  if (!(await queueMail(services, { ...mail, deliveryId })))
    await store.keepOutcome(services.db, { id: deliveryId, state: 'failed', attempts: 0, now: services.now() })
}

export const deliveriesOf = async (
  services: Services,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Delivery>> =>
  ids.length === 0
    ? new Map()
    : new Map((await store.findDeliveries(services.db, ids)).map((delivery) => [delivery.id, delivery]))

/** True when the mail has failed, or its message is lost. */
export const maySendAgain = (services: Services, { state, updatedAt }: Delivery): boolean =>
  state === 'failed' || (state === 'queued' && updatedAt < services.now() - lostMs)

/** Statement for the caller's transaction: a mail that another one replaces is not sent again, where a condition holds. */
export const replacedStatement = (deliveryId: string, when: SQL): SQL => dropDelivery(deliveryId, when)

/** Marks failed deliveries as queued, whose mails were sent again. */
export const keepRequeued = async ({ db, now }: Services, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await store.requeue(db, ids, now())
}

/** Time for which the office sees that a mail was sent to a student. */
const listedMs = 90 * 86_400_000

/** Every hour: forgets older mails to students. */
export const purgeMails = async ({ db, now }: Services): Promise<void> => {
  await store.deleteListed(db, now() - listedMs)
}

/** Mails to a student before a mark, newest first; `letterId` names the one to send again after a failure. */
export const mailsOfStudent = async (
  { db }: Services,
  userId: string,
  before: Cursor | null,
  limit: number,
): Promise<MailEntry[]> =>
  (await store.listOfStudent(db, userId, before, limit)).map(({ delivery, letterId, reason }) => ({
    at: delivery.createdAt,
    id: delivery.id,
    mail: delivery.kind ?? 'confirmation',
    state: delivery.state,
    letterId,
    error: reason,
  }))
