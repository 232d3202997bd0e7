import { and, eq, isNull } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { responseStatuses, type Response } from '../../domain/attempts/contract.ts'
import { compactIntegrity, integrityFrom, responsesFrom, scoresFrom } from '../../domain/results/compact.ts'
import { attempts, questionVersions, results, tasks, testQuestions, testSections } from '../../drizzle/schema/index.ts'
import { paperOf } from '../../worker/questions/papers.usecases.ts'
import { readUncompacted, rewriteCompacted } from '../../worker/results/compaction.store.ts'
import { compactResults } from '../../worker/results/compaction.task.ts'
import { answersFolder, withAnswers } from '../../worker/results/long-answers.ts'
import { eraseResults, ownResults } from '../../worker/results/personal.usecases.ts'
import { listMyResults, readResultOf } from '../../worker/results/results.usecases.ts'
import { seeded } from '../support/random.ts'
import { deliver, newTest, resultsOf, submission } from './scored.ts'
import { chosen, db, env, prepareDatabase, servicesAt, unique } from './support.ts'

beforeAll(prepareDatabase)

/** An attempt that opened all of `questions` multiple-choice questions of the demo's bank. */
const longAttempt = async (questions: number, notes = 3) => {
  const sat = await newTest()
  const section = await db
    .select()
    .from(testSections)
    .where(eq(testSections.testVersionId, sat.versionId))
    .limit(1)
    .get()
  await db.delete(testQuestions).where(eq(testQuestions.testVersionId, sat.versionId))
  const bank = await db
    .selectDistinct({ id: questionVersions.id, questionId: questionVersions.questionId })
    .from(questionVersions)
    .where(and(eq(questionVersions.kind, 'mcq'), isNull(questionVersions.passageVersionId)))
    .limit(questions)
  const items = [...new Map(bank.map((item) => [item.questionId, item])).values()]
  for (const [position, { id: questionVersionId }] of items.entries())
    await db
      .insert(testQuestions)
      .values({ testVersionId: sat.versionId, sectionPosition: section?.position ?? 1, position, questionVersionId })
  const random = seeded(8)
  const responses = items.map(({ questionId }, index): Response => {
    const status = responseStatuses[Math.floor(random() * 4)] ?? 'answered'
    const answer = status.startsWith('answered') ? chosen('abcd'.charAt(Math.floor(random() * 4))) : null
    return { questionId, answer, status, at: 1_795_000_000_000 + 40_000 * index, ms: Math.floor(random() * 120_000) }
  })
  const integrity = Array.from({ length: notes }, (_, minute) => ({
    kind: 'window_left' as const,
    at: 1_795_000_000_000 + 60_000 * minute,
    ms: 4_321 * minute,
  }))
  const message = await submission(sat, unique('a-user-id-of-32-letters-'), 0, { responses, integrity })
  await deliver([message])
  return { ...sat, message, questions: items.length }
}

const indexed = `
  attempt_id || receipt || user_id || test_id || user_id || test_id || submitted_at || test_id || units || tie_key ||
  test_id || attempt_id`
const columns = `
  attempt_id || user_id || test_id || test_version_id || receipt || submitted_at || closed_by || late_synced || units ||
  tie_key || closing || key_revision || standing || synthetic || integrity || ranked || responses || scores || created_at`

/** The bytes of a row and its entries in six indexes, with the record headers. */
const bytesOf = async (testId: string): Promise<number> =>
  (await env.DB.prepare(
    `SELECT max(octet_length(${columns}) + octet_length(${indexed}) + 40 + 6 * 12) AS bytes FROM results WHERE test_id = ?`,
  )
    .bind(testId)
    .first<number>('bytes')) ?? 0

/** Puts results into their earlier form. */
const lengthen = async (testId: string) => {
  for (const stored of await resultsOf(testId)) {
    const row = await withAnswers(servicesAt(), stored)
    const { order } = await paperOf(servicesAt(), row.testVersionId)
    await db
      .update(results)
      .set({
        responses: responsesFrom(order, row.responses).map((response, index) => ({
          ...response,
          at: 1_795_000_000_000 + index,
        })),
        scores: scoresFrom(order, row.scores),
        integrity: integrityFrom(row.integrity),
      })
      .where(eq(results.attemptId, row.attemptId))
  }
}

const task = {
  id: 'tsk_compaction',
  kind: 'result_compaction' as const,
  state: 'running' as const,
  userId: null,
  input: {},
  output: null,
  done: 0,
  total: null,
  createdAt: 1,
  updatedAt: 1,
}

const runTask = async () => {
  let step: { cursor: string | null; done: number } = { cursor: null, done: 0 }
  do step = await compactResults(servicesAt(), { ...task, ...step })
  while (step.cursor !== null)
}

