import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { units as unitsOf, unitsPerMark } from '../../../domain/results/marks.ts'
import { equipercentileRows, explainEquipercentile } from '../../../domain/results/normalisation/equipercentile.ts'
import {
  explainNormalised,
  normalise,
  shiftOf,
  type NormalisationRule,
  type NormalisedScore,
  type Shift,
} from '../../../domain/results/normalisation/index.ts'
import { explainLinear, linearRows } from '../../../domain/results/normalisation/linear.ts'
import { explainNta, ntaRows } from '../../../domain/results/normalisation/nta.ts'
import { explainRrb, rrbRows } from '../../../domain/results/normalisation/rrb.ts'
import { marksText, type ShiftScore } from '../../../domain/results/normalisation/shift.ts'

const rules: NormalisationRule[] = ['nta', 'rrb', 'ssc_2019', 'ssc_2025']

/** A shift with scores in whole marks. */
const shift = (id: string, ...marks: number[]): Shift =>
  shiftOf(
    id,
    marks.map((mark) => mark * unitsPerMark),
  )

const normalisedOf = (rows: readonly ShiftScore[], shiftId: string): Record<number, string> =>
  Object.fromEntries(
    rows.filter((row) => row.shiftId === shiftId).map(({ units, normalised }) => [units / unitsPerMark, normalised]),
  )

/**
 * A: 10, 20, 30, 40, so percentiles 25, 50, 75, 100; mean 25.
 * B: 20, 40, 60, 80, 100, so percentiles 20, 40, 60, 80, 100; mean 60.
 * C: 80, 100, so percentiles 50, 100; mean 90.
 */
const a = shift('a', 10, 20, 30, 40)
const b = shift('b', 20, 40, 60, 80, 100)
const c = shift('c', 80, 100)

