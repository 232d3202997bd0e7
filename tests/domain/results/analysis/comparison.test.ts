import { expect, test } from 'vitest'
import { barOf, comparisonOf, distributionOf } from '../../../../domain/results/analysis/comparison.ts'
import { units } from '../../../../domain/results/marks.ts'

const maxUnits = units('40')

test('counts first attempts by twentieths of the maximum, with the place of the attempt (RES-87)', () => {
  // A twentieth of 40 marks is 2 marks: 7 marks are in bar 3 (6 to 8), the maximum in the last, -1 in the one below 0.
  expect([units('7'), units('8'), maxUnits, units('-1')].map((score) => barOf(score, maxUnits))).toEqual([3, 4, 19, -1])
  const counted = [
    { bar: -1, students: 2 },
    { bar: 3, students: 20 },
    { bar: 19, students: 7 },
    // SQL counts the maximum one bar further.
    { bar: 20, students: 1 },
  ]
  const distribution = distributionOf(counted, { units: units('7'), maxUnits }, 5)
  expect(distribution).toMatchObject({ students: 30, synthetic: 5, mine: 4 })
  expect(distribution?.bars).toHaveLength(21)
  expect(distribution?.bars[0]).toEqual({ from: units('-2'), to: 0, students: 2 })
  expect(distribution?.bars[4]).toEqual({ from: units('6'), to: units('8'), students: 20 })
  expect(distribution?.bars[20]).toEqual({ from: units('38'), to: units('40'), students: 8 })
})

test('no distribution is drawn below 30 students, and a score below every other has a bar (RES-87)', () => {
  expect(distributionOf([{ bar: 3, students: 29 }], { units: 0, maxUnits }, 0)).toBeNull()
  expect(distributionOf([{ bar: 3, students: 30 }], { units: units('-5'), maxUnits }, 0)?.mine).toBe(0)
})

const section = { id: 's1', questionIds: ['one', 'two'], units: units('3'), maxUnits: units('4') }
const facts = {
  students: 40,
  synthetic: 0,
  maxOf: () => units('2'),
  meanOf: (id: string) => ({ students: 40, facility: id === 'one' ? 0.75 : 0.5 }),
  best: [
    { questionId: 'one', verdict: 'correct' as const, units: units('2'), maxUnits: units('2') },
    { questionId: 'two', verdict: 'correct' as const, units: units('2'), maxUnits: units('2') },
  ],
}

test('sets own marks of a section beside the average and the best of first attempts (RES-86)', () => {
  // The means are 0.75 x 2 + 0.5 x 2 = 2.5 marks of 4.
  expect(comparisonOf([section], facts)?.sections).toEqual([
    { id: 's1', own: units('3'), average: units('5/2'), best: units('4'), maxUnits: units('4') },
  ])
})

test('compares nothing below 30 students, and no average where questions had different students (RES-86)', () => {
  expect(comparisonOf([section], { ...facts, students: 29 })).toBeNull()
  const capped = (id: string) => ({ students: id === 'one' ? 40 : 31, facility: 0.5 })
  expect(comparisonOf([section], { ...facts, meanOf: capped })?.sections[0]).toMatchObject({ average: null })
  expect(comparisonOf([section], { ...facts, meanOf: () => null, best: null })).toBeNull()
  const untaken = { ...section, units: 0, maxUnits: 0 }
  expect(comparisonOf([section, untaken], facts)?.sections.map(({ id }) => id)).toEqual(['s1'])
})
