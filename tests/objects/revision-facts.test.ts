import { runInDurableObject } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { addDays, dateInIndia, startOfDayInIndia } from '../../domain/india.ts'
import type { FactInput } from '../../domain/current-affairs/facts.ts'
import { addFact, saveFact } from '../../worker/current-affairs/facts/facts.usecases.ts'
import { turnFacts } from '../../worker/current-affairs/facts/facts.cron.ts'
import { addUse } from '../../worker/current-affairs/facts/uses.store.ts'
import { reviewFactUse } from '../../worker/current-affairs/facts/uses.usecases.ts'
import { addBookmark } from '../../worker/questions/bookmarks.store.ts'
import { cardContents } from '../../worker/revision/card-content.usecases.ts'
import { addCard, listCards, setCardAside } from '../../worker/revision/cards.usecases.ts'
import { catchUp } from '../../worker/revision/catch-up.usecases.ts'
import { deckOf } from '../../worker/revision/deck.ts'
import { DeckStore } from '../../worker/revision/deck/deck.store.ts'
import { review } from '../../worker/revision/deck/reviewing.ts'
import { inTransaction } from '../../worker/platform/transaction.ts'
import { listCandidates } from '../../worker/revision/practice.store.ts'
import { revisionOverview } from '../../worker/revision/revision.usecases.ts'
import { db, env, prepareDatabase, servicesAt, unique } from './support.ts'

beforeAll(prepareDatabase)

const admin = 'usr_admin'
const quiet = { send: async () => undefined, sendBatch: async () => undefined } as never
const today = dateInIndia(Date.now())
/** Noon in India of a day relative to today. */
const noon = (days: number) => startOfDayInIndia(addDays(today, days)) + 43_200_000
const on = (days: number) => servicesAt(() => noon(days), { env: { ...env, TASKS_QUEUE: quiet, EVENTS_QUEUE: quiet } })

const input = (own: Partial<FactInput> = {}): FactInput => ({
  kind: 'figure',
  subject: { en: unique('Rate'), hi: 'दर' },
  statement: { en: '6.00 %', hi: '6.00 %' },
  topicId: null,
  exams: [],
  validFrom: addDays(today, -400),
  validTo: null,
  source: 'Bank',
  sourceUrl: null,
  sourceDate: null,
  ...own,
})

/** A student with a card of a fact, added today and known well since tomorrow. */
const student = async (fact: FactInput) => {
  const userId = unique('reviser')
  const { id } = await addFact(on(0), fact, admin)
  await addCard(on(0), userId, { kind: 'fact', id })
  await runInDurableObject(deckOf(on(0), userId), (_deck, { storage }) => {
    const graded = { id: unique('review'), cardId: id, sessionId: 'ses', at: noon(1), rating: 4, ms: 4_000 } as const
    review(new DeckStore(storage), graded)
  })
  return { userId, id }
}

const cardOf = async (userId: string, id: string, days: number) =>
  (await listCards(on(days), userId, {})).items.find((card) => card.id === id)

test('a fact that holds becomes a card with its answer, time and source (LRN-73)', async () => {
  const { userId, id } = await student(input())
  expect(await cardOf(userId, id, 1)).toMatchObject({ kind: 'fact', topic: 'current-affairs', suspended: null })
  const [content] = await cardContents(on(1), [{ id, kind: 'fact' }])
  expect(content).toMatchObject({ id, kind: 'fact', link: '/study-materials/current-affairs' })
  expect(content?.back.en).toContain('<p>6.00 %</p><p>Since ')
  const { id: over } = await addFact(on(0), input({ validTo: addDays(today, -1) }), admin)
  await expect(addCard(on(0), userId, { kind: 'fact', id: over })).rejects.toMatchObject({ status: 404 })
  expect(await cardContents(on(1), [{ id: over, kind: 'fact' }])).toEqual([])
})

test('another answer begins the card anew at the next look, once (LRN-73)', async () => {
  const fact = input()
  const { userId, id } = await student(fact)
  const before = await cardOf(userId, id, 2)
  expect(before?.dueAt).toBeGreaterThan(noon(2))
  await saveFact(on(2), id, { revision: 1, input: { ...fact, statement: { en: '5.50 %', hi: '5.50 %' } } }, admin)
  expect((await cardOf(userId, id, 2))?.dueAt).toBe(noon(0))
  const [content] = await cardContents(on(2), [{ id, kind: 'fact' }])
  expect(content?.back.en).toContain('5.50 %')
  await runInDurableObject(deckOf(on(2), userId), (_deck, { storage }) => {
    const graded = { id: unique('review'), cardId: id, sessionId: 'ses', at: noon(3), rating: 3, ms: 4_000 } as const
    review(new DeckStore(storage), graded)
  })
  const after = await cardOf(userId, id, 3)
  expect(after?.dueAt).toBeGreaterThan(noon(3))
  for (let time = 0; time < 2; time += 1) await catchUp(on(3), userId)
  expect(await cardOf(userId, id, 3)).toEqual(after)
})

test('the card of a fact that ended is not asked; a new value brings it back, also one set aside (LRN-73)', async () => {
  const fact = input({ validTo: addDays(today, 1) })
  const { userId, id } = await student(fact)
  await setCardAside(on(1), userId, id, true)
  await turnFacts(on(2))
  expect((await cardOf(userId, id, 2))?.suspended).toBe('stale')
  await expect(setCardAside(on(2), userId, id, false)).rejects.toMatchObject({ status: 404 })
  expect((await revisionOverview(on(2), userId)).suspended.stale).toBe(1)
  const later = { ...fact, statement: { en: '5.50 %', hi: '5.50 %' }, validFrom: addDays(today, 2), validTo: null }
  await saveFact(on(3), id, { revision: 2, input: later }, admin)
  expect(await cardOf(userId, id, 3)).toMatchObject({ suspended: null, dueAt: noon(0) })
})

test('a question marked as outdated leaves cards and practice until it is checked (LRN-73)', async () => {
  const [userId, questionId] = [unique('saver'), 'qst_rea-004']
  const save = (id: string) =>
    addBookmark(db, {
      userId,
      questionId: id,
      questionVersionId: `${id}_v1`,
      testId: 'tst_ssc-cgl-mock-1',
      attemptId: 'att_saved',
      createdAt: Date.now(),
    })
  await save(questionId)
  await addCard(on(0), userId, { kind: 'question', id: questionId })
  const { id: factId } = await addFact(on(0), input(), admin)
  const pair = { kind: 'question', itemId: questionId, factId } as const
  await inTransaction(db, [addUse(pair)])
  const anywhere = { exam: null, subjects: [], topics: [], difficulties: [], questionIds: [questionId] }
  const isPractised = async () => (await listCandidates(db, anywhere)).length === 1
  expect(await isPractised()).toBe(true)
  await reviewFactUse(on(0), { ...pair, edition: 1, isOutdated: true }, admin)
  expect((await cardOf(userId, questionId, 0))?.suspended).toBe('stale')
  expect(await isPractised()).toBe(false)
  await reviewFactUse(on(0), { ...pair, edition: 1, isOutdated: false }, admin)
  expect((await cardOf(userId, questionId, 0))?.suspended).toBeNull()
  expect(await isPractised()).toBe(true)
})
