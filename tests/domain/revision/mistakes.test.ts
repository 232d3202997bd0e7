import { describe, expect, test } from 'vitest'
import type { Verdict } from '../../../domain/results/contract.ts'
import { earlierExits, standingOf, type PastAnswer } from '../../../domain/revision/mistakes.ts'

/** An answer on a day of May; two on the same day are in the order of `hour`. */
const on = (day: number, verdict: Verdict, hour = 10): PastAnswer => ({
  day: `2026-05-${String(day).padStart(2, '0')}`,
  at: Date.UTC(2026, 4, day, hour),
  verdict,
})

describe('the standing of a question in the mistake book (LRN-50)', () => {
  test.each([
    ['never answered', [], { missedAt: null, misses: 0, rightDays: [], leftAt: null }],
    ['always right', [on(1, 'correct'), on(2, 'correct')], { missedAt: null, misses: 0, rightDays: [], leftAt: null }],
    ['skipped once', [on(1, 'skipped')], { missedAt: on(1, 'skipped').at, misses: 1, rightDays: [], leftAt: null }],
    [
      'right on the day of the miss, which does not count',
      [on(1, 'wrong', 9), on(1, 'correct', 11)],
      { missedAt: on(1, 'wrong', 9).at, misses: 1, rightDays: [], leftAt: null },
    ],
    [
      'right twice on one later day, which counts once',
      [on(1, 'wrong'), on(2, 'correct', 9), on(2, 'correct', 12)],
      { missedAt: on(1, 'wrong').at, misses: 1, rightDays: ['2026-05-02'], leftAt: null },
    ],
    [
      'right on two later days',
      [on(1, 'partial'), on(2, 'correct'), on(3, 'correct')],
      {
        missedAt: on(1, 'partial').at,
        misses: 1,
        rightDays: ['2026-05-02', '2026-05-03'],
        leftAt: on(3, 'correct').at,
      },
    ],
    [
      'missed between the right days, which begin anew',
      [on(1, 'wrong'), on(2, 'correct'), on(3, 'wrong'), on(4, 'correct')],
      { missedAt: on(3, 'wrong').at, misses: 2, rightDays: ['2026-05-04'], leftAt: null },
    ],
  ] as const)('%s', (_case, answers, standing) => {
    expect(standingOf(answers)).toEqual(standing)
  })

  test('remembers when it had left before a new miss', () => {
    const answers = [on(1, 'wrong'), on(2, 'correct'), on(3, 'correct'), on(9, 'wrong'), on(10, 'wrong')]
    expect(earlierExits(answers)).toEqual([on(3, 'correct').at])
    expect(standingOf(answers)).toMatchObject({ leftAt: null, misses: 3 })
    expect(earlierExits(answers.slice(0, 3))).toEqual([])
  })
})