describe('the size of a stored result (RES-23)', () => {
  test.each([100, 200])('of %i opened questions is at most 2 kB', async (questions) => {
    const attempt = await longAttempt(questions)
    expect(attempt.questions).toBe(questions)
    expect(await bytesOf(attempt.testId)).toBeLessThanOrEqual(2_000)
  })

  test('moves longer answers to a file, from which they are read, copied and deleted', async () => {
    const { testId, message, questions } = await longAttempt(200, 500)
    const { attemptId, userId, integrity, responses } = message
    const services = servicesAt()
    expect(await bytesOf(testId)).toBeLessThanOrEqual(2_000)
    const file = `${answersFolder(attemptId)}1.json`
    expect(await resultsOf(testId)).toMatchObject([{ responses: { file }, integrity: '' }])
    const read = await readResultOf(services, userId, attemptId)
    if (read?.state !== 'released') throw new Error('There is no result.')
    expect(read.integrity).toEqual(integrity)
    expect(read.questions.map(({ id, answer, ms }) => [id, answer, ms])).toEqual(
      responses.map(({ questionId, answer, ms }) => [questionId, answer, ms]),
    )
    const copy = (await ownResults(services, userId, [attemptId])).get(attemptId)
    expect([copy?.responses.length, copy?.integrity.length]).toEqual([questions, 500])

    await lengthen(testId)
    await runTask()
    expect(await resultsOf(testId)).toMatchObject([{ responses: { file }, integrity: '' }])

    // A ranked result remains, with its answers and without the student and the window log.
    expect(await eraseResults(services, userId, 10)).toBe(1)
    const [row] = await resultsOf(testId)
    if (!row) throw new Error('The result is gone.')
    const kept = await withAnswers(services, row)
    const { order } = await paperOf(services, row.testVersionId)
    expect(responsesFrom(order, kept.responses)).toHaveLength(questions)
    expect([row.userId === userId, kept.integrity]).toEqual([false, ''])
  })

  test('leaves older results readable before and after the task has converted them', async () => {
    const { testId, message } = await longAttempt(100)
    const services = servicesAt()
    const read = () => readResultOf(services, message.userId, message.attemptId)
    const compact = await read()
    await lengthen(testId)
    const at = services.now()
    expect({ ...(await read()), serverNow: at }).toEqual({ ...compact, serverNow: at })

    await runTask()
    expect({ ...(await read()), serverNow: at }).toEqual({ ...compact, serverNow: at })
    const [row] = await resultsOf(testId)
    expect(Array.isArray(row?.responses)).toBe(false)
    expect(row?.integrity).toBe(compactIntegrity(message.integrity))
    expect(await listMyResults(services, message.userId, testId)).toHaveLength(1)
  })

  test('is left for a retry where the result is scored again during the task', async () => {
    const { testId, message } = await longAttempt(100)
    await lengthen(testId)
    const [row] = (await readUncompacted(db, '', 1_000)).filter(({ attemptId }) => attemptId === message.attemptId)
    if (!row) throw new Error('The result is not there.')
    await db.update(results).set({ keyRevision: 7 }).where(eq(results.attemptId, message.attemptId))
    const compact = { responses: { answers: [], states: '', ms: '' }, scores: { outcomes: [], of: '' }, integrity: '' }
    expect(await rewriteCompacted(db, [{ ...row, ...compact }])).toBe(0)
    expect(Array.isArray((await resultsOf(testId))[0]?.responses)).toBe(true)
    await runTask()
    expect(Array.isArray((await resultsOf(testId))[0]?.responses)).toBe(false)
  })

  test('does not bring back the window log of a student erased during the task', async () => {
    const { testId, message } = await longAttempt(100)
    await lengthen(testId)
    const [row] = (await readUncompacted(db, '', 1_000)).filter(({ attemptId }) => attemptId === message.attemptId)
    if (!row) throw new Error('The result is not there.')
    expect(await eraseResults(servicesAt(), message.userId, 10)).toBe(1)
    const compact = { responses: { answers: [], states: '', ms: '' }, scores: { outcomes: [], of: '' } }
    const integrity = compactIntegrity(message.integrity)
    expect(await rewriteCompacted(db, [{ ...row, ...compact, integrity }])).toBe(0)
    expect(await resultsOf(testId)).toMatchObject([{ integrity: [] }])
  })

  test.each([
    ['start_result_compaction', 'tsk_result-compaction'],
    ['add_response_logs', 'tsk_response-logs'],
  ])('starts the task by migration %s where there are results, and not in an empty database', async (name, id) => {
    const made = () => db.select().from(tasks).where(eq(tasks.id, id))
    expect(await made()).toEqual([])
    const { message } = await longAttempt(100)
    const { attemptId, userId, testId, testVersionId } = message
    const attempt = { id: attemptId, userId, testId, testVersionId, state: 'scored' as const, startedAt: 1 }
    await db.insert(attempts).values(attempt)
    const migration = env.MIGRATIONS.find((each) => each.name.includes(name))
    await env.DB.prepare(migration?.queries.at(-1) ?? '').run()
    expect(await made()).toMatchObject([{ state: 'waiting', input: {} }])
    await db.delete(tasks).where(eq(tasks.id, id))
  })
})
