import { expect, test } from 'vitest'
import { lossesByKind } from '../../../../domain/results/analysis/loss-kinds.ts'
import { timeUseLines, timeUseOf, typicalTime } from '../../../../domain/results/analysis/time-use.ts'
import { units } from '../../../../domain/results/marks.ts'
import { question } from './questions.ts'

test('takes the median of 50 first attempts for the typical time, else the target of the author (RES-85)', () => {
  expect(typicalTime(60_000, { students: 50, medianSeconds: 42 })).toEqual({ typicalMs: 42_000, isMeasured: true })
  expect(typicalTime(60_000, { students: 49, medianSeconds: 42 })).toEqual({ typicalMs: 60_000, isMeasured: false })
  expect(typicalTime(60_000, { students: 80, medianSeconds: null })).toEqual({ typicalMs: 60_000, isMeasured: false })
  expect(typicalTime(60_000, null)).toEqual({ typicalMs: 60_000, isMeasured: false })
})

// Typical are 60 s: fast is below 24 s, overtime above 120 s.
test.each([
  ['correct', 23_999, 'fast_right'],
  ['correct', 24_000, 'perfect'],
  ['correct', 120_000, 'perfect'],
  ['correct', 120_001, 'overtime_right'],
  ['skipped', 23_999, null],
  ['skipped', 24_000, 'wasted'],
  ['wrong', 1_000, 'wrong'],
  ['partial', 120_000, 'wrong'],
  ['wrong', 120_001, 'overtime_wrong'],
] as const)('a %s answer after %i ms of a typical minute is %s (RES-84)', (verdict, ms, use) => {
  expect(timeUseOf(question({ verdict, ms }))).toBe(use)
})

test('a dropped question is no use of time, and a paper that was never worked on has none (RES-84)', () => {
  expect(timeUseOf(question({ verdict: 'correct', ms: 30_000, counts: false }))).toBeNull()
  expect(timeUseLines([question(), question()])).toEqual([])
})

test('adds up questions, time and marks of each use (RES-84)', () => {
  const lines = timeUseLines([
    question({ verdict: 'correct', ms: 10_000 }),
    question({ verdict: 'correct', ms: 20_000 }),
    question({ verdict: 'wrong', ms: 200_000 }),
    question({ ms: 50_000 }),
  ])
  expect(lines.filter(({ questions }) => questions > 0)).toEqual([
    { use: 'fast_right', questions: 2, ms: 30_000, units: units('4') },
    { use: 'wasted', questions: 1, ms: 50_000, units: 0 },
    { use: 'overtime_wrong', questions: 1, ms: 200_000, units: units('-1/2') },
  ])
})

test('suggests kinds of mistakes by time and by ten answers of the topic, and none from less (RES-83)', () => {
  const of = (right: number, wrong: number, topic: string) => [
    ...Array.from({ length: right }, () => question({ verdict: 'correct', ms: 60_000, topic })),
    ...Array.from({ length: wrong }, () => question({ verdict: 'wrong', ms: 60_000, topic })),
  ]
  // Mastered is ten of ten, so the hurried miss is careless; of the weak topic every miss sees less than half right.
  const mastered = [...of(10, 0, 'mastered'), question({ verdict: 'wrong', ms: 10_000, topic: 'mastered' })]
  const weak = of(3, 9, 'weak')
  // Two answers say nothing of a topic; the long one is about time by itself.
  const few = [
    question({ verdict: 'wrong', ms: 60_000, topic: 'few' }),
    question({ verdict: 'partial', ms: 121_000, topic: 'few' }),
  ]
  // The late fifth of a section takes hurried misses for time, so the mistakes come first.
  const padding = of(40, 0, 'padding')
  expect(lossesByKind([...few, ...mastered, ...weak, ...padding])).toEqual([
    { kind: 'careless', questions: 1, lostUnits: units('5/2') },
    { kind: 'time', questions: 1, lostUnits: units('1') },
    { kind: 'concept', questions: 9, lostUnits: units('45/2') },
    { kind: 'other', questions: 1, lostUnits: units('5/2') },
  ])
  expect(lossesByKind([question(), question({ verdict: 'correct' })])).toEqual([])
})
