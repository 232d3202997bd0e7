import { runInDurableObject } from 'cloudflare:test'
import { drizzle } from 'drizzle-orm/durable-sqlite'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { addDays, dateInIndia, startOfDayInIndia } from '../../domain/india.ts'
import { usualSettings } from '../../domain/revision/contract.ts'
import type { LearntAttempt, LearntQuestion } from '../../domain/revision/learnt.ts'
import { stateAfter, type Rating } from '../../domain/revision/scheduling.ts'
import * as deckSchema from '../../drizzle/schema/deck-object.ts'
import { DeckStore } from '../../worker/revision/deck/deck.store.ts'
import { review, undo } from '../../worker/revision/deck/reviewing.ts'
import { deckOf } from '../../worker/revision/deck.ts'
import { prepareDatabase, servicesAt, unique } from './support.ts'

beforeAll(prepareDatabase)

const services = servicesAt()
const dayMs = 86_400_000
const today = '2026-05-10'
/** Noon in India of a day relative to today. */
const noon = (days: number) => startOfDayInIndia(addDays(today, days)) + dayMs / 2

const questionOf = (questionId: string, at: number, parts: Partial<LearntQuestion> = {}): LearntQuestion => ({
  questionId,
  questionVersionId: `${questionId}_v1`,
  subject: 'maths',
  topic: 'profit',
  difficulty: 'easy',
  excerpt: { en: questionId, hi: questionId },
  at,
  day: dateInIndia(at),
  verdict: 'wrong',
  units: 0,
  maxUnits: 2_520,
  ms: 30_000,
  targetMs: 60_000,
  medianMs: null,
  isLate: false,
  certainty: null,
  counts: true,
  isDropped: false,
  ...parts,
})

const attemptOf = (at: number, questions: LearntQuestion[], parts: Partial<LearntAttempt> = {}): LearntAttempt => ({
  attemptId: unique('att'),
  testId: 'tst',
  testVersionId: 'tst_v1',
  examId: 'ssc',
  presetVersionId: 'pre',
  title: { en: 'Test', hi: 'टेस्ट' },
  submittedAt: at,
  units: 0,
  maxUnits: 2_520,
  ranked: true,
  validity: 'counted',
  keyRevision: 0,
  closing: 1,
  questions,
  ...parts,
})

/** A deck with cards of questions that were missed some days ago. */
const deckWith = async (count: number, daysAgo = 30) => {
  const userId = unique('reviser')
  const deck = deckOf(services, userId)
  const ids = Array.from({ length: count }, (_, index) => `q${index}`)
  for (let from = 0; from < count; from += 500) {
    const questions = ids.slice(from, from + 500).map((id) => questionOf(id, noon(-daysAgo)))
    await deck.learn(userId, [attemptOf(noon(-daysAgo), questions)])
  }
  return { userId, deck, ids }
}

const cardOf = (userId: string, id: string) =>
  runInDurableObject(deckOf(services, userId), (_deck, { storage }) =>
    drizzle(storage, { schema: deckSchema }).select().from(deckSchema.cards).where(eq(deckSchema.cards.id, id)).get(),
  )

/** Works on the storage of a deck as its verbs do. */
const within = (userId: string, work: (store: DeckStore) => void) =>
  runInDurableObject(deckOf(services, userId), (_deck, { storage }) => work(new DeckStore(storage)))

const graded = (cardId: string, at: number, rating: Rating, sessionId = 'session') => ({
  id: `${sessionId}:${cardId}:${at}`,
  cardId,
  sessionId,
  at,
  rating,
  ms: 20_000,
})

test('a day asks for the cap, and the rest waits (LRN-3)', async () => {
  const { deck } = await deckWith(100)
  const counts = await deck.counts(noon(0))
  expect(counts).toMatchObject({ due: 40, waiting: 60, total: 100, minutes: 30, doneToday: 0 })
  expect(counts.forecast.slice(0, 4)).toEqual([40, 40, 20, 0])
  expect(await deck.next(noon(0), 200)).toHaveLength(40)
})

test('a missed question is due on the day after its test (LRN-42)', async () => {
  const { deck } = await deckWith(3, 0)
  expect((await deck.counts(noon(0))).due).toBe(0)
  expect((await deck.counts(noon(1))).due).toBe(3)
})

test('a wrong answer in a later test brings a known card back (LRN-42)', async () => {
  const { userId, deck } = await deckWith(1)
  await within(userId, (store) => {
    review(store, graded('q0', noon(-20), 3))
    review(store, graded('q0', noon(-10), 4))
  })
  expect((await cardOf(userId, 'q0'))?.dueAt).toBeGreaterThan(noon(2))
  await deck.learn(userId, [attemptOf(noon(0), [questionOf('q0', noon(0))])])
  const card = await cardOf(userId, 'q0')
  expect(card).toMatchObject({ misses: 2, state: { lapses: 1, reps: 4 } })
  expect(card?.dueAt).toBeLessThanOrEqual(noon(3))
})

test('an amnesty spreads 2,960 of 3,000 overdue cards at the cap, and is taken back (LRN-3, LRN-40)', async () => {
  const { deck } = await deckWith(3_000)
  const before = await deck.overview(noon(0), [])
  expect(before).toMatchObject({ due: 40, waiting: 2_960, spread: 0, plan: { cards: 2_960, days: 74, reached: 2_960 } })
  expect(await deck.spread(noon(0))).toBe(2_960)
  const after = await deck.overview(noon(0), [])
  expect(after).toMatchObject({ due: 40, waiting: 0, spread: 2_960, plan: null, total: 3_000 })
  expect(after.forecast).toEqual(Array.from({ length: 14 }, () => 40))
  await deck.takeBack(noon(0))
  expect(await deck.counts(noon(0))).toMatchObject({ due: 40, waiting: 2_960 })
})

