import { describe, expect, test } from 'vitest'
import { calibrationOf, wilson } from '../../../../domain/results/coach/calibration.ts'
import { levelOf } from '../../../../domain/results/coach/levels.ts'
import { certaintyMark } from '../../../../domain/revision/certainty.ts'

describe('the calibration curve (RES-113)', () => {
  // Wilson, 29 of 50, z = 1.96: centre (0.58 + 3.8416 / 100) / (1 + 3.8416 / 50) = 0.618416 / 1.076832 = 0.574292;
  // half width 1.96 * sqrt(0.58 * 0.42 / 50 + 3.8416 / 10000) / 1.076832 = 1.96 * sqrt(0.00525616) / 1.076832 = 0.131959.
  test('has the interval of Wilson', () => {
    const { share, low, high } = wilson(29, 50)
    expect(share).toBe(0.58)
    expect(low).toBeCloseTo(0.442333, 5)
    expect(high).toBeCloseTo(0.706251, 5)
  })

  test('is withheld below 30 answers, and says how many are missing', () => {
    const few = [
      { certainty: 'sure', answers: 20, right: 15 },
      { certainty: 'guess', answers: 9, right: 2 },
    ] as const
    expect(calibrationOf(few)).toEqual({ answers: 29, missing: 1, rows: [] })
    expect(calibrationOf([])).toEqual({ answers: 0, missing: 30, rows: [] })
  })

  test('has a row for each level that was used', () => {
    const { rows, missing } = calibrationOf([
      { certainty: 'guess', answers: 10, right: 3 },
      { certainty: 'sure', answers: 50, right: 29 },
    ])
    expect(missing).toBe(0)
    expect(rows.map(({ certainty, share }) => [certainty, share])).toEqual([
      ['sure', 0.58],
      ['guess', 0.3],
    ])
  })
})

describe('the certainty of an answer (RES-112)', () => {
  const usual = { status: 'answered', ms: 40_000, targetMs: 60_000 } as const

  // Of a target of 60 s a tenth is 6 s, and twice as much 120 s.
  test.each([
    ['a usual answer', usual, 'sure'],
    ['one after less than a tenth of the target time', { ...usual, ms: 5_999 }, 'guess'],
    ['one after exactly a tenth', { ...usual, ms: 6_000 }, 'sure'],
    ['one after more than twice the target time', { ...usual, ms: 120_001 }, 'half'],
    ['one left marked for review', { ...usual, status: 'answered_marked' as const }, 'half'],
    ['one without a time', { ...usual, ms: 0 }, 'sure'],
    ['a tapped one, whatever the signs', { ...usual, ms: 1_000, certainty: 'sure' as const }, 'sure'],
  ])('%s', (_name, signs, level) => {
    expect(levelOf(signs)).toBe(level)
  })
})

// Moodle: certainty 1, 2 and 3 give +1, +2 and +3 for a right answer, and 0, -2 and -6 for a wrong one.
test('practice is marked by the table of Moodle (LRN-9)', () => {
  expect(
    (['guess', 'half', 'sure'] as const).map((level) => [certaintyMark(level, true), certaintyMark(level, false)]),
  ).toEqual([
    [1, 0],
    [2, -2],
    [3, -6],
  ])
})
