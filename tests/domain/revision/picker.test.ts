import { array, assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { nearestCandidates, openCandidates, pickQuestions } from '../../../domain/revision/picker.ts'

const topics = ['ratio', 'series', 'verbs', 'cells', 'motion'] as const
const bank = array(constantFrom(...topics), { maxLength: 120 }).map((list) =>
  list.map((topic, index) => ({ questionId: `q${index}`, subject: 'any', topic, tests: [] as string[] })),
)
const seeded = integer({ min: 1, max: 2 ** 31 - 1 }).map((seed) => {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
})
const neighbours = (items: readonly { topic: string }[]): number =>
  items.filter(({ topic }, index) => items[index - 1]?.topic === topic).length

/** Fewest pairs of neighbours of one topic that any order has: n of a topic among m others need n - 1 - m. */
const fewestNeighbours = (items: readonly { topic: string }[]): number => {
  const most = Math.max(0, ...[...Map.groupBy(items, ({ topic }) => topic).values()].map(({ length }) => length))
  return Math.max(0, most - 1 - (items.length - most))
}

test('a quiz mixes its topics as far as that can be, without a question twice (LRN-7)', () => {
  assert(
    property(bank, integer({ min: 1, max: 50 }), seeded, (candidates, count, random) => {
      const picked = pickQuestions(candidates, { count, block: false }, random)
      expect(picked).toHaveLength(Math.min(count, candidates.length))
      expect(new Set(picked.map(({ questionId }) => questionId)).size).toBe(picked.length)
      expect(neighbours(picked)).toBe(fewestNeighbours(picked))
    }),
  )
})

test('a block keeps the questions of a topic together (LRN-7)', () => {
  assert(
    property(bank, integer({ min: 1, max: 50 }), seeded, (candidates, count, random) => {
      const picked = pickQuestions(candidates, { count, block: true }, random)
      const asked = new Set(picked.map(({ topic }) => topic))
      expect(neighbours(picked)).toBe(picked.length - asked.size)
    }),
  )
})

test('a question is open only if every test that asks it is known and open (LRN-30)', () => {
  const isOpen = new Map([
    ['sat', true],
    ['to-sit', false],
  ])
  const of = (...tests: string[]) => ({ tests })
  const candidates = [of(), of('sat'), of('sat', 'to-sit'), of('unknown')]
  expect(openCandidates(candidates, isOpen)).toEqual([of(), of('sat')])
})

test('calibrated practice keeps the questions nearest to the target and leaves out unmeasured ones (LRN-10)', () => {
  const distances: Record<string, number | null> = { far: 0.4, near: 0.01, unknown: null, next: 0.1 }
  expect(nearestCandidates(Object.keys(distances), (id) => distances[id] ?? null, 1)).toEqual(['near', 'next'])
})
