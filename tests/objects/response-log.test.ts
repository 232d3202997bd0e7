import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { logFolder, verifyLog, type ResponseLog } from '../../domain/attempts/response-log.ts'
import { evidenceMs } from '../../domain/attempts/timing.ts'
import { responsesFrom, type CompactResponses } from '../../domain/results/compact.ts'
import { attempts, results, tasks } from '../../drizzle/schema/index.ts'
import { readEvidence } from '../../worker/attempts/evidence.usecases.ts'
import { eraseAttempts, exportedAttempts } from '../../worker/attempts/personal.usecases.ts'
import { scheduleOldLogs } from '../../worker/attempts/response-logs.task.ts'
import type { Bindings } from '../../worker/env.ts'
import { hashOf } from '../../worker/platform/hash.ts'
import { paperOf } from '../../worker/questions/papers.usecases.ts'
import { readEventLog } from '../../worker/results/event-log.usecases.ts'
import { resultExists } from '../../worker/results/results.usecases.ts'
import { faulty } from './faulty.ts'
import { chosen, db, env, event, logged, mock, newRunning, prepareDatabase, servicesAt } from './support.ts'
import { losses } from './worker.ts'

beforeAll(prepareDatabase)
afterEach(() => vi.useRealTimers())

const device = 'device-01'
const day = 86_400_000
const within = { timeout: 20_000, interval: 20 }

type Ended = Awaited<ReturnType<typeof newEnded>>
type Stub = Ended['stub']

const rowOf = (attemptId: string) => db.select().from(attempts).where(eq(attempts.id, attemptId)).get()

const rowsIn = (stub: Stub, table: 'saves' | 'outbox' | 'integrity') =>
  runInDurableObject(
    stub,
    (_object, state) => state.storage.sql.exec<{ rows: number }>(`SELECT count(*) AS rows FROM ${table}`).one().rows,
  )

const alarmOf = (stub: Stub) => runInDurableObject(stub, (_object, state) => state.storage.getAlarm())

const withBindings = (stub: Stub, bindings: Bindings) =>
  runInDurableObject(stub, (object) => void Object.assign(object, { env: bindings }))

/** Runs alarms until a condition holds; the queue delivers in its own time. */
const ringUntil = (stub: Stub, holds: () => Promise<boolean>) =>
  vi.waitFor(async () => {
    await runDurableObjectAlarm(stub)
    expect(await holds()).toBe(true)
  }, within)

const scored = async ({ stub, attemptId }: Pick<Ended, 'stub' | 'attemptId'>, closing = 1) => {
  await ringUntil(stub, () => resultExists(env, { attemptId, closing }))
  await ringUntil(stub, async () => (await rowsIn(stub, 'outbox')) === 0)
}

/** A submitted and scored attempt with two saves, one with a certainty, a late answer and an integrity note. */
const newEnded = async () => {
  const running = await newRunning()
  const { stub, attemptId: id, holder, start, deadlineAt, questionIds, opening } = running
  const [one = '', two = ''] = questionIds
  const { userId } = opening
  const { testId, versionId: testVersionId } = mock
  await db.insert(attempts).values({ id, userId, testId, testVersionId, state: 'in_progress', startedAt: start })
  const integrity = [{ kind: 'window_left' as const, at: start + 1_500, ms: 2_000 }]
  await stub.sync(
    holder,
    { device, batch: [event(1, one, start + 1_000, { certainty: 'half' })], integrity },
    start + 4_000,
  )
  await stub.sync(holder, { device, batch: [event(2, two, start + 5_000)] }, start + 6_000)
  await stub.submit(holder, 'submission', start + 7_000)
  await stub.sync(holder, { device, batch: [event(3, one, start + 8_000, { answer: chosen('b') })] }, start + 9_000)
  await scored({ stub, attemptId: id })
  const closedAt = start + 7_000
  return { ...running, userId, one, two, deadlineAt, closedAt, overAt: closedAt + evidenceMs + day }
}

const textOf = async (key: string): Promise<string | null> => {
  const file = await env.FILES.get(key)
  return file && gunzipSync(await file.bytes()).toString()
}

const readLogOf = async (attemptId: string): Promise<ResponseLog> => {
  const row = await rowOf(attemptId)
  const verified = await verifyLog((await textOf(row?.logKey ?? '')) ?? '', hashOf)
  if (!verified.ok) throw new Error(`Line ${verified.line} does not follow.`)
  expect(verified.log.end.hash).toBe(row?.logHash)
  return verified.log
}

/** Lets the time of evidence pass and runs alarms until D1 has the log and the journal is dropped. */
const passWindow = async ({ stub, overAt }: Ended) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(overAt)
  await ringUntil(stub, async () => (await rowsIn(stub, 'saves')) === 0)
}

