import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { LobbyEntry, PaperKey } from '../../domain/attempts/lobby.ts'
import type { Bindings } from '../../worker/env.ts'
import { addTest, addTestRows, testRows } from '../support/rows.ts'
import { accessMatrix, type Row } from '../worker/access-matrix.ts'
import { Caller, type Reply } from './caller.ts'
import { d1Down, faulty, faultyD1, type Interfere } from './faulty.ts'
import { env, event, logged, mock, prepareDatabase, unique } from './support.ts'

beforeAll(async () => {
  await prepareDatabase()
  await addTestRows(env.DB, Date.now())
})
afterEach(() => {
  vi.useRealTimers()
})

const throws =
  (message: string): Interfere =>
  async () => {
    throw Object.assign(new Error(message), { retryable: message.includes('Durable Object') })
  }

/** The thirty seconds after which the platform gives up, a little shorter. */
const hangMs = 30
const hangs =
  (message: string): Interfere =>
  async () => {
    await new Promise((resolve) => setTimeout(resolve, hangMs))
    throw new Error(message)
  }

/** Whatever was read once is read the same again, as from a replica or a cache that is behind. */
const stale = (): Interfere => {
  const seen = new Map<string, unknown>()
  return async (call, what) => {
    const isRead = /^(get|head|list|(all|first|raw) (select|with))/i.test(what)
    if (!isRead) return call()
    if (!seen.has(what)) seen.set(what, await call())
    return structuredClone(seen.get(what)) as Awaited<ReturnType<typeof call>>
  }
}

/** Objects are named first and asked then. */
const objectsWith = <Namespace extends object>(namespace: Namespace, interfere: Interfere): Namespace =>
  new Proxy(namespace, {
    get: (target, name) =>
      name === 'getByName'
        ? () => faulty({ fetch: () => undefined, open: () => undefined } as object, interfere)
        : Reflect.get(target, name),
  })

const kvDown = 'KV GET failed: 503 Service Unavailable'
const r2Down = 'get: We encountered an internal error. Please try again. (10001)'
const queueDown = 'Queue send failed: Service Unavailable'
const objectDown = 'Durable Object storage operation exceeded timeout which caused object to be reset.'

const scenarios: [string, () => Partial<Bindings>][] = [
  ['DB throws', () => ({ DB: faultyD1(env.DB, throws(d1Down)) })],
  ['DB hangs', () => ({ DB: faultyD1(env.DB, hangs(d1Down)) })],
  ['DB is stale', () => ({ DB: faultyD1(env.DB, stale()) })],
  ['KV throws', () => ({ KV: faulty(env.KV, throws(kvDown)) })],
  ['KV hangs', () => ({ KV: faulty(env.KV, hangs(kvDown)) })],
  ['KV is stale', () => ({ KV: faulty(env.KV, stale()) })],
  ['DB and KV throw', () => ({ DB: faultyD1(env.DB, throws(d1Down)), KV: faulty(env.KV, throws(kvDown)) })],
  ['FILES throws', () => ({ FILES: faulty(env.FILES, throws(r2Down)) })],
  ['FILES hangs', () => ({ FILES: faulty(env.FILES, hangs(r2Down)) })],
  ['RESULTS_QUEUE throws', () => ({ RESULTS_QUEUE: faulty(env.RESULTS_QUEUE, throws(queueDown)) })],
  ['MAIL_QUEUE throws', () => ({ MAIL_QUEUE: faulty(env.MAIL_QUEUE, throws(queueDown)) })],
  ['TASKS_QUEUE throws', () => ({ TASKS_QUEUE: faulty(env.TASKS_QUEUE, throws(queueDown)) })],
  ['ATTEMPTS throws', () => ({ ATTEMPTS: objectsWith(env.ATTEMPTS, throws(objectDown)) })],
  ['LIMITERS throws', () => ({ LIMITERS: objectsWith(env.LIMITERS, throws(objectDown)) })],
]

const admin = { email: 'admin@demo.taiyari.test', password: 'Taiyari-admin-2026' }

/** A student in the middle of a sitting and in a lobby, and an administrator. */
const cast = async () => {
  const owner = await new Caller().signUp()
  const { attemptId, lease } = await owner.begin()
  const { ticket } = (await owner.call<LobbyEntry>('POST', `/api/tests/${testRows.lobby}/lobby`, {})).body
  const administrator = new Caller()
  expect((await administrator.call('POST', '/api/auth/sign-in/email', admin)).status).toBe(200)
  const target = () => ({ attemptId, lease, ticket, unique: unique('row'), ...admin })
  return { owner, administrator, target }
}

