import { expect, test } from 'vitest'
import { certaintyScore } from '../../../domain/revision/certainty-score.ts'

// By the table: sure and right +3, sure and wrong -6, half and right +2, half and wrong -2, a right guess +1, a wrong
// one 0. Together 3 - 6 + 2 - 2 + 1 + 0 = -2 of 6 * 3 = 18. Skipped answers and those without a certainty do not count.
test('answers with a certainty score by the table of certainty-based marking (LRN-9)', () => {
  expect(
    certaintyScore([
      { verdict: 'correct', certainty: 'sure' },
      { verdict: 'wrong', certainty: 'sure' },
      { verdict: 'correct', certainty: 'half' },
      { verdict: 'partial', certainty: 'half' },
      { verdict: 'correct', certainty: 'guess' },
      { verdict: 'wrong', certainty: 'guess' },
      { verdict: 'skipped', certainty: 'sure' },
      { verdict: 'correct', certainty: null },
    ]),
  ).toEqual({ marks: -2, of: 18, answers: 6 })
})

test('there is no score without a certainty (LRN-9)', () => {
  expect(certaintyScore([{ verdict: 'correct', certainty: null }])).toBeNull()
})
