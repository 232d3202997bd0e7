import { z } from 'zod'
import { parseEvent, type DomainEvent, type EventKind } from '../../domain/events/contract.ts'
import { keepDead, retryLater } from '../dead-letters/dead-letters.ts'
import type { Bindings } from '../env.ts'
import { makeServices, type Services } from '../platform/context.ts'
import { log, reasonOf } from '../platform/log.ts'
import * as store from './outbox.store.ts'
import type { EventMessage } from './outbox.ts'

/** Receives each event at least once, so it must be idempotent by event id. */
export type EventHandler<Kind extends EventKind> = (services: Services, event: DomainEvent<Kind>) => Promise<void>

/** Handlers of each kind by name. Deliveries are recorded under the name, so a renamed handler runs again. */
export type EventHandlers = { [Kind in EventKind]: Record<string, EventHandler<Kind>> }

/** Margin after a queue retry before the cron sends the event again. */
const slackMs = 60_000
const hourMs = 3_600_000

/** Runs one handler and records its success. Returns the error of a failure; null for none. */
const deliverTo = async (
  services: Services,
  event: DomainEvent,
  name: string,
  handle: EventHandler<never>,
): Promise<Error | null> => {
  try {
    await handle(services, event as never)
    await store.insertDelivery(services.db, event.id, name, services.now())
    return null
  } catch (error) {
    log('warn', 'events.handler_failed', { eventId: event.id, kind: event.kind, handler: name }, error)
    return new Error(`${name}: ${error instanceof Error ? reasonOf(error) : String(error)}`)
  }
}

/** Runs the handlers of an event that have not succeeded yet, independently. Returns a failure; null when all have. */
const failureOf = async (handlers: EventHandlers, services: Services, eventId: string): Promise<Error | null> => {
  const found = await store.findOpenEvent(services.db, eventId)
  if (!found) return null
  const event = parseEvent(found.event)
  if (!event) log('error', 'events.malformed', { eventId, kind: found.event.kind })
  const registered = event ? Object.entries<EventHandler<never>>(handlers[event.kind]) : []
  const outcomes = await Promise.all(
    registered
      .filter(([name]) => !found.delivered.has(name))
      .map(([name, handle]) => deliverTo(services, found.event as DomainEvent, name, handle)),
  )
  const failure = outcomes.find((outcome) => outcome !== null)
  if (failure) return failure
  await store.closeEvent(services.db, eventId, services.now())
  return null
}

/** Runs the handlers of an event that have not succeeded yet. Returns true when all have. */
export const deliverEvent = async (handlers: EventHandlers, services: Services, eventId: string): Promise<boolean> =>
  (await failureOf(handlers, services, eventId)) === null

const holdAndRetry = async (services: Services, message: Message, eventId: string, error: Error): Promise<void> => {
  const delaySeconds = await retryLater(services, 'events', message, { about: { subject: eventId }, error })
  await store.holdEvent(services.db, eventId, services.now() + delaySeconds * 1_000 + slackMs)
}

const take = async (handlers: EventHandlers, services: Services, message: Message, eventId: string): Promise<void> => {
  try {
    const failure = await failureOf(handlers, services, eventId)
    if (failure === null) message.ack()
    else await holdAndRetry(services, message, eventId, failure)
  } catch (error) {
    log('warn', 'events.undelivered', { eventId, attempts: message.attempts }, error)
    message.retry({ delaySeconds: 10 })
  }
}

const Body = z.strictObject({ eventId: z.string() })

/** Messages with their event ids; drops malformed ones. */
const readMessages = (batch: MessageBatch<EventMessage>): [Message, string][] =>
  batch.messages.flatMap((message): [Message, string][] => {
    const body = Body.safeParse(message.body)
    if (body.success) return [[message, body.data.eventId]]
    log('error', 'queue.unreadable', { queue: batch.queue, messageId: message.id })
    message.ack()
    return []
  })

type Consumer = (batch: MessageBatch<EventMessage>, env: Bindings, ctx: ExecutionContext) => Promise<void>

/** Delivers the events of a batch independently: one that fails is retried alone. */
export const consumeEvents =
  (handlers: EventHandlers): Consumer =>
  async (batch, env, ctx) => {
    const services = makeServices(env, (work) => ctx.waitUntil(work))
    await Promise.all(readMessages(batch).map(([message, eventId]) => take(handlers, services, message, eventId)))
  }

/**
 * Keeps events that failed after all retries. The cron sends them again every hour, in case their handler was repaired.
 */
export const reportDeadEvents: Consumer = async (batch, env, ctx) => {
  const services = makeServices(env, (work) => ctx.waitUntil(work))
  for (const [message, eventId] of readMessages(batch)) {
    log('error', 'events.dead_letter', { eventId })
    await store.holdEvent(services.db, eventId, services.now() + hourMs)
    await keepDead(services, 'events', message, { subject: eventId })
  }
}
