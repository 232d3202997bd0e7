import {
  createExecutionContext,
  createMessageBatch,
  getQueueResult,
  runDurableObjectAlarm,
  runInDurableObject,
} from 'cloudflare:test'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { eq } from 'drizzle-orm'
import { attempts, demoCounts, entitlements, results, scoreHistogram } from '../../drizzle/schema/index.ts'
import { newId } from '../../worker/platform/ids.ts'
import { accessToItems } from '../../worker/purchases/purchases.usecases.ts'
import { keysOf, paperOf } from '../../worker/questions/papers.usecases.ts'
import { consumeResults, type ResultsMessage, type SubmissionMessage } from '../../worker/results/results.queue.ts'
import { resultExists } from '../../worker/results/results.usecases.ts'
import { readResult } from '../../worker/results/results.store.ts'
import { chosen, db, env, event, logged, mock, newRunning, prepareDatabase, servicesAt, unique } from './support.ts'
import { losses } from './worker.ts'
import { keyedOf, optionsOf } from '../../domain/questions/kinds/options.ts'

beforeAll(prepareDatabase)

const outboxRows = (stub: DurableObjectStub) =>
  runInDurableObject(
    stub,
    (_instance, state) => state.storage.sql.exec<{ rows: number }>('SELECT count(*) AS rows FROM outbox').one().rows,
  )

const seen = (attemptId: string) =>
  vi.waitFor(async () => expect(await resultExists(env, attemptId)).toBe(true), { timeout: 20_000, interval: 50 })

describe('outbox', () => {
  test('trust.md rule 9: the alarm sends again until the result is seen in D1, when the queue has lost the message', async () => {
    const { stub, attemptId, epoch, start, questionIds, deadlineAt } = await newRunning()
    await stub.sync(epoch, 'device-01', [event(1, questionIds[0] ?? '', start + 1)], start + 2)
    losses.set(attemptId, 1)
    await stub.submit(epoch, 'submission', start + 3)
    await vi.waitFor(() => expect(losses.get(attemptId)).toBe(0), { timeout: 20_000, interval: 50 })
    expect(await resultExists(env, attemptId)).toBe(false)
    expect(await outboxRows(stub)).toBe(1)

    expect(await runDurableObjectAlarm(stub)).toBe(true)
    await seen(attemptId)
    expect(await outboxRows(stub)).toBe(1)
    expect(await stub.view(deadlineAt)).toMatchObject({ state: 'submitted' })

    expect(await runDurableObjectAlarm(stub)).toBe(true)
    expect(await outboxRows(stub)).toBe(0)
    expect(await stub.view(deadlineAt)).toMatchObject({ state: 'scored' })
    expect(await runDurableObjectAlarm(stub)).toBe(false)
  })

  test('exam.md section 4: the result is made of what the object held, under its receipt', async () => {
    const { stub, attemptId, epoch, start, questionIds, opening } = await newRunning()
    const [one = '', two = ''] = questionIds
    const key = (await keysOf(servicesAt(), mock.versionId)).get(one)?.key
    const right = key && 'optionIds' in key ? key.optionIds : []
    await stub.sync(
      epoch,
      'device-01',
      [
        event(1, one, start + 1, { answer: { optionIds: right } }),
        event(2, two, start + 2, { answer: null, status: 'marked' }),
      ],
      start + 3,
    )
    const submitted = await stub.submit(epoch, 'submission', start + 4)
    await seen(attemptId)
    const row = await db.select().from(results).where(eq(results.attemptId, attemptId)).get()
    expect(row).toMatchObject({
      receipt: 'receipt' in submitted ? submitted.receipt : '',
      userId: opening.userId,
      units: 360,
      closedBy: 'student',
      submittedAt: start + 4,
      lateSynced: 0,
      ranked: true,
    })
    expect(row?.scores.filter(({ verdict }) => verdict === 'correct').map(({ questionId }) => questionId)).toEqual([
      one,
    ])
    expect(row?.scores).toHaveLength(20)
  })
})

let delivered = 0
const deliver = async (bodies: ResultsMessage[]) => {
  const batch = createMessageBatch<ResultsMessage>(
    'taiyari-results',
    bodies.map((body) => ({ id: `message-${(delivered += 1)}`, timestamp: Date.now(), attempts: 1, body })),
  )
  const ctx = createExecutionContext()
  await consumeResults(batch, env, ctx)
  return getQueueResult(batch, ctx)
}

/** A closed sitting with so many of the first questions right, and the next one wrong. */
const submission = async (testId: string, userId: string, right: number): Promise<SubmissionMessage> => {
  const services = servicesAt()
  const [{ paper }, keys] = await Promise.all([paperOf(services, mock.versionId), keysOf(services, mock.versionId)])
  const responses = paper.questions.slice(0, right + 1).map((question, index) => {
    const { id } = question
    const key = keys.get(id)?.key
    const keyed = key ? keyedOf(key) : []
    const wrong = optionsOf(question).find((option) => !keyed.includes(option.id))?.id ?? ''
    return {
      questionId: id,
      answer: index < right ? { optionIds: keyed } : chosen(wrong),
      status: 'answered' as const,
      at: 1,
      ms: 1_000,
    }
  })
  return {
    kind: 'submission',
    attemptId: newId('att', Date.now()),
    userId,
    testId,
    testVersionId: mock.versionId,
    receipt: unique('receipt'),
    submittedAt: Date.now(),
    closedBy: 'student',
    lateSynced: 0,
    responses,
  }
}
const unitsOf = (right: number): number => right * 360 - 90

