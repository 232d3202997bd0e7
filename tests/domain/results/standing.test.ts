import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  minStudentsForPercentile,
  percentileOf,
  standingFrom,
  standingOf,
  type HistogramBar,
} from '../../../domain/results/standing.ts'

const histogramOf = (scores: readonly number[]): HistogramBar[] =>
  [...Map.groupBy(scores, (score) => score)].map(([units, students]) => ({ units, students: students.length }))

test('equal scores share a rank and the next rank is left out: 1, 2, 2, 4 (RES-38)', () => {
  const scores = [900, 720, 720, 540]
  expect(scores.map((units) => standingOf(units, histogramOf(scores)).rank)).toEqual([1, 2, 2, 4])
})

test('the best score of a session always has 100.0000000, and ties share it (RES-39)', () => {
  for (const of of [30, 31, 97, 1_000_000]) expect(standingFrom(0, of).percentile).toBe(100)
  const scores = [...Array.from({ length: 40 }, (_, index) => index), 39]
  expect(standingOf(39, histogramOf(scores))).toEqual({ rank: 1, of: 41, percentile: 100 })
})

test('the percentile is 100 times the share of students with at most the same score, to 7 decimals (RES-39)', () => {
  expect(percentileOf(1, 3)).toBe(33.3333333)
  expect(percentileOf(2, 3)).toBe(66.6666667)
  expect(percentileOf(999_999, 1_000_000)).toBe(99.9999)
  expect(standingFrom(29, 30)).toEqual({ rank: 30, of: 30, percentile: 3.3333333 })
})

test('there is no percentile below 30 students (RES-39)', () => {
  expect(minStudentsForPercentile).toBe(30)
  expect(standingFrom(0, 29)).toEqual({ rank: 1, of: 29, percentile: null })
  expect(standingFrom(0, 30).percentile).toBe(100)
  expect(standingFrom(0, 1)).toEqual({ rank: 1, of: 1, percentile: null })
})

test('rank and percentile from the histogram equal a direct count, ties and negative scores included (RES-40)', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 1, maxLength: 80 }),
      fc.nat(),
      (scores, pick) => {
        const mine = scores[pick % scores.length] ?? 0
        const { rank, of, percentile } = standingOf(mine, histogramOf(scores))
        const atOrBelow = scores.filter((score) => score <= mine).length
        expect(rank).toBe(1 + scores.filter((score) => score > mine).length)
        expect(of).toBe(scores.length)
        if (scores.length < 30) expect(percentile).toBeNull()
        else expect(percentile).toBeCloseTo((100 * atOrBelow) / scores.length, 7)
      },
    ),
  )
})
