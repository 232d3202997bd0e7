import { expect, test } from 'vitest'
import { matchesFilter } from '../../../client/features/results/question-filters.ts'

const questions = {
  right: { verdict: 'correct', status: 'answered' },
  partlyRight: { verdict: 'partial', status: 'answered_marked' },
  wrong: { verdict: 'wrong', status: 'answered' },
  skipped: { verdict: 'skipped', status: 'marked' },
  notOpened: { verdict: 'skipped', status: null },
  overCap: { verdict: 'skipped', status: 'answered', remark: 'over_cap' },
  notTaken: { verdict: 'skipped', status: null, remark: 'not_taken' },
} as const

test.each([
  ['all', ['right', 'partlyRight', 'wrong', 'skipped', 'notOpened', 'overCap', 'notTaken']],
  ['correct', ['right']],
  ['wrong', ['partlyRight', 'wrong']],
  ['skipped', ['skipped', 'notOpened', 'overCap']],
  ['marked', ['partlyRight', 'skipped']],
] as const)('the filter "%s" keeps the questions %j (RES-30)', (filter, kept) => {
  const names = Object.entries(questions).flatMap(([name, question]) => (matchesFilter(filter, question) ? [name] : []))
  expect(names).toEqual(kept)
})
