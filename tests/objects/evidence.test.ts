import { beforeAll, expect, test } from 'vitest'
import type { SyncAck } from '../../domain/attempts/contract.ts'
import { defaultDrainMs, evidenceMs } from '../../domain/attempts/timing.ts'
import type { AttemptEvidence } from '../../domain/results/evidence.ts'
import * as schema from '../../drizzle/schema/index.ts'
import { resultOf } from '../../worker/attempts/attempts.usecases.ts'
import { readEvidence } from '../../worker/attempts/evidence.usecases.ts'
import { exportedAttempts } from '../../worker/attempts/personal.usecases.ts'
import { Caller } from './caller.ts'
import { chosen, db, event, mock, newRunning, newAttempt, prepareDatabase, servicesAt } from './support.ts'

beforeAll(prepareDatabase)

type Running = Awaited<ReturnType<typeof newRunning>>

const device = 'device-01'
const at = (now: number) => servicesAt(() => now)

/** The row in D1 after a start. */
const inD1 = async <StoredAttempt extends Pick<Running, 'attemptId' | 'opening' | 'start'>>(attempt: StoredAttempt) => {
  const { attemptId: id, opening, start: startedAt } = attempt
  const { userId } = opening
  await db.insert(schema.attempts).values({
    id,
    userId,
    testId: mock.testId,
    testVersionId: mock.versionId,
    state: 'in_progress',
    startedAt,
  })
  return { ...attempt, userId }
}

/** An attempt whose first question has an answer given in time and one given late, received within the window. */
const withEvidence = async () => {
  const running = await inD1(await newRunning())
  const { stub, holder, questionIds, start, deadlineAt } = running
  const [first = ''] = questionIds
  await stub.sync(holder, { device, batch: [event(1, first, start + 1_000)] }, start + 2_000)
  const late = event(2, first, deadlineAt + 10, { answer: chosen('b') })
  await stub.sync(holder, { device, batch: [late] }, deadlineAt + 5_000)
  return { ...running, first }
}

test('evidence has the question, both answers, both times and the reason (EXM-40)', async () => {
  const { userId, attemptId, first, deadlineAt } = await withEvidence()
  const { items } = await readEvidence(at(deadlineAt + 6_000), userId, attemptId)
  expect(items).toEqual([
    {
      questionId: first,
      number: 1,
      section: expect.objectContaining({ en: expect.any(String) }),
      optionIds: expect.arrayContaining(['a', 'b']),
      answer: chosen('b'),
      stands: chosen('a'),
      at: deadlineAt + 10,
      receivedAt: deadlineAt + 5_000,
      reason: 'after_deadline',
    },
  ])
})

test('the result says for seven days after the close until when evidence can be counted (EXM-41, RES-32)', async () => {
  const { userId, attemptId, deadlineAt } = await withEvidence()
  const countableAt = async (now: number) => (await readEvidence(at(now), userId, attemptId)).countableUntil
  expect(await countableAt(deadlineAt + 6_000)).toBeNull()
  const closedAt = deadlineAt + defaultDrainMs + 1
  expect(await countableAt(closedAt)).toBe(closedAt + evidenceMs)
  expect(await countableAt(closedAt + evidenceMs)).toBe(closedAt + evidenceMs)
  expect(await countableAt(closedAt + evidenceMs + 1)).toBeNull()
  const { items } = await readEvidence(at(closedAt + evidenceMs + 1), userId, attemptId)
  expect(items, 'it is shown all the same').toHaveLength(1)
})

test('counted evidence is no longer listed, and answers given after the deadline always are (EXM-40, EXM-42)', async () => {
  const { userId, attemptId, stub, holder, questionIds, first, deadlineAt } = await withEvidence()
  const now = deadlineAt + defaultDrainMs + 1_000
  const other = { device: 'device-02', batch: [event(1, questionIds[1] ?? '', deadlineAt - 5)] }
  await stub.sync(holder, other, now)
  const shown = async () => (await readEvidence(at(now), userId, attemptId)).items.map(({ questionId }) => questionId)
  expect(await shown()).toEqual([first, questionIds[1]])
  await stub.countEvidence({ questionIds: null, until: now }, now)
  expect(await shown()).toEqual([first])
})

