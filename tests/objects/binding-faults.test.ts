import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { LobbyEntry, PaperKey } from '../../domain/attempts/lobby.ts'
import type { Bindings } from '../../worker/env.ts'
import { addTest } from '../support/rows.ts'
import { Caller } from './caller.ts'
import { d1Down, faulty, faultyD1, type Interfere } from './faulty.ts'
import { env, event, logged, mock, prepareDatabase, unique } from './support.ts'

beforeAll(prepareDatabase)
afterEach(() => {
  vi.useRealTimers()
})

const throws =
  (message: string): Interfere =>
  async () => {
    throw new Error(message)
  }

const kvDown = 'KV GET failed: 503 Service Unavailable'
const queueDown = 'Queue send failed: Service Unavailable'

/** Never settles. */
const silent: Interfere = () => new Promise(() => undefined)

describe('an exam goes on with D1 and KV down (PLT-41, EXM-26)', () => {
  test('waits for neither of them to begin, save, pause and submit, even if they never answer', async () => {
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

  test('opens, answers and submits a live exam while they are down, and has its result once they are back', async () => {
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
        // A message that cannot be sent stays in the outbox through every retry.
        for (let tries = 0; tries < 3; tries += 1) expect(await runDurableObjectAlarm(stub)).toBe(true)
      })
    })

    // After the end of all attempts, before the release of results.
    vi.setSystemTime(opensAt + 3_600_000)
    await withBindings(env)
    expect(await runDurableObjectAlarm(stub)).toBe(true)
    await vi.waitFor(async () => expect((await student.call('GET', of('/result'))).status).toBe(200), {
      timeout: 20_000,
      interval: 100,
    })
    expect((await student.call('GET', of('/result'))).body).toMatchObject({ state: 'released' })
  }, 60_000)
})

test('refuses with "come again" to begin an attempt that was not created before D1 went down (PLT-42)', async () => {
  const student = await new Caller().signUp()
  const down = { ...env, DB: faultyD1(env.DB, throws(d1Down)) }
  await logged('error', async () => {
    const refused = await student.call('POST', `/api/tests/${mock.testId}/attempts`, {}, down)
    expect(refused).toMatchObject({ status: 503, body: { code: 'platform.unavailable' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
