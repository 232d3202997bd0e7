import { runDurableObjectAlarm } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { attempts, results } from '../../drizzle/schema/index.ts'
import { responsesFrom } from '../../domain/results/compact.ts'
import { statesAt } from '../../domain/results/replay/frame.ts'
import { paperOf } from '../../worker/questions/papers.usecases.ts'
import { withAnswers } from '../../worker/results/long-answers.ts'
import { readReplay, readReplayPaper } from '../../worker/results/replay.usecases.ts'
import { resultExists } from '../../worker/results/results.usecases.ts'
import { deliver, newTest, submission } from './scored.ts'
import { chosen, db, env, event, mock, newRunning, prepareDatabase, servicesAt, unique } from './support.ts'

beforeAll(prepareDatabase)

const device = 'device-01'
const s = 1_000

/** A scored attempt: 20 s on the first question, 200 s on the second, then the first changed; one answer too late. */
const newReplayed = async () => {
  const running = await newRunning()
  const { stub, attemptId, holder, start, questionIds, opening } = running
  const [one = '', two = ''] = questionIds
  const { testId, versionId: testVersionId } = mock
  const row = { testId, testVersionId, userId: opening.userId, startedAt: start }
  await db.insert(attempts).values({ id: attemptId, ...row, state: 'in_progress' })
  const blank = { answer: null, status: 'not_answered' as const, act: 'visit' as const }
  const batch = [
    event(1, one, start, { ...blank, ms: 0 }),
    event(2, one, start + 20 * s, { act: 'answer', ms: 20 * s }),
    event(3, two, start + 20 * s, { ...blank, ms: 0 }),
    event(4, two, start + 220 * s, { act: 'answer', ms: 200 * s }),
    event(5, one, start + 240 * s, { act: 'answer', answer: chosen('b'), ms: 40 * s }),
  ]
  const integrity = [{ kind: 'window_left' as const, at: start + 100 * s, ms: 5 * s }]
  await stub.sync(holder, { device, batch, integrity }, start + 241 * s)
  await stub.submit(holder, 'submission', start + 250 * s)
  await stub.sync(holder, { device, batch: [event(6, two, start + 251 * s)] }, start + 252 * s)
  await vi.waitFor(
    async () => {
      await runDurableObjectAlarm(stub)
      expect(await resultExists(env, { attemptId, closing: 1 })).toBe(true)
    },
    { timeout: 20_000, interval: 20 },
  )
  return { ...running, userId: opening.userId }
}

const missing = { status: 404, code: 'platform.not_found' }

describe('the replay of an attempt (RES-101, RES-104, LRN-12)', () => {
  test('ends with the stored responses and names what happened', async () => {
    const { attemptId, userId } = await newReplayed()
    const { replay, test: shown } = await readReplay(servicesAt(), userId, attemptId)
    expect(shown.id).toBe(mock.testId)
    expect(replay).toMatchObject({ endMs: 250 * s, questionSwitches: 2, revisits: 1, devices: 1 })
    expect(replay?.stalls).toMatchObject([{ place: 1, from: 20 * s, ms: 200 * s }])
    expect(replay?.changes).toMatchObject([{ place: 0, at: 240 * s, from: chosen('a'), to: chosen('b') }])
    expect(replay?.integrity).toMatchObject([{ kind: 'window_left', at: 100 * s }])
    expect(replay?.sectionTimes.reduce((sum, { ms }) => sum + ms, 0)).toBe(250 * s)

    const row = await db.select().from(results).where(eq(results.attemptId, attemptId)).get()
    const { order } = await paperOf(servicesAt(), mock.versionId)
    const { responses } = await withAnswers(servicesAt(), row ?? { responses: [], integrity: [] })
    const last = [...statesAt(replay?.events ?? [], replay?.endMs ?? 0).values()]
    const shownAtEnd = last.map(({ questionId, answer, status, ms }) => [order[Number(questionId)], answer, status, ms])
    const stored = responsesFrom(order, responses).map(({ questionId, answer, status, ms }) => [
      questionId,
      answer,
      status,
      ms,
    ])
    expect(shownAtEnd).toEqual(stored)
  })

  test('shows the questions without keys', async () => {
    const { attemptId, userId, questionIds } = await newReplayed()
    const paper = await readReplayPaper(servicesAt(), userId, attemptId)
    expect(paper.questions.map(({ id }) => id)).toEqual(questionIds)
    for (const question of paper.questions) {
      expect(question).not.toHaveProperty('key')
      expect(question).not.toHaveProperty('solution')
    }
  })

  test('is missing for everyone else, closed before the release, and null without a log', async () => {
    const userId = unique('user')
    const [exam, later] = [await newTest(), await newTest({ release: { rule: 'at', at: Date.now() + 3_600_000 } })]
    const [open, closed] = [await submission(exam, userId, 2), await submission(later, userId, 2)]
    await deliver([open, closed])
    expect(await readReplay(servicesAt(), userId, open.attemptId)).toMatchObject({ state: 'released', replay: null })
    for (const read of [readReplay, readReplayPaper]) {
      await expect(read(servicesAt(), unique('user'), open.attemptId)).rejects.toMatchObject(missing)
      await expect(read(servicesAt(), userId, closed.attemptId)).rejects.toMatchObject({
        status: 403,
        code: 'results.not_released',
      })
    }
  })
})
