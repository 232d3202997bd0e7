import { createExecutionContext, createMessageBatch, getQueueResult, runInDurableObject } from 'cloudflare:test'
import { and, eq, gt } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { results, scoreHistogram } from '../../drizzle/schema/index.ts'
import { consumeResults, type ResultsMessage } from '../../worker/results/results.queue.ts'
import { seeded } from '../support/random.ts'
import { d1Down, faultyD1, type Interfere } from './faulty.ts'
import { chosen, db, env, event, mock, newRunning, prepareDatabase, unique } from './support.ts'
import { losses } from './worker.ts'

beforeAll(prepareDatabase)

const students = 120
const random = seeded(20_261_121)
const drawOne = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item

/** 15 % of the calls fail before they run and 15 % after: a failed write may have been stored. */
const failing: Interfere = async (call) => {
  const drawn = random()
  if (drawn < 0.15) throw new Error(d1Down)
  const reply = await call()
  if (drawn < 0.3) throw new Error(d1Down)
  return reply
}

/** The outbox message of a submitted attempt, which the queue is made to lose. */
const submissionOf = async (testId: string): Promise<ResultsMessage> => {
  const paper = { testId, versionId: mock.versionId }
  const { stub, attemptId, holder, start, questionIds } = await newRunning(undefined, { paper })
  losses.set(attemptId, Number.MAX_SAFE_INTEGER)
  const answers = questionIds
    .filter(() => random() < 0.7)
    .map((id, index) => event(index + 1, id, start + 1, { answer: chosen(drawOne(['a', 'b', 'c', 'd'])) }))
  await stub.sync(holder, { device: 'device-01', batch: answers }, start + 2)
  await stub.submit(holder, 'submission', start + 3)
  const message = await runInDurableObject(
    stub,
    (_object, state) => state.storage.sql.exec<{ message: string }>('SELECT message FROM outbox').one().message,
  )
  return JSON.parse(message) as ResultsMessage
}

/** Delivers once; returns the messages to retry. */
const deliver = async (bodies: ResultsMessage[]): Promise<ResultsMessage[]> => {
  const batch = createMessageBatch<ResultsMessage>(
    'taiyari-results',
    bodies.map((body, index) => ({ id: String(index), timestamp: Date.now(), attempts: 1, body })),
  )
  const ctx = createExecutionContext()
  await consumeResults(batch, { ...env, DB: faultyD1(env.DB, failing) }, ctx)
  const { retryMessages, explicitAcks } = await getQueueResult(batch, ctx)
  expect(explicitAcks.length + retryMessages.length, 'each is acknowledged or comes again').toBe(bodies.length)
  return retryMessages.flatMap(({ msgId }) => bodies[Number(msgId)] ?? [])
}

test('counts every submission exactly with 30 % of the calls failing, three deliveries of each and no order (PLT-57)', async () => {
  const testId = unique('tst')
  const sent: ResultsMessage[] = []
  for (let student = 0; student < students; student += 1) sent.push(await submissionOf(testId))
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let waiting = [...sent, ...sent, ...sent]
  let deliveries = 0
  let retries = 0
  while (waiting.length > 0) {
    waiting = waiting
      .map((body) => ({ body, order: random() }))
      .sort((one, other) => one.order - other.order)
      .map(({ body }) => body)
    const again = await deliver(waiting.splice(0, 1 + Math.floor(random() * 40)))
    deliveries += 1
    retries += again.length
    waiting.push(...again)
  }
  silent.mockRestore()
  console.log(
    `${students} submissions, each three times, in ${deliveries} batches: ${retries} came again after a failed call`,
  )
  expect(retries).toBeGreaterThan(students / 2)

  const rows = await db.select().from(results).where(eq(results.testId, testId))
  expect(rows).toHaveLength(students)
  expect(new Set(rows.map(({ attemptId }) => attemptId)).size).toBe(students)
  expect(rows.every(({ ranked }) => ranked)).toBe(true)
  const bars = await db
    .select()
    .from(scoreHistogram)
    .where(and(eq(scoreHistogram.testId, testId), gt(scoreHistogram.students, 0)))
  const counted = Map.groupBy(rows, ({ units }) => units)
  expect(new Map(bars.map((bar) => [bar.units, bar.students]))).toEqual(
    new Map([...counted].map(([units, same]) => [units, same.length])),
  )
  expect(counted.size, 'scores differ').toBeGreaterThan(10)
}, 120_000)
