import { describe, expect, test } from 'vitest'
import { fitRows, latenessFits, latenessOf } from '../../../domain/revision/review-fit.ts'

const noon = Date.parse('2026-03-10T06:30:00Z')
const day = 86_400_000

describe('how well reviews are predicted (LRN-27)', () => {
  test('lateness is counted from the due day', () => {
    expect([-0.5, 0, 0.9, 1, 6.9, 7].map(latenessOf)).toEqual([
      'early',
      'on_time',
      'on_time',
      'late',
      'late',
      'very_late',
    ])
  })

  // 0.9 remembered: -ln 0.9 = 0.105361; 0.8 forgotten: -ln 0.2 = 1.609438; together 1.714798. 0.7 remembered: 0.356675.
  test('sums are by day in India and lateness, without repetitions of a day', () => {
    const rows = fitRows([
      { at: noon, rating: 3, predicted: 0.9, lateDays: 0 },
      { at: noon + 1, rating: 1, predicted: 0.8, lateDays: 0.5 },
      { at: noon + 2, rating: 3, predicted: 1, lateDays: 0 },
      { at: noon + day, rating: 2, predicted: 0.7, lateDays: 3 },
    ])
    expect(rows).toEqual([
      {
        day: '2026-03-10',
        lateness: 'on_time',
        reviews: 2,
        right: 1,
        predicted: 0.9 + 0.8,
        logLoss: expect.closeTo(1.714798, 6),
      },
      {
        day: '2026-03-11',
        lateness: 'late',
        reviews: 1,
        right: 1,
        predicted: 0.7,
        logLoss: expect.closeTo(0.356675, 6),
      },
    ])
  })

  // 90 of 100 remembered: the mean predicts 0.9 with a loss of -(0.9 ln 0.9 + 0.1 ln 0.1) = 0.094824 + 0.230259 = 0.325083.
  test('figures have the loss of the mean beside them, and are withheld below ten students', () => {
    const stored = { lateness: 'on_time' as const, decks: 10, reviews: 100, right: 90, predicted: 89, logLoss: 30 }
    expect(latenessFits([stored])).toEqual([
      {
        lateness: 'on_time',
        reviews: 100,
        predicted: 0.89,
        right: 0.9,
        logLoss: 0.3,
        baseline: expect.closeTo(0.325083, 6),
      },
    ])
    expect(latenessFits([{ ...stored, decks: 9 }])).toEqual([])
  })
})
