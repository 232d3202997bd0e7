import { and, eq, inArray, ne } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { units } from '../../domain/results/marks.ts'
import { choiceChartSize } from '../../domain/results/statistics/contract.ts'
import {
  attempts,
  auditLog,
  itemStatistics,
  questionKeys,
  questionStatistics,
  questions,
  statisticsRuns,
  studentProfiles,
  tasks,
  testStatistics,
} from '../../drizzle/schema/index.ts'
import { readDashboard } from '../../worker/dashboard/dashboard.usecases.ts'
import { listTranslations } from '../../worker/questions/translations.usecases.ts'
import type { Bindings } from '../../worker/env.ts'
import { makeServices } from '../../worker/platform/context.ts'
import { changeValidity } from '../../worker/results/recording.usecases.ts'
import { commitRescoring, proposeRescoring } from '../../worker/results/rescoring.usecases.ts'
import { difficultyFit, levelsOf } from '../../worker/results/levels.usecases.ts'
import type { SubmissionMessage } from '../../worker/results/results.queue.ts'
import { startDueStatistics, startStatistics } from '../../worker/results/statistics.cron.ts'
import {
  confirmKey,
  requestForQuestion,
  requestForTest,
  statisticsOfQuestion,
  statisticsOfTest,
} from '../../worker/results/statistics.usecases.ts'
import { taskIdOf } from '../../worker/tasks/tasks.usecases.ts'
import { takeStep, undeliveredTasks } from './take-step.ts'
import { deliver, newExam, newTest, submission } from './scored.ts'
import { db, env, prepareDatabase, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

/** Without the queue: the test takes the steps itself. */
const services = (bindings: Bindings = env) => makeServices({ ...bindings, ...undeliveredTasks }, () => undefined)

type Exam = { testId: string; versionId: string }

const finishTask = async (
  taskId: string,
  { bindings = env, twice = false }: { bindings?: Bindings; twice?: boolean } = {},
) => {
  for (let steps = 0; steps < 50; steps += 1) {
    await Promise.all([takeStep(services(bindings), taskId), ...(twice ? [takeStep(services(bindings), taskId)] : [])])
    const task = await db.select().from(tasks).where(eq(tasks.id, taskId)).get()
    if (task?.state === 'failed') throw new Error(String(task.error))
    if (task?.state === 'done') return task.output
  }
  throw new Error('The task does not end')
}

const compute = async ({ testId }: Exam) => {
  await startStatistics(services(), testId)
  return finishTask(await taskIdOf('item_statistics', testId))
}

type Sitter = { option: string | null; rest: number; language?: 'en' | 'hi' | null; userId?: string }

/** Attempts with an option for the first question and `rest` right answers after it. */
const sat = async (exam: Exam, sitters: readonly Sitter[]): Promise<SubmissionMessage[]> => {
  const made: SubmissionMessage[] = []
  for (const { option, rest, language = 'en', userId = unique('user') } of sitters) {
    const message = await submission(exam, userId, rest + 1, { language })
    const [first, ...others] = message.responses
    if (!first) throw new Error('no response')
    const answer = option === null ? null : { optionIds: [option] }
    made.push({
      ...message,
      // The wrong answer at the end is left out.
      responses: [
        { ...first, answer, status: answer ? 'answered' : 'not_answered', ms: 1_000 * (rest + 1) },
        ...others.slice(0, rest),
      ],
    })
  }
  for (let page = 0; page < made.length; page += 100) await deliver(made.slice(page, page + 100))
  return made
}

const times = (count: number, sitter: Sitter): Sitter[] => Array.from({ length: count }, () => sitter)

const itemIn = (exam: Exam, questionVersionId: string, language: 'all' | 'en' | 'hi' = 'all') =>
  db
    .select()
    .from(itemStatistics)
    .where(
      and(
        eq(itemStatistics.questionVersionId, questionVersionId),
        eq(itemStatistics.testVersionId, exam.versionId),
        eq(itemStatistics.language, language),
      ),
    )
    .get()

const pooledFor = (questionVersionId: string) =>
  db.select().from(questionStatistics).where(eq(questionStatistics.questionVersionId, questionVersionId)).get()

/** Copies every attempt of a test. */
const multiply = ({ testId }: Exam, copies: number) =>
  env.DB.prepare(
    `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?2)
     INSERT INTO results (attempt_id, user_id, test_id, test_version_id, receipt, submitted_at, closed_by, late_synced,
       units, language, ranked, responses, scores)
     SELECT attempt_id || n, user_id || n, test_id, test_version_id, receipt || n, submitted_at, closed_by, late_synced,
       units, language, 1, responses, scores
     FROM results CROSS JOIN numbers WHERE test_id = ?1`,
  )
    .bind(testId, copies)
    .run()

const runOf = ({ testId }: Exam) => db.select().from(statisticsRuns).where(eq(statisticsRuns.testId, testId)).get()

describe('the pace of the best tenth (RES-103)', () => {
  test('is the median of its section times, and absent below 100 first attempts', async () => {
    const exam = await newTest()
    // Ten students with five right answers and 1 to 10 s on each of six questions; ninety others with one right answer.
    const best = Array.from({ length: 10 }, (_, index) => ({ right: 5, ms: 1_000 * (index + 1) }))
    const others = Array.from({ length: 89 }, () => ({ right: 1, ms: 900_000 }))
    const made: SubmissionMessage[] = []
    for (const { right, ms } of [...best, ...others]) {
      const message = await submission(exam, unique('user'), right)
      made.push({ ...message, responses: message.responses.map((response) => ({ ...response, ms })) })
    }
    await deliver(made)
    await compute(exam)
    expect((await figuresOf(exam))?.pace).toBeUndefined()

    await deliver([await submission(exam, unique('user'), 1)])
    await compute(exam)
    // The median of 1 to 10 s is 5.5 s: five questions of the first section, one of the second.
    expect((await figuresOf(exam))?.pace).toEqual({ students: 100, tenth: 10, medianMs: { s1: 27_500, s2: 5_500 } })
  })
})

const figuresOf = async ({ versionId }: Exam) =>
  (
    await db
      .select({ figures: testStatistics.figures })
      .from(testStatistics)
      .where(and(eq(testStatistics.testVersionId, versionId), eq(testStatistics.language, 'all')))
      .get()
  )?.figures

describe('statistics of a test (RES-70)', () => {
  test('first attempts are counted by language, question and option', async () => {
    const { exam, questionVersionId, right, other } = await newExam()
    await sat(exam, [
      { option: right, rest: 5, language: 'en' },
      { option: right, rest: 3, language: 'hi' },
      { option: other, rest: 1, language: 'hi' },
      { option: null, rest: 0, language: null },
    ])
    expect(await runOf(exam)).toMatchObject({ isDue: true, computedAt: null })
    expect(await compute(exam)).toEqual({ attempts: 4 })
    expect(await runOf(exam)).toMatchObject({ isDue: false })

    // Marks 2 and -1/2: (2 + 2 - 0.5 + 0) / 4 / 2.
    const all = await itemIn(exam, questionVersionId)
    expect(all).toMatchObject({ keyVersion: 1, synthetic: 0, languageGap: null })
    expect(all?.figures).toMatchObject({ students: 4, facility: 3.5 / 8, medianSeconds: 3 })
    const chosen = Object.fromEntries(all?.figures.choices.map(({ choice, students }) => [choice, students]) ?? [])
    expect(chosen).toMatchObject({ [right]: 2, [other]: 1, '': 1 })
    expect((await itemIn(exam, questionVersionId, 'en'))?.figures).toMatchObject({ students: 1, facility: 1 })
    expect((await itemIn(exam, questionVersionId, 'hi'))?.figures).toMatchObject({ students: 2, facility: 1.5 / 4 })

    const whole = await db
      .select()
      .from(testStatistics)
      .where(and(eq(testStatistics.testVersionId, exam.versionId), eq(testStatistics.language, 'all')))
      .get()
    // Totals 12, 8, 1.5, 0.
    expect(whole?.figures).toMatchObject({ students: 4, mean: units('21.5') / 4, median: units('4.75') })
  })

  test('practice, reopened, invalidated and blocked attempts are left out', async () => {
    const { exam, questionVersionId, right, other } = await newExam()
    const blocked = unique('user')
    await db.insert(studentProfiles).values({ uid: blocked, blockedAt: 1 })
    const [first, reopened, invalid] = await sat(exam, [
      { option: right, rest: 5 },
      { option: other, rest: 5 },
      { option: other, rest: 5 },
      { option: other, rest: 5, userId: blocked },
    ])
    await sat(exam, [{ option: other, rest: 5, userId: first?.userId ?? '' }])
    await changeValidity(services(), invalid?.attemptId ?? '', 'invalidated')
    await db.insert(attempts).values({
      id: reopened?.attemptId ?? '',
      userId: reopened?.userId ?? '',
      testId: exam.testId,
      testVersionId: exam.versionId,
      state: 'scored',
      startedAt: 1,
      reason: 'The power failed.',
    })
    expect(await compute(exam)).toEqual({ attempts: 1 })
    expect((await itemIn(exam, questionVersionId))?.figures).toMatchObject({ students: 1, facility: 1 })
  })

  test('a dropped question is neither an item nor part of the totals, and a re-scoring is waited for', async () => {
    const { exam, questionId, questionVersionId, right } = await newExam()
    await sat(exam, times(3, { option: right, rest: 4 }))
    await compute(exam)
    expect(await itemIn(exam, questionVersionId)).toBeDefined()

    const change = {
      key: { kind: 'mcq' as const, optionIds: [right] },
      alternatives: [],
      outcome: 'dropped_all' as const,
      reason: { en: 'Two options say the same.', hi: 'दो विकल्प एक ही बात कहते हैं।' },
    }
    const { taskId } = await proposeRescoring(services(), 'admin', questionId, change)
    await finishTask(taskId)
    const committed = await commitRescoring(services(), 'admin', taskId)
    // The scores are of the former keys.
    expect(await compute(exam)).toEqual({ attempts: 0, left: 'rescoring' })
    expect(await runOf(exam)).toMatchObject({ isDue: true })
    await finishTask(committed)
    expect(await compute(exam)).toEqual({ attempts: 3 })
    expect(await itemIn(exam, questionVersionId)).toBeUndefined()
    expect(await pooledFor(questionVersionId)).toBeUndefined()
    const whole = await db
      .select()
      .from(testStatistics)
      .where(and(eq(testStatistics.testVersionId, exam.versionId), eq(testStatistics.language, 'all')))
      .get()
    expect(whole?.figures).toMatchObject({ students: 3, mean: units('8') })
  })

  test('levels and odds by language come from first attempts and are pooled (LRN-28, LRN-60)', async () => {
    const { exam, questionId, questionVersionId, right } = await newExam()
    // Equal totals: a right answer and four others, or a blank and five others. In English three of four are right.
    await sat(exam, [
      ...times(3, { option: right, rest: 4 }),
      { option: null, rest: 5 },
      { option: right, rest: 4, language: 'hi' },
      ...times(3, { option: null, rest: 5, language: 'hi' }),
    ])
    await multiply(exam, 60)
    await compute(exam)
    const pooled = await pooledFor(questionVersionId)
    // 8 attempts and 60 copies of each: odds (183 * 183) / (61 * 61) = 9, and -2.35 * ln 9 = -5.16.
    expect(pooled?.languageBias).toMatchObject({ en: 244, hi: 244 })
    expect(pooled?.languageBias?.delta).toBeCloseTo(-5.16, 2)
    expect(pooled).toMatchObject({ isUneven: true })
    expect(pooled?.flags).toContain('language_gap')
    const queue = await listTranslations(services(), { need: 'uneven' })
    expect(queue.counts.uneven).toBeGreaterThan(0)
    expect(queue.items.find(({ id }) => id === questionId)?.bias).toMatchObject({ en: 244, hi: 244 })
    expect(pooled?.levelAnswers).toBe(488)
    expect((await levelsOf(services(), [questionId, 'missing'])).get(questionId)).toEqual({
      rating: pooled?.level,
      n: 488,
    })
    // Half of the students are right in it and nearly all in the others: it is harder than they are.
    expect(pooled?.level ?? 0).toBeGreaterThan(0)
    const { bindings, statements } = watched()
    expect((await difficultyFit(services(bindings)))?.answers).toBeGreaterThan(400)
    await levelsOf(services(bindings), [questionId])
    expect(await slowStatements(statements)).toEqual([])
  })

  test('many attempts are counted in steps that may repeat, by statements that search indexes', async () => {
    const { exam, questionVersionId, right, other } = await newExam()
    const made = await sat(exam, [
      { option: right, rest: 5 },
      { option: other, rest: 2, language: 'hi' },
    ])
    await multiply(exam, 2_200)
    const { bindings, statements } = watched()
    await startStatistics(services(bindings), exam.testId)
    const taskId = await taskIdOf('item_statistics', exam.testId)
    await finishTask(taskId, { bindings, twice: true })
    const task = await db.select().from(tasks).where(eq(tasks.id, taskId)).get()
    expect(task).toMatchObject({ state: 'done', done: 4_402, output: { attempts: 4_402 } })
    expect((await itemIn(exam, questionVersionId))?.figures.students).toBe(4_402)
    expect((await itemIn(exam, questionVersionId, 'hi'))?.figures).toMatchObject({ students: 2_201, facility: -0.25 })
    expect((await env.FILES.list({ prefix: `statistics/${taskId}/` })).objects).toEqual([])
    expect(await slowStatements(statements)).toEqual([])
    expect(made).toHaveLength(2)
  })
})

test('only tests whose first attempts changed are computed again (RES-71)', async () => {
  const { exam, right } = await newExam()
  const [message] = await sat(exam, [{ option: right, rest: 5 }])
  // Other files may leave more tests due than one run starts.
  await db.update(statisticsRuns).set({ isDue: false }).where(ne(statisticsRuns.testId, exam.testId))
  const started = async () => {
    await startDueStatistics(services())
    return db
      .select({ state: tasks.state })
      .from(tasks)
      .where(and(eq(tasks.id, await taskIdOf('item_statistics', exam.testId)), inArray(tasks.state, ['waiting'])))
      .get()
  }
  expect(await started()).toBeDefined()
  await compute(exam)
  expect(await started()).toBeUndefined()
  // Practice changes nothing.
  await sat(exam, [{ option: right, rest: 9, userId: message?.userId ?? '' }])
  expect(await started()).toBeUndefined()
  await sat(exam, [{ option: right, rest: 9 }])
  expect(await started()).toBeDefined()
})

describe('figures of a question over all tests', () => {
  test('they are pooled from every test, with flags (RES-67, RES-69)', async () => {
    const { exam, beside, questionId, questionVersionId, right, other } = await newExam()
    await sat(exam, [...times(20, { option: other, rest: 9 }), ...times(10, { option: right, rest: 1 })])
    await sat(beside, [...times(20, { option: other, rest: 8 }), ...times(10, { option: right, rest: 2 })])
    await compute(exam)
    expect(await pooledFor(questionVersionId)).toMatchObject({ students: 30, flags: [], isSuspect: false })
    await compute(beside)
    const pooled = await pooledFor(questionVersionId)
    expect(pooled).toMatchObject({ questionId, students: 60, difficulty: 'hard', keyVersion: 1, isSuspect: true })
    expect(pooled?.flags).toEqual(expect.arrayContaining(['key_suspect', 'weak', 'dead_option']))
    expect(pooled?.figures.all?.discriminationIndex).toBeLessThan(0)
    expect(pooled?.figures.hi).toBeUndefined()
  })

  /** A question with a distractor of the better students, in one test of 60. */
  const suspected = async () => {
    const made = await newExam()
    const { exam, right, other } = made
    await sat(exam, [
      ...times(36, { option: other, rest: 9, language: 'hi' }),
      ...times(12, { option: right, rest: 1 }),
      ...times(12, { option: null, rest: 2 }),
    ])
    await compute(exam)
    return made
  }

  const isDue = async (questionId: string): Promise<boolean> => {
    const { due } = await readDashboard(services(), 30)
    return due.lines.some(({ name, items }) => name === 'keySuspects' && items.some(({ id }) => id === questionId))
  }

  test('a page shows them by version, test and language, and withholds those of fewer than 50 students (RES-72)', async () => {
    const { exam, questionId, questionVersionId, right, other } = await suspected()
    const { question, versions, waiting } = await statisticsOfQuestion(services(), questionId)
    expect(question).toMatchObject({ id: questionId, code: questionId })
    expect(waiting).toBe(0)
    const [version] = versions
    expect(versions).toHaveLength(1)
    expect(version).toMatchObject({ questionVersionId, keyVersion: 1, currentKey: 1, confirmed: null, synthetic: 0 })
    expect(version?.groups.all).toMatchObject({ students: 60, figures: { students: 60 } })
    expect(version?.groups.hi).toEqual({ students: 36, figures: null })
    expect(version?.choices.filter(({ isKeyed }) => isKeyed).map(({ choice }) => choice)).toEqual([right])
    expect(version?.tests).toMatchObject([{ testVersionId: exam.versionId, groups: { all: { students: 60 } } }])
    // The upper third chose the distractor, all of them.
    const bar = version?.chart?.bars.find(({ choice, third }) => choice === other && third === 0)
    expect(bar?.height).toBe(choiceChartSize.bottom - choiceChartSize.top)

    await sat(exam, [{ option: right, rest: 1 }])
    expect((await statisticsOfQuestion(services(), questionId)).waiting).toBe(1)
    expect(await requestForQuestion(services(), 'admin', questionId)).toEqual({ tests: 1 })
    await finishTask(await taskIdOf('item_statistics', exam.testId))
    const after = await statisticsOfQuestion(services(), questionId)
    expect(after).toMatchObject({ waiting: 0, versions: [{ groups: { all: { students: 61 } } }] })
    const ofTest = await statisticsOfTest(services(), exam.testId)
    expect(ofTest).toMatchObject({ isWaiting: false, versions: [{ groups: { all: { students: 61 } } }] })
    expect(ofTest.versions[0]?.items[0]).toMatchObject({ questionId, students: 61 })
    const [item] = ofTest.versions[0]?.items ?? []
    expect(item?.flags).toContain('key_suspect')
    expect(item?.choices.filter(({ isKeyed }) => isKeyed)).toHaveLength(1)
    expect(item?.choices.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
  })

  test('a suspect key is due until it is confirmed with a reason, also after the next computation (RES-73)', async () => {
    const { exam, questionId, questionVersionId, right } = await suspected()
    expect(await isDue(questionId)).toBe(true)
    const confirmation = { questionVersionId, keyVersion: 1, reason: 'Checked with the official key.' }
    await confirmKey(services(), 'admin', questionId, confirmation)
    expect(await isDue(questionId)).toBe(false)
    await expect(confirmKey(services(), 'admin', questionId, confirmation)).rejects.toMatchObject({ status: 409 })
    const audit = await db.select().from(auditLog).where(eq(auditLog.itemId, questionId)).all()
    expect(audit.map(({ act, reason }) => [act, reason])).toEqual([['key.confirmed', confirmation.reason]])

    await sat(exam, [{ option: right, rest: 1 }])
    await compute(exam)
    expect(await isDue(questionId)).toBe(false)
    const [version] = (await statisticsOfQuestion(services(), questionId)).versions
    expect(version?.flags).not.toContain('key_suspect')
    expect(version?.confirmed).toMatchObject({ reason: confirmation.reason })
  })

  test('a suspect key is not due any more once it is changed, or its question retired (RES-73)', async () => {
    const { questionId, questionVersionId } = await suspected()
    const key = await db.select().from(questionKeys).where(eq(questionKeys.questionVersionId, questionVersionId)).get()
    if (!key) throw new Error('no key')
    await db
      .update(questionKeys)
      .set({ state: 'superseded' })
      .where(eq(questionKeys.questionVersionId, questionVersionId))
    await db.insert(questionKeys).values({ ...key, version: 2 })
    expect(await isDue(questionId)).toBe(false)

    const retired = await suspected()
    expect(await isDue(retired.questionId)).toBe(true)
    await db.update(questions).set({ state: 'archived' }).where(eq(questions.id, retired.questionId))
    expect(await isDue(retired.questionId)).toBe(false)
  })

  test('no statement of a page reads a growing table from end to end (RES-72)', async () => {
    const { exam, questionId } = await suspected()
    const { bindings, statements } = watched()
    await statisticsOfQuestion(services(bindings), questionId)
    await statisticsOfTest(services(bindings), exam.testId)
    await requestForTest(services(bindings), 'admin', exam.testId)
    await startDueStatistics(services(bindings))
    await readDashboard(services(bindings), 30)
    expect(await slowStatements(statements)).toEqual([])
  })
})
