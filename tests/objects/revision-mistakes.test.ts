import { beforeAll, describe, expect, test } from 'vitest'
import type { MistakeFilter, MistakeQuery } from '../../domain/revision/mistake-query.ts'
import { commitRescoring, proposeRescoring, readRescoring } from '../../worker/results/rescoring.usecases.ts'
import { deckOf } from '../../worker/revision/deck.ts'
import { startPractice } from '../../worker/revision/practice-start.usecases.ts'
import { chooseKind, readMistakes } from '../../worker/revision/mistakes.usecases.ts'
import { answerOn, learntAttempt } from './learnt.ts'
import { deliver, newExam, newPaper, submission } from './scored.ts'
import { env, prepareDatabase, servicesAt, unique } from './support.ts'
import { takeStep, undeliveredTasks } from './take-step.ts'

beforeAll(prepareDatabase)

const services = servicesAt(Date.now, { env: { ...env, ...undeliveredTasks } })

const newDeck = () => {
  const userId = unique('learner')
  const deck = deckOf(services, userId)
  return {
    userId,
    learn: (...attempts: Parameters<typeof learntAttempt>[]) =>
      deck.learn(
        userId,
        attempts.map((parts) => learntAttempt(...parts)),
      ),
    book: (query: MistakeQuery = {}) => readMistakes(services, userId, query),
  }
}

const idsOf = ({ items }: { items: { questionId: string }[] }) => items.map(({ questionId }) => questionId)

describe('the mistake book (LRN-16, LRN-50)', () => {
  test('fills with wrong and skipped questions, lets go after two right days, and takes back at a new miss', async () => {
    const { learn, book } = newDeck()
    await learn([[answerOn(1, 'q1', 'wrong'), answerOn(1, 'q2', 'skipped'), answerOn(1, 'q3', 'correct')]])
    expect(idsOf(await book()).toSorted()).toEqual(['q1', 'q2'])
    await learn([[answerOn(2, 'q1', 'correct')]])
    expect((await book()).items.find(({ questionId }) => questionId === 'q1')).toMatchObject({
      rightDays: ['2026-05-02'],
      leftAt: null,
    })
    await learn([[answerOn(3, 'q1', 'correct')]])
    const left = await book({ state: 'left' })
    expect(left.items).toMatchObject([{ questionId: 'q1', leftAt: Date.UTC(2026, 4, 3, 10) }])
    expect(left.summary).toMatchObject({ inBook: 1, left: 1 })
    await learn([[answerOn(9, 'q1', 'wrong')]])
    expect((await book()).items[0]).toMatchObject({
      questionId: 'q1',
      misses: 2,
      leftBefore: [Date.UTC(2026, 4, 3, 10)],
      solution: { at: 'test' },
    })
  })

  test('of a student who never took a test is empty', async () => {
    expect(await newDeck().book()).toMatchObject({ items: [], count: 0, next: null, summary: { inBook: 0, left: 0 } })
  })
})

describe('kinds of mistakes (LRN-15, LRN-51, LRN-52)', () => {
  /** Ten answers of the topic, of which this many are right. */
  const topicWith = (right: number) =>
    Array.from({ length: 10 }, (_, index) => answerOn(1, `other${index}`, index < right ? 'correct' : 'wrong'))

  test('are suggested from the answers up to the miss', async () => {
    const { learn, book } = newDeck()
    const hurried = answerOn(2, 'hurried', 'wrong', { ms: 10_000 })
    await learn([topicWith(9)], [[hurried, answerOn(2, 'slow', 'wrong', { ms: 130_000, topic: 'analogy' })]])
    const { items } = await book()
    const suggestedOf = (id: string) => items.find(({ questionId }) => questionId === id)?.suggested
    expect([suggestedOf('hurried'), suggestedOf('slow')]).toEqual(['careless', 'time'])
    const weak = newDeck()
    await weak.learn([topicWith(4)], [[hurried]])
    expect((await weak.book()).items[0]?.suggested).toBe('concept')
  })

  test('are overruled by the student, until the question is missed again', async () => {
    const { userId, learn, book } = newDeck()
    await learn([topicWith(9)], [[answerOn(2, 'hurried', 'wrong', { ms: 10_000 })]])
    await chooseKind(services, userId, 'hurried', 'misread')
    expect(await book({ kind: 'misread' })).toMatchObject({
      items: [{ questionId: 'hurried', suggested: 'careless', chosen: 'misread' }],
      summary: { decided: 1, overruled: 1 },
    })
    expect((await book({ kind: 'careless' })).items).toEqual([])
    await chooseKind(services, userId, 'hurried', 'careless')
    expect((await book()).summary).toMatchObject({ decided: 1, overruled: 0 })
    await chooseKind(services, userId, 'hurried', null)
    expect((await book()).summary).toMatchObject({ decided: 0 })
    await chooseKind(services, userId, 'hurried', 'misread')
    await learn([[answerOn(5, 'hurried', 'wrong', { ms: 10_000 })]])
    expect((await book()).items[0]).toMatchObject({ chosen: null, suggested: 'careless' })
  })

  test('can be chosen for missed questions of the student alone', async () => {
    const { userId, learn } = newDeck()
    await learn([[answerOn(1, 'q1', 'wrong')]])
    await expect(chooseKind(services, userId, 'q2', 'time')).rejects.toMatchObject({ status: 404 })
    await expect(chooseKind(services, unique('other'), 'q1', 'time')).rejects.toMatchObject({ status: 404 })
  })
})