/** A shuffle that is the same in every run. */
const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item, index) => ({ item, order: (index * 7919 + 104_729) % 1_009 }))
    .sort((first, second) => first.order - second.order)
    .map(({ item }) => item)

describe('consumer', () => {
  test('trust.md, proofs, queue: delivered three times and shuffled, there is one result each and the histogram is exact', async () => {
    const testId = unique('tst')
    const rights = Array.from({ length: 40 }, (_, index) => (index * 7) % 13)
    const firsts = await Promise.all(rights.map((right) => submission(testId, unique('user'), right)))
    const deliveries = shuffled([...firsts, ...firsts, ...firsts])
    for (let from = 0; from < deliveries.length; from += 25) {
      const page = deliveries.slice(from, from + 25)
      expect((await deliver(page)).explicitAcks).toHaveLength(page.length)
    }

    const rows = await db.select().from(results).where(eq(results.testId, testId))
    expect(rows).toHaveLength(40)
    expect(rows.every(({ ranked }) => ranked)).toBe(true)
    const bars = await db.select().from(scoreHistogram).where(eq(scoreHistogram.testId, testId))
    const expected = [...Map.groupBy(rights, unitsOf)].map(([units, students]) => ({
      testId,
      units,
      students: students.length,
    }))
    expect(bars.sort((first, second) => first.units - second.units)).toEqual(
      expected.sort((first, second) => first.units - second.units),
    )

    for (const [index, { attemptId }] of firsts.entries()) {
      const row = await readResult(servicesAt().db, attemptId)
      expect(row).toMatchObject({ of: 40, above: rights.filter((right) => right > (rights[index] ?? 0)).length })
    }
  })

  test('exam.md section 5: the first attempt ranks, a reattempt is practice and never in the histogram', async () => {
    const [testId, userId] = [unique('tst'), unique('user')]
    const first = await submission(testId, userId, 3)
    const again = await submission(testId, userId, 9)
    await deliver([first])
    await deliver([again, first, again])
    const rows = await db.select().from(results).where(eq(results.userId, userId))
    expect(new Map(rows.map(({ attemptId, ranked }) => [attemptId, ranked]))).toEqual(
      new Map([
        [first.attemptId, true],
        [again.attemptId, false],
      ]),
    )
    expect(await db.select().from(scoreHistogram).where(eq(scoreHistogram.testId, testId))).toEqual([
      { testId, units: unitsOf(3), students: 1 },
    ])
  })

  test('trust.md, platform facts, queues: one bad message is retried by itself and brings nobody back with it', async () => {
    const testId = unique('tst')
    const good = await submission(testId, unique('user'), 1)
    const bad = { ...(await submission(testId, unique('user'), 1)), testVersionId: 'no such version' }
    const other = await submission(testId, unique('user'), 2)
    const errors = await logged('error', async () => {
      const { explicitAcks, retryMessages } = await deliver([good, bad, other])
      expect(explicitAcks).toHaveLength(2)
      expect(retryMessages).toEqual([{ msgId: expect.any(String) }])
    })
    expect(errors.map((line) => line.event)).toEqual(['results.scoring_failed'])
    expect(await db.select({ userId: results.userId }).from(results).where(eq(results.testId, testId))).toHaveLength(2)
  })

  test('exam.md section 4: a scored sitting is no longer open, so a practice test can be started again', async () => {
    const first = await submission(unique('tst'), unique('user'), 1)
    const { attemptId: id, userId, testId, testVersionId } = first
    await db.insert(attempts).values({ id, userId, testId, testVersionId, state: 'in_progress', startedAt: 1 })
    await deliver([first, first])
    expect(await db.select().from(attempts).where(eq(attempts.id, id)).get()).toMatchObject({
      state: 'scored',
      submittedAt: first.submittedAt,
    })
  })

  test('architecture.md, privacy of the demo: finished demo tests are counted by the day of India and nothing else is kept', async () => {
    const at = Date.UTC(2031, 4, 5, 18, 30)
    await deliver([
      { kind: 'demo', at: at - 1 },
      { kind: 'demo', at },
      { kind: 'demo', at: at + 1 },
    ])
    const days = await db.select().from(demoCounts)
    expect(days.filter(({ day }) => day.startsWith('2031-05'))).toEqual([
      { day: '2031-05-05', finished: 1 },
      { day: '2031-05-06', finished: 2 },
    ])
  })
})

test('issue 2, item 5: readers of an item ask for access with what the student holds in D1', async () => {
  const userId = unique('user')
  const now = Date.now()
  const item = (id: string) => ({ id, access: 'series' as const, seriesId: `ser-of-${id}`, hasPreview: false })
  const items = Array.from({ length: 120 }, (_, index) => item(unique(`tst${index}`)))
  const bought = items[110]
  if (!bought) throw new Error('no item')
  await db
    .insert(entitlements)
    .values({ id: unique('ent'), userId, itemId: bought.seriesId, startsAt: now - 1, endsAt: null, revokedAt: null })
  const services = servicesAt(() => now)
  const mine = await accessToItems(services, userId, items)
  expect(items.filter((asked) => mine(asked) === 'open')).toEqual([bought])
  const others = await accessToItems(services, unique('user'), items)
  const visitors = await accessToItems(services, null, items)
  expect(new Set([others(bought), visitors(bought)])).toEqual(new Set(['locked']))
})
