import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { AttemptView, SyncAck, NewLease } from '../../domain/attempts/contract.ts'
import { Caller } from './caller.ts'
import { d1Down, faultyD1 } from './faulty.ts'
import { chosen, env, event, logged, prepareDatabase } from './support.ts'

/** Failures of other exam systems under load, as reported by their users. */

beforeAll(prepareDatabase)
afterEach(() => {
  vi.useRealTimers()
})

const [one, two] = ['qst_rea-001', 'qst_rea-002']
const minute = 60_000

const at = (instant: number): void => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(instant)
}

test('stores the save of a stale tab and says that the tab is stale (EXM-30)', async () => {
  const student = await new Caller().signUp()
  const first = await student.begin()
  const second = student.copy()
  const taken = await second.call<NewLease>('POST', first.of('/lease'), { device: 'device-02' })
  const stale = await first.save([event(1, one, Date.now())])
  expect(stale).toMatchObject({
    status: 409,
    body: { code: 'attempts.lease_stale', details: { merged: { ackSeq: 1 }, responses: [{ questionId: one }] } },
  })
  expect(await first.stored(), 'it is not answered OK, and it is stored').toMatchObject([{ questionId: one }])
  const { lease } = taken.body
  expect((await first.save([event(1, two, Date.now())], { lease, device: 'device-02' })).status).toBe(200)
  expect(await first.stored()).toHaveLength(2)
})

test('keeps a save ten minutes late as evidence and does not count it (EXM-40)', async () => {
  const student = await new Caller().signUp()
  const { save, submit, stored, deadlineAt } = await student.begin()
  expect((await save([event(1, one, deadlineAt - 40 * 1_000)])).status).toBe(200)
  at(deadlineAt + 10 * minute)
  for (const [index, given] of [deadlineAt - 1, deadlineAt, deadlineAt + 10 * minute].entries())
    expect(await save([event(index + 2, two, given)])).toMatchObject({
      status: 200,
      body: { closed: true, uncounted: [{ seq: index + 2 }] },
    })
  expect(await stored(), 'it is kept as evidence, which says so and does not count').toMatchObject([
    { questionId: one },
  ])
  expect(await submit()).toMatchObject({ status: 200, body: { receipt: expect.any(String) } })
  expect(await stored()).toHaveLength(1)
})

test('refuses a save after sign-out with 401, and takes it after the next sign-in (EXM-35)', async () => {
  const student = await new Caller().signUp()
  const { save, of, stored, lease } = await student.begin()
  expect((await save([event(1, one, Date.now())])).status).toBe(200)
  const [tab, email] = [student.copy(), student.email]
  await student.call('POST', '/api/auth/sign-out', {})
  const batch = [event(2, two, Date.now())]
  const refused = await save(batch)
  expect(refused).toMatchObject({ status: 401, body: { code: 'accounts.sign_in_required' } })
  expect(await tab.call('PUT', of('/responses'), { lease, device: 'device-01', batch })).toMatchObject({
    status: 401,
  })
  // After the next sign-in the attempt continues, and the refused save is sent again.
  const again = Object.assign(new Caller(), { email })
  expect((await again.signIn()).status).toBe(200)
  const { body } = await again.call<NewLease>('POST', of('/lease'), { device: 'device-01' })
  const sent = { lease: body.lease, device: 'device-01', batch }
  expect(await again.call<SyncAck>('PUT', of('/responses'), sent)).toMatchObject({ status: 200, body: { ackSeq: 2 } })
  student.cookies.clear()
  for (const [name, value] of again.cookies) student.cookies.set(name, value)
  expect(await stored()).toHaveLength(2)
})

test('stores every save of the last two minutes (EXM-19)', async () => {
  const student = await new Caller().signUp()
  const { save, stored, deadlineAt } = await student.begin()
  const instants = Array.from({ length: 24 }, (_, index) => deadlineAt - 2 * minute + index * 5_000)
  for (const [index, instant] of [...instants, deadlineAt - 1].entries()) {
    at(instant)
    const option = chosen(index % 2 === 0 ? 'a' : 'b')
    expect(await save([event(index + 1, one, instant, { answer: option })])).toMatchObject({
      status: 200,
      body: { ackSeq: index + 1 },
    })
    expect(await stored()).toMatchObject([{ questionId: one, answer: option, at: instant }])
  }
})

test('tells the second of two tabs about the first, and keeps the latest answer by its time (EXM-30, EXM-33)', async () => {
  const student = await new Caller().signUp()
  const { save, of, stored } = await student.begin()
  at(Date.now() + minute)
  const given = Date.now() - 1_000
  expect((await save([event(1, one, given)])).status).toBe(200)
  const other = { device: 'device-02' }
  const refused = await save([event(1, one, given - 1, { answer: chosen('b') })], other)
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'attempts.lease_stale', details: { responses: [{ questionId: one, answer: chosen('a') }] } },
  })
  // The second tab must take over explicitly; then the first one is refused.
  const { lease } = (await student.call<NewLease>('POST', of('/lease'), other)).body
  const goesOn = { ...other, lease }
  expect((await save([event(2, one, given + 2, { answer: chosen('b') })], goesOn)).status).toBe(200)
  expect(await save([event(2, one, given + 1, { answer: chosen('c') })])).toMatchObject({
    status: 409,
    body: { details: { responses: [{ questionId: one, answer: chosen('b') }] } },
  })
  expect(await stored(), 'the latest by its time stands, not the last to be written').toMatchObject([
    { answer: chosen('b') },
  ])
  const { differences } = (await student.call<AttemptView>('GET', of(''))).body
  expect(differences.map(({ other: unknown }) => unknown.answer)).toContainEqual(chosen('c'))
})

test('admits 20 students of one lab who sign in at once with right passwords (PLT-28)', async () => {
  const lab = await Promise.all(
    Array.from({ length: 20 }, async () => Object.assign(await new Caller().signUp(), { address: 'one lab' })),
  )
  for (const student of lab) student.cookies.clear()
  const replies = await Promise.all(lab.map((student) => student.signIn()))
  expect(replies.map(({ status }) => status)).toEqual(lab.map(() => 200))
}, 60_000)

test('answers database errors with 503, never with 200 (PLT-3)', async () => {
  const student = await new Caller().signUp()
  const { of } = await student.begin()
  const signedIn = student.copy((name) => name.endsWith('session_token'))
  const down = {
    ...env,
    DB: faultyD1(env.DB, async () => {
      throw new Error(`${d1Down} SELECT * FROM secrets`)
    }),
  }
  await logged('error', async () => {
    for (const [method, path, body] of [
      ['GET', '/api/attempts'],
      ['GET', of('')],
      ['GET', of('/result')],
      ['POST', of('/lease'), { device: 'device-01' }],
      ['POST', '/api/tests/tst_ssc-cgl-mock-1/attempts', {}],
      ['GET', '/api/series'],
    ] as const) {
      const reply = await signedIn.call(method, path, body, down)
      expect([path, reply.status, reply.body.code]).toEqual([path, 503, 'platform.unavailable'])
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(reply.text).not.toMatch(/D1|SELECT|secrets|at \w+ \(/)
    }
  })
})
