import { eq } from 'drizzle-orm'
import { runDurableObjectAlarm } from 'cloudflare:test'
import { beforeAll, expect, test, vi } from 'vitest'
import { keyedOf, optionsOf } from '../../domain/questions/kinds/presentation.ts'
import type { AttemptAnalysis } from '../../domain/results/analysis/contract.ts'
import type { AttemptResult } from '../../domain/results/contract.ts'
import { units } from '../../domain/results/marks.ts'
import {
  attempts,
  itemStatistics,
  questionVersions,
  scoreHistogram,
  testQuestions,
  testVersions,
} from '../../drizzle/schema/index.ts'
import { makeServices, type Services } from '../../worker/platform/context.ts'
import { latestKeysOf } from '../../worker/questions/keys.usecases.ts'
import { paperOf } from '../../worker/questions/papers.usecases.ts'
import { readAnalysisOf } from '../../worker/results/analysis.usecases.ts'
import { commitRescoring, proposeRescoring, readRescoring } from '../../worker/results/rescoring.usecases.ts'
import { readResultOf, resultExists } from '../../worker/results/results.usecases.ts'
import { deliver, newExam, newTest, submission } from './scored.ts'
import { chosen, db, env, event, mock, newRunning, prepareDatabase, servicesAt, unique } from './support.ts'
import { takeStep, undeliveredTasks } from './take-step.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

const atOnce = { release: { rule: 'at_once' as const } }

/** A scored attempt whose first `right` questions are right and the next wrong. */
const sat = async (exam: { testId: string; versionId: string }, right: number) => {
  const message = await submission(exam, unique('usr'), right)
  await deliver([message])
  return message
}

type Sat = { userId: string; attemptId: string }

const analysisOf = async ({ userId, attemptId }: Sat, services: Services = servicesAt()): Promise<AttemptAnalysis> => {
  const analysis = await readAnalysisOf(services, userId, attemptId)
  if (analysis?.state !== 'released') throw new Error('No released analysis')
  return analysis
}

const resultOf = async ({ userId, attemptId }: Sat) =>
  (await readResultOf(servicesAt(), userId, attemptId)) as AttemptResult

test('analyses a released attempt with the totals of its result, and holds no key, answer or solution (RES-80, RES-90)', async () => {
  const message = await sat(await newTest(atOnce), 3)
  const [analysis, result] = [await analysisOf(message), await resultOf(message)]
  const { whole, bySection, byTopic, totals } = analysis
  expect(totals).toEqual(result.totals)
  // Three right (+2) and one wrong (-1/2) of twenty: 6 gained, 1/2 taken off, 2 missed and 16 x 2 skipped.
  expect(whole).toMatchObject({
    units: units('11/2'),
    gained: units('6'),
    penalty: units('1/2'),
    missedWrong: units('2'),
    missedSkipped: units('32'),
  })
  for (const splits of [bySection, byTopic, analysis.byDifficulty])
    expect(splits.reduce((sum, split) => sum + split.units, 0)).toBe(totals.units)
  expect(byTopic.every(({ title }) => title.en !== '' && title.hi !== '')).toBe(true)
  expect(JSON.stringify(analysis)).not.toMatch(/"(key|answer|solution|stem|reasons)"/)
  expect(analysis).toMatchObject({ ledger: null, comparison: null, distribution: null, changes: [] })
})

test('the first result of a student is told apart from those after it (RES-119)', async () => {
  const first = await sat(await newTest(atOnce), 3)
  expect(await analysisOf(first)).toMatchObject({ isFirst: true })
  const later = { ...(await submission(await newTest(atOnce), first.userId, 2)), submittedAt: first.submittedAt + 1 }
  await deliver([later])
  expect(await analysisOf(later)).toMatchObject({ isFirst: false })
  expect(await analysisOf(first)).toMatchObject({ isFirst: true })
})

