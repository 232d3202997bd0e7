import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test'
import { and, eq, inArray } from 'drizzle-orm'
import type { Answer } from '../../domain/attempts/contract.ts'
import type { PresetPattern } from '../../domain/catalogue/contract.ts'
import { keyedOf, optionsOf } from '../../domain/questions/kinds/presentation.ts'
import {
  presetVersions,
  questionKeys,
  questions,
  questionVersions,
  results,
  scoreHistogram,
  tests,
  testQuestions,
  testSections,
  testVersions,
} from '../../drizzle/schema/index.ts'
import { units as unitsIn } from '../../domain/results/marks.ts'
import type { Bindings } from '../../worker/env.ts'
import { newId } from '../../worker/platform/ids.ts'
import { latestKeysOf } from '../../worker/questions/keys.usecases.ts'
import { paperOf } from '../../worker/questions/papers.usecases.ts'
import { omit } from '../../worker/content/omit.ts'
import { consumeResults, type ResultsMessage, type SubmissionMessage } from '../../worker/results/results.queue.ts'
import { chosen, db, env, mock, servicesAt, unique } from './support.ts'

/** Columns of a test that a copy of it can be inserted with. */
export const copyOfTest = (row: typeof tests.$inferSelect) => omit(row, 'titleEn', 'isPaused')

/** A new test with the paper of the seeded mock, and its version. */
export const newTest = async (
  parts: Partial<typeof tests.$inferInsert> = {},
  version: Partial<typeof testVersions.$inferInsert> = {},
) => {
  const testId = parts.id ?? unique('tst')
  const versionId = `${testId}_v1`
  const [test, shown, sections, items] = await Promise.all([
    db.select().from(tests).where(eq(tests.id, mock.testId)).get(),
    db.select().from(testVersions).where(eq(testVersions.id, mock.versionId)).get(),
    db.select().from(testSections).where(eq(testSections.testVersionId, mock.versionId)),
    db.select().from(testQuestions).where(eq(testQuestions.testVersionId, mock.versionId)),
  ])
  if (!test || !shown) throw new Error('The mock is not seeded')
  await db.insert(testVersions).values({ ...shown, id: versionId, testId, ...version })
  await db.insert(testSections).values(sections.map((section) => ({ ...section, testVersionId: versionId })))
  for (const item of items) await db.insert(testQuestions).values({ ...item, testVersionId: versionId })
  // Other files give extra time to the mock.
  const fresh = { ...copyOfTest(test), extraMs: 0, pauses: [] }
  await db.insert(tests).values({ ...fresh, id: testId, slug: testId, currentVersionId: versionId, ...parts })
  return { testId, versionId }
}

/** Puts a copy of the mock's question at a position there in new tests, in place of the question that all tests share. */
export const shareQuestion = async (made: readonly { versionId: string }[], position = 1) => {
  const isThere = eq(testQuestions.position, position)
  const found = await db
    .select({ question: questions, version: questionVersions, key: questionKeys })
    .from(testQuestions)
    .innerJoin(questionVersions, eq(questionVersions.id, testQuestions.questionVersionId))
    .innerJoin(questions, eq(questions.id, questionVersions.questionId))
    .innerJoin(questionKeys, eq(questionKeys.questionVersionId, questionVersions.id))
    .where(and(eq(testQuestions.testVersionId, mock.versionId), isThere, eq(questionKeys.state, 'current')))
    .get()
  if (!found) throw new Error('The mock has no such question')
  const { question, version, key } = found
  const questionId = unique('qst')
  const questionVersionId = `${questionId}_v1`
  await db
    .insert(questions)
    .values({ ...question, id: questionId, slug: questionId, currentVersionId: questionVersionId })
  await db.insert(questionVersions).values({ ...version, id: questionVersionId, questionId })
  await db.insert(questionKeys).values({ ...key, questionVersionId })
  const versionIds = made.map(({ versionId }) => versionId)
  await db
    .update(testQuestions)
    .set({ questionVersionId })
    .where(and(inArray(testQuestions.testVersionId, versionIds), isThere))
  return { questionId, questionVersionId, key, version }
}

/**
 * Two tests that share their first question, which no other test has: its key `right`, and one further option `other`.
 */
export const newExam = async () => {
  const [exam, beside] = [await newTest(), await newTest()]
  const { questionId, questionVersionId, key, version } = await shareQuestion([exam, beside])
  const right = keyedOf(key.key)[0] ?? ''
  const other = optionsOf(version.body).find(({ id }) => id !== right)?.id ?? ''
  return { exam, beside, questionId, questionVersionId, right, other }
}

