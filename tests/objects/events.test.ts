import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { eventKinds, parseEvent } from '../../domain/events/contract.ts'
import { eventDeliveries, events } from '../../drizzle/schema/index.ts'
import { consumeEvents, deliverEvent, reportDeadEvents, type EventHandlers } from '../../worker/events/events.queue.ts'
import { eventHandlers } from '../../worker/events/handlers.ts'
import { dispatchSoon, eventRow, newEvent, publishEvent, type EventMessage } from '../../worker/events/outbox.ts'
import type { Bindings } from '../../worker/env.ts'
import type { Services } from '../../worker/platform/context.ts'
import { inTransaction } from '../../worker/platform/transaction.ts'
import { seeded } from '../support/random.ts'
import { d1Down, faultyD1, type Interfere } from './faulty.ts'
import { db, env, logged, prepareDatabase, servicesAt, unique } from './support.ts'

beforeAll(prepareDatabase)

const readEvent = (eventId: string) => db.select().from(events).where(eq(events.id, eventId)).get()
const deliveriesOf = async (eventId: string) =>
  (await db.select().from(eventDeliveries).where(eq(eventDeliveries.eventId, eventId)))
    .map(({ handler }) => handler)
    .toSorted()

const opened = (testId: string) => ({ kind: 'test.opened' as const, payload: { testId } })

/** Handlers for opened tests only. */
const handlersOf = (handlers: EventHandlers['test.opened']): EventHandlers =>
  ({ ...Object.fromEntries(eventKinds.map((kind) => [kind, {}])), 'test.opened': handlers }) as EventHandlers

/** Writes an event into the outbox without a queue message. */
const writeEvent = async (now = Date.now()) => {
  const event = newEvent(
    servicesAt(() => now),
    opened(unique('tst_')),
  )
  await inTransaction(db, [eventRow(event)])
  return event
}

const batchOf = (queue: string, ...bodies: unknown[]) =>
  createMessageBatch<EventMessage>(
    queue,
    bodies.map((body, index) => ({
      id: `message-${index}`,
      timestamp: new Date(),
      attempts: 1,
      body: body as EventMessage,
    })),
  )

/** Delivers messages once. Returns those acknowledged and those retried. */
const consume = (handlers: EventHandlers, ...bodies: unknown[]) => consumeWith(env, handlers, bodies)

const consumeWith = async (bindings: Bindings, handlers: EventHandlers, bodies: unknown[]) => {
  const batch = batchOf('taiyari-events', ...bodies)
  const ctx = createExecutionContext()
  await consumeEvents(handlers)(batch, bindings, ctx)
  const { explicitAcks, retryMessages } = await getQueueResult(batch, ctx)
  return { acks: explicitAcks, retries: retryMessages.map(({ msgId }) => msgId) }
}

describe('an event is written in the transaction of its change (PLT-50, PLT-51)', () => {
  test('writes no event when the transaction fails', async () => {
    const event = newEvent(servicesAt(), opened('tst_any'))
    await expect(inTransaction(db, [eventRow(event), sql`INSERT INTO no_such_table VALUES (1)`])).rejects.toThrow()
    expect(await readEvent(event.id)).toBeUndefined()
  })

  test('writes no event when its guard does not hold, and dispatching it does nothing', async () => {
    const event = newEvent(servicesAt(), opened('tst_any'))
    const never = sql`EXISTS (SELECT 1 FROM tests WHERE id = 'tst_none')`
    await inTransaction(db, [eventRow(event, never)])
    expect(await readEvent(event.id)).toBeUndefined()
    expect(await consume(handlersOf({}), { eventId: event.id })).toEqual({ acks: ['message-0'], retries: [] })
  })

  test('writes an event with a derived id once', async () => {
    const event = newEvent(servicesAt(), opened('tst_one'), unique('evt_derived'))
    await inTransaction(db, [eventRow(event)])
    await inTransaction(db, [eventRow({ ...event, payload: { testId: 'tst_other' } })])
    expect((await readEvent(event.id))?.payload).toEqual({ testId: 'tst_one' })
  })

  test('delivers a published event through the real queue and then marks it done', async () => {
    const sent: string[] = []
    const services = servicesAt(Date.now, { newId: () => sent[sent.push(unique('evt_')) - 1] as string })
    await publishEvent(services, opened(unique('tst_')))
    await vi.waitFor(async () => expect((await readEvent(sent[0] ?? ''))?.doneAt).not.toBeNull(), {
      timeout: 15_000,
      interval: 50,
    })
  })

  test('lets the change succeed when the queue refuses the message', async () => {
    const EVENTS_QUEUE = { sendBatch: () => Promise.reject(new Error('down')) } as never
    const pending: Promise<unknown>[] = []
    const services = servicesAt(Date.now, {
      env: { ...env, EVENTS_QUEUE },
      later: (work) => void pending.push(work),
    })
    const lines = await logged('warn', async () => {
      dispatchSoon(services, [await writeEvent()])
      await Promise.all(pending)
    })
    expect(lines.map(({ event }) => event)).toEqual(['events.unsent'])
  })
})

test('raises the version of the content once for all events of a batch (PLT-61)', async () => {
  const published = [1, 2, 3].map(() =>
    newEvent(servicesAt(), {
      kind: 'content.published' as const,
      payload: { kind: 'page' as const, id: unique('page') },
    }),
  )
  await inTransaction(
    db,
    published.map((event) => eventRow(event)),
  )
  const puts: string[] = []
  const KV = new Proxy(env.KV, {
    get: (target, name) => (name === 'put' ? async (key: string) => void puts.push(key) : Reflect.get(target, name)),
  })
  const batch = batchOf('taiyari-events', ...published.map(({ id }) => ({ eventId: id })))
  const ctx = createExecutionContext()
  await consumeEvents(eventHandlers)(batch, { ...env, KV }, ctx)
  expect((await getQueueResult(batch, ctx)).explicitAcks).toHaveLength(3)
  expect(puts).toEqual(['content-version'])
})

