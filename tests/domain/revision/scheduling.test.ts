import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, startOfDayInIndia } from '../../../domain/india.ts'
import { newCardState } from '../../../domain/revision/contract.ts'
import {
  dueDay,
  memoryAfter,
  ratingOf,
  retrievability,
  reviewsByAnswers,
  stateAfter,
  type Rating,
  type Review,
} from '../../../domain/revision/scheduling.ts'

const firstDay = '2026-01-01'
/** Noon in India of a day after the first. */
const noon = (day: number) => startOfDayInIndia(addDays(firstDay, day)) + 43_200_000

const ratings = constantFrom<Rating>(1, 2, 3, 4)
const reviewLists = array(record({ at: integer({ min: 0, max: 400 }).map(noon), rating: ratings }), {
  minLength: 1,
  maxLength: 12,
})

test('memory equals the published vectors of FSRS-6 (LRN-1)', () => {
  // ts-fsrs, packages/fsrs/__tests__/FSRS-6.test.ts: "first repeat" and "memory state using next_state[long-term]".
  const first = ([1, 2, 3, 4] as const).map((rating) => memoryAfter(null, 0, rating))
  expect(first.map(({ stability }) => stability)).toEqual([0.212, 1.2931, 2.3065, 8.2956])
  expect(first.map(({ difficulty }) => difficulty)).toEqual([6.4133, 5.11217071, 2.11810397, 1])
  const steps: [number, Rating][] = [
    [0, 1],
    [0, 3],
    [1, 3],
    [3, 3],
    [8, 3],
    [21, 3],
  ]
  let memory: ReturnType<typeof memoryAfter> | null = null
  for (const [elapsed, rating] of steps) memory = memoryAfter(memory, elapsed, rating)
  expect(memory?.stability).toBeCloseTo(53.335106, 4)
  expect(memory?.difficulty).toBeCloseTo(6.3574867, 4)
})

test('reviews on the day on which a card is due give the published intervals to a day (LRN-1)', () => {
  // ts-fsrs, packages/fsrs/__tests__/FSRS-6.test.ts, "ivl_history": 2, 11, 46, 163, 498. Its second review is a learning
  // step on the first day, which changes the difficulty; in whole days there is none, and the fifth interval is 497.447.
  const reviews: Review[] = []
  const intervals: number[] = []
  let day = 0
  for (let review = 0; review < 5; review += 1) {
    reviews.push({ at: noon(day), rating: 3 })
    const due = dueDay(stateAfter(reviews), null, 0) ?? ''
    const interval = Math.round((startOfDayInIndia(due) - startOfDayInIndia(addDays(firstDay, day))) / 86_400_000)
    intervals.push(interval)
    day += interval
  }
  expect(intervals).toEqual([2, 11, 46, 163, 497])
})

test('a card is due on the day on which its retention falls to 0.90 (LRN-1)', () => {
  const state = stateAfter([
    { at: noon(0), rating: 3 },
    { at: noon(2), rating: 3 },
    { at: noon(13), rating: 3 },
  ])
  const due = dueDay(state, null, 0)
  const days = Math.round((startOfDayInIndia(due ?? '') - startOfDayInIndia(addDays(firstDay, 13))) / 86_400_000)
  expect(days).toBe(Math.round(state.stability))
  expect(retrievability(state, noon(13 + days))).toBeCloseTo(0.9, 2)
})

test('time and certainty refine the grade of a right answer (LRN-1)', () => {
  const right = { verdict: 'correct', ms: 60_000, targetMs: 60_000, certainty: null } as const
  expect(ratingOf(right)).toBe(3)
  expect(ratingOf({ ...right, ms: 120_001 })).toBe(2)
  expect(ratingOf({ ...right, certainty: 'guess', ms: 10_000 })).toBe(2)
  expect(ratingOf({ ...right, certainty: 'sure', ms: 29_999 })).toBe(4)
  expect(ratingOf({ ...right, ms: 10_000 })).toBe(3)
  for (const verdict of ['wrong', 'partial', 'skipped'] as const) expect(ratingOf({ ...right, verdict })).toBe(1)
})

test('answers count as reviews, but a question that was never opened does not (LRN-42)', () => {
  const answer = { at: noon(0), ms: 30_000, targetMs: 60_000, certainty: null }
  const reviews = reviewsByAnswers([
    { ...answer, verdict: 'wrong' },
    { ...answer, verdict: 'skipped' },
    { ...answer, verdict: 'skipped', ms: 0 },
    { ...answer, verdict: 'correct' },
  ])
  expect(reviews.map(({ rating }) => rating)).toEqual([1, 1, 3])
})

test('no card is due on or after the day of an exam that is still to come (LRN-2)', () => {
  assert(
    property(reviewLists, integer({ min: 2, max: 500 }), integer({ min: 0, max: 999 }), (reviews, exam, spread) => {
      const state = stateAfter(reviews)
      const lastDay = Math.max(...reviews.map(({ at }) => at))
      const examDate = addDays(firstDay, exam)
      const due = dueDay(state, examDate, spread / 1000) ?? ''
      expect(startOfDayInIndia(due)).toBeGreaterThan(lastDay)
      const tomorrow = startOfDayInIndia(addDays(firstDay, 1)) + lastDay - noon(0)
      if (startOfDayInIndia(examDate) > tomorrow) expect(due < examDate).toBe(true)
    }),
  )
})

test('an exam date that has passed changes no date (LRN-2)', () => {
  const state = stateAfter([{ at: noon(100), rating: 4 }])
  expect(dueDay(state, addDays(firstDay, 50), 0)).toBe(dueDay(state, null, 0))
  expect(dueDay(newCardState(), null, 0)).toBeNull()
})

test('the state of a card does not depend on the order in which reviews arrive (LRN-6)', () => {
  const shuffled = reviewLists.chain((reviews) => {
    const distinct = [...new Map(reviews.map((review) => [review.at, review])).values()]
    return array(integer(), { minLength: distinct.length, maxLength: distinct.length }).map((keys) => ({
      distinct,
      other: distinct.map((review, index) => [keys[index] ?? 0, review] as const).toSorted((a, b) => a[0] - b[0]),
    }))
  })
  assert(
    property(shuffled, ({ distinct, other }) => {
      expect(stateAfter(other.map(([, review]: readonly [number, Review]) => review))).toEqual(stateAfter(distinct))
    }),
  )
})

test('of several reviews of a day the first counts (LRN-6)', () => {
  const morning: Review = { at: noon(5) - 3_600_000, rating: 1 }
  expect(stateAfter([{ at: noon(5), rating: 4 }, morning])).toEqual(stateAfter([morning]))
})
