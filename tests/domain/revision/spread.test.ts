import { array, assert, integer, option, property } from 'fast-check'
import { expect, test } from 'vitest'
import { spreadDays, spreadPlan } from '../../../domain/revision/spread.ts'

test('a backlog takes what the cards of each day leave of the cap (LRN-40)', () => {
  // Cap 4: tomorrow leaves 4 - 3 = 1, the day after 4 - 4 = 0 and so at least 1, the third day 4.
  expect(spreadDays(7, { cap: 4, due: [3, 4], days: null })).toEqual([0, 1, 2, 2, 2, 2, 3])
  expect(spreadPlan(7, { cap: 4, due: [3, 4], days: null })).toEqual({ cards: 7, days: 4, reached: 7 })
})

test('2,960 cards at 40 a day take 74 days (LRN-40)', () => {
  expect(spreadPlan(2_960, { cap: 40, due: [], days: null })).toEqual({ cards: 2_960, days: 74, reached: 2_960 })
})

test('no card is put off beyond the day before the exam, and the plan says how many the caps reach (LRN-2, LRN-40)', () => {
  // 29 days at 40 a day reach 1,160 of 2,960 cards.
  const room = { cap: 40, due: [], days: 29 }
  expect(spreadPlan(2_960, room)).toEqual({ cards: 2_960, days: 29, reached: 1_160 })
  expect(spreadDays(2_960, room).at(-1)).toBe(28)
})

test('every card has a day, days never go back, and only the last day exceeds the cap (LRN-40)', () => {
  const dues = array(integer({ min: 0, max: 60 }), { maxLength: 40 })
  const days = option(integer({ min: 1, max: 60 }), { nil: null })
  assert(
    property(integer({ min: 0, max: 3_000 }), integer({ min: 5, max: 200 }), dues, days, (count, cap, due, left) => {
      const placed = spreadDays(count, { cap, due, days: left })
      expect(placed).toHaveLength(count)
      expect(placed).toEqual(placed.toSorted((one, other) => one - other))
      const last = (left ?? 365) - 1
      expect(placed.every((day) => day <= last)).toBe(true)
      const on = Map.groupBy(placed, (day) => day)
      for (const [day, cards] of on)
        if (day < last) expect(cards.length).toBeLessThanOrEqual(Math.max(1, cap - (due[day] ?? 0)))
    }),
  )
})
