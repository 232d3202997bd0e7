import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { tasks } from '../../drizzle/schema/index.ts'
import worker from '../../worker/index.ts'
import { longerMsOf, openingOf } from '../../worker/attempts/opening.ts'
import { startOf, type TimedTest } from '../../worker/attempts/test-start.ts'
import type { TaskMessage } from '../../worker/tasks/task.ts'
import { paperOf } from '../../worker/questions/papers.usecases.ts'
import { joinBoard } from '../../worker/results/board.usecases.ts'
import { requestSolutions, readSolutions, type SolutionsInput } from '../../worker/results/solutions.usecases.ts'
import { failTask } from '../../worker/tasks/tasks.store.ts'
import { deliver, newTest, submission } from './scored.ts'
import { db, env, logged, newRunning, prepareDatabase, servicesAt, unique } from './support.ts'

beforeAll(prepareDatabase)

/** The queue of tasks is left out: nothing is made. */
const silent = (sent: string[] = []) =>
  servicesAt(Date.now, {
    env: { ...env, TASKS_QUEUE: { send: async ({ taskId }: TaskMessage) => void sent.push(taskId) } as never },
  })

const minute = 60_000

describe('trust.md, abuse: documents', () => {
  const scored = async (userId: string) => {
    const of = await newTest({ opensAt: null, closesAt: null, release: { rule: 'at_once' } })
    const sat = await submission(of, userId, 3)
    await deliver([sat])
    return sat
  }
  const ask = async (services: ReturnType<typeof silent>, userId: string, attemptId: string) => {
    const asked = await requestSolutions(services, userId, attemptId, 'en')
    if (asked.state !== 'making') throw new Error(asked.state)
    return asked.taskId
  }

  test('asked for by a crowd of tabs at once, one is one task, sent once; one that failed is done anew under its id', async () => {
    const sent: string[] = []
    const [services, userId] = [silent(sent), unique('user')]
    const { attemptId } = await scored(userId)
    const asked = await Promise.all(Array.from({ length: 30 }, () => ask(services, userId, attemptId)))
    expect(new Set(asked).size).toBe(1)
    expect(sent).toEqual([asked[0]])
    expect(await readSolutions(services, userId, attemptId, 'en')).toEqual({ state: 'making', taskId: asked[0] })
    await failTask(db, asked[0] ?? '', 'It failed.', Date.now())
    expect(await readSolutions(services, userId, attemptId, 'en')).toEqual({ state: 'none' })
    expect(await ask(services, userId, attemptId)).toBe(asked[0])
    expect(sent).toHaveLength(2)
    const [task] = await db
      .select()
      .from(tasks)
      .where(eq(tasks.id, asked[0] ?? ''))
    expect(task).toMatchObject({ state: 'waiting', error: null, userId })
  })

  test('one student has at most 60 made in an hour', async () => {
    const [services, userId] = [silent(), unique('user')]
    const { attemptId } = await scored(userId)
    for (let time = 0; time < 60; time += 1)
      await failTask(db, await ask(services, userId, attemptId), 'It failed.', Date.now())
    await expect(ask(services, userId, attemptId)).rejects.toMatchObject({ status: 429 })
  })

  test('that of an attempt that was opened again and closed is not the one made before', async () => {
    const [services, userId] = [silent(), unique('user')]
    const sat = await scored(userId)
    const before = await ask(services, userId, sat.attemptId)
    await deliver([{ ...sat, closing: 2, receipt: unique('receipt') }])
    const after = await ask(services, userId, sat.attemptId)
    expect(after).not.toBe(before)
    const [task] = await db.select().from(tasks).where(eq(tasks.id, after))
    expect(task?.input as SolutionsInput).toMatchObject({ closing: 2 })
  })
})

