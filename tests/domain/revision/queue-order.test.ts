import { array, assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { newCardState } from '../../../domain/revision/contract.ts'
import { byUrgency, queueOrder } from '../../../domain/revision/queue-order.ts'
import { stateAfter } from '../../../domain/revision/scheduling.ts'

const day = 86_400_000
const now = Date.UTC(2026, 5, 1)

const cardOf = (topic: string, daysAgo: number) => ({
  topic,
  dueAt: now - daysAgo * day,
  state: daysAgo === 0 ? newCardState() : stateAfter([{ at: now - daysAgo * day, rating: 3 }]),
})

const decks = array(
  array(integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 8 }).chain((days) =>
    array(constantFrom('profit', 'grammar', 'polity'), { minLength: days.length, maxLength: days.length }).map(
      (topics) => days.map((daysAgo, index) => cardOf(topics[index] ?? '', daysAgo)),
    ),
  ),
  { maxLength: 4 },
).map((lists) => lists.flat())

test('what is most likely forgotten comes first, and new cards last (LRN-3)', () => {
  const cards = [cardOf('a', 0), cardOf('a', 3), cardOf('a', 30)]
  expect(byUrgency(cards, now)).toEqual([cards[2], cards[1], cards[0]])
})

test('a sitting holds the most urgent cards, each once (LRN-3)', () => {
  assert(
    property(decks, integer({ min: 0, max: 40 }), (cards, limit) => {
      const queue = queueOrder(cards, now, limit)
      expect(new Set(queue)).toEqual(new Set(byUrgency(cards, now).slice(0, limit)))
      expect(queue).toHaveLength(Math.min(limit, cards.length))
    }),
  )
})

test('no two neighbours share a topic unless most cards do (LRN-3)', () => {
  assert(
    property(decks, (cards) => {
      const queue = queueOrder(cards, now, cards.length)
      const most = Math.max(0, ...[...Map.groupBy(cards, ({ topic }) => topic).values()].map(({ length }) => length))
      const repeats = queue.filter(({ topic }, index) => topic === queue[index - 1]?.topic).length
      expect(repeats).toBe(Math.max(0, 2 * most - cards.length - 1))
    }),
  )
})