const answers = ({ responses }: { responses: { questionId: string; answer: unknown }[] }) =>
  responses.map(({ questionId, answer }) => [questionId, answer])

describe('the response log of an attempt (EXM-60, EXM-65)', () => {
  test('is written whole, with the receipt, once nothing more may arrive, and D1 has its key', async () => {
    const ended = await newEnded()
    const { stub, attemptId, userId, one, two, closedAt } = ended
    expect(await alarmOf(stub)).toBeGreaterThanOrEqual(closedAt + evidenceMs)
    await runDurableObjectAlarm(stub)
    expect(await rowOf(attemptId)).toMatchObject({ logKey: null, logHash: null })

    await passWindow(ended)
    expect(await rowOf(attemptId)).toMatchObject({
      logKey: `attempts/${attemptId}/log-1.ndjson.gz`,
      logClosing: 1,
      logHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    const { saves, end } = await readLogOf(attemptId)
    expect(saves.map(({ device: of, events }) => [of, events.map(({ questionId }) => questionId)])).toEqual([
      [device, [one]],
      [device, [two]],
      [device, [one]],
    ])
    expect(saves[2]?.events).toMatchObject([{ uncounted: 'after_submission' }])
    expect(end).toMatchObject({ attemptId, userId, closing: 1, closedBy: 'student', closedAt, language: 'en' })
    expect(end.receipt).toBe((await stub.view(ended.overAt))?.receipt)
    expect(end.integrity).toMatchObject([{ kind: 'window_left', ms: 2_000 }])
    expect(await rowsIn(stub, 'outbox')).toBe(0)
  })

  test('answers every later read of the attempt when the journal is deleted', async () => {
    const ended = await newEnded()
    const { stub, userId, attemptId, holder, one, overAt } = ended
    const services = servicesAt(() => overAt)
    const read = async () => ({
      evidence: await readEvidence(services, userId, attemptId),
      view: await stub.view(overAt),
      copy: await exportedAttempts(services, userId, '', 10),
    })
    const before = await read()
    await passWindow(ended)
    expect(await alarmOf(stub)).toBeNull()
    await evictDurableObject(stub)
    const { items } = await readEvidence(services, userId, attemptId)
    expect(items).toEqual(before.evidence.items)
    // Reading evidence does not restore the journal.
    expect(await rowsIn(stub, 'saves')).toBe(0)
    expect(await read()).toEqual(before)
    expect(before.copy).toMatchObject([{ log: [{ revision: 1 }, { revision: 2 }, { revision: 3 }] }])
    const late = await stub.sync(holder, { device, batch: [event(4, one, overAt)] }, overAt)
    expect(late).toMatchObject({ refused: 'closed', view: { revision: 3, responses: before.view?.responses } })

    // A restored journal is dropped again.
    const again = await alarmOf(stub)
    expect(again).toBeGreaterThan(overAt)
    vi.setSystemTime(again ?? 0)
    await runDurableObjectAlarm(stub)
    expect(await rowsIn(stub, 'saves')).toBe(0)
    expect(await alarmOf(stub)).toBeNull()
  })

  test('reads the same from the object and from R2, without restoring the journal (RES-100)', async () => {
    const ended = await newEnded()
    const { stub, attemptId, start, one, two, deadlineAt, overAt } = ended
    const services = servicesAt(() => overAt)
    const early = await readEventLog(services, attemptId)
    expect(
      early?.events.map(({ questionId, given, device: on, uncounted }) => [questionId, given, on, uncounted]),
    ).toEqual([
      [one, start + 1_000, device, undefined],
      [two, start + 5_000, device, undefined],
      [one, start + 8_000, device, 'after_submission'],
    ])
    expect(early).toMatchObject({ begunAt: start, closedBy: 'student', integrity: [{ kind: 'window_left' }] })
    expect(early?.clock).toMatchObject({ begunAt: start, durationMs: deadlineAt - start })
    await passWindow(ended)
    expect(await readEventLog(services, attemptId)).toEqual(early)
    expect(await rowsIn(stub, 'saves')).toBe(0)

    const { logKey } = (await rowOf(attemptId)) ?? {}
    await env.FILES.put(logKey ?? '', 'not a log')
    expect(await readEventLog(services, attemptId)).toBeNull()
    expect(await readEventLog(services, 'att_missing')).toBeNull()
  })

  test('keeps a certainty through object, result, chain and restored journal, where a repeated save is known (RES-114)', async () => {
    const ended = await newEnded()
    const { stub, attemptId, holder, start, one, overAt } = ended
    const again = [event(1, one, start + 1_000)]
    expect(await stub.sync(holder, { device, batch: again }, start + 9_500)).toMatchObject({ ackSeq: 3 })
    const { responses } = (await db.select().from(results).where(eq(results.attemptId, attemptId)).get()) ?? {}
    const { order } = await paperOf(servicesAt(), mock.versionId)
    expect(responsesFrom(order, responses as CompactResponses)).toMatchObject([{ certainty: 'half' }, {}])
    await passWindow(ended)
    expect((await readLogOf(attemptId)).saves[0]?.events).toMatchObject([{ questionId: one, certainty: 'half' }])
    const restored = (await stub.view(overAt))?.responses
    expect(restored?.find(({ questionId }) => questionId === one)?.certainty).toBe('half')
  })

  test('is retried until R2 answers, and nothing is deleted before', async () => {
    const ended = await newEnded()
    const { stub, attemptId, overAt } = ended
    const FILES = faulty(env.FILES, () => Promise.reject(new Error('R2 does not answer.')))
    await withBindings(stub, { ...env, FILES })
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(overAt)
    const waits: number[] = []
    const warnings = await logged('warn', async () => {
      for (let tries = 0; tries < 3; tries += 1) {
        expect(await runDurableObjectAlarm(stub)).toBe(true)
        waits.push(((await alarmOf(stub)) ?? 0) - overAt)
      }
    })
    expect(warnings.map((line) => line.event)).toEqual(Array(3).fill('attempts.log_unwritten'))
    expect(waits).toEqual([10_000, 20_000, 40_000])
    expect(await rowsIn(stub, 'saves')).toBe(3)
    expect(await rowOf(attemptId)).toMatchObject({ logKey: null })
    await withBindings(stub, env)
    await passWindow(ended)
    expect((await readLogOf(attemptId)).saves).toHaveLength(3)
  })

  test('is written again where a save is acknowledged during the upload', async () => {
    const ended = await newEnded()
    const { stub, attemptId, holder, two, closedAt, overAt } = ended
    losses.set(attemptId, 1_000)
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(overAt)
    await ringUntil(stub, async () => (await rowsIn(stub, 'outbox')) === 1)
    const at = closedAt + evidenceMs
    const batch = [event(4, two, closedAt + 1_000, { answer: chosen('c') })]
    expect(await stub.sync(holder, { device, batch }, at)).toMatchObject({ revision: 4, closed: true })
    losses.set(attemptId, 0)
    await passWindow(ended)
    expect((await readLogOf(attemptId)).saves).toHaveLength(4)
    expect(await stub.view(overAt)).toMatchObject({ revision: 4 })
  })

  test('is whole after a crash between any two steps and after a lost queue message', async () => {
    const ended = await newEnded()
    const { stub, attemptId, overAt } = ended
    const key = `attempts/${attemptId}/log-1.ndjson.gz`
    losses.set(attemptId, 1_000)
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(overAt)
    // A crash after R2 has the log and before the outbox does.
    const kill = faulty(env.FILES, async (call, name) => {
      const reply = await call()
      if (name.startsWith('put')) throw new Error('The object was killed.')
      return reply
    })
    await withBindings(stub, { ...env, FILES: kill })
    await logged('warn', () => runDurableObjectAlarm(stub))
    const first = await textOf(key)
    expect(first).not.toBeNull()
    expect(await rowsIn(stub, 'outbox')).toBe(0)
    await evictDurableObject(stub)

    // Written again; a crash with the key in the outbox, and the queue loses it.
    await runDurableObjectAlarm(stub)
    expect(await textOf(key)).toBe(first)
    await evictDurableObject(stub)
    await ringUntil(stub, async () => (losses.get(attemptId) ?? 0) < 998)
    expect(await rowsIn(stub, 'saves')).toBe(3)
    losses.set(attemptId, 0)
    await evictDurableObject(stub)

    // A crash with the key in D1 and the journal still in the object.
    await vi.waitFor(async () => {
      if ((await rowOf(attemptId))?.logKey === null) await runDurableObjectAlarm(stub)
      expect((await rowOf(attemptId))?.logKey).toBe(key)
    }, within)
    await evictDurableObject(stub)
    await ringUntil(stub, async () => (await rowsIn(stub, 'saves')) === 0)
    expect((await readLogOf(attemptId)).saves).toHaveLength(3)
    expect(await rowsIn(stub, 'outbox')).toBe(0)
  })

  test('is withdrawn when the attempt is reopened, and the next close has its own log', async () => {
    const ended = await newEnded()
    const { stub, attemptId, userId, one, two, overAt, questionIds } = ended
    await passWindow(ended)
    const before = await stub.view(overAt)
    const [, , three = ''] = questionIds
    await evictDurableObject(stub)
    expect(await stub.reopen(60_000, overAt)).toEqual({ deadlineAt: overAt + 60_000 })
    const taken = await stub.takeOver('session-again', device, overAt + 1)
    if ('refused' in taken) throw new Error(taken.refused)
    const holder = { epoch: taken.epoch, session: 'session-again' }
    await stub.sync(holder, { device, batch: [event(4, three, overAt + 10)] }, overAt + 20)
    expect(answers((await stub.view(overAt + 30)) ?? { responses: [] })).toEqual([
      ...answers(before ?? { responses: [] }),
      [three, chosen('a')],
    ])
    const submitted = await stub.submit(holder, 'submission-2', overAt + 40)
    await scored(ended, 2)
    const again = { ...ended, overAt: overAt + evidenceMs + day }
    await passWindow(again)
    expect(await rowOf(attemptId)).toMatchObject({ logKey: `attempts/${attemptId}/log-2.ndjson.gz`, logClosing: 2 })
    const { saves, end } = await readLogOf(attemptId)
    expect(saves.flatMap(({ events }) => events.map(({ questionId }) => questionId))).toEqual([one, two, one, three])
    expect(end).toMatchObject({ userId, closing: 2, receipt: 'receipt' in submitted ? submitted.receipt : '' })
    expect((await env.FILES.list({ prefix: logFolder(attemptId) })).objects).toHaveLength(2)
  })

  test('is withdrawn when the office decided in time to count evidence, though the task runs later', async () => {
    const ended = await newEnded()
    const { stub, attemptId, one, closedAt, overAt } = ended
    await passWindow(ended)
    const counted = await stub.countEvidence({ questionIds: null, until: closedAt + evidenceMs }, overAt)
    if ('refused' in counted) throw new Error(counted.refused)
    expect(counted.submission.responses.find(({ questionId }) => questionId === one)?.answer).toEqual(chosen('b'))
    await scored(ended, 2)
    await passWindow(ended)
    expect((await readLogOf(attemptId)).end).toMatchObject({ closing: 2, countedEvidence: [{ questionIds: null }] })
  })

  test('is deleted with its student, also during the upload', async () => {
    const ended = await newEnded()
    const { attemptId, userId, overAt } = ended
    const files = () => env.FILES.list({ prefix: logFolder(attemptId) })
    await passWindow(ended)
    expect((await files()).objects).toHaveLength(1)
    await eraseAttempts(servicesAt(), userId, '', 10)
    expect((await files()).objects).toEqual([])
    expect(await rowOf(attemptId)).toBeUndefined()

    vi.useRealTimers()
    const other = await newEnded()
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(overAt + day)
    await runInDurableObject(other.stub, async (object) => {
      const FILES = faulty(env.FILES, async (call, name) => {
        if (name.startsWith('put')) await object.erase(other.attemptId)
        return call()
      })
      Object.assign(object, { env: { ...env, FILES } })
      await object.alarm()
    })
    expect((await env.FILES.list({ prefix: logFolder(other.attemptId) })).objects).toEqual([])
    expect(await alarmOf(other.stub)).toBeNull()
  })

  test('is refused when it was changed, and the attempt stays as it is', async () => {
    const ended = await newEnded()
    const { stub, attemptId, overAt } = ended
    await passWindow(ended)
    const key = (await rowOf(attemptId))?.logKey ?? ''
    const whole = await env.FILES.get(key)
    const bytes = (await whole?.bytes()) ?? new Uint8Array()
    await env.FILES.delete(key)
    await expect(runInDurableObject(stub, (object) => object.reopen(60_000, overAt))).rejects.toThrow(
      /does not match its hash/,
    )
    await env.FILES.put(key, bytes)
    expect(await stub.reopen(60_000, overAt)).toEqual({ deadlineAt: overAt + 60_000 })
  })

  test('hashes saves stored before hashes existed', async () => {
    const ended = await newEnded()
    const { stub, attemptId } = ended
    await runInDurableObject(stub, (_object, state) => void state.storage.sql.exec('UPDATE saves SET hash = NULL'))
    await evictDurableObject(stub)
    await passWindow(ended)
    expect((await readLogOf(attemptId)).saves).toHaveLength(3)
  })

  test('of attempts that ended before logs existed is written by a task', async () => {
    const ended = await newEnded()
    const { stub, attemptId, overAt } = ended
    await runInDurableObject(stub, (_object, state) => state.storage.deleteAlarm())
    const step = { id: 'tsk_logs', kind: 'response_logs' as const, state: 'running' as const, userId: null, input: {} }
    const row = { ...step, output: null, done: 0, total: null, createdAt: 1, updatedAt: 1 }
    await scheduleOldLogs(
      servicesAt(() => overAt),
      { ...row, cursor: `${attemptId.slice(0, -1)}` },
    )
    expect(await alarmOf(stub)).toBe(overAt + 5_000)
    await passWindow(ended)
    expect((await readLogOf(attemptId)).saves).toHaveLength(3)
    expect(await db.select().from(tasks).where(eq(tasks.kind, 'response_logs'))).toEqual([])
  })
})