/** A new test whose questions no other test has: copies of those of the seeded mock, with their keys. */
export const newPaper = async () => {
  const exam = await newTest()
  const rows = await db
    .select({ place: testQuestions.position, question: questions, version: questionVersions, key: questionKeys })
    .from(testQuestions)
    .innerJoin(questionVersions, eq(questionVersions.id, testQuestions.questionVersionId))
    .innerJoin(questions, eq(questions.id, questionVersions.questionId))
    .innerJoin(questionKeys, eq(questionKeys.questionVersionId, questionVersions.id))
    .where(and(eq(testQuestions.testVersionId, mock.versionId), eq(questionKeys.state, 'current')))
  for (const { place, question, version, key } of rows) {
    const id = unique('qst')
    const questionVersionId = `${id}_v1`
    await db.insert(questions).values({ ...question, id, slug: id, currentVersionId: questionVersionId })
    await db.insert(questionVersions).values({ ...version, id: questionVersionId, questionId: id, version: 1 })
    await db.insert(questionKeys).values({ ...key, questionVersionId })
    await db
      .update(testQuestions)
      .set({ questionVersionId })
      .where(and(eq(testQuestions.testVersionId, exam.versionId), eq(testQuestions.position, place)))
  }
  return exam
}

/** A new test with a changed pattern. */
export const testWith = async (pattern: Partial<PresetPattern>, parts: Partial<typeof tests.$inferInsert> = {}) => {
  const version = await db.select().from(testVersions).where(eq(testVersions.id, mock.versionId)).get()
  const preset = await db
    .select()
    .from(presetVersions)
    .where(eq(presetVersions.id, version?.presetVersionId ?? ''))
    .get()
  if (!preset) throw new Error('The mock has no preset')
  const id = unique('prv')
  await db.insert(presetVersions).values({
    ...preset,
    id,
    version: 100 + Math.floor(Math.random() * 1e9),
    pattern: { ...preset.pattern, ...pattern },
  })
  return newTest(parts, { presetVersionId: id })
}

let clock = Date.UTC(2030, 0, 1)
/** Ids that sort in the order they are made, like those of successive attempts. */
export const nextAttemptId = (): string => newId('att', (clock += 1_000))

/** Message of a closed attempt with the first `right` questions right and the next one wrong. */
export const submission = async (
  { testId, versionId }: { testId: string; versionId: string },
  userId: string,
  right: number,
  parts: Partial<SubmissionMessage> = {},
): Promise<SubmissionMessage> => {
  const services = servicesAt()
  const [{ paper }, { keys }] = await Promise.all([paperOf(services, versionId), latestKeysOf(services, versionId)])
  const responses = paper.questions.slice(0, right + 1).map((question, index) => {
    const { id } = question
    const key = keys.get(id)?.key
    const keyed = key ? keyedOf(key) : []
    const wrong = optionsOf(question).find((option) => !keyed.includes(option.id))?.id ?? ''
    const answer: Answer = index < right ? { optionIds: keyed } : chosen(wrong)
    return { questionId: id, answer, status: 'answered' as const, at: 1, ms: 1_000 }
  })
  return {
    kind: 'submission',
    attemptId: nextAttemptId(),
    userId,
    testId,
    testVersionId: versionId,
    receipt: unique('receipt'),
    submittedAt: Date.now(),
    closing: 1,
    closedBy: 'student',
    lateSynced: 0,
    sections: [],
    integrity: [],
    responses,
    ...parts,
  }
}

/** Score of `submission`, in units. */
export const unitsOf = (right: number): number => right * unitsIn('2') - unitsIn('1/2')

let delivered = 0
/** Delivers a batch to the consumer as the queue does; returns the messages acknowledged and retried. */
export const deliver = async (bodies: readonly ResultsMessage[], bindings: Bindings = env) => {
  const messages = bodies.map((body) => ({
    id: `message-${(delivered += 1)}`,
    timestamp: new Date(),
    attempts: 1,
    body,
  }))
  const batch = createMessageBatch<ResultsMessage>('taiyari-results', messages)
  const ctx = createExecutionContext()
  await consumeResults(batch, bindings, ctx)
  const { explicitAcks, retryMessages } = await getQueueResult(batch, ctx)
  const retried = new Set(retryMessages.map(({ msgId }) => msgId))
  return {
    acknowledged: messages.filter(({ id }) => explicitAcks.includes(id)).map(({ body }) => body),
    again: messages.filter(({ id }) => retried.has(id)).map(({ body }) => body),
  }
}

export const resultsOf = (testId: string) => db.select().from(results).where(eq(results.testId, testId))

/** Histogram of a test, lowest first, as [units, students]. */
export const barsOf = async (testId: string): Promise<[number, number][]> =>
  (await db.select().from(scoreHistogram).where(eq(scoreHistogram.testId, testId)))
    .map(({ units, students }): [number, number] => [units, students])
    .toSorted(([one], [other]) => one - other)

/** Expected histogram: the ranked results, counted. */
export const countedBars = async (testId: string): Promise<[number, number][]> => {
  const ranked = (await resultsOf(testId)).filter((result) => result.ranked)
  return [...Map.groupBy(ranked, ({ units }) => units)]
    .map(([units, same]): [number, number] => [units, same.length])
    .toSorted(([one], [other]) => one - other)
}
