import { createExecutionContext } from 'cloudflare:test'
import { drizzle } from 'drizzle-orm/d1'
import { beforeAll, describe, expect, test } from 'vitest'
import { finalTicketMs, type LobbyEntry, type PaperKey } from '../../domain/attempts/lobby.ts'
import type { ErrorBody } from '../../domain/errors.ts'
import * as schema from '../../drizzle/schema/index.ts'
import { app } from '../../worker/app.ts'
import { readClaims } from '../../worker/attempts/lease.ts'
import { enterLobby, keyForTicket, renewTicket } from '../../worker/attempts/lobby.usecases.ts'
import type { Bindings } from '../../worker/env.ts'
import { AppError } from '../../worker/platform/errors.ts'
import { addTest } from '../support/rows.ts'
import { pushTest } from '../../worker/attempts/test-push.task.ts'
import type { Task } from '../../worker/tasks/task.ts'
import { env, event, prepareDatabase, servicesAt, unique } from './support.ts'
import { slowStatements, watched as watchedDatabase } from './watched.ts'

beforeAll(prepareDatabase)

const minute = 60_000
const origin = 'http://localhost'

/** A live test of half an hour with this start. */
const testAt = async (opensAt: number): Promise<string> => {
  const id = unique('tst_')
  const closesAt = opensAt + 30 * minute
  await addTest(env.DB, { id, durationMs: 30 * minute, opensAt, closesAt, commonStart: true })
  return id
}

/** A student signed up in process, with cookies and replaceable bindings. */
const signedUp = async () => {
  const cookies = new Map<string, string>()
  const call = async <Body = ErrorBody>(method: string, path: string, body?: unknown, bindings: Bindings = env) => {
    const response = await app.fetch(
      new Request(`${origin}${path}`, {
        method,
        headers: {
          origin,
          'cf-connecting-ip': unique('address'),
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        body: body === undefined ? null : JSON.stringify(body),
      }),
      bindings,
      createExecutionContext(),
    )
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    return { status: response.status, headers: response.headers, body: (await response.json()) as Body }
  }
  const account = { name: 'Live', email: `${unique('live')}@example.test`, password: 'a long enough password' }
  expect((await call('POST', '/api/auth/sign-up/email', account)).status).toBe(200)
  return { call, cookies }
}

/** Bindings that count calls and answer nothing. */
const watched = (names: (keyof Bindings)[]) => {
  const asked: string[] = []
  const binding = (name: string) =>
    new Proxy({} as never, {
      get: (_target, property) => () => {
        asked.push(`${name}.${String(property)}`)
        throw new Error(`D1_ERROR: ${name} is down`)
      },
    })
  return { asked, bindings: { ...env, ...Object.fromEntries(names.map((name) => [name, binding(name)])) } as Bindings }
}

const everything: (keyof Bindings)[] = [
  'DB',
  'SEARCH_DB',
  'KV',
  'FILES',
  'ATTEMPTS',
  'HALLS',
  'LIMITERS',
  'RESULTS_QUEUE',
  'TASKS_QUEUE',
  'MAIL_QUEUE',
  'EVENTS_QUEUE',
  'NOTICES_QUEUE',
]

const refusalOf = async (asked: Promise<unknown>): Promise<[number, string]> => {
  const error = await asked.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof AppError)) throw new Error(`Not refused: ${String(error)}`)
  return [error.status, error.code]
}

