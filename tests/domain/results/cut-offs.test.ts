import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cutOffStates } from '../../../domain/results/cut-offs.ts'
import { units } from '../../../domain/results/marks.ts'

const totals = (marks: string, max: string) => ({ units: units(marks), maxUnits: units(max) })
const rrb = [{ scope: 'total' as const, percents: { ur: 40, ews: 40, obc: 30, sc: 30, st: 25 } }]

describe('the minimum of RRB NTPC: 40 % for UR and EWS, 30 for OBC and SC, 25 for ST (CAT-31, RES-31)', () => {
  test.each([
    ['ur', '40', true],
    ['ur', '119/3', false],
    ['ews', '40', true],
    ['obc', '30', true],
    ['obc', '89/3', false],
    ['sc', '30', true],
    ['st', '25', true],
    ['st', '74/3', false],
    ['st', '-1/3', false],
  ] as const)('%s with %s of 100: cleared %s', (category, marks, passed) => {
    expect(cutOffStates(rrb, category, totals(marks, '100'), [])).toMatchObject([{ category, passed }])
  })

  test('every category is shown to a student whose category is not known', () => {
    expect(cutOffStates(rrb, null, totals('31', '100'), []).map(({ category, passed }) => [category, passed])).toEqual([
      ['ur', false],
      ['ews', false],
      ['obc', true],
      ['sc', true],
      ['st', true],
    ])
  })
})

test('a category without a cut-off of its own has the general one (RES-31)', () => {
  const csat = [{ scope: 'total' as const, percents: { ur: 33 } }]
  expect(cutOffStates(csat, 'sc', totals('66', '200'), [])).toEqual([
    { scope: 'total', category: 'ur', percent: 33, needUnits: units('66'), passed: true },
  ])
  expect(cutOffStates([{ scope: 'total', percents: { sc: 30 } }], 'st', totals('66', '200'), [])).toEqual([])
})

test('a section has its own cut-off, and one that counts nothing has none (RES-31)', () => {
  const cutOffs = ['s1', 's2'].map((sectionId) => ({ scope: { sectionId }, percents: { ur: 25 } }))
  const sections = [
    { id: 's1', totals: totals('10', '50') },
    { id: 's2', totals: totals('0', '0') },
  ]
  expect(cutOffStates(cutOffs, 'ur', totals('10', '50'), sections)).toEqual([
    { scope: { sectionId: 's1' }, category: 'ur', percent: 25, needUnits: units('12.5'), passed: false },
  ])
})

test('the least that clears a cut-off clears it, and a unit less does not, without rounding in anyone’s favour (RES-31)', () => {
  const percents = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100)
  fc.assert(
    fc.property(percents, fc.integer({ min: 1, max: 72_000 }), (percent, maxUnits) => {
      const state = (made: number) =>
        cutOffStates([{ scope: 'total', percents: { ur: percent } }], 'ur', { units: made, maxUnits }, [])[0]
      const need = state(0)?.needUnits ?? 0
      expect(BigInt(need) * 10_000n).toBeGreaterThanOrEqual(BigInt(Math.round(percent * 100)) * BigInt(maxUnits))
      expect([state(need)?.passed, state(need - 1)?.passed]).toEqual([true, false])
    }),
  )
})