describe('each normalisation rule gives the figures worked by hand (RES-44)', () => {
  test('NTA: percentile in the shift with 7 decimals, the topper of each at 100, ties share it', () => {
    // Six students, two with 50: 5 of 6 at or below = 83.3333333, 3 of 6 = 50, 1 of 6 = 16.6666667.
    const six = shift('six', 10, 20, 30, 50, 50, 90)
    const rows = ntaRows([six, a])
    expect(normalisedOf(rows, 'six')).toEqual({
      10: '16.6666667',
      20: '33.3333333',
      30: '50.0000000',
      50: '83.3333333',
      90: '100.0000000',
    })
    expect(normalisedOf(rows, 'a')).toMatchObject({ 30: '75.0000000', 40: '100.0000000' })
    expect(explainNta([six, a], { shiftId: 'six', units: 50 * unitsPerMark })).toEqual({
      rule: 'nta',
      students: 6,
      atOrBelow: 5,
      percentile: '83.3333333',
    })
  })

  test('RRB: the base shift has the highest mean and at least 70 % of the average number of students', () => {
    // Average (4 + 5 + 2) / 3 = 3.67, 70 % of it = 2.57: C has the highest mean but is too small, so B is the base.
    const steps = explainRrb([a, b, c], { shiftId: 'a', units: 10 * unitsPerMark })
    expect(steps).toMatchObject({ baseId: 'b', averageStudents: '3.67', leastStudents: '2.57' })
    expect(steps.shifts).toEqual([
      { id: 'a', students: 4, mean: '25.00000', large: true },
      { id: 'b', students: 5, mean: '60.00000', large: true },
      { id: 'c', students: 2, mean: '90.00000', large: false },
    ])
  })

  test('RRB: marks are interpolated on the percentiles of the base shift, whose own marks stay', () => {
    // A 10 has 25: 20 + (40 - 20) * (25 - 20) / (40 - 20) = 25. A 20 has 50: 50. A 30 has 75: 75. A 40 has 100: 100.
    const rows = rrbRows([a, b, c])
    expect(normalisedOf(rows, 'a')).toEqual({ 10: '25.00000', 20: '50.00000', 30: '75.00000', 40: '100.00000' })
    expect(normalisedOf(rows, 'b')).toMatchObject({ 20: '20.00000', 60: '60.00000', 100: '100.00000' })
    expect(normalisedOf(rows, 'c')).toEqual({ 80: '50.00000', 100: '100.00000' })
    expect(explainRrb([a, b, c], { shiftId: 'a', units: 10 * unitsPerMark })).toMatchObject({
      percentile: '25.00000',
      place: {
        kind: 'between',
        below: { percentile: '20.00000', mark: '20.00000' },
        above: { percentile: '40.00000', mark: '40.00000' },
      },
      normalised: '25.00000',
    })
    expect(explainRrb([a, b, c], { shiftId: 'b', units: 60 * unitsPerMark })).toMatchObject({ place: null })
  })

  test('RRB: below the lowest percentile of the base shift its lowest mark holds', () => {
    // 1 of 7 = 14.28571 %, below B's lowest, 20 %. 2 of 7 = 28.57143 %: 20 + 20 * 8.57143 / 20.
    const seven = shift('seven', 1, 2, 3, 4, 5, 6, 7)
    expect(normalisedOf(rrbRows([seven, b]), 'seven')).toMatchObject({ 1: '20.00000', 2: '28.57143' })
    expect(explainRrb([seven, b], { shiftId: 'seven', units: unitsPerMark }).place).toEqual({
      kind: 'lowest',
      at: { percentile: '20.00000', mark: '20.00000' },
    })
  })

  /**
   * First: 2 4 4 4 5 5 7 9, mean 5, SD 2, mean + SD = 7, best 0.1 % (rounded up: 1 student) 9.
   * Second: the double of it: mean 10, SD 4, mean + SD = 14, best 18.
   * All 16: mean 7.5, mean square (232 + 928) / 16 = 72.5, variance 72.5 - 56.25 = 16.25, SD 4.03113, mean + SD = 11.53113,
   * best 18. Highest mean 10, so Mq_gm = 10 + 4.03113 = 14.03113.
   * First, 9: (18 - 11.53113) / (9 - 7) * (9 - 7) + 14.03113 = 20.5; 5: 6.46887 / 2 * -2 + 14.03113 = 7.56226.
   * Second, 18: 6.46887 / 4 * 4 + 14.03113 = 20.5; 10: 6.46887 / 4 * -4 + 14.03113 = 7.56226: the same student.
   */
  const first = shift('first', 2, 4, 4, 4, 5, 5, 7, 9)
  const second = shift('second', 4, 8, 8, 8, 10, 10, 14, 18)

  test('SSC 2019 and GATE: a straight line through the mean plus SD and the best 0.1 %', () => {
    const rows = linearRows([first, second])
    expect(normalisedOf(rows, 'first')).toMatchObject({ 9: '20.50000', 5: '7.56226', 7: '14.03113' })
    expect(normalisedOf(rows, 'second')).toMatchObject({ 18: '20.50000', 10: '7.56226' })
    expect(explainLinear([first, second], { shiftId: 'first', units: 5 * unitsPerMark })).toEqual({
      rule: 'ssc_2019',
      own: { students: 8, topStudents: 1, top: '9.00000', mean: '5.00000', deviation: '2.00000', q: '7.00000' },
      overall: { students: 16, topStudents: 1, top: '18.00000', mean: '7.50000', deviation: '4.03113', q: '11.53113' },
      best: { id: 'second', mean: '10.00000', q: '14.03113' },
      spread: { overall: '6.46887', own: '2.00000', factor: '3.23444' },
      mark: '5.00000',
      distance: '-2.00000',
      normalised: '7.56226',
    })
  })

  test('SSC 2019: the number of best students is rounded up, and they may share their last score', () => {
    // 1,001 students: the best 2. 0 for 999, 10 for one, 30 for one: (30 + 10) / 2 = 20.
    const large = shiftOf('large', [...Array.from({ length: 999 }, () => 0), 10 * unitsPerMark, 30 * unitsPerMark])
    expect(explainLinear([large, large], { shiftId: 'large', units: 0 }).own).toMatchObject({
      topStudents: 2,
      top: '20.00000',
    })
  })

  test('SSC 2025: the normalised score is the mean of all shifts at each merged percentile', () => {
    // 25: A 10, B 20 + 20 * 5 / 20 = 25, mean 17.5. 20: A's lowest 10, B 20, mean 15.
    // 40: A 10 + 10 * 15 / 25 = 16, B 40, mean 28. 60: A 20 + 10 * 10 / 25 = 24, B 60, mean 42. 80: A 32, B 80, mean 56.
    const rows = equipercentileRows([a, b])
    expect(normalisedOf(rows, 'a')).toEqual({ 10: '17.50000', 20: '35.00000', 30: '52.50000', 40: '70.00000' })
    expect(normalisedOf(rows, 'b')).toEqual({
      20: '15.00000',
      40: '28.00000',
      60: '42.00000',
      80: '56.00000',
      100: '70.00000',
    })
    expect(explainEquipercentile([a, b], { shiftId: 'b', units: 40 * unitsPerMark })).toMatchObject({
      percentile: '40.0000000',
      // 100, 80, 75, 60, 50, 40, 25, 20
      merged: { percentiles: 8, place: 6 },
      marks: [
        { shiftId: 'a', mark: '16.00000', place: { kind: 'between' } },
        { shiftId: 'b', mark: '40.00000', place: { kind: 'met' } },
      ],
      normalised: '28.00000',
    })
  })
})

