import { expect, test } from 'vitest'
import { peersOf } from '../../../domain/results/peers.ts'

const key = { kind: 'mcq' as const, optionIds: ['a'] }
const mcq = { kind: 'mcq' as const, key, alternatives: [], outcome: 'normal' as const }
const measured = { students: 80, medianSeconds: 42, choices: { a: 20, b: 50, '': 10 }, keyVersion: 1 }

test('shows the share of right first attempts by the key that holds now (RES-88)', () => {
  // 20 of 80 chose a; with b accepted too, 70 did.
  expect(peersOf(mcq, measured, 1)).toEqual({ students: 80, rightShare: 0.25, medianMs: 42_000 })
  const both = { ...mcq, outcome: 'any_of' as const, alternatives: [{ kind: 'mcq' as const, optionIds: ['b'] }] }
  expect(peersOf(both, measured, 2)?.rightShare).toBe(0.875)
})

test('no share is shown below 50 students, of several options, of a dropped question, or by an older key (RES-88)', () => {
  expect(peersOf(mcq, { ...measured, students: 49 }, 1)).toBeNull()
  expect(peersOf({ ...mcq, kind: 'msq' }, measured, 1)?.rightShare).toBeNull()
  expect(peersOf({ ...mcq, outcome: 'dropped_all' }, measured, 1)?.rightShare).toBeNull()
  const typed = { ...mcq, kind: 'nat' as const }
  const verdicts = { ...measured, choices: { correct: 40, wrong: 40 } }
  expect(peersOf(typed, verdicts, 1)?.rightShare).toBe(0.5)
  expect(peersOf(typed, verdicts, 2)?.rightShare).toBeNull()
})