test('3,000 mistakes are filtered, searched and paged (LRN-53)', async () => {
  const { learn, book } = newDeck()
  const many = Array.from({ length: 3_000 }, (_, index) =>
    answerOn(1 + (index % 28), `q${index}`, 'wrong', {
      topic: index % 100 === 0 ? 'analogy' : 'series',
      ...(index === 1_234 && { excerpt: { en: 'A train crosses a pole', hi: 'रेलगाड़ी' } }),
    }),
  )
  await learn([many.slice(0, 1_500), { testId: 'tst_first' }], [many.slice(1_500), { testId: 'tst_second' }])
  const seen = new Set<string>()
  let cursor: string | undefined
  for (let page = 0; page < 4; page += 1) {
    const { items, next, count } = await book({ ...(cursor && { cursor }) })
    expect([items.length, count]).toEqual([20, 3_000])
    for (const { questionId } of items) seen.add(questionId)
    cursor = next ?? undefined
  }
  expect(seen.size).toBe(80)
  expect(await book({ topic: 'analogy', subject: 'reasoning' })).toMatchObject({ count: 30 })
  expect(await book({ test: 'tst_second' })).toMatchObject({ count: 1_500 })
  expect(await book({ q: 'TRAIN pol' })).toMatchObject({ count: 1, items: [{ questionId: 'q1234' }] })
  expect(await book({ q: '%' })).toMatchObject({ count: 0 })
  await expect(book({ cursor: 'x' })).rejects.toMatchObject({ status: 422 })
})

test('the mistakes of the book, of a filter or of an attempt are taken again (LRN-55)', async () => {
  const exam = await newPaper()
  const userId = unique('learner')
  const message = await submission(exam, userId, 2)
  await deliver([message])
  const missed = message.responses.at(-1)?.questionId ?? ''
  const retake = async (attemptId: string | null, filter?: MistakeFilter) => {
    const source = { from: 'mistakes' as const, attemptId, ...(filter && { filter }) }
    const { sessionId } = await startPractice(services, userId, { mode: 'tutor', source })
    return (await deckOf(services, userId).session(sessionId, Date.now()))?.items.map(({ id }) => id) ?? []
  }
  expect(await retake(message.attemptId)).toContain(missed)
  await chooseKind(services, userId, missed, 'misread')
  expect(await retake(null, { kind: 'misread' })).toEqual([missed])
  const all = await retake(null)
  expect(all.length).toBe((await readMistakes(services, userId, {})).askable)
  await expect(retake(null, { q: 'zzzz' })).rejects.toMatchObject({ code: 'practice.empty' })
})

describe('a book whose keys change (LRN-54)', () => {
  test('keeps a dropped question with its reason, and gives a void attempt back', async () => {
    const { learn, book } = newDeck()
    const attemptId = unique('att_dropped')
    await learn([[answerOn(1, 'q1', 'wrong'), answerOn(1, 'q2', 'wrong')], { attemptId }])
    const dropped = answerOn(1, 'q1', 'wrong', { counts: false, isDropped: true, maxUnits: 0 })
    await learn([[dropped, answerOn(1, 'q2', 'wrong')], { attemptId, keyRevision: 2 }])
    const { items, summary } = await book()
    expect(items.find(({ questionId }) => questionId === 'q1')).toMatchObject({
      suspended: 'dropped',
      solution: { at: 'test', attemptId },
    })
    expect(summary).toMatchObject({ inBook: 2, askable: 1 })
    await learn([[answerOn(1, 'q1', 'wrong'), answerOn(1, 'q2', 'wrong')], { attemptId, keyRevision: 3 }])
    expect((await book()).summary).toMatchObject({ inBook: 2, askable: 2 })
    await learn([[answerOn(1, 'q1', 'wrong')], { attemptId, validity: 'invalidated' }])
    expect((await book()).summary).toMatchObject({ inBook: 0 })
  })

  test('follows a key that changed twice', async () => {
    const { exam, questionId, right, other } = await newExam()
    const userId = unique('learner')
    const message = await submission(exam, userId, 4)
    const [first, ...rest] = message.responses
    if (!first) throw new Error('no response')
    await deliver([{ ...message, responses: [{ ...first, answer: { optionIds: [other] } }, ...rest] }])
    const isMissed = async () => idsOf(await readMistakes(services, userId, { q: '' })).includes(questionId)
    const rekey = async (optionId: string) => {
      const { taskId } = await proposeRescoring(services, 'admin', questionId, {
        key: { kind: 'mcq', optionIds: [optionId] },
        alternatives: [],
        outcome: 'normal',
        reason: { en: 'The printed key was wrong.', hi: 'छपी हुई कुंजी ग़लत थी।' },
      })
      await finish(taskId)
      await finish(await commitRescoring(services, 'admin', taskId))
    }
    expect(await isMissed()).toBe(true)
    await rekey(other)
    expect(await isMissed()).toBe(false)
    await rekey(right)
    expect(await isMissed()).toBe(true)
  })

  const finish = async (taskId: string) => {
    for (let steps = 0; steps < 100; steps += 1) {
      await takeStep(services, taskId)
      if ((await readRescoring(services, taskId, '')).state === 'done') return
    }
    throw new Error('The task does not end')
  }
})