describe('shifts that cannot be normalised are named with the reason, never as NaN (RES-46)', () => {
  const thirty = (id: string, units: (index: number) => number) =>
    shiftOf(
      id,
      Array.from({ length: 30 }, (_, index) => units(index)),
    )
  const spread = thirty('spread', (index) => index * unitsPerMark)

  test.each(rules)('%s: one shift alone stays as it is', (rule) => {
    expect(normalise(rule, [spread])).toEqual({ refused: { reason: 'one_shift' } })
    expect(normalise(rule, [spread, { id: 'nobody', bars: [] }])).toEqual({ refused: { reason: 'one_shift' } })
    expect(normalise(rule, [])).toEqual({ refused: { reason: 'one_shift' } })
  })

  test.each(rules)('%s: a shift of fewer than 30 is named with its number', (rule) =>
    expect(normalise(rule, [spread, shift('small', 1, 2, 3)])).toEqual({
      refused: { reason: 'too_few', shiftId: 'small', students: 3, least: 30 },
    }),
  )

  test.each(rules)('%s: a shift in which all scores are equal is named', (rule) => {
    const flat = thirty('flat', () => 2 * unitsPerMark)
    expect(normalise(rule, [spread, flat])).toEqual({ refused: { reason: 'no_spread', shiftId: 'flat' } })
    expect(explainNormalised(rule, [spread, flat], { shiftId: 'flat', units: 2 * unitsPerMark })).toEqual({
      refused: { reason: 'no_spread', shiftId: 'flat' },
    })
  })

  test('SSC 2019: a shift whose best do not exceed the mean plus SD gives the line no slope', () => {
    // 27 with 2 marks, 3 without: mean 1.8, SD 0.6, together 2.4, above the best.
    const crowded = thirty('crowded', (index) => (index < 3 ? 0 : 2 * unitsPerMark))
    expect(normalise('ssc_2019', [spread, crowded])).toEqual({ refused: { reason: 'flat_top', shiftId: 'crowded' } })
    expect(normalise('ssc_2025', [spread, crowded]).refused).toBeNull()
  })
})

/** Each rule computed over single students, without shortcuts. */
const slowReference: Record<NormalisationRule, (shifts: number[][], own: number, units: number) => number> = {
  nta: (shifts, own, units) => percentile(shifts[own] ?? [], units, 7),
  rrb: (shifts, own, units) => {
    const average = shifts.flat().length / shifts.length
    const base = shifts
      .filter(({ length }) => length >= 0.7 * average)
      .reduce((best, each) => (mean(each) > mean(best) ? each : best))
    return markAt(base, percentile(shifts[own] ?? [], units, 5), 5) / unitsPerMark
  },
  ssc_2019: (shifts, own, units) => {
    const all = shifts.flat()
    const mine = shifts[own] ?? []
    const best = shifts.reduce((top, each) => (mean(each) > mean(top) ? each : top))
    const q = (scores: number[]) => mean(scores) + deviation(scores)
    const top = (scores: number[]) => mean([...scores].sort((x, y) => y - x).slice(0, Math.ceil(scores.length / 1000)))
    return (
      (((top(all) - q(all)) / (top(mine) - q(mine))) * (units - q(mine)) + mean(best) + deviation(all)) / unitsPerMark
    )
  },
  ssc_2025: (shifts, own, units) => {
    const at = percentile(shifts[own] ?? [], units, 7)
    return mean(shifts.map((each) => markAt(each, at, 7))) / unitsPerMark
  },
}
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const deviation = (values: number[]) => {
  const middle = mean(values)
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)))
}
// Percentiles are rounded as the rules round them before they are used.
const percentile = (scores: number[], units: number, decimals: number): number =>
  Number(((100 * scores.filter((score) => score <= units).length) / scores.length).toFixed(decimals))
