import { describe, expect, test } from 'vitest'
import { hallChartOf, hallChartSize } from '../../../domain/attempts/hall-chart.ts'
import { mergeMinutes, noCounts, type HallCounts } from '../../../domain/attempts/hall.ts'

const at = (minute: number, counts: Partial<HallCounts>) => ({ minute, ...noCounts(), ...counts })

describe('the minutes of a hall (OFC-49)', () => {
  test('are the sum of its parts, each with its last minute so far', () => {
    const parts = [
      [at(1, { waiting: 2 }), at(4, { writing: 2 })],
      [at(2, { waiting: 1 }), at(3, { waiting: 1, lost: 1 })],
      [],
    ]
    expect(mergeMinutes(parts)).toEqual([
      at(1, { waiting: 2 }),
      at(2, { waiting: 3 }),
      at(3, { waiting: 3, lost: 1 }),
      at(4, { writing: 2, waiting: 1, lost: 1 }),
    ])
  })
})

describe('the chart of a hall (OFC-49)', () => {
  const heights = (path: string) => [...path.matchAll(/,([\d.]+)/g)].map(([, y]) => Number(y))

  test('stacks the states up to a round number above the largest total', () => {
    const chart = hallChartOf([at(0, { waiting: 30 }), at(10, { writing: 20, waiting: 5 })], 20)
    expect(chart?.ticks.map(({ value }) => value)).toEqual([0, 10, 20, 30])
    const [writing, waiting] = ['writing', 'waiting'].map(
      (state) => chart?.bands.find((band) => band.state === state)?.path ?? '',
    )
    // Thirty students fill the chart; twenty writing are two thirds of it, with five waiting on top.
    expect(Math.min(...heights(waiting ?? ''))).toBe(hallChartSize.top)
    expect(Math.min(...heights(writing ?? ''))).toBe(64)
  })

  test('is drawn for one student, and not without any report', () => {
    expect(hallChartOf([at(5, { waiting: 1 })], 5)?.ticks.map(({ value }) => value)).toEqual([0, 1])
    expect(hallChartOf([], 5)).toBeNull()
  })
})
