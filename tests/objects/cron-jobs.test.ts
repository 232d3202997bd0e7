import { eq, inArray, like } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ReleaseRule } from '../../domain/catalogue/contract.ts'
import { releasedFrom } from '../../domain/catalogue/window.ts'
import { eventDeliveries, events, tests } from '../../drizzle/schema/index.ts'
import { announceOpened, announceReleased } from '../../worker/catalogue/due.usecases.ts'
import { cronJobs, runJobs } from '../../worker/cron-jobs.ts'
import { deliverEvent } from '../../worker/events/events.queue.ts'
import { purgeEvents, resendEvents } from '../../worker/events/events.cron.ts'
import { eventHandlers } from '../../worker/events/handlers.ts'
import { eventRow, newEvent, type EventMessage } from '../../worker/events/outbox.ts'
import { makeServices } from '../../worker/platform/context.ts'
import { inTransaction } from '../../worker/platform/transaction.ts'
import config from '../../wrangler.toml?raw'
import { addTest } from '../support/rows.ts'
import { d1Down, faultyD1 } from './faulty.ts'
import { db, env, logged, prepareDatabase, servicesAt, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

const minute = 60_000
const day = 24 * 60 * minute
const start = Date.now()

/** Services at an instant, with a queue that only records its messages. */
const clockAt = (now: number) => {
  const sent: string[] = []
  const EVENTS_QUEUE = {
    sendBatch: async (messages: { body: EventMessage }[]) =>
      void sent.push(...messages.map(({ body }) => body.eventId)),
  } as never
  return { sent, services: servicesAt(() => now, { env: { ...env, EVENTS_QUEUE } }) }
}

const writeEvent = async (at = start) => {
  const event = newEvent(
    servicesAt(() => at),
    { kind: 'test.opened', payload: { testId: unique('tst_') } },
  )
  await inTransaction(db, [eventRow(event)])
  return event.id
}

/** The minutes at which the cron sends an event that no queue delivers. */
const resentAfter = async (eventId: string, minutes: number): Promise<number[]> => {
  const times: number[] = []
  for (let passed = 0; passed <= minutes; passed += 0.5) {
    const { services, sent } = clockAt(start + passed * minute)
    await resendEvents(services)
    if (sent.includes(eventId)) times.push(passed)
  }
  return times
}

const eventsOf = (testId: string) =>
  db
    .select()
    .from(events)
    .where(like(events.id, `evt_%${testId}_%`))

/** A test of the catalogue with a window; `parts` go over its row. */
const newTest = async (opensAt: number, closesAt: number | null, parts: Partial<typeof tests.$inferInsert> = {}) => {
  const id = unique('tst_due')
  await addTest(env.DB, { id, opensAt, closesAt })
  if (Object.keys(parts).length > 0) await db.update(tests).set(parts).where(eq(tests.id, id))
  return id
}

const kindsOf = async (testId: string) => (await eventsOf(testId)).map(({ kind }) => kind)

describe('the scheduled jobs (PLT-59)', () => {
  test('match wrangler.toml', () => {
    const crons = /^crons = (\[.*\])$/m.exec(config)?.[1] ?? '[]'
    expect(Object.keys(cronJobs)).toEqual(JSON.parse(crons))
  })

  test('run independently: a failing job is logged and stops no other', async () => {
    const eventId = await writeEvent(start - minute)
    const { services, sent } = clockAt(start)
    const DB = faultyD1(env.DB, (call, what) =>
      what.includes('opens_at') ? Promise.reject(new Error(d1Down)) : call(),
    )
    const { db: broken } = makeServices({ ...env, DB }, () => undefined)
    const lines = await logged('error', () => runJobs({ ...services, db: broken }, '* * * * *'))
    expect(lines).toMatchObject([
      { event: 'clock.job_failed', job: 'announceOpened' },
      { event: 'clock.job_failed', job: 'announceReleased' },
      { event: 'clock.job_failed', job: 'remindOfLiveTests' },
    ])
    expect(sent).toContain(eventId)
  })
})

describe('the outbox of events (PLT-56)', () => {
  test('sends an event again whose message was lost, after half a minute and then with backoff', async () => {
    const eventId = await writeEvent()
    expect(await resentAfter(eventId, 20)).toEqual([0.5, 1.5, 3, 6, 12])
  })

  test('sends an event once when two cron runs overlap', async () => {
    const eventId = await writeEvent(start - minute)
    const clocks = [clockAt(start), clockAt(start)]
    await Promise.all(clocks.map(({ services }) => resendEvents(services)))
    expect(clocks.flatMap(({ sent }) => sent).filter((id) => id === eventId)).toHaveLength(1)
  })

  test('does not send a finished event again, and deletes it with its deliveries after 30 days', async () => {
    const [done, open] = [await writeEvent(), await writeEvent()]
    const handlers = { ...eventHandlers, 'test.opened': { any: () => Promise.resolve() } }
    await deliverEvent(handlers, clockAt(start).services, done)
    expect(await resentAfter(done, 2)).toEqual([])
    const kept = async () =>
      (
        await db
          .select()
          .from(events)
          .where(inArray(events.id, [done, open]))
      )
        .map(({ id }) => id)
        .toSorted()
    await purgeEvents(clockAt(start + 29 * day).services)
    expect(await kept()).toEqual([done, open].toSorted())
    await purgeEvents(clockAt(start + 31 * day).services)
    expect(await kept()).toEqual([open])
    expect(await db.select().from(eventDeliveries).where(eq(eventDeliveries.eventId, done))).toEqual([])
  })
})

describe("the start of a test's window (PLT-51)", () => {
  test('is one event, in its minute only, also when two cron runs overlap', async () => {
    const testId = await newTest(start + minute, start + 60 * minute)
    await announceOpened(clockAt(start).services)
    expect(await kindsOf(testId)).toEqual([])
    const clocks = [clockAt(start + minute), clockAt(start + minute)]
    await Promise.all(clocks.map(({ services }) => announceOpened(services)))
    await announceOpened(clockAt(start + 2 * minute).services)
    const [event, ...more] = await eventsOf(testId)
    expect([event?.kind, event?.payload, more]).toEqual(['test.opened', { testId }, []])
    expect(clocks.flatMap(({ sent }) => sent).filter((id) => id === event?.id)).toHaveLength(1)
  })

  test('is announced again after a move, and not when it is more than a day ago', async () => {
    const [moved, old] = [await newTest(start, null), await newTest(start - 2 * day, null)]
    await announceOpened(clockAt(start).services)
    await db
      .update(tests)
      .set({ opensAt: start + 10 * minute })
      .where(eq(tests.id, moved))
    await announceOpened(clockAt(start + 10 * minute).services)
    expect([await kindsOf(moved), await kindsOf(old)]).toEqual([['test.opened', 'test.opened'], []])
  })
})

describe('the release of results (EXM-56, PLT-51)', () => {
  const closesAt = start + 10 * minute

  /** The last instant before a release, and the first after it. */
  const around = async (testId: string, at: number) => {
    const kinds: string[][] = []
    for (const now of [at - 1, at]) {
      await announceReleased(clockAt(now).services)
      kinds.push((await kindsOf(testId)).filter((kind) => kind === 'result.released'))
    }
    return kinds
  }

  test('is one event once the last attempt can no longer be submitted, also when two cron runs overlap', async () => {
    const testId = await newTest(start, closesAt)
    const release = releasedFrom({ rule: 'after_close' }, { closesAt }) ?? 0
    await announceReleased(clockAt(release - 1).services)
    expect(await kindsOf(testId)).toEqual([])
    await Promise.all([release, release].map((now) => announceReleased(clockAt(now).services)))
    await announceReleased(clockAt(release + minute).services)
    expect(await kindsOf(testId)).toEqual(['result.released'])
    expect((await db.select().from(tests).where(eq(tests.id, testId)))[0]?.releasedAt).toBe(release)
  })

  test.each<[string, Partial<typeof tests.$inferInsert>, number]>([
    ['extra time', { extraMs: 5 * minute }, 5 * minute],
    ['an instant that was set', { release: { rule: 'at', at: closesAt + 60 * minute } }, 0],
  ])('waits for %s', async (_what, parts, laterBy) => {
    const testId = await newTest(start, closesAt, parts)
    const { release = { rule: 'after_close' } } = parts
    const at = releasedFrom(release as ReleaseRule, { closesAt: closesAt + laterBy }) ?? 0
    expect(await around(testId, at)).toEqual([[], ['result.released']])
  })

  test('waits for the end of a pause', async () => {
    const pauses = [{ from: start + minute, to: null, reason: 'power cut' }]
    const testId = await newTest(start, closesAt, { pauses })
    await announceReleased(clockAt(closesAt + 60 * minute).services)
    expect(await kindsOf(testId)).toEqual([])
  })

  test('is no event for a test without an end, nor for a release more than a day ago', async () => {
    const [endless, old] = [await newTest(start - minute, null), await newTest(start - 5 * day, start - 4 * day)]
    await announceReleased(clockAt(start + 60 * minute).services)
    expect([await kindsOf(endless), await kindsOf(old)]).toEqual([[], []])
    const rows = await db
      .select()
      .from(tests)
      .where(inArray(tests.id, [endless, old]))
    expect(rows.map(({ id, releasedAt: at }) => [id, at !== null])).toEqual(
      expect.arrayContaining([
        [endless, false],
        [old, true],
      ]),
    )
  })

  test('the queries that the cron runs every minute use an index (PLT-59)', async () => {
    const { bindings, statements } = watched()
    const { services } = clockAt(start)
    const { db: read } = makeServices(bindings, () => undefined)
    await runJobs({ ...services, db: read }, '* * * * *')
    expect(await slowStatements(statements)).toEqual([])
    const plans = await Promise.all(
      [...statements]
        .filter((statement) => /from "tests"/.test(statement))
        .map((statement) =>
          env.DB.prepare(`EXPLAIN QUERY PLAN ${statement}`)
            .bind(...Array.from({ length: (statement.match(/\?/g) ?? []).length }, () => 1))
            .all<{ detail: string }>(),
        ),
    )
    expect(plans.flatMap(({ results }) => results.map(({ detail }) => detail)).join()).toMatch(
      /tests_window_idx.*tests_unreleased_idx|tests_unreleased_idx.*tests_window_idx/,
    )
  })
})
