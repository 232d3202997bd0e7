import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareDecimals } from '../../../domain/questions/decimals.ts'
import { formatMarks, units } from '../../../domain/results/marks.ts'

describe('marks in units of 1/180', () => {
  test.each([
    ['2', 360],
    ['4/3', 240],
    ['4/9', 80],
    ['5/6', 150],
    ['1/3', 60],
    ['2/3', 120],
    ['1/4', 45],
    ['0.25', 45],
    ['0.5', 90],
    ['5/2', 450],
    ['2.5', 450],
    ['1.5/3', 90],
    ['-1', -180],
    ['-2/3', -120],
    ['0', 0],
    ['-0', 0],
    ['0.000', 0],
  ])('exam.md section 1: %s mark is %d units', (mark, expected) => {
    expect(units(mark)).toBe(expected)
  })

  test.each(['1/7', '0.001', '1/11', '0.3333', '0.33333333333333333333', '1/360', '2/7'])(
    'exam.md: a mark that is no multiple of 1/180 is refused (%s)',
    (mark) => {
      expect(() => units(mark)).toThrow(RangeError)
    },
  )

  test.each(['', '+1', '.5', '1e3', '1/0', '1/-2', 'one', '1,5', ' 1', '1 ', '1/2/3', '99999999999999999999'])(
    'exam.md: what is no mark is refused (%j)',
    (mark) => {
      expect(() => units(mark)).toThrow(RangeError)
    },
  )

  test('exam.md section 1: every n/180 is exactly n units', () => {
    fc.assert(fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (count) => units(`${count}/180`) === count))
  })

  test.each([
    [1440, '8'],
    [60, '0.33'],
    [-120, '−0.67'],
    [0, '0'],
    [-0, '0'],
    [90, '0.5'],
    [-1, '−0.01'],
    [-0.4, '0'],
    [225, '1.25'],
  ])('exam.md section 1: %d units are shown with two decimals at most, as %s', (value, text) => {
    expect(formatMarks(value)).toBe(text)
  })
})

describe('decimals as students type them', () => {
  test.each([
    ['0.1', '0.10', 0],
    ['.5', '0.5', 0],
    ['5.', '5', 0],
    ['-0', '0', 0],
    ['007', '7', 0],
    ['0.3', '0.30000001', -1],
    ['-1.5', '-1.4', -1],
    ['2', '10', -1],
    ['999999999999.999999999', '999999999999.999999998', 1],
  ])('exam.md section 2: %s against %s', (first, second, expected) => {
    expect(compareDecimals(first, second)).toBe(expected)
    expect(compareDecimals(second, first)).toBe(expected === 0 ? 0 : -expected)
  })
})