test('a student alone reads their answers that arrived after the submission, without any key (EXM-40, RES-35)', async () => {
  const student = await new Caller().signUp()
  const attempt = await student.begin()
  const { body: view } = await student.call<{ paper: { questions: { id: string }[] } }>('GET', attempt.of(''))
  const [first = '', second = ''] = view.paper.questions.map(({ id }) => id)
  expect((await attempt.save([event(1, first, Date.now())])).status).toBe(200)
  expect((await student.call<AttemptEvidence>('GET', attempt.of('/evidence'))).body).toEqual({
    items: [],
    countableUntil: null,
    closed: false,
  })
  expect((await attempt.submit()).status).toBe(200)
  const late = await attempt.save<SyncAck>([event(2, second, Date.now(), { answer: chosen('c') })])
  expect(late.body).toMatchObject({ closed: true, uncounted: [{ seq: 2, reason: 'after_submission' }] })

  const own = await student.call<AttemptEvidence>('GET', attempt.of('/evidence'))
  expect(own.status).toBe(200)
  expect(own.headers.get('cache-control')).toBe('no-store')
  expect(own.body.countableUntil).toBeGreaterThan(Date.now() + evidenceMs - 60_000)
  expect(own.body.items).toMatchObject([
    { questionId: second, number: 2, answer: chosen('c'), stands: null, reason: 'after_submission' },
  ])
  expect(own.text).not.toMatch(/"(key|keys|solution|outcome|units|verdict|device|marks)"/)

  const other = await new Caller().signUp()
  const theirs = await other.call('GET', attempt.of('/evidence'))
  const missing = await other.call('GET', attempt.of('/evidence').replace(/.{8}\/evidence$/, '00000000/evidence'))
  expect([theirs.status, missing.status]).toEqual([404, 404])
  expect({ ...theirs.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' })
  expect((await new Caller().call('GET', attempt.of('/evidence'))).status).toBe(401)
})

test("the copy of a student's data has the answers that do not count (EXM-65)", async () => {
  const { userId, first, deadlineAt } = await withEvidence()
  const [copied] = await exportedAttempts(servicesAt(), userId, '', 20)
  expect(copied?.responses).toMatchObject([{ questionId: first, answer: chosen('a') }])
  expect(copied?.evidence).toMatchObject([
    { questionId: first, answer: chosen('b'), stands: chosen('a'), at: deadlineAt + 10, reason: 'after_deadline' },
  ])
})

test('a result is scoring from the deadline on, with an end while answers may arrive (EXM-48)', async () => {
  const { userId, attemptId, deadlineAt } = await withEvidence()
  const askedAt = (now: number) => resultOf(at(now), userId, attemptId)
  const until = deadlineAt + defaultDrainMs
  await expect(askedAt(deadlineAt - 1)).rejects.toMatchObject({ status: 404 })
  expect(await askedAt(deadlineAt)).toEqual({ state: 'scoring', until, serverNow: deadlineAt })
  expect(await askedAt(until)).toEqual({ state: 'scoring', until, serverNow: until })
  expect(await askedAt(until + 1)).toEqual({ state: 'scoring' })
})

test('an absent attempt has no result and is not scoring for ever (EXM-48, EXM-53)', async () => {
  const start = Date.now() + 86_400_000
  const { stub, attemptId, userId } = await inD1(await newAttempt(start, { beginsAt: start }))
  const view = await stub.view(start)
  const closed = (view?.deadlineAt ?? 0) + defaultDrainMs + 1
  await stub.view(closed)
  await expect(resultOf(at(closed), userId, attemptId)).rejects.toMatchObject({ status: 404 })
  expect(await readEvidence(at(closed), userId, attemptId)).toEqual({
    items: [],
    countableUntil: closed + evidenceMs,
    closed: true,
  })
})

test('a reset attempt has no result, and none of its evidence can be counted (EXM-42, EXM-59)', async () => {
  const { stub, attemptId, userId, deadlineAt } = await withEvidence()
  await stub.abandon(deadlineAt + 7_000)
  await expect(resultOf(at(deadlineAt + 8_000), userId, attemptId)).rejects.toMatchObject({ status: 404 })
  expect(await readEvidence(at(deadlineAt + 8_000), userId, attemptId)).toMatchObject({
    countableUntil: null,
    closed: true,
  })
})
