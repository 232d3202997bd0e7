import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { evidenceMs } from '../../domain/attempts/timing.ts'
import {
  attempts,
  auditLog,
  events,
  incidents,
  results,
  scoreChanges,
  tasks,
  tests,
} from '../../drizzle/schema/index.ts'
import { keyedOf, optionsOf } from '../../domain/questions/kinds/presentation.ts'
import {
  countEvidence,
  invalidateAttempt,
  reopen,
  resetAttempt,
} from '../../worker/attempts/administration.usecases.ts'
import { readEvidenceForOffice } from '../../worker/attempts/evidence.usecases.ts'
import { countLateAnswers } from '../../worker/attempts/live.admin.usecases.ts'
import { responsesFrom } from '../../domain/results/compact.ts'
import { units } from '../../domain/results/marks.ts'
import { resultOf, viewAttempt } from '../../worker/attempts/attempts.usecases.ts'
import { startAttempt } from '../../worker/attempts/start.usecases.ts'
import { latestKeysOf } from '../../worker/questions/keys.usecases.ts'
import { paperOf } from '../../worker/questions/papers.usecases.ts'
import { withAnswers } from '../../worker/results/long-answers.ts'
import { resultExists } from '../../worker/results/results.usecases.ts'
import { takeStep } from './take-step.ts'
import { barsOf, countedBars, deliver, newTest, submission, testWith, unitsOf } from './scored.ts'
import { db, env, event, prepareDatabase, servicesAt, unique } from './support.ts'

beforeAll(prepareDatabase)

const phone = 'phone-0001'
const minute = 60_000
const day = 86_400_000
const office = { actorId: 'admin', reason: 'The hall had no network.' }

/** The test's own clock, a day ahead so that no alarm of an open attempt rings; the tasks' queue is left out. */
const clockFrom = (start: number) => {
  const clock = { now: start }
  const TASKS_QUEUE = { send: async () => undefined } as never
  return { clock, services: servicesAt(() => clock.now, { env: { ...env, TASKS_QUEUE } }) }
}

/** A student's running attempt on a phone. */
const sit = async (exam: { testId: string; versionId: string }, { begins = true, start = Date.now() + day } = {}) => {
  const { clock, services } = clockFrom(start)
  const writer = { userId: unique('user'), session: unique('session') }
  const { attemptId } = await startAttempt(services, writer, exam.testId)
  const stub = env.ATTEMPTS.getByName(attemptId)
  const holder = { epoch: 1, session: writer.session }
  if (begins) await stub.begin(holder, { language: 'en', device: phone }, start)
  const deadlineAt = (await stub.view(start))?.deadlineAt ?? 0
  const [{ paper }, { keys }] = await Promise.all([
    paperOf(services, exam.versionId),
    latestKeysOf(services, exam.versionId),
  ])
  /** Answers questions by number, right or wrong, with the times given and received. */
  const answer = (numbers: number[], given: number, arrives: number, rightly = true) =>
    stub.sync(
      holder,
      {
        device: phone,
        batch: numbers.map((number) => {
          const question = paper.questions[number]
          const key = keys.get(question?.id ?? '')?.key
          const keyed = key ? keyedOf(key) : []
          const wrong = question ? optionsOf(question).filter(({ id }) => !keyed.includes(id)) : []
          const optionIds = rightly ? keyed : wrong.slice(0, 1).map(({ id }) => id)
          const seq = number + 1 + (rightly ? 0 : 500) + Math.max(0, given - start) * 1_000
          return event(seq, question?.id ?? '', given, { act: 'answer', answer: { optionIds } })
        }),
      },
      arrives,
    )
  const { userId } = writer
  const questionIds = paper.questions.map(({ id }) => id)
  return { clock, services, stub, holder, attemptId, userId, start, deadlineAt, answer, questionIds, ...exam }
}

type Sat = Awaited<ReturnType<typeof sit>>

