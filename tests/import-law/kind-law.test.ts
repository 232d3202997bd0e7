import { join } from 'node:path'
import { expect, test } from 'vitest'
import { kindBranches } from '../../scripts/kind-law.ts'
import { root } from '../../scripts/root.ts'

test('branches on question kinds only in their registries (OPS-41)', () => {
  expect(kindBranches(root)).toEqual([])
})

test('finds every branch on a kind in the folder of examples, except those of a registry (OPS-41)', () => {
  expect(kindBranches(join(root, 'tests/import-law/kind-branches')).map((line) => line.split(': ')[0])).toEqual([
    'client/features/results/review.ts:4',
    'client/features/results/review.ts:5',
    'client/features/results/review.ts:6',
    'client/features/results/review.ts:7',
    'worker/results/switch.ts:5',
  ])
})