describe('the key of a live test at the start (EXM-51, EXM-54)', () => {
  test('is released without D1, KV, object, file, queue or session look-up', async () => {
    const { call, cookies } = await signedUp()
    const testId = await testAt(Date.now() + 1_500)
    const { body: entry } = await call<LobbyEntry>('POST', `/api/tests/${testId}/lobby`, {})
    const { asked, bindings } = watched(everything)
    // Without the cookie's copy a session could only be read from D1.
    for (const name of cookies.keys()) if (!name.endsWith('session_token')) cookies.delete(name)
    const key = () => call<PaperKey>('POST', '/api/live/key', { ticket: entry.ticket }, bindings)
    expect((await key()).status).toBe(425)
    await expect.poll(async () => (await key()).status, { timeout: 5_000, interval: 50 }).toBe(200)
    expect((await key()).body.key).toMatch(/^[0-9a-f]{64}$/)
    expect(asked).toEqual([])
  })

  test('is released only to a ticket of the last minutes; an earlier one is renewed first', async () => {
    const beginsAt = Date.now() + 30 * minute
    const testId = await testAt(beginsAt)
    let now = beginsAt - 20 * minute
    const services = servicesAt(() => now)
    const claimsOf = (ticket: string) => readClaims(env.AUTH_SECRET, ticket, now)
    const { ticket } = await enterLobby(services, { userId: unique('user'), session: 'session' }, testId)
    now = beginsAt - 1
    expect(await refusalOf(keyForTicket(services, await claimsOf(ticket)))).toEqual([425, 'catalogue.not_open'])
    now = beginsAt
    expect(await refusalOf(keyForTicket(services, await claimsOf(ticket)))).toEqual([401, 'attempts.lease_invalid'])
    now = beginsAt - finalTicketMs - 1
    const early = await renewTicket(services, await claimsOf(ticket))
    now = beginsAt - finalTicketMs
    const last = await renewTicket(services, await claimsOf(early.ticket))
    now = beginsAt
    expect(await refusalOf(keyForTicket(services, await claimsOf(early.ticket)))).toEqual([
      401,
      'attempts.lease_invalid',
    ])
    expect((await keyForTicket(services, await claimsOf(last.ticket))).deadlineAt).toBe(beginsAt + 30 * minute)
    now = beginsAt + 30 * minute
    expect(await refusalOf(keyForTicket(services, await claimsOf(last.ticket)))).toEqual([409, 'attempts.closed'])
  })

  test('is refused to tickets from before a move, while renewed tickets and the attempt have the new start', async () => {
    const beginsAt = Date.now() + 30 * minute
    const testId = await testAt(beginsAt)
    let now = beginsAt - 20 * minute
    const services = servicesAt(() => now)
    const claimsOf = (ticket: string) => readClaims(env.AUTH_SECRET, ticket, now)
    const entry = await enterLobby(services, { userId: unique('user'), session: 'session' }, testId)
    await env.DB.prepare('UPDATE tests SET opens_at = opens_at + ?1, closes_at = closes_at + ?1 WHERE id = ?2')
      .bind(10 * minute, testId)
      .run()
    now += minute
    const renewed = await renewTicket(services, await claimsOf(entry.ticket))
    expect([renewed.beginsAt, renewed.deadlineAt]).toEqual([beginsAt + 10 * minute, beginsAt + 40 * minute])
    expect((await env.ATTEMPTS.getByName(entry.attemptId).view(now))?.timing?.begunAt).toBe(beginsAt + 10 * minute)
    now = beginsAt
    expect(await refusalOf(keyForTicket(services, await claimsOf(entry.ticket)))).toEqual([
      401,
      'attempts.lease_invalid',
    ])
    expect(await refusalOf(keyForTicket(services, await claimsOf(renewed.ticket)))).toEqual([425, 'catalogue.not_open'])
  })
})

test('with D1 and KV down a live test goes on: ticket, key, paper, saves and receipt, with the result later (EXM-26, PLT-41)', async () => {
  const { call } = await signedUp()
  const testId = await testAt(Date.now() + 1_500)
  const { body: entry } = await call<LobbyEntry>('POST', `/api/tests/${testId}/lobby`, {})
  const { bindings } = watched(['DB', 'KV'])
  const renewed = await call<LobbyEntry>('POST', '/api/live/ticket', { ticket: entry.ticket }, bindings)
  expect(renewed).toMatchObject({ status: 200, body: { beginsAt: entry.beginsAt } })
  const lease = renewed.body.ticket
  await expect
    .poll(async () => (await call('POST', '/api/live/key', { ticket: lease }, bindings)).status, {
      timeout: 5_000,
      interval: 50,
    })
    .toBe(200)
  const sealed = await app.fetch(
    new Request(`${origin}/api/papers/${entry.paper?.name}`),
    bindings,
    createExecutionContext(),
  )
  expect([sealed.status, (await sealed.arrayBuffer()).byteLength]).toEqual([200, entry.paper?.bytes])
  const of = (rest: string) => `/api/attempts/${entry.attemptId}/${rest}`
  for (const seq of [1, 2, 3]) {
    const batch = [event(seq, 'qst_rea-001', Date.now())]
    const saved = await call<{ ackSeq: number }>(
      'PUT',
      of('responses'),
      { lease, device: 'device-01', batch },
      bindings,
    )
    expect([saved.status, saved.body.ackSeq]).toEqual([200, seq])
  }
  const submitted = await call<{ receipt: string }>(
    'POST',
    of('submission'),
    { lease, submissionId: 'submission-1' },
    bindings,
  )
  expect([submitted.status, submitted.body.receipt]).toEqual([200, expect.any(String)])
  await expect
    .poll(
      () => env.DB.prepare('SELECT receipt FROM results WHERE attempt_id = ?').bind(entry.attemptId).first('receipt'),
      {
        timeout: 15_000,
      },
    )
    .toBe(submitted.body.receipt)
})

