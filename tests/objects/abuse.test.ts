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

/** Services whose task queue only records ids, so that no document is made. */
const silent = (sent: string[] = []) =>
  servicesAt(Date.now, {
    env: { ...env, TASKS_QUEUE: { send: async ({ taskId }: TaskMessage) => void sent.push(taskId) } as never },
  })

const minute = 60_000

describe('documents of a result (RES-58)', () => {
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

  test('are made by one task when many tabs ask at once, and a failed task runs again under its id', async () => {
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

  test('are limited to 60 an hour for each student', async () => {
    const [services, userId] = [silent(), unique('user')]
    const { attemptId } = await scored(userId)
    for (let time = 0; time < 60; time += 1)
      await failTask(db, await ask(services, userId, attemptId), 'It failed.', Date.now())
    await expect(ask(services, userId, attemptId)).rejects.toMatchObject({ status: 429 })
  })

  test('are made anew when the attempt was reopened and closed again', async () => {
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

test('a student puts at most 20 names on boards in an hour (EXM-57)', async () => {
  const now = Date.now()
  const live = await newTest({ kind: 'live', opensAt: now - 300 * minute, closesAt: now - 240 * minute })
  const userId = unique('user')
  await deliver([await submission(live, userId, 3)])
  for (let time = 0; time < 20; time += 1) await joinBoard(servicesAt(), userId, live.testId, `Asha ${time}`)
  await expect(joinBoard(servicesAt(), userId, live.testId, 'Asha again')).rejects.toMatchObject({ status: 429 })
})

describe('time of an attempt (EXM-17, EXM-56)', () => {
  const aTest: TimedTest = {
    isPaused: false,
    opensAt: null,
    closesAt: null,
    commonStart: false,
    lateJoinMinutes: null,
    pauses: [],
    grants: null,
    banner: null,
  }

  test("can be paused in a test of one's own time, and not in one that starts or closes for all", async () => {
    const start = Date.now()
    const paper = { versionId: unique('version'), pausable: true }
    const pausedIn = async (parts: Partial<TimedTest>): Promise<boolean> => {
      const held = startOf({ ...aTest, ...parts }, null, null).held === true
      const { stub, holder } = await newRunning(start, { paper, held })
      return !('refused' in (await stub.pause(holder, start + 1)))
    }
    // Sequential, because the isolate caches a paper for all calls.
    expect(await pausedIn({})).toBe(true)
    expect(await pausedIn({ opensAt: 1, closesAt: 2 })).toBe(false)
    expect(await pausedIn({ opensAt: 1, commonStart: true })).toBe(false)
    expect(await pausedIn({})).toBe(true)
  })

  test('delays results for the longer sections of a candidate with a scribe', async () => {
    const { paper, scribeMs } = await paperOf(servicesAt(), 'tst_ssc-cgl-2026-mock-1_v1')
    const start = startOf(aTest, { extra: { minutes: 5 }, scribe: true }, scribeMs)
    const { clock } = openingOf(paper, { attemptId: 'att_x', userId: 'user' }, start)
    // 8 instead of 6 minutes in each of four sections.
    expect(longerMsOf(clock)).toBe(5 * minute + 4 * 2 * minute)
    const others = openingOf(paper, { attemptId: 'att_x', userId: 'user' }, startOf(aTest, null, null))
    expect(longerMsOf(others.clock)).toBe(0)
  })
})

describe('malformed queue messages (PLT-53, PLT-54)', () => {
  test.each([
    'taiyari-results',
    'taiyari-results-dead',
    'taiyari-mail',
    'taiyari-mail-dead',
    'taiyari-tasks',
    'taiyari-tasks-dead',
  ])('are logged and dropped in %s, without retrying the rest of the batch', async (queue) => {
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

  test('that lack a field of their kind are retried alone, and the valid one beside them is scored', async () => {
    const of = await newTest()
    const good = await submission(of, unique('user'), 3)
    const bad = { kind: 'submission' } as unknown as typeof good
    let outcome: Awaited<ReturnType<typeof deliver>> | undefined
    await logged('error', async () => (outcome = await deliver([bad, good])))
    expect(outcome).toEqual({ acknowledged: [good], again: [bad] })
  })
})
