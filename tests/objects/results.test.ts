import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { attempts, demoCounts, results, tests } from '../../drizzle/schema/index.ts'
import type { Bindings } from '../../worker/env.ts'
import { latestKeysOf } from '../../worker/questions/keys.usecases.ts'
import { paperOf } from '../../worker/questions/papers.usecases.ts'
import { withAnswers } from '../../worker/results/long-answers.ts'
import { recordScores } from '../../worker/results/recording.store.ts'
import { changeValidity } from '../../worker/results/recording.usecases.ts'
import type { ResultsMessage } from '../../worker/results/results.queue.ts'
import { readResult } from '../../worker/results/results.store.ts'
import { resultExists } from '../../worker/results/results.usecases.ts'
import { seeded } from '../support/random.ts'
import { evidenceMs } from '../../domain/attempts/timing.ts'
import { compactResponses, compactScores, responsesFrom, scoresFrom } from '../../domain/results/compact.ts'
import { units as unitsIn } from '../../domain/results/marks.ts'
import { barsOf, countedBars, deliver, newTest, nextAttemptId, resultsOf, submission, unitsOf } from './scored.ts'
import { db, env, event, logged, mock, newRunning, prepareDatabase, servicesAt, unique } from './support.ts'
import { losses } from './worker.ts'

beforeAll(prepareDatabase)

const outboxRows = (stub: DurableObjectStub) =>
  runInDurableObject(
    stub,
    (_instance, state) => state.storage.sql.exec<{ rows: number }>('SELECT count(*) AS rows FROM outbox').one().rows,
  )

const seen = (attemptId: string) =>
  vi.waitFor(async () => expect(await resultExists(env, { attemptId, closing: 1 })).toBe(true), {
    timeout: 20_000,
    interval: 50,
  })

describe('the outbox of an attempt (RES-16)', () => {
  test('sends again until the result is seen in D1, when the queue has lost the message', async () => {
    const { stub, attemptId, holder, start, questionIds, deadlineAt } = await newRunning()
    await stub.sync(holder, { device: 'device-01', batch: [event(1, questionIds[0] ?? '', start + 1)] }, start + 2)
    losses.set(attemptId, 1)
    await stub.submit(holder, 'submission', start + 3)
    await vi.waitFor(() => expect(losses.get(attemptId)).toBe(0), { timeout: 20_000, interval: 50 })
    expect(await resultExists(env, { attemptId, closing: 1 })).toBe(false)
    expect(await outboxRows(stub)).toBe(1)

    expect(await runDurableObjectAlarm(stub)).toBe(true)
    await seen(attemptId)
    expect(await outboxRows(stub)).toBe(1)
    expect(await stub.view(deadlineAt)).toMatchObject({ state: 'submitted' })

    expect(await runDurableObjectAlarm(stub)).toBe(true)
    expect(await outboxRows(stub)).toBe(0)
    expect(await stub.view(deadlineAt)).toMatchObject({ state: 'scored' })
    // The outbox is empty: the next alarm is that of the response log.
    const next = await runInDurableObject(stub, (_instance, state) => state.storage.getAlarm())
    expect(next).toBeGreaterThanOrEqual(start + 3 + evidenceMs)
  })

  test('the result is made of the answers that the attempt held, under its receipt', async () => {
    const { stub, attemptId, holder, start, questionIds, opening } = await newRunning()
    const [one = '', two = ''] = questionIds
    const key = (await latestKeysOf(servicesAt(), mock.versionId)).keys.get(one)?.key
    const right = key && 'optionIds' in key ? key.optionIds : []
    await stub.sync(
      holder,
      {
        device: 'device-01',
        batch: [
          event(1, one, start + 1, { answer: { optionIds: right } }),
          event(2, two, start + 2, { answer: null, status: 'marked' }),
        ],
      },
      start + 3,
    )
    const submitted = await stub.submit(holder, 'submission', start + 4)
    await seen(attemptId)
    const row = await db.select().from(results).where(eq(results.attemptId, attemptId)).get()
    expect(row).toMatchObject({
      receipt: 'receipt' in submitted ? submitted.receipt : '',
      userId: opening.userId,
      units: unitsIn('2'),
      closedBy: 'student',
      submittedAt: start + 4,
      lateSynced: 0,
      ranked: true,
    })
    const scores = scoresFrom(questionIds, row?.scores ?? [])
    expect(scores.filter(({ verdict }) => verdict === 'correct').map(({ questionId }) => questionId)).toEqual([one])
    expect(scores).toHaveLength(20)
  })
})