const isScored = ({ attemptId }: Sat, closing = 1) =>
  vi.waitFor(async () => expect(await resultExists(env, { attemptId, closing })).toBe(true), {
    timeout: 20_000,
    interval: 50,
  })

const resultRow = ({ attemptId }: Sat) => db.select().from(results).where(eq(results.attemptId, attemptId)).get()

const released = async ({ services, userId, attemptId }: Sat) => {
  const result = await resultOf(services, userId, attemptId)
  if (result.state !== 'released') throw new Error(`The result is ${result.state}`)
  return result
}

/** Submits after one right answer; two more, given in time, arrive a minute later. */
const submittedWithEvidence = async (exam: { testId: string; versionId: string }) => {
  const sat = await sit(exam)
  const { stub, holder, start, answer, clock } = sat
  await answer([0], start + 1, start + 2)
  await stub.submit(holder, 'submission', start + minute)
  await answer([1, 2], start + 50, start + 2 * minute)
  await isScored(sat)
  clock.now = start + 3 * minute
  return sat
}

const count = ({ services, attemptId }: Sat, questionIds: string[] | null = null) =>
  countEvidence(services, office, attemptId, questionIds)

/** Runs both steps of the task, each `times` times at once. */
const finish = async ({ services }: Sat, taskId: string, times = 1) => {
  for (let step = 0; step < 2; step += 1)
    await Promise.all(Array.from({ length: times }, () => takeStep(services, taskId)))
  return db.select().from(tasks).where(eq(tasks.id, taskId)).get()
}

const refusalOf = (asked: Promise<unknown>) => expect(asked).rejects.toMatchObject({ code: 'attempts.not_possible' })

