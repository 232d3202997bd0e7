import { expect, test } from 'vitest'
import { listOf } from '../../../client/features/dashboard/due-links.ts'
import type { DueLine } from '../../../domain/dashboard/contract.ts'

const stale = (kind: DueLine['kind']) => listOf({ name: 'stale', kind, count: 1, items: [] })

test('stale translations of the question bank lead to their list (OFC-59, QST-65)', () => {
  expect(stale('question')).toBe('/admin/question-bank?tab=translations&need=stale')
  expect(stale('passage')).toBe(stale('question'))
  expect(stale('job')).toBeNull()
})