test('nobody reads the analysis of another student, and none is read before the release (RES-35, RES-90)', async () => {
  const message = await sat(await newTest(atOnce), 1)
  await expect(readAnalysisOf(servicesAt(), unique('usr'), message.attemptId)).rejects.toMatchObject({ status: 404 })
  expect(await readAnalysisOf(servicesAt(), message.userId, unique('att'))).toBeNull()
  const later = await newTest({ release: { rule: 'at', at: Date.now() + 3_600_000 } })
  const held = await sat(later, 1)
  await expect(readAnalysisOf(servicesAt(), held.userId, held.attemptId)).rejects.toMatchObject({
    status: 403,
    code: 'results.not_released',
  })
})

test('an attempt without an answer is analysed (RES-80)', async () => {
  const exam = await newTest(atOnce)
  const message = { ...(await submission(exam, unique('usr'), 0)), responses: [] }
  await deliver([message])
  const analysis = await analysisOf(message)
  expect(analysis.whole).toMatchObject({ units: 0, skipped: 20, missedSkipped: units('40') })
  expect(analysis).toMatchObject({ timeUse: [], timeChart: null, byKind: [] })
})

/** Makes a test one of 200 questions with seeded questions that its paper does not have. */
const growTo = async ({ versionId }: { versionId: string }, count: number) => {
  const items = await db.select().from(testQuestions).where(eq(testQuestions.testVersionId, versionId))
  const known = new Set(items.map(({ questionVersionId }) => questionVersionId))
  const others = await db.select().from(questionVersions).where(eq(questionVersions.kind, 'mcq')).limit(count)
  const last = items.at(-1)
  if (!last) throw new Error('The mock has no question')
  const added = others.filter(({ id }) => !known.has(id)).slice(0, count - items.length)
  for (const [index, { id }] of added.entries())
    await db.insert(testQuestions).values({ ...last, questionVersionId: id, position: items.length + index + 1 })
  const questions = items.length + added.length
  await db
    .update(testVersions)
    .set({ questionCount: questions, maxUnits: questions * units('2') })
    .where(eq(testVersions.id, versionId))
  return questions
}

test('a paper of 200 questions takes three round trips, and one once it is in memory (RES-90)', async () => {
  const exam = await newTest(atOnce)
  expect(await growTo(exam, 200)).toBe(200)
  const message = await sat(exam, 150)
  const { bindings, trips, statements } = watched()
  const services = { ...makeServices(bindings, () => undefined), now: Date.now }
  expect((await analysisOf(message, services)).questions).toHaveLength(200)
  expect(trips()).toBeLessThanOrEqual(3)
  const before = trips()
  await analysisOf(message, services)
  expect(trips() - before).toBe(1)
  expect(await slowStatements(statements)).toEqual([])
})

test('shows the place among first attempts, the average and the best from 30 students on (RES-86, RES-87)', async () => {
  const exam = await newTest(atOnce)
  const message = await sat(exam, 3)
  const best = await sat(exam, 10)
  const { paper } = await paperOf(servicesAt(), exam.versionId)
  const { keys } = await latestKeysOf(servicesAt(), exam.versionId)
  await db
    .insert(scoreHistogram)
    .values({ testId: exam.testId, units: units('10'), students: 58 })
    .onConflictDoNothing()
  const figures = { students: 60, facility: 0.5, medianSeconds: 30, choices: [] }
  for (const { id: questionId } of paper.questions)
    await db.insert(itemStatistics).values({
      questionVersionId: keys.get(questionId)?.questionVersionId ?? '',
      testVersionId: exam.versionId,
      language: 'all' as const,
      testId: exam.testId,
      questionId,
      figures: figures as never,
      keyVersion: keys.get(questionId)?.version ?? 0,
      synthetic: 0,
      computedAt: Date.now(),
    })
  const { distribution, comparison, questions, standing } = await analysisOf(message)
  expect(standing).toMatchObject({ rank: 60, of: 60 })
  // 5.5 of 40 marks are in the bar of 4 to 6; 10 marks in that of 10 to 12, ten right and one wrong in 18 to 20.
  const filled = distribution?.bars.flatMap(({ from, students }) => (students > 0 ? [[from, students]] : []))
  expect(filled).toEqual([
    [units('4'), 1],
    [units('10'), 58],
    [units('18'), 1],
  ])
  expect(distribution?.bars[distribution.mine]?.from).toBe(units('4'))
  expect(distribution?.chart.bars.filter(({ isMine }) => isMine)).toHaveLength(1)
  // Half of every question is 5 of 10 marks a section; the best has two sections right, and a wrong answer.
  expect(comparison?.sections.map(({ own, average, best: top }) => [own, average, top])).toEqual([
    [units('11/2'), units('5'), units('10')],
    [0, units('5'), units('10')],
    [0, units('5'), units('-1/2')],
    [0, units('5'), 0],
  ])
  expect(questions[0]).toMatchObject({ typicalMs: 30_000, isMeasured: true })
  expect((await resultOf(best)).peers[paper.questions[0]?.id ?? '']).toMatchObject({ students: 60, medianMs: 30_000 })
})