test('a review ends the amnesty of its card (LRN-40)', async () => {
  const { userId, deck } = await deckWith(60)
  await deck.spread(noon(0))
  const [first] = (await deck.cards({ filter: { state: 'later' }, after: null, limit: 1, now: noon(0) })).rows
  const id = first?.id ?? ''
  await within(userId, (store) => review(store, graded(id, noon(0), 1)))
  expect(await cardOf(userId, id)).toMatchObject({ putOffTo: null, dueAt: startOfDayInIndia(addDays(today, 1)) })
})

test('a queue of 10,000 cards is counted, ordered, listed and spread (LRN-3)', async () => {
  const { deck } = await deckWith(10_000)
  expect(await deck.counts(noon(0))).toMatchObject({ due: 40, waiting: 9_960, total: 10_000 })
  expect(new Set((await deck.next(noon(0), 50)).map(({ id }) => id)).size).toBe(40)
  expect(await deck.spread(noon(0))).toBe(9_960)
  const { rows, count } = await deck.cards({ filter: { state: 'later' }, after: null, limit: 20, now: noon(0) })
  expect([rows.length, count]).toEqual([21, 9_960])
})

test('dates follow the exam date, and no longer once it has passed (LRN-2, LRN-41)', async () => {
  const { userId, deck } = await deckWith(1)
  await within(userId, (store) => {
    review(store, graded('q0', noon(-20), 3))
    review(store, graded('q0', noon(-10), 4))
    review(store, graded('q0', noon(0), 4))
  })
  const plain = (await cardOf(userId, 'q0'))?.dueAt ?? 0
  const examDate = addDays(today, 5)
  expect(plain).toBeGreaterThan(startOfDayInIndia(examDate))
  await deck.setSettings(userId, { ...usualSettings, examDate }, noon(0))
  expect((await cardOf(userId, 'q0'))?.dueAt).toBeLessThan(startOfDayInIndia(examDate))
  await deck.counts(noon(6))
  expect((await cardOf(userId, 'q0'))?.dueAt).toBe(plain)
})

test('an exam tomorrow leaves no day for an amnesty, and a past one does not shorten it (LRN-40, LRN-41)', async () => {
  const { userId, deck } = await deckWith(90)
  await deck.setSettings(userId, { ...usualSettings, examDate: addDays(today, 1) }, noon(0))
  expect((await deck.overview(noon(0), [])).plan).toBeNull()
  expect(await deck.spread(noon(0))).toBe(0)
  await deck.setSettings(userId, { ...usualSettings, examDate: addDays(today, -3) }, noon(0))
  expect((await deck.overview(noon(0), [])).plan).toEqual({ cards: 50, days: 2, reached: 50 })
})

test('reviews that two devices made offline are merged in whatever order they arrive (LRN-6)', async () => {
  const [one, other] = [await deckWith(1), await deckWith(1)]
  const phone = [graded('q0', noon(-20), 3, 'phone'), graded('q0', noon(-2), 1, 'phone')]
  const laptop = [graded('q0', noon(-12), 3, 'laptop')]
  await within(one.userId, (store) => [...laptop, ...phone].forEach((given) => review(store, given)))
  await within(other.userId, (store) => [...phone.toReversed(), ...laptop].forEach((given) => review(store, given)))
  const [first, second] = [await cardOf(one.userId, 'q0'), await cardOf(other.userId, 'q0')]
  expect(second).toEqual({ ...first, attemptId: second?.attemptId })
  expect(first?.state).toEqual(
    stateAfter([
      { at: noon(-30), rating: 1 },
      { at: noon(-20), rating: 3 },
      { at: noon(-12), rating: 3 },
      { at: noon(-2), rating: 1 },
    ]),
  )
})

test('the last grade is taken back, and a repeated delivery of a review changes nothing (LRN-43)', async () => {
  const { userId } = await deckWith(1)
  await within(userId, (store) => review(store, graded('q0', noon(-5), 3)))
  const before = await cardOf(userId, 'q0')
  await within(userId, (store) => {
    review(store, graded('q0', noon(-5), 3))
    review(store, graded('q0', noon(0), 1))
    undo(store, graded('q0', noon(0), 1).id)
  })
  expect(await cardOf(userId, 'q0')).toEqual(before)
})

test('the card of a dropped question is not asked, says why, and returns with its question (LRN-44)', async () => {
  const { userId, deck } = await deckWith(2)
  const attempt = attemptOf(noon(-30), [questionOf('q0', noon(-30))])
  await deck.learn(userId, [
    { ...attempt, questions: [questionOf('q0', noon(-30), { isDropped: true, counts: false })] },
  ])
  const { suspended, total } = await deck.overview(noon(0), [])
  expect([suspended, total]).toEqual([{ dropped: 1, stale: 0, aside: 0 }, 1])
  expect(await cardOf(userId, 'q0')).toMatchObject({ suspended: 'dropped', misses: 1 })
  await deck.learn(userId, [attempt])
  expect(await cardOf(userId, 'q0')).toMatchObject({ suspended: null })
})

test('a card is set aside and back, but a dropped one stays (LRN-44)', async () => {
  const { userId, deck } = await deckWith(2)
  expect(await deck.setAside('q0', true)).toBe(true)
  expect((await deck.counts(noon(0))).total).toBe(1)
  expect(await deck.setAside('q0', false)).toBe(true)
  expect((await deck.counts(noon(0))).total).toBe(2)
  expect(await deck.setAside('none', true)).toBe(false)
  await deck.learn(userId, [attemptOf(noon(-1), [questionOf('q1', noon(-1), { isDropped: true, counts: false })])])
  expect(await deck.setAside('q1', false)).toBe(false)
})
