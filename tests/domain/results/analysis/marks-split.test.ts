import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { verdicts } from '../../../../domain/results/contract.ts'
import {
  lostUnits,
  splitDifficulties,
  splitMarks,
  splitTopics,
} from '../../../../domain/results/analysis/marks-split.ts'
import { units } from '../../../../domain/results/marks.ts'
import { question } from './questions.ts'

const paper = [
  question({ verdict: 'correct', topic: 'ratio', ms: 30_000 }),
  question({ verdict: 'wrong', topic: 'ratio', difficulty: 'hard', ms: 90_000 }),
  question({ verdict: 'partial', topic: 'series', ms: 40_000 }),
  question({ verdict: 'skipped', topic: 'series', ms: 5_000 }),
  // Dropped for everyone: it earns its marks.
  question({ verdict: 'correct', topic: 'series', counts: false }),
  // In a section that was not taken: nothing was to be earned.
  question({ verdict: 'skipped', topic: 'series', maxUnits: 0, counts: false }),
]

test('splits the marks of a paper into gained, missed and taken off (RES-80)', () => {
  // Gained 2 + 1 + 2 = 5; the wrong answer missed 2 and cost 1/2, the partly right one missed 1; skipping missed 2.
  // 5 + 3 + 2 = 10 is the maximum, 5 - 1/2 = 4.5 the score.
  expect(splitMarks(paper)).toEqual({
    questions: 5,
    maxUnits: units('10'),
    units: units('9/2'),
    gained: units('5'),
    penalty: units('1/2'),
    missedWrong: units('3'),
    missedSkipped: units('2'),
    right: 2,
    partial: 1,
    wrong: 1,
    skipped: 1,
    ms: 165_000,
  })
})

test('lists topics by the marks that they lost, and difficulties from easy to hard (RES-80)', () => {
  // Ratio lost 4 - 1.5 = 2.5 marks, series 6 - 3 = 3.
  expect(splitTopics(paper).map((split) => [split.topic, lostUnits(split)])).toEqual([
    ['series', units('3')],
    ['ratio', units('5/2')],
  ])
  expect(splitDifficulties(paper).map(({ difficulty, questions }) => [difficulty, questions])).toEqual([
    ['medium', 4],
    ['hard', 1],
  ])
})

test('an attempt without an answer, and one with a negative total, still add up (RES-80)', () => {
  const blank = splitMarks([question(), question()])
  expect(blank).toMatchObject({ gained: 0, penalty: 0, missedSkipped: units('4'), units: 0 })
  // True blanks that cost a third each (RPSC) are penalties too.
  const negative = splitMarks([question({ verdict: 'wrong' }), question({ units: units('-1/3') })])
  expect(negative).toMatchObject({ units: units('-5/6'), penalty: units('5/6'), missedWrong: units('2') })
  expect(splitMarks([])).toMatchObject({ questions: 0, maxUnits: 0 })
})

test('the parts add up to maximum and score whatever the answers (RES-80)', () => {
  const anyQuestion = fc
    .record({
      verdict: fc.constantFrom(...verdicts),
      units: fc.integer({ min: -2_000, max: 5_000 }),
      room: fc.integer({ min: 0, max: 5_000 }),
      topic: fc.constantFrom('a', 'b', 'c'),
    })
    .map(({ room, ...parts }) => question({ ...parts, maxUnits: Math.max(0, parts.units) + room }))
  fc.assert(
    fc.property(fc.array(anyQuestion, { maxLength: 60 }), (questions) => {
      const whole = splitMarks(questions)
      expect(whole.gained + whole.missedWrong + whole.missedSkipped).toBe(whole.maxUnits)
      expect(whole.gained - whole.penalty).toBe(whole.units)
      const topics = splitTopics(questions)
      expect(topics.reduce((sum, each) => sum + each.units, 0)).toBe(whole.units)
    }),
  )
})