describe('evidence (EXM-42)', () => {
  test('changes neither score nor result until the office counts it', async () => {
    const sat = await submittedWithEvidence(await newTest())
    const row = await resultRow(sat)
    const { order } = await paperOf(sat.services, row?.testVersionId ?? '')
    expect(row).toMatchObject({ units: units('2'), closing: 1 })
    const { responses: kept } = await withAnswers(sat.services, { responses: row?.responses ?? [], integrity: '' })
    expect(responsesFrom(order, kept)).toHaveLength(1)
    const { totals, changes } = await released(sat)
    expect([totals.units, totals.correct, changes]).toEqual([units('2'), 1, []])
    const { evidence, responses } = await viewAttempt(sat.services, sat.userId, sat.attemptId)
    expect([evidence.length, responses.length]).toEqual([2, 1])
  })

  test('that is counted changes the score, the ranks and the result, which shows the reason', async () => {
    const exam = await newTest()
    const sat = await submittedWithEvidence(exam)
    await deliver([await submission(exam, unique('user'), 2)])
    const before = await released(sat)
    expect(before.standing).toMatchObject({ rank: 2, of: 2 })

    const taskId = await count(sat)
    expect(await finish(sat, taskId)).toMatchObject({ kind: 'evidence', state: 'done', done: 1, total: 1 })
    const after = await released(sat)
    expect(after).toMatchObject({ receipt: before.receipt, submittedAt: before.submittedAt, closedBy: 'student' })
    expect([after.totals.units, after.totals.correct]).toEqual([units('6'), 3])
    expect(after.standing).toMatchObject({ rank: 1, of: 2 })
    expect(after.changes).toEqual([
      {
        at: sat.clock.now,
        beforeUnits: units('2'),
        afterUnits: units('6'),
        questionId: null,
        reason: { en: office.reason, hi: '' },
      },
    ])
    expect(await barsOf(exam.testId)).toEqual([
      [unitsOf(2), 1],
      [units('6'), 1],
    ])
    const { evidence, responses } = await viewAttempt(sat.services, sat.userId, sat.attemptId)
    expect([evidence, responses.length]).toEqual([[], 3])
    await refusalOf(count(sat))
  })

  test('can be counted for some questions, and later for the rest', async () => {
    const sat = await submittedWithEvidence(await newTest())
    const [, second = '', third = ''] = sat.questionIds
    await finish(sat, await count(sat, [second]))
    expect((await released(sat)).totals.units).toBe(units('4'))
    const { evidence } = await viewAttempt(sat.services, sat.userId, sat.attemptId)
    expect(evidence.map(({ questionId }) => questionId)).toEqual([third])
    await refusalOf(count(sat, [second]))
    await finish(sat, await count(sat, [third]))
    const { totals, changes } = await released(sat)
    expect([totals.units, changes.map(({ afterUnits }) => afterUnits)]).toEqual([units('6'), [units('4'), units('6')]])
    expect(await resultRow(sat)).toMatchObject({ closing: 3 })
  })

  test('is counted once when each step of the task runs three times', async () => {
    const exam = await newTest()
    const sat = await submittedWithEvidence(exam)
    const taskId = await count(sat)
    expect(await finish(sat, taskId, 3)).toMatchObject({ state: 'done' })
    await takeStep(sat.services, taskId)
    expect(await resultRow(sat)).toMatchObject({ closing: 2, units: units('6') })
    expect(await db.select().from(scoreChanges).where(eq(scoreChanges.taskId, taskId))).toMatchObject([
      { beforeUnits: units('2'), afterUnits: units('6') },
    ])
    const announced = eq(events.id, `evt_scores_${taskId}_${exam.testId}`)
    expect(await db.select().from(events).where(announced)).toMatchObject([{ kind: 'score.changed' }])
    expect((await released(sat)).changes).toHaveLength(1)
    expect(await barsOf(exam.testId)).toEqual(await countedBars(exam.testId))
  })

  test('is listed for the office and counted for chosen attempts of a test, once for each (OFC-52, OFC-176)', async () => {
    const exam = await newTest()
    const sat = await submittedWithEvidence(exam)
    const { items, countableUntil } = await readEvidenceForOffice(sat.services, sat.attemptId)
    expect(items.map(({ number, at, receivedAt, reason }) => [number, at, receivedAt, reason])).toEqual(
      [2, 3].map((number) => [number, sat.start + 50, sat.start + 2 * minute, 'after_submission']),
    )
    expect(countableUntil).toBe(sat.start + minute + evidenceMs)
    const other = await submittedWithEvidence(await newTest())
    const act = { id: unique('act-room-'), ...office }
    const chosen = [sat.attemptId, other.attemptId]
    await countLateAnswers(sat.services, act, exam.testId, chosen)
    await countLateAnswers(sat.services, act, exam.testId, chosen)
    const started = await db.select().from(auditLog).where(eq(auditLog.act, 'attempt.evidence_counted'))
    const taskIds = started
      .filter(({ itemId }) => chosen.includes(itemId))
      .map(({ itemId, detail }) => [itemId, detail])
    expect(taskIds).toEqual([[sat.attemptId, expect.anything()]])
    const lines = await db.select().from(incidents).where(eq(incidents.testId, exam.testId))
    expect(lines).toMatchObject([{ kind: 'evidence_counted', note: office.reason, detail: { attempts: 1 } }])
    const [task] = (await db.select().from(tasks).where(eq(tasks.kind, 'evidence'))).filter(
      ({ input }) => (input as { attemptId: string }).attemptId === sat.attemptId,
    )
    await finish(sat, task?.id ?? '')
    expect((await released(sat)).totals.units).toBe(units('6'))
    expect((await readEvidenceForOffice(sat.services, sat.attemptId)).items).toEqual([])
    await refusalOf(countLateAnswers(sat.services, { ...act, id: unique('act-room-') }, exam.testId, chosen))
    expect((await readEvidenceForOffice(other.services, other.attemptId)).items).toHaveLength(2)
    await expect(readEvidenceForOffice(sat.services, 'att_none')).rejects.toMatchObject({ status: 404 })
  })

  test('that arrives after the decision is not counted with it', async () => {
    const sat = await submittedWithEvidence(await newTest())
    const taskId = await count(sat)
    await sat.answer([3], sat.start + 60, sat.clock.now + 1)
    await finish(sat, taskId)
    expect((await released(sat)).totals.correct).toBe(3)
    sat.clock.now += minute
    const { evidence } = await viewAttempt(sat.services, sat.userId, sat.attemptId)
    expect(evidence.map(({ questionId }) => questionId)).toEqual([sat.questionIds[3]])
  })

  test('lowers the score when it was wrong', async () => {
    const sat = await sit(await newTest())
    const { stub, holder, start, answer, clock } = sat
    await answer([0], start + 1, start + 2)
    await stub.submit(holder, 'submission', start + minute)
    await answer([0], start + 50, start + 2 * minute, false)
    await isScored(sat)
    clock.now = start + 3 * minute
    await finish(sat, await count(sat))
    expect((await released(sat)).changes).toMatchObject([{ beforeUnits: units('2'), afterUnits: units('-1/2') }])
  })

  test('that changes no score records no change', async () => {
    const sat = await sit(await newTest())
    const { stub, holder, start, answer, clock } = sat
    await answer([0], start + 1, start + 2, false)
    await stub.submit(holder, 'submission', start + minute)
    const { paper } = await paperOf(sat.services, sat.versionId)
    const other = optionsOf(paper.questions[0] ?? never()).map(({ id }) => id)
    const { responses } = await viewAttempt(sat.services, sat.userId, sat.attemptId)
    const chosenNow = responses[0]?.answer && 'optionIds' in responses[0].answer ? responses[0].answer.optionIds[0] : ''
    const keys = (await latestKeysOf(sat.services, sat.versionId)).keys.get(sat.questionIds[0] ?? '')?.key
    const keyed = keys ? keyedOf(keys) : []
    const third = other.find((id) => id !== chosenNow && !keyed.includes(id)) ?? ''
    const batch = [
      event(999_999, sat.questionIds[0] ?? '', start + 40, { act: 'answer', answer: { optionIds: [third] } }),
    ]
    await stub.sync(holder, { device: phone, batch }, start + 2 * minute)
    await isScored(sat)
    clock.now = start + 3 * minute
    await finish(sat, await count(sat))
    const { changes, totals } = await released(sat)
    expect([changes, totals.units]).toEqual([[], units('-1/2')])
    expect(await resultRow(sat)).toMatchObject({ closing: 2 })
  })
})

