import { and, eq, inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { keyedOf, optionsOf } from '../../domain/questions/kinds/presentation.ts'
import { units } from '../../domain/results/marks.ts'
import {
  attempts,
  itemStatistics,
  questionKeys,
  questionStatistics,
  questions,
  questionVersions,
  statisticsRuns,
  studentProfiles,
  tasks,
  testQuestions,
  testStatistics,
} from '../../drizzle/schema/index.ts'
import type { Bindings } from '../../worker/env.ts'
import { makeServices } from '../../worker/platform/context.ts'
import { paperOf } from '../../worker/questions/papers.usecases.ts'
import { changeValidity } from '../../worker/results/recording.usecases.ts'
import { commitRescoring, proposeRescoring } from '../../worker/results/rescoring.usecases.ts'
import type { SubmissionMessage } from '../../worker/results/results.queue.ts'
import { startDueStatistics, startStatistics } from '../../worker/results/statistics.cron.ts'
import { taskIdOf } from '../../worker/tasks/tasks.usecases.ts'
import { takeStep } from './take-step.ts'
import { deliver, newTest, submission } from './scored.ts'
import { db, env, mock, prepareDatabase, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

/** Without the queue: the test takes the steps itself. */
const services = (bindings: Bindings = env) =>
  makeServices({ ...bindings, TASKS_QUEUE: { send: async () => undefined } as never }, () => undefined)

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

/** A test whose first question is its own: key `right`, one further option `other`. */
const newExam = async (exams = 1) => {
  const made: Exam[] = []
  for (let count = 0; count < exams; count += 1) made.push(await newTest())
  const [first] = (await paperOf(services(), mock.versionId)).paper.questions
  const version = await db
    .select()
    .from(questionVersions)
    .where(eq(questionVersions.questionId, first?.id ?? ''))
    .get()
  const question = await db
    .select()
    .from(questions)
    .where(eq(questions.id, first?.id ?? ''))
    .get()
  const key = await db
    .select()
    .from(questionKeys)
    .where(eq(questionKeys.questionVersionId, version?.id ?? ''))
    .get()
  if (!version || !question || !key) throw new Error('The mock has no question')
  const questionId = unique('qst')
  const questionVersionId = `${questionId}_v1`
  await db
    .insert(questions)
    .values({ ...question, id: questionId, slug: questionId, currentVersionId: questionVersionId })
  await db.insert(questionVersions).values({ ...version, id: questionVersionId, questionId })
  await db.insert(questionKeys).values({ ...key, questionVersionId })
  for (const { versionId } of made)
    await db
      .update(testQuestions)
      .set({ questionVersionId })
      .where(and(eq(testQuestions.testVersionId, versionId), eq(testQuestions.position, 1)))
  const right = keyedOf(key.key)[0] ?? ''
  const other = optionsOf(version.body).find(({ id }) => id !== right)?.id ?? ''
  return { exams: made, exam: made[0] as Exam, questionId, questionVersionId, right, other }
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

const runOf = ({ testId }: Exam) => db.select().from(statisticsRuns).where(eq(statisticsRuns.testId, testId)).get()

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
      reason: 'Two options say the same.',
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

  test('many attempts are counted in steps that may repeat, by statements that search indexes', async () => {
    const { exam, questionVersionId, right, other } = await newExam()
    const made = await sat(exam, [
      { option: right, rest: 5 },
      { option: other, rest: 2, language: 'hi' },
    ])
    await env.DB.prepare(
      `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 2200)
       INSERT INTO results (attempt_id, user_id, test_id, test_version_id, receipt, submitted_at, closed_by, late_synced,
         units, language, ranked, responses, scores)
       SELECT attempt_id || n, user_id || n, test_id, test_version_id, receipt || n, submitted_at, closed_by, late_synced,
         units, language, 1, responses, scores
       FROM results CROSS JOIN numbers WHERE test_id = ?1`,
    )
      .bind(exam.testId)
      .run()
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
    const { exams, questionId, questionVersionId, right, other } = await newExam(2)
    const [one, two] = exams
    if (!one || !two) throw new Error('Two tests')
    await sat(one, [...times(20, { option: other, rest: 9 }), ...times(10, { option: right, rest: 1 })])
    await sat(two, [...times(20, { option: other, rest: 8 }), ...times(10, { option: right, rest: 2 })])
    await compute(one)
    expect(await pooledFor(questionVersionId)).toMatchObject({ students: 30, flags: [], isSuspect: false })
    await compute(two)
    const pooled = await pooledFor(questionVersionId)
    expect(pooled).toMatchObject({ questionId, students: 60, difficulty: 'hard', keyVersion: 1, isSuspect: true })
    expect(pooled?.flags).toEqual(expect.arrayContaining(['key_suspect', 'weak', 'dead_option']))
    expect(pooled?.figures.all?.discriminationIndex).toBeLessThan(0)
    expect(pooled?.figures.hi).toBeUndefined()
  })
})