/** Why a reply is no way to fail, or null. */
const faultOf = ({ path, method }: Row, { status, headers, text }: Reply<unknown>): string | null => {
  if (status < 500) return null
  const isHonest =
    status === 503 && Number(headers.get('retry-after')) > 0 && headers.get('cache-control') === 'no-store'
  return isHonest && !/\bat \w+ \(|SELECT|D1_/.test(text) ? null : `${method} ${path}: ${status} ${text.slice(0, 200)}`
}

describe('trust.md, proofs, binding faults: no route answers an unhandled 500', () => {
  test.each(scenarios)(
    '%s',
    async (_what, parts) => {
      const { owner, administrator, target } = await cast()
      const bindings = { ...env, ...parts() }
      const tokenOnly = (name: string) => name.endsWith('session_token')
      const faults: (string | null)[] = []
      await logged('warn', () =>
        logged('error', async () => {
          for (const row of accessMatrix) {
            const actor = row.path.startsWith('/api/admin') ? administrator : owner
            // Once with the session's copy in the cookie, once without, so that it is looked up; twice, for what is kept.
            for (const caller of [actor.copy(), actor.copy(tokenOnly), actor.copy()]) {
              const address = row.address?.(target()) ?? row.path
              faults.push(faultOf(row, await caller.call(row.method, address, row.body?.(target()), bindings)))
            }
          }
        }),
      )
      expect(faults.filter(Boolean)).toEqual([])
    },
    60_000,
  )
})

/** Never answers at all. */
const silent: Interfere = () => new Promise(() => undefined)

describe('trust.md rule 10: an exam goes on with D1 and KV down', () => {
  test('begin, save, pause and submission wait for neither of them, even if they never answer', async () => {
    const student = await new Caller().signUp()
    const { of, lease, save, submit } = await student.begin()
    const mute = { ...env, DB: faultyD1(env.DB, silent), KV: faulty(env.KV, silent) }
    expect((await student.call('POST', of('/begin'), { lease, language: 'en', declared: true }, mute)).status).toBe(200)
    expect(await save([event(1, 'qst_rea-001', Date.now())], {}, mute)).toMatchObject({
      status: 200,
      body: { ackSeq: 1 },
    })
    expect((await student.call('POST', of('/pause'), { lease }, mute)).body.code).toBe('attempts.not_pausable')
    expect((await student.call('POST', of('/resume'), { lease }, mute)).body.code).toBe('attempts.not_pausable')
    expect(await submit({}, mute)).toMatchObject({ status: 200, body: { receipt: expect.any(String) } })
  })

  test('a live exam is opened, answered and handed in while they are down, and its result is there when they are back', async () => {
    const opensAt = Date.now() + 120_000
    const testId = unique('tst')
    await addTest(env.DB, { id: testId, opensAt, closesAt: null, commonStart: true, release: { rule: 'at_once' } })
    const student = await new Caller().signUp()
    const entered = await student.call<LobbyEntry>('POST', `/api/tests/${testId}/lobby`, {})
    const { attemptId, ticket } = entered.body
    const of = (rest: string) => `/api/attempts/${attemptId}${rest}`
    const down = {
      ...env,
      DB: faultyD1(env.DB, throws(d1Down)),
      KV: faulty(env.KV, throws(kvDown)),
      RESULTS_QUEUE: faulty(env.RESULTS_QUEUE, throws(queueDown)),
    }
    const stub = env.ATTEMPTS.getByName(attemptId)
    const withBindings = (bindings: Bindings) =>
      runInDurableObject(stub, (object) => void Object.assign(object, { env: bindings }))
    await withBindings(down)

    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(opensAt + 1_000)
    await logged('warn', async () => {
      await logged('error', async () => {
        const renewed = await student.call<{ ticket: string }>('POST', '/api/live/ticket', { ticket }, down)
        expect(renewed.status, renewed.text).toBe(200)
        const lease = renewed.body.ticket
        expect(await student.call<PaperKey>('POST', '/api/live/key', { ticket: lease }, down)).toMatchObject({
          status: 200,
          body: { key: expect.stringMatching(/^[0-9a-f]{64}$/) },
        })
        for (const seq of [1, 2, 3]) {
          const batch = [event(seq, `qst_rea-00${seq}`, Date.now())]
          const saved = await student.call('PUT', of('/responses'), { lease, device: 'device-01', batch }, down)
          expect(saved, saved.text).toMatchObject({ status: 200, body: { ackSeq: seq } })
        }
        const submission = { lease, submissionId: 'submission-1' }
        expect(await student.call('POST', of('/submission'), submission, down)).toMatchObject({
          status: 200,
          body: { receipt: expect.any(String) },
        })
        // What cannot be sent stays in the outbox, however often it is tried.
        for (let tries = 0; tries < 3; tries += 1) expect(await runDurableObjectAlarm(stub)).toBe(true)
      })
    })
    expect((await student.call('GET', of('/result'))).status).toBe(202)

    await withBindings(env)
    expect(await runDurableObjectAlarm(stub)).toBe(true)
    await vi.waitFor(async () => expect((await student.call('GET', of('/result'))).status).toBe(200), {
      timeout: 20_000,
      interval: 100,
    })
    expect((await student.call('GET', of('/result'))).body).toMatchObject({ state: 'released' })
  }, 60_000)
})

test('exam.md section 4: with D1 down nobody can begin a sitting that is not made yet, and is told to come again', async () => {
  const student = await new Caller().signUp()
  const down = { ...env, DB: faultyD1(env.DB, throws(d1Down)) }
  await logged('error', async () => {
    const refused = await student.call('POST', `/api/tests/${mock.testId}/attempts`, {}, down)
    expect(refused).toMatchObject({ status: 503, body: { code: 'platform.unavailable' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