/** Deterministic shuffle. */
const shuffled = <Item>(items: readonly Item[], seed = 1): Item[] => {
  const random = seeded(seed)
  return items
    .map((item) => ({ item, order: random() }))
    .toSorted((first, second) => first.order - second.order)
    .map(({ item }) => item)
}

/** Bindings over a database whose writes fail at random. */
const failing = (random: () => number, share: number): Bindings => {
  const DB = new Proxy(env.DB, {
    get: (target, name) => {
      if (name === 'batch' && random() < share)
        return () => Promise.reject(new Error('D1_ERROR: Network connection lost.'))
      const value = Reflect.get(target, name) as unknown
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return { ...env, DB }
}

describe('the consumer of results (RES-16, RES-17, RES-18, RES-19, RES-20, RES-21, RES-22, RES-37)', () => {
  test('writes one result each and an exact histogram from messages delivered three times and shuffled', async () => {
    const sat = await newTest()
    const rights = Array.from({ length: 40 }, (_, index) => (index * 7) % 13)
    const firsts = await Promise.all(rights.map((right) => submission(sat, unique('user'), right)))
    const deliveries = shuffled([...firsts, ...firsts, ...firsts])
    for (let from = 0; from < deliveries.length; from += 25) {
      const page = deliveries.slice(from, from + 25)
      expect((await deliver(page)).acknowledged).toEqual(page)
    }

    const rows = await resultsOf(sat.testId)
    expect(rows).toHaveLength(40)
    expect(rows.every(({ ranked }) => ranked)).toBe(true)
    expect(await barsOf(sat.testId)).toEqual(
      [...Map.groupBy(rights, unitsOf)]
        .map(([units, students]) => [units, students.length])
        .toSorted(([one = 0], [other = 0]) => one - other),
    )
    for (const [index, { attemptId }] of firsts.entries()) {
      const row = await readResult(servicesAt().db, attemptId)
      expect(row?.standing).toMatchObject({
        of: 40,
        above: rights.filter((right) => right > (rights[index] ?? 0)).length,
      })
    }
  })

  test('writes exact totals when 30 % of the writes fail and every message, reopened attempts included, comes three times', async () => {
    const random = seeded(20_260_701)
    const sat = await newTest()
    // Two attempts each for some students, and up to three closings of an attempt.
    const closings = await Promise.all(
      Array.from({ length: 60 }, async (_, student) => {
        const userId = unique('user')
        const attemptIds = Array.from({ length: student % 3 === 0 ? 2 : 1 }, () => nextAttemptId())
        return Promise.all(
          attemptIds.flatMap((attemptId, attempt) =>
            Array.from({ length: 1 + ((student + attempt) % 3) }, (_unused, index) =>
              submission(sat, userId, Math.floor(random() * 15), {
                attemptId,
                receipt: `${attemptId}-${index + 1}`,
                closing: index + 1,
              }),
            ),
          ),
        )
      }),
    )
    const all = closings.flat()
    let waiting: ResultsMessage[] = shuffled([...all, ...all, ...all], 7)
    await logged('error', async () => {
      while (waiting.length > 0) {
        const page = waiting.slice(0, 1 + Math.floor(random() * 40))
        const { acknowledged, again } = await deliver(page, failing(random, 0.3))
        expect(acknowledged.length + again.length).toBe(page.length)
        waiting = shuffled([...waiting.slice(page.length), ...again], waiting.length)
      }
    })

    const rows = await Promise.all((await resultsOf(sat.testId)).map((row) => withAnswers(servicesAt(), row)))
    const last = [...Map.groupBy(all, ({ attemptId }) => attemptId)].map(([, [...same]]) =>
      same.toSorted((one, other) => other.closing - one.closing).at(0),
    )
    const { order } = await paperOf(servicesAt(), sat.versionId)
    const answered = (row: (typeof rows)[number]) => responsesFrom(order, row.responses).length
    expect(new Map(rows.map((row) => [row.attemptId, [row.closing, row.receipt, answered(row)]]))).toEqual(
      new Map(last.map((each) => [each?.attemptId, [each?.closing, each?.receipt, each?.responses.length]])),
    )
    const firstOf = new Map(
      [...Map.groupBy(rows, ({ userId }) => userId)].map(([userId, [...same]]) => [
        userId,
        same.map(({ attemptId }) => attemptId).toSorted()[0],
      ]),
    )
    expect(rows.filter((row) => row.ranked !== (firstOf.get(row.userId) === row.attemptId))).toEqual([])
    expect(rows.filter(({ ranked }) => ranked)).toHaveLength(60)
    expect(await barsOf(sat.testId)).toEqual(await countedBars(sat.testId))
  })

  test('ranks the first attempt; a reattempt is practice and never in the histogram', async () => {
    const sat = await newTest()
    const userId = unique('user')
    const first = await submission(sat, userId, 3)
    const again = await submission(sat, userId, 9)
    await deliver([first])
    await deliver([again, first, again])
    const rows = await resultsOf(sat.testId)
    expect(new Map(rows.map(({ attemptId, ranked }) => [attemptId, ranked]))).toEqual(
      new Map([
        [first.attemptId, true],
        [again.attemptId, false],
      ]),
    )
    expect(await barsOf(sat.testId)).toEqual([[unitsOf(3), 1]])
  })

  test('ranks the attempt that began first, whichever is scored first', async () => {
    const sat = await newTest()
    const userId = unique('user')
    const first = await submission(sat, userId, 3)
    const again = await submission(sat, userId, 9)
    await deliver([again])
    expect(await barsOf(sat.testId)).toEqual([[unitsOf(9), 1]])
    await deliver([first])
    expect(await barsOf(sat.testId)).toEqual([[unitsOf(3), 1]])
  })

  test('scores a reopened attempt again and moves its place in the histogram', async () => {
    const sat = await newTest()
    const first = await submission(sat, unique('user'), 3)
    const { userId, attemptId } = first
    const second = await submission(sat, userId, 7, { attemptId, closing: 2 })
    const other = await submission(sat, unique('user'), 3)
    await deliver([first, other])
    await deliver([second])
    await deliver([first, second, first])
    expect(await barsOf(sat.testId)).toEqual([
      [unitsOf(3), 1],
      [unitsOf(7), 1],
    ])
    expect(await resultExists(env, { attemptId, closing: 2 })).toBe(true)
    expect(await resultExists(env, { attemptId, closing: 3 })).toBe(false)
  })

  test('does not end a reopened attempt when its earlier submission comes again', async () => {
    const sat = await newTest()
    const first = await submission(sat, unique('user'), 1)
    const { attemptId: id, userId, testId, testVersionId } = first
    await db.insert(attempts).values({ id, userId, testId, testVersionId, state: 'in_progress', startedAt: 1 })
    await deliver([first])
    await db.update(attempts).set({ state: 'in_progress' }).where(eq(attempts.id, id))
    await deliver([first])
    expect(await db.select().from(attempts).where(eq(attempts.id, id)).get()).toMatchObject({ state: 'in_progress' })
    await deliver([await submission(sat, userId, 2, { attemptId: id, closing: 2 })])
    expect(await db.select().from(attempts).where(eq(attempts.id, id)).get()).toMatchObject({ state: 'scored' })
  })

  test('counts an invalidated result for nobody, and lets the next attempt rank after a withdrawn one', async () => {
    const sat = await newTest()
    const userId = unique('user')
    const first = await submission(sat, userId, 3)
    const again = await submission(sat, userId, 9)
    await deliver([first, again])
    await changeValidity(servicesAt(), first.attemptId, 'invalidated')
    expect(await barsOf(sat.testId)).toEqual([])
    await changeValidity(servicesAt(), first.attemptId, 'withdrawn')
    expect(await barsOf(sat.testId)).toEqual([[unitsOf(9), 1]])
    await changeValidity(servicesAt(), first.attemptId, 'counted')
    expect(await barsOf(sat.testId)).toEqual([[unitsOf(3), 1]])
    await expect(changeValidity(servicesAt(), nextAttemptId(), 'withdrawn')).rejects.toMatchObject({ status: 404 })
  })

  test('writes a result as invalid that was invalidated before its score came', async () => {
    const sat = await newTest()
    const first = await submission(sat, unique('user'), 3)
    const { attemptId: id, userId, testId, testVersionId } = first
    await db.insert(attempts).values({ id, userId, testId, testVersionId, state: 'invalidated', startedAt: 1 })
    await deliver([first])
    expect(await resultsOf(sat.testId)).toMatchObject([{ standing: 'invalidated', ranked: false }])
    expect(await db.select().from(attempts).where(eq(attempts.id, id)).get()).toMatchObject({ state: 'invalidated' })
    expect(await barsOf(sat.testId)).toEqual([])
  })

  test('retries one bad message by itself, without the others of its batch', async () => {
    const sat = await newTest()
    const good = await submission(sat, unique('user'), 1)
    const bad = await submission(sat, unique('user'), 1, { testVersionId: 'no such version' })
    const taken = await submission(sat, unique('user'), 1, { receipt: good.receipt })
    const other = await submission(sat, unique('user'), 2)
    const errors = await logged('error', async () => {
      await deliver([good])
      const { acknowledged, again } = await deliver([good, bad, taken, other])
      expect(acknowledged).toEqual([good, other])
      expect(again).toEqual([bad, taken])
    })
    expect(errors.map((line) => line.event)).toEqual(['results.scoring_failed', 'results.recording_failed'])
    expect(await resultsOf(sat.testId)).toHaveLength(2)
  })

  test('never writes a score from outdated keys, and makes it again with the new ones', async () => {
    const sat = await newTest()
    const first = await submission(sat, unique('user'), 2)
    await db.update(tests).set({ keyRevision: 5 }).where(eq(tests.id, sat.testId))
    const { order } = await paperOf(servicesAt(), sat.versionId)
    const stale = {
      ...first,
      units: 1,
      tieKey: '',
      keyRevision: 4,
      validity: 'counted' as const,
      responses: compactResponses(order, first.responses),
      scores: compactScores([]),
      integrity: '',
    }
    expect(await recordScores(servicesAt().db, [stale])).toEqual(new Set())
    expect(await resultsOf(sat.testId)).toEqual([])
    await deliver([first])
    expect(await resultsOf(sat.testId)).toMatchObject([{ keyRevision: 5, units: unitsOf(2) }])
  })

  test('closes a scored attempt, so a practice test can be started again', async () => {
    const first = await submission(await newTest(), unique('user'), 1)
    const { attemptId: id, userId, testId, testVersionId } = first
    await db.insert(attempts).values({ id, userId, testId, testVersionId, state: 'in_progress', startedAt: 1 })
    await deliver([first, first])
    expect(await db.select().from(attempts).where(eq(attempts.id, id)).get()).toMatchObject({
      state: 'scored',
      submittedAt: first.submittedAt,
    })
  })

  test('counts finished demo tests by the day of India and keeps nothing else', async () => {
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
