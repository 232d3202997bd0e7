import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareDecimals } from '../../../domain/questions/decimals.ts'
import { Mark } from '../../../domain/catalogue/contract.ts'
import { formatMarks, isMark, units } from '../../../domain/results/marks.ts'

describe('marks in units of 1/1260 (RES-1, RES-2, RES-3)', () => {
  test.each([
    ['2', 2_520],
    ['4/3', 1_680],
    ['4/9', 560],
    ['5/6', 1_050],
    ['1/3', 420],
    ['2/3', 840],
    ['1/4', 315],
    ['0.25', 315],
    ['0.5', 630],
    ['5/2', 3_150],
    ['2.5', 3_150],
    ['1.5/3', 630],
    ['6/7', 1_080],
    ['8/7', 1_440],
    ['6/28', 270],
    ['8/28', 360],
    ['-1', -1_260],
    ['-2/3', -840],
    ['0', 0],
    ['-0', 0],
    ['0.000', 0],
  ])('%s mark is %d units', (mark, expected) => {
    expect(units(mark)).toBe(expected)
  })

  test.each(['1/8', '0.001', '1/11', '0.3333', '0.33333333333333333333', '1/2520', '2/49'])(
    'a mark that is no multiple of 1/1260 is refused (%s)',
    (mark) => {
      expect(() => units(mark)).toThrow(RangeError)
      expect(isMark(mark)).toBe(false)
      expect(Mark.safeParse(mark).success).toBe(false)
    },
  )

  test.each(['', '+1', '.5', '1e3', '1/0', '1/-2', 'one', '1,5', ' 1', '1 ', '1/2/3', '99999999999999999999'])(
    'text that is no mark is refused (%j)',
    (mark) => {
      expect(() => units(mark)).toThrow(RangeError)
    },
  )

  test('every n/1260 is exactly n units', () => {
    fc.assert(fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (count) => units(`${count}/1260`) === count))
  })

  test.each([
    [10_080, '8'],
    [420, '0.33'],
    [-840, '−0.67'],
    [1_080, '0.86'],
    [-270, '−0.21'],
    [0, '0'],
    [-0, '0'],
    [630, '0.5'],
    [-7, '−0.01'],
    [-1, '0'],
    [-0.4, '0'],
    [1_575, '1.25'],
  ])('%d units are shown with two decimals at most, as %s', (value, text) => {
    expect(formatMarks(value)).toBe(text)
  })
})

describe('decimals as students type them (RES-7)', () => {
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
  ])('%s compares with %s', (first, second, expected) => {
    expect(compareDecimals(first, second)).toBe(expected)
    expect(compareDecimals(second, first)).toBe(expected === 0 ? 0 : -expected)
  })
})
