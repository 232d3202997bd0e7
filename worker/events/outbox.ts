import { sql, type SQL } from 'drizzle-orm'
import type { DomainEvent, EventKind } from '../../domain/events/contract.ts'
import type { Services } from '../platform/context.ts'
import { log } from '../platform/log.ts'
import { inTransaction } from '../platform/transaction.ts'
import { insertEvent, insertNewEvents } from './outbox.store.ts'

/** Messages per call; Cloudflare's limit is 100. */
const sendLimit = 100

export type EventMessage = { eventId: string }

/** The part of an event that its area provides. */
type EventPart = { [Kind in EventKind]: Pick<DomainEvent<Kind>, 'kind' | 'payload'> }[EventKind]

/** A derived `id` makes the event unique, however often its occasion is detected. */
export const newEvent = <Part extends EventPart>(
  services: Pick<Services, 'newId' | 'now'>,
  part: Part,
  id = services.newId('evt'),
): Part & { id: string; at: number } => ({ ...part, id, at: services.now() })

/**
 * The INSERT of an event into the outbox, for the transaction of its change. `guard` is a condition, such as EXISTS, that
 * holds when the change was made. Call `dispatchSoon` after the commit.
 */
export const eventRow = (event: DomainEvent, guard: SQL = sql`true`): SQL => insertEvent(event, guard)

/** Sends event ids to the queue. A failure is only logged, because the cron sends undelivered events again. */
export const sendEvents = async ({ env }: Pick<Services, 'env'>, eventIds: readonly string[]): Promise<void> => {
  const messages = eventIds.map((eventId) => ({ body: { eventId } }))
  try {
    for (let sent = 0; sent < messages.length; sent += sendLimit)
      await env.EVENTS_QUEUE.sendBatch(messages.slice(sent, sent + sendLimit))
  } catch (error) {
    log('warn', 'events.unsent', { eventIds: eventIds.slice(0, 10), events: eventIds.length }, error)
  }
}

/** Sends committed events after the reply. An event whose guard did not hold has no row and is ignored. */
export const dispatchSoon = (services: Services, events: readonly DomainEvent[]): void =>
  services.later(
    sendEvents(
      services,
      events.map(({ id }) => id),
    ),
  )

/** Writes and sends an event of a change that has no transaction of its own. */
export const publishEvent = async (services: Services, part: EventPart): Promise<void> => {
  const event = newEvent(services, part)
  await inTransaction(services.db, [eventRow(event)])
  dispatchSoon(services, [event])
}

/** Writes events with derived ids and sends the new ones. For the cron, which detects the same occasion repeatedly. */
export const publishNew = async (services: Services, events: readonly DomainEvent[]): Promise<void> => {
  if (events.length > 0) await sendEvents(services, await insertNewEvents(services.db, events))
}