test('with D1 down a new lobby is 503 with Retry-After, and a known one still renews its ticket (EXM-50, PLT-42)', async () => {
  const { call } = await signedUp()
  const { bindings } = watched(['DB', 'KV'])
  const reply = await call('POST', `/api/tests/${await testAt(Date.now() + 20 * minute)}/lobby`, {}, bindings)
  expect([reply.status, reply.body.code]).toEqual([503, 'platform.unavailable'])
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
})

describe('the database load of a live test (EXM-50, EXM-51)', () => {
  test('reads no table from end to end; coming back takes 3 round trips, a ticket none', async () => {
    const { call } = await signedUp()
    const testId = await testAt(Date.now() + 20 * minute)
    const { bindings, statements, trips } = watchedDatabase()
    const first = await call<LobbyEntry>('POST', `/api/tests/${testId}/lobby`, {}, bindings)
    expect(first.status).toBe(201)
    const entered = trips()
    expect((await call('POST', `/api/tests/${testId}/lobby`, {}, bindings)).status).toBe(200)
    expect(trips() - entered).toBeLessThanOrEqual(3)
    const came = trips()
    expect((await call('POST', '/api/live/ticket', { ticket: first.body.ticket }, bindings)).status).toBe(200)
    expect(trips() - came).toBe(0)
    await pushTest(servicesAt(Date.now, { env: bindings, db: drizzle(bindings.DB, { schema }) }), taskOf(testId, null))
    expect(await slowStatements(statements)).toEqual([])
  })
})

const taskOf = (testId: string, cursor: string | null, done = 0): Task<{ testId: string }> => ({
  id: 'tsk_push',
  kind: 'test_push',
  state: 'running',
  userId: null,
  input: { testId },
  output: null,
  done,
  total: null,
  cursor,
  createdAt: 0,
  updatedAt: 0,
})

test('a pause for all reaches every open attempt, 200 per step, and a repetition changes nothing (EXM-55)', async () => {
  const beginsAt = Date.now() - minute
  const testId = await testAt(beginsAt)
  const entries: LobbyEntry[] = []
  for (let student = 0; student < 3; student += 1)
    entries.push(await enterLobby(servicesAt(), { userId: unique('user'), session: 'session' }, testId))
  // Attempts without an object, as after an interrupted start.
  await env.DB.prepare(
    `INSERT INTO attempts (id, user_id, test_id, test_version_id, state, started_at)
     SELECT 'att_0' || value, 'user-' || value, ?1, ?1 || '_v1', 'in_progress', 1 FROM json_each(?2)`,
  )
    .bind(testId, JSON.stringify(Array.from({ length: 250 }, (_, index) => unique(String(index)))))
    .run()
  const from = Date.now()
  const pauses = (to: number | null) => JSON.stringify([{ from, to, reason: 'x' }])
  await env.DB.prepare('UPDATE tests SET pauses = ? WHERE id = ?').bind(pauses(null), testId).run()
  const pushAll = async () => {
    const first = await pushTest(servicesAt(), taskOf(testId, null))
    expect([first.done, typeof first.cursor]).toEqual([200, 'string'])
    const second = await pushTest(servicesAt(), taskOf(testId, first.cursor, first.done))
    expect([second.done, second.cursor]).toEqual([253, null])
  }
  const timings = () =>
    Promise.all(
      entries.map(async ({ attemptId }) => (await env.ATTEMPTS.getByName(attemptId).view(Date.now()))?.timing),
    )
  await pushAll()
  for (const timing of await timings()) expect(timing?.pausedAt).toBe(from)
  await env.DB.prepare('UPDATE tests SET pauses = ?, closes_at = closes_at + 5000 WHERE id = ?')
    .bind(pauses(from + 5_000), testId)
    .run()
  await pushAll()
  await pushAll()
  for (const timing of await timings())
    expect([timing?.pausedAt, timing?.deadlineAt]).toEqual([null, beginsAt + 30 * minute + 5_000])
})