test('counts changed answers from the event log of the attempt (LRN-13)', async () => {
  const running = await newRunning()
  const { stub, attemptId: id, holder, start, opening, paper } = running
  const { userId } = opening
  const { testId, versionId: testVersionId } = mock
  await db.insert(attempts).values({ id, userId, testId, testVersionId, state: 'in_progress', startedAt: start })
  const { keys } = await latestKeysOf(servicesAt(), testVersionId)
  const [one, two] = paper.questions
  if (!one || !two) throw new Error('The mock has no questions')
  const optionsIn = (question: typeof one) => {
    const key = keys.get(question.id)?.key
    const right = key ? (keyedOf(key)[0] ?? '') : ''
    return { right, wrong: optionsOf(question).find((option) => option.id !== right)?.id ?? '' }
  }
  const at = (second: number) => start + second * 1_000
  const choose = (seq: number, question: typeof one, second: number, option: string) =>
    event(seq, question.id, at(second), { answer: chosen(option), act: 'answer' })
  const batch = [
    choose(1, one, 1, optionsIn(one).right),
    choose(2, two, 10, optionsIn(two).wrong),
    choose(3, one, 20, optionsIn(one).wrong),
    choose(4, two, 30, optionsIn(two).right),
  ]
  await stub.sync(holder, { device: 'device-01', batch }, at(40))
  await stub.submit(holder, 'submission', at(50))
  await vi.waitFor(
    async () => {
      await runDurableObjectAlarm(stub)
      expect(await resultExists(env, { attemptId: id, closing: 1 })).toBe(true)
    },
    { timeout: 20_000, interval: 20 },
  )
  const { ledger } = await analysisOf({ userId, attemptId: id })
  // One lost 2 + 1/2, two won it back.
  expect(ledger).toMatchObject({
    units: 0,
    lines: [
      { kind: 'right_to_wrong', changes: 1, units: units('-5/2') },
      { kind: 'wrong_to_right', changes: 1, units: units('5/2') },
      { kind: 'wrong_to_wrong', changes: 0, units: 0 },
    ],
    changes: [{ number: 1 }, { number: 2 }],
  })
})

test('after two changes of a key, analysis and changes follow the key that holds now (RES-33, RES-80)', async () => {
  const { exam, questionId, right, other } = await newExam()
  const message = await submission(exam, unique('usr'), 1)
  await deliver([message])
  const services = makeServices({ ...env, ...undeliveredTasks }, () => undefined)
  const finish = async (taskId: string) => {
    for (let steps = 0; steps < 50; steps += 1) {
      await takeStep(services, taskId)
      if ((await readRescoring(services, taskId, '')).state === 'done') return
    }
    throw new Error('The task does not end')
  }
  const reason = { en: 'The printed key was wrong.', hi: 'छपी हुई कुंजी ग़लत थी।' }
  for (const optionId of [other, right]) {
    const key = { kind: 'mcq' as const, optionIds: [optionId] }
    const change = { key, alternatives: [], outcome: 'normal' as const, reason }
    const trial = await proposeRescoring(services, 'admin', questionId, change)
    await finish(trial.taskId)
    await finish(await commitRescoring(services, 'admin', trial.taskId))
    const analysis = await analysisOf(message, services)
    expect(analysis.questions[0]?.verdict).toBe(optionId === right ? 'correct' : 'wrong')
    expect(analysis.changes.at(-1)).toMatchObject({ questionId, number: 1 })
    expect(analysis.totals).toEqual((await resultOf(message)).totals)
  }
  expect((await analysisOf(message, services)).changes).toHaveLength(2)
})