const never = (): never => {
  throw new Error('The paper has questions.')
}

describe('evidence is not counted (EXM-42)', () => {
  test('after the last millisecond of seven days from the close', async () => {
    const sat = await submittedWithEvidence(await newTest())
    const closedAt = sat.start + minute
    sat.clock.now = closedAt + evidenceMs + 1
    await refusalOf(count(sat))
    sat.clock.now = closedAt + evidenceMs
    const taskId = await count(sat)
    sat.clock.now += 10 * minute
    expect(await finish(sat, taskId), 'decided in time').toMatchObject({ state: 'done' })
    expect((await released(sat)).totals.correct).toBe(3)
  })

  test('of an attempt that has none, is running or does not exist', async () => {
    const sat = await sit(await newTest())
    await sat.answer([0], sat.start + 1, sat.start + 2)
    sat.clock.now = sat.start + 3
    await refusalOf(count(sat))
    await sat.stub.submit(sat.holder, 'submission', sat.start + minute)
    sat.clock.now = sat.start + 2 * minute
    await refusalOf(count(sat))
    await expect(count({ ...sat, attemptId: `att_${'0'.repeat(25)}` })).rejects.toMatchObject({ status: 404 })
  })

  test('of questions that have none', async () => {
    const sat = await submittedWithEvidence(await newTest())
    await refusalOf(count(sat, [sat.questionIds[0] ?? '', sat.questionIds[9] ?? '']))
  })

  test.each([
    ['submitted by its student', (sat: Sat) => sat.stub.submit(sat.holder, 'submission', sat.start + minute)],
    ['closed by time', (sat: Sat) => sat.stub.view(sat.deadlineAt + 121_000)],
  ])('of an attempt %s that was reset before or during the task', async (_how, close) => {
    const sat = await sit(await newTest())
    const { answer, start, deadlineAt, clock, services, attemptId } = sat
    await answer([0], start + 1, start + 2)
    await close(sat)
    clock.now = deadlineAt + 130_000
    await answer([1], start + 50, clock.now)
    await isScored(sat)
    const taskId = await count(sat)
    await takeStep(services, taskId)
    await resetAttempt(services, office, attemptId)
    await refusalOf(count(sat))
    await takeStep(services, taskId)
    expect(await db.select().from(tasks).where(eq(tasks.id, taskId)).get()).toMatchObject({ state: 'failed' })
    expect(await sat.stub.view(clock.now)).toMatchObject({ state: 'abandoned' })
    expect(await resultRow(sat)).toMatchObject({ closing: 1, standing: 'withdrawn' })
  })

  test('of an invalidated attempt', async () => {
    const sat = await sit(await newTest())
    const { answer, start, deadlineAt, clock, services, attemptId, stub } = sat
    await answer([0], start + 1, start + 2)
    await stub.view(deadlineAt + 121_000)
    clock.now = deadlineAt + 130_000
    await answer([1], start + 50, clock.now)
    await isScored(sat)
    await invalidateAttempt(services, office, attemptId)
    await refusalOf(count(sat))
    expect(await stub.view(clock.now)).toMatchObject({ state: 'invalidated' })
  })
})