describe('delivery is recorded for each handler (PLT-52, PLT-53, PLT-54, PLT-55)', () => {
  test('retries a failing handler alone and repeats none of the others', async () => {
    const event = await writeEvent()
    const runs: string[] = []
    let isBroken = true
    const handlers = handlersOf({
      broken: async () => {
        runs.push('broken')
        if (isBroken) throw new Error('not now')
      },
      working: async (_services, { payload }) => void runs.push(payload.testId),
    })
    const lines = await logged('warn', async () => {
      expect(await consume(handlers, { eventId: event.id })).toEqual({ acks: [], retries: ['message-0'] })
    })
    expect(lines).toMatchObject([{ event: 'events.handler_failed', handler: 'broken' }])
    expect([await deliveriesOf(event.id), (await readEvent(event.id))?.doneAt]).toEqual([['working'], null])
    isBroken = false
    expect(await consume(handlers, { eventId: event.id })).toEqual({ acks: ['message-0'], retries: [] })
    expect(runs).toEqual(['broken', event.payload.testId, 'broken'])
    expect(await deliveriesOf(event.id)).toEqual(['broken', 'working'])
    expect((await readEvent(event.id))?.doneAt).toBeGreaterThan(0)
  })

  test('runs each handler once for an event that is delivered twice', async () => {
    const event = await writeEvent()
    let runs = 0
    const handlers = handlersOf({ counting: async () => void (runs += 1) })
    for (let time = 0; time < 2; time += 1) expect(await deliverEvent(handlers, servicesAt(), event.id)).toBe(true)
    expect(runs).toBe(1)
  })

  test('does not retry the other events of a batch when one fails', async () => {
    const [good, bad] = [await writeEvent(), await writeEvent()]
    const handlers = handlersOf({
      picky: async (_services, { id }) => {
        if (id === bad.id) throw new Error('not this one')
      },
    })
    let outcome: unknown
    await logged('warn', async () => {
      outcome = await consume(handlers, { eventId: bad.id }, { eventId: good.id })
    })
    expect(outcome).toEqual({ acks: ['message-1'], retries: ['message-0'] })
  })

  test('logs and drops malformed messages and payloads', async () => {
    const id = unique('evt_')
    await db.insert(events).values({ id, kind: 'test.opened', payload: { testId: 7 }, at: 1, sendAfter: 1 })
    const lines = await logged('error', async () => {
      expect(await consume(handlersOf({}), { eventId: id }, { eventId: 7 }, { other: 'x' })).toEqual({
        acks: ['message-0', 'message-1', 'message-2'],
        retries: [],
      })
    })
    expect(lines.map(({ event }) => event)).toEqual(['queue.unreadable', 'queue.unreadable', 'events.malformed'])
    expect((await readEvent(id))?.doneAt).toBeGreaterThan(0)
    expect(parseEvent({ id, kind: 'no.such_kind', payload: {}, at: 1 })).toBeNull()
  })

  test('logs an event that failed after all retries and leaves it to the cron for an hour', async () => {
    const event = await writeEvent()
    const batch = batchOf('taiyari-events-dead', { eventId: event.id })
    const ctx = createExecutionContext()
    const lines = await logged('error', () => reportDeadEvents(batch, env, ctx))
    expect(lines).toMatchObject([{ event: 'events.dead_letter', eventId: event.id }])
    expect((await readEvent(event.id))?.sendAfter).toBeGreaterThan(Date.now() + 3_500_000)
  })
})

test('brings every event to every handler with 30 % of the calls failing and each message sent twice in random order (PLT-57)', async () => {
  const random = seeded(20_261_122)
  const failing: Interfere = async (call) => {
    const drawn = random()
    if (drawn < 0.15) throw new Error(d1Down)
    const reply = await call()
    if (drawn < 0.3) throw new Error(d1Down)
    return reply
  }
  const written = await Promise.all(Array.from({ length: 60 }, () => writeEvent()))
  const taken = { first: new Set<string>(), second: new Set<string>() }
  const take =
    (name: keyof typeof taken) =>
    async (_services: Services, { id }: { id: string }) => {
      if (random() < 0.3) throw new Error('not now')
      taken[name].add(id)
    }
  const handlers = handlersOf({ first: take('first'), second: take('second') })
  let waiting = [...written, ...written].map(({ id }) => id)
  const silent = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  for (let deliveries = 0; waiting.length > 0; deliveries += 1) {
    expect(deliveries).toBeLessThan(1_000)
    waiting = waiting
      .map((id) => ({ id, order: random() }))
      .sort((one, other) => one.order - other.order)
      .map(({ id }) => id)
    const sent = waiting.splice(0, 1 + Math.floor(random() * 20))
    const bindings = { ...env, DB: faultyD1(env.DB, failing) }
    const { acks, retries } = await consumeWith(
      bindings,
      handlers,
      sent.map((eventId) => ({ eventId })),
    )
    expect(acks.length + retries.length).toBe(sent.length)
    waiting.push(...retries.map((message) => sent[Number(message.replace('message-', ''))] as string))
  }
  silent.mockRestore()
  const ids = written.map(({ id }) => id).toSorted()
  expect([...taken.first].toSorted()).toEqual(ids)
  expect([...taken.second].toSorted()).toEqual(ids)
  for (const id of ids) {
    expect(await deliveriesOf(id)).toEqual(['first', 'second'])
    expect((await readEvent(id))?.doneAt).toBeGreaterThan(0)
  }
})
