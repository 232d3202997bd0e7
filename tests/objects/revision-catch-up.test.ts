import { and, eq } from 'drizzle-orm'
import { runInDurableObject } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import type { Answer } from '../../domain/attempts/contract.ts'
import { keyedOf } from '../../domain/questions/kinds/presentation.ts'
import * as deckSchema from '../../drizzle/schema/deck-object.ts'
import * as schema from '../../drizzle/schema/index.ts'
import { latestKeysOf } from '../../worker/questions/keys.usecases.ts'
import { paperOf } from '../../worker/questions/papers.usecases.ts'
import { recordSubmissions } from '../../worker/results/recording.usecases.ts'
import { catchUp } from '../../worker/revision/catch-up.usecases.ts'
import { deckOf } from '../../worker/revision/deck.ts'
import { drizzle } from 'drizzle-orm/durable-sqlite'
import { db, mock, prepareDatabase, servicesAt, unique } from './support.ts'

beforeAll(prepareDatabase)

const services = servicesAt()

const rowsOf = (userId: string) =>
  runInDurableObject(deckOf(services, userId), (_deck, { storage }) => {
    const deck = drizzle(storage, { schema: deckSchema })
    return { answers: deck.select().from(deckSchema.answers).all(), cards: deck.select().from(deckSchema.cards).all() }
  })

/** Records an attempt of the mock: the first question right, the second wrong, the others skipped. */
const sit = async (userId: string) => {
  const { order } = await paperOf(services, mock.versionId)
  const { keys } = await latestKeysOf(services, mock.versionId)
  const [first = '', second = ''] = order
  const right = (id: string): string[] => {
    const key = keys.get(id)?.key
    return key ? [...keyedOf(key)] : []
  }
  const answer = (questionId: string, optionIds: string[]) => ({
    questionId,
    answer: { optionIds } satisfies Answer,
    status: 'answered' as const,
    at: Date.now(),
    ms: 20_000,
  })
  const wrong = ['a', 'b'].find((id) => !right(second).includes(id)) ?? 'c'
  const attemptId = services.newId('att')
  await recordSubmissions(services, [
    {
      kind: 'submission',
      attemptId,
      userId,
      testId: mock.testId,
      testVersionId: mock.versionId,
      receipt: unique('receipt'),
      submittedAt: Date.now(),
      closing: 1,
      closedBy: 'student',
      lateSynced: 0,
      language: 'en',
      sections: [],
      integrity: [],
      responses: [answer(first, right(first)), answer(second, [wrong])],
    },
  ])
  return { attemptId, first, second, questions: order.length }
}

test('a deck that was never written answers as an empty one (LRN-4)', async () => {
  const userId = unique('nobody')
  expect(await catchUp(services, userId)).toBe(0)
  expect(await deckOf(services, userId).known()).toEqual({ isMade: false, attempts: [], changesSeen: 0 })
})

test('wrong and skipped questions of a released attempt become cards, right ones do not (LRN-16)', async () => {
  const userId = unique('reviser')
  const { attemptId, first, second, questions } = await sit(userId)
  expect(await catchUp(services, userId)).toBe(0)
  await catchUp(services, userId)
  const { answers, cards } = await rowsOf(userId)
  expect(answers).toHaveLength(questions)
  expect(cards).toHaveLength(questions - 1)
  expect(cards.find(({ id }) => id === first)).toBeUndefined()
  expect(cards.find(({ id }) => id === second)).toMatchObject({ origin: 'wrong', attemptId, misses: 1, leftAt: null })
})

test('an attempt that is made void gives its cards back (LRN-16)', async () => {
  const userId = unique('voided')
  const { attemptId } = await sit(userId)
  await catchUp(services, userId)
  await db.update(schema.results).set({ standing: 'invalidated' }).where(eq(schema.results.attemptId, attemptId))
  await catchUp(services, userId)
  expect(await rowsOf(userId)).toEqual({ answers: [], cards: [] })
})

test('a question that is dropped from all scores makes no card and no answer (LRN-44)', async () => {
  const userId = unique('dropped')
  const { attemptId, second, questions } = await sit(userId)
  const isKey = and(eq(schema.questionKeys.questionVersionId, `${second}_v1`), eq(schema.questionKeys.state, 'current'))
  await catchUp(services, userId)
  await db.update(schema.questionKeys).set({ outcome: 'dropped_all' }).where(isKey)
  await db.update(schema.results).set({ keyRevision: 9 }).where(eq(schema.results.attemptId, attemptId))
  await catchUp(services, userId)
  const { answers, cards } = await rowsOf(userId)
  await db.update(schema.questionKeys).set({ outcome: 'normal' }).where(isKey)
  expect(answers).toHaveLength(questions - 1)
  expect(cards.find(({ id }) => id === second)).toMatchObject({ suspended: 'dropped', misses: 1 })
})