test('an absent attempt becomes a result when its evidence is counted (EXM-42, EXM-53)', async () => {
  const start = Date.now() + day
  const exam = await newTest({ commonStart: true, opensAt: start, closesAt: start + 30 * minute })
  const sat = await sit(exam, { begins: false, start })
  const { stub, clock, deadlineAt, services, userId, attemptId, answer } = sat
  clock.now = deadlineAt + 121_000
  expect(await stub.view(clock.now)).toMatchObject({ state: 'abandoned', receipt: null })
  const stateInD1 = async () => (await db.select().from(attempts).where(eq(attempts.id, attemptId)).get())?.state
  await vi.waitFor(async () => expect(await stateInD1()).toBe('abandoned'), { timeout: 20_000, interval: 50 })
  await expect(resultOf(services, userId, attemptId)).rejects.toMatchObject({ status: 404 })

  clock.now += minute
  expect(await answer([0, 1], start + minute, clock.now)).toMatchObject({
    closed: true,
    uncounted: [{ reason: 'arrived_late' }, { reason: 'arrived_late' }],
  })
  expect((await viewAttempt(services, userId, attemptId)).evidence).toHaveLength(2)
  clock.now = start + 60 * minute
  await finish(sat, await count(sat), 2)
  const { totals, closedBy, standing, changes } = await released(sat)
  expect([totals.units, closedBy, changes]).toEqual([units('4'), 'time', []])
  expect(standing).toMatchObject({ rank: 1, of: 1 })
  expect(await stateInD1()).toBe('scored')
  expect(await stub.view(clock.now)).toMatchObject({ state: 'submitted', receipt: expect.any(String) })
})

test('an attempt keeps the version of the paper that it began with, also in its result (EXM-4)', async () => {
  const exam = await newTest()
  const sat = await sit(exam)
  const { services, userId, attemptId, stub, holder, start, answer } = sat
  const next = await newTest()
  await db.update(tests).set({ currentVersionId: next.versionId }).where(eq(tests.id, exam.testId))
  expect((await viewAttempt(services, userId, attemptId)).paper?.versionId).toBe(exam.versionId)
  await answer([0], start + 1, start + 2)
  await stub.submit(holder, 'submission', start + minute)
  await isScored(sat)
  expect(await resultRow(sat)).toMatchObject({ testVersionId: exam.versionId })
})

