import { join } from 'node:path'
import { expect, test } from 'vitest'
import { kindBranches } from '../../scripts/kind-law.ts'
import { root } from '../../scripts/root.ts'

test('architecture, question kinds: nothing outside the registries branches on a kind', () => {
  expect(kindBranches(root)).toEqual([])
})

test('architecture, question kinds: every branch in the folder of examples is found, those of a registry are not', () => {
  expect(kindBranches(join(root, 'tests/import-law/kind-branches')).map((line) => line.split(': ')[0])).toEqual([
    'client/features/results/review.ts:4',
    'client/features/results/review.ts:5',
    'client/features/results/review.ts:6',
    'client/features/results/review.ts:7',
    'worker/results/switch.ts:5',
  ])
})