test('trust.md, abuse: one student puts at most 20 names on boards in an hour', async () => {
  const now = Date.now()
  const live = await newTest({ kind: 'live', opensAt: now - 300 * minute, closesAt: now - 240 * minute })
  const userId = unique('user')
  await deliver([await submission(live, userId, 3)])
  for (let time = 0; time < 20; time += 1) await joinBoard(servicesAt(), userId, live.testId, `Asha ${time}`)
  await expect(joinBoard(servicesAt(), userId, live.testId, 'Asha again')).rejects.toMatchObject({ status: 429 })
})

describe('trust.md, abuse: time', () => {
  const aTest: TimedTest = {
    state: 'live',
    opensAt: null,
    closesAt: null,
    commonStart: false,
    lateJoinMinutes: null,
    pauses: [],
  }

  test('a student stops the clock where everyone sits when they like, and not where a test starts or closes for all', async () => {
    const start = Date.now()
    const paper = { versionId: unique('version'), pausable: true }
    const pausedIn = async (parts: Partial<TimedTest>): Promise<boolean> => {
      const held = startOf({ ...aTest, ...parts }, null, null).held === true
      const { stub, holder } = await newRunning(start, { paper, held })
      return !('refused' in (await stub.pause(holder, start + 1)))
    }
    // One after the other: what an isolate knows of a paper holds for all of them.
    expect(await pausedIn({})).toBe(true)
    expect(await pausedIn({ opensAt: 1, closesAt: 2 })).toBe(false)
    expect(await pausedIn({ opensAt: 1, commonStart: true })).toBe(false)
    expect(await pausedIn({})).toBe(true)
  })

  test('results wait for the sections of a candidate with a scribe too', async () => {
    const { paper, scribeMs } = await paperOf(servicesAt(), 'tst_ssc-cgl-2026-mock-1_v1')
    const start = startOf(aTest, { extra: { minutes: 5 }, scribe: true }, scribeMs)
    const { clock } = openingOf(paper, { attemptId: 'att_x', userId: 'user' }, start)
    // 8 for 6 minutes in four sections.
    expect(longerMsOf(clock)).toBe(5 * minute + 4 * 2 * minute)
    const others = openingOf(paper, { attemptId: 'att_x', userId: 'user' }, startOf(aTest, null, null))
    expect(longerMsOf(others.clock)).toBe(0)
  })
})

describe('trust.md, queues: a message that nobody can read', () => {
  test.each([
    'taiyari-results',
    'taiyari-results-dead',
    'taiyari-mail',
    'taiyari-mail-dead',
    'taiyari-tasks',
    'taiyari-tasks-dead',
  ])('in %s it is told to the log and let go, and brings none of its batch back', async (queue) => {
    const bodies = [
      null,
      'text',
      7,
      {
        kind: 'absence',
        attemptId: unique('att'),
        taskId: unique('tsk'),
        to: 'a@example.test',
        subject: 'x',
        lines: [],
        language: 'en',
      },
    ]
    const batch = createMessageBatch<unknown>(
      queue,
      bodies.map((body, index) => ({ id: String(index), timestamp: new Date(), attempts: 1, body })),
    )
    const ctx = createExecutionContext()
    const bindings = { ...env, EMAIL: { send: async () => undefined } }
    const lines = await logged('error', async () => worker.queue(batch as never, bindings as never, ctx))
    const { explicitAcks, retryMessages, retryBatch } = await getQueueResult(batch, ctx)
    expect(lines.filter(({ event }) => event === 'queue.unreadable')).toHaveLength(3)
    expect([explicitAcks.toSorted(), retryMessages, retryBatch.retry]).toEqual([['0', '1', '2', '3'], [], false])
  })

  test('one that lacks what its kind needs comes again by itself, and the good one beside it is scored', async () => {
    const of = await newTest()
    const good = await submission(of, unique('user'), 3)
    const bad = { kind: 'submission' } as unknown as typeof good
    let outcome: Awaited<ReturnType<typeof deliver>> | undefined
    await logged('error', async () => (outcome = await deliver([bad, good])))
    expect(outcome).toEqual({ acknowledged: [good], again: [bad] })
  })
})