describe('a result that is not ready (EXM-48)', () => {
  test('is 404 while time runs, and scoring from the deadline until the last answers may have arrived', async () => {
    const sat = await sit(await newTest())
    const { stub, holder, start, deadlineAt, services, userId, attemptId, clock, answer } = sat
    await answer([0], start + 1, start + 2)
    await stub.takeOver(holder.session, 'laptop-001', start + 3)
    const second = { ...holder, epoch: 2 }
    const until = deadlineAt + 120_000
    clock.now = deadlineAt - 1
    await expect(resultOf(services, userId, attemptId)).rejects.toMatchObject({ status: 404 })
    for (const now of [deadlineAt, deadlineAt + 1, until]) {
      clock.now = now
      expect(await resultOf(services, userId, attemptId)).toEqual({ state: 'scoring', until, serverNow: now })
      if (now === deadlineAt) await stub.submit(second, 'submission', now, true)
    }
    await expect(resultOf(services, unique('user'), attemptId)).rejects.toMatchObject({ status: 404 })
    clock.now = until + 1
    const seen: string[] = []
    await vi.waitFor(
      async () => {
        const result = await resultOf(services, userId, attemptId)
        seen.push(result.state)
        if (result.state === 'scoring') expect(result).toEqual({ state: 'scoring' })
        expect(result.state).toBe('released')
      },
      { timeout: 20_000, interval: 20 },
    )
    expect(seen.slice(0, -1).every((state) => state === 'scoring')).toBe(true)
  })

  test('is 404 for an attempt reset before it was scored', async () => {
    const sat = await sit(await newTest())
    const { services, attemptId, userId, clock, deadlineAt } = sat
    await resetAttempt(services, office, attemptId)
    clock.now = deadlineAt + 1
    await expect(resultOf(services, userId, attemptId)).rejects.toMatchObject({ status: 404 })
  })
})

describe('the drain window of a preset (EXM-37, EXM-56)', () => {
  test.each([15, 600])('of %i s applies in the attempt, and results wait for it', async (seconds) => {
    const start = Date.now() + day
    const drainMs = seconds * 1_000
    const release = { rule: 'after_close' as const }
    const exam = await testWith(
      { drainSeconds: seconds },
      { opensAt: start - day, closesAt: start + 5 * minute, release },
    )
    const sat = await sit(exam, { start })
    const { stub, services, deadlineAt, answer, clock, attemptId, userId } = sat
    expect((await paperOf(services, exam.versionId)).paper.drainMs).toBe(drainMs)
    expect(deadlineAt).toBe(start + 5 * minute)
    expect((await viewAttempt(services, userId, attemptId)).countedUntil).toBe(deadlineAt + drainMs)
    expect(await answer([0], deadlineAt - 2, deadlineAt + drainMs)).not.toHaveProperty('uncounted')
    expect(await answer([1], deadlineAt - 1, deadlineAt + drainMs + 1)).toMatchObject({
      closed: true,
      uncounted: [{ reason: 'arrived_late' }],
    })
    expect(await stub.view(deadlineAt + drainMs + 1)).toMatchObject({ state: 'submitted' })
    await isScored(sat)
    clock.now = deadlineAt + Math.max(drainMs, 120_000)
    await expect(resultOf(services, userId, attemptId)).rejects.toMatchObject({ status: 403 })
    clock.now += 1
    expect(await released(sat)).toMatchObject({ totals: { correct: 1 }, lateSynced: 1 })
  })

  test('delays the results of an attempt reopened after the end', async () => {
    const start = Date.now() + day
    const release = { rule: 'after_close' as const }
    const exam = await testWith({ drainSeconds: 600 }, { opensAt: start - day, closesAt: start + 5 * minute, release })
    const sat = await sit(exam, { start })
    await sat.answer([0], start + 1, start + 2)
    await sat.stub.submit(sat.holder, 'submission', start + 3)
    await isScored(sat)
    const { deadlineAt } = await reopen(sat.services, office, sat.attemptId, 30)
    const row = await db.select().from(tests).where(eq(tests.id, exam.testId)).get()
    // Results wait for the longest extra time and the default window.
    expect((row?.closesAt ?? 0) + (row?.extraMs ?? 0) + 120_000).toBe(deadlineAt + 600_000)
  })
})