const markAt = (scores: number[], at: number, decimals: number): number => {
  const points = [...new Set(scores)]
    .sort((x, y) => x - y)
    .map((units) => ({ units, at: percentile(scores, units, decimals) }))
  const above = points.findIndex((point) => point.at >= at - 1e-9)
  const [lower, upper] = [points[above - 1], points[above]]
  if (!upper) throw new Error('above 100')
  if (!lower || Math.abs(upper.at - at) < 1e-9) return upper.units
  return lower.units + ((upper.units - lower.units) * (at - lower.at)) / (upper.at - lower.at)
}

const scoresOfShift = fc.array(
  fc.integer({ min: -60, max: 240 }).map((thirds) => thirds * unitsOf('1/3')),
  { minLength: 30, maxLength: 70 },
)
const papers = fc.array(scoresOfShift, { minLength: 2, maxLength: 4 })
const named = (shifts: number[][]): Shift[] => shifts.map((scores, index) => shiftOf(`s${index}`, scores))
const scoresOf = (rule: NormalisationRule, shifts: number[][]): NormalisedScore[] => {
  const normalised = normalise(rule, named(shifts))
  fc.pre(normalised.refused === null)
  return normalised.refused ? [] : normalised.scores
}

describe.each(rules)('normalisation by %s (RES-45)', (rule) => {
  test('equals a slow reference for each student, with ranks of 1 + everyone above', () => {
    fc.assert(
      fc.property(papers, (shifts) => {
        const scores = scoresOf(rule, shifts)
        const merit = rule === 'nta' || rule === 'rrb' ? 'percentile' : 'normalised'
        const everyone = scores.flatMap((row) => Array.from({ length: row.students }, () => row))
        expect(everyone).toHaveLength(shifts.flat().length)
        for (const row of scores) {
          const expected = slowReference[rule](shifts, Number(row.shiftId.slice(1)), row.units)
          expect(Math.abs(Number(row.normalised) - expected)).toBeLessThan(0.0000051)
          expect(row.rank).toBe(1 + everyone.filter((other) => Number(other[merit]) > Number(row[merit])).length)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('never puts a student below one of the same shift with fewer marks', () => {
    fc.assert(
      fc.property(papers, (shifts) => {
        const byShift = Map.groupBy(scoresOf(rule, shifts), ({ shiftId }) => shiftId)
        for (const rows of byShift.values()) {
          const inOrder = rows.toSorted((first, second) => first.units - second.units)
          inOrder.slice(1).forEach((row, index) => {
            expect(Number(row.normalised)).toBeGreaterThanOrEqual(Number(inOrder[index]?.normalised))
            expect(row.rank).toBeLessThanOrEqual(inOrder[index]?.rank ?? 0)
          })
        }
      }),
    )
  })

  test('makes of shifts with the same scores what a single shift would be', () => {
    fc.assert(
      fc.property(scoresOfShift, fc.integer({ min: 2, max: 4 }), (scores, times) => {
        const rows = scoresOf(
          rule,
          Array.from({ length: times }, (_, index) => (index % 2 ? scores.toReversed() : scores)),
        )
        for (const row of rows) expect(row.normalised).toBe(rule === 'nta' ? row.percentile : marksText(row.units))
      }),
    )
  })

  test('explains the very figure that it gives, and equal scores of a shift share it', () => {
    fc.assert(
      fc.property(papers, (shifts) => {
        const rows = scoresOf(rule, shifts)
        expect(new Set(rows.map(({ shiftId, units }) => `${shiftId} ${units}`)).size).toBe(rows.length)
        for (const { shiftId, units, normalised, rank } of rows) {
          const explained = explainNormalised(rule, named(shifts), { shiftId, units })
          const equal = rows.filter((row) => row.rank === rank).reduce((sum, { students }) => sum + students, 0) - 1
          expect(explained).toMatchObject({ refused: null, normalised, above: rank - 1, equal })
          if (explained.refused === null && explained.steps.rule !== 'nta')
            expect(explained.steps.normalised).toBe(normalised)
        }
      }),
      { numRuns: 30 },
    )
  })
})

test('the topper of a session always has 100.0000000, and ties share it (RES-39, RES-44)', () => {
  fc.assert(
    fc.property(papers, (shifts) => {
      const rows = scoresOf('nta', shifts)
      shifts.forEach((scores, index) => {
        const best = Math.max(...scores)
        const topper = rows.find(({ shiftId, units }) => shiftId === `s${index}` && units === best)
        expect(topper).toMatchObject({
          normalised: '100.0000000',
          rank: 1,
          students: scores.filter((units) => units === best).length,
        })
      })
    }),
  )
})
