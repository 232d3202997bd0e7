import { expect, test } from 'vitest'
import type { TestSummary } from '../../../domain/catalogue/contract.ts'
import { nextInSeries } from '../../../domain/catalogue/next-in-series.ts'

type Own = Pick<TestSummary, 'id' | 'entitlement' | 'mine' | 'state' | 'closesAt'>

const make = (id: string, parts: Partial<Own> = {}): Own => ({
  id,
  state: 'live',
  entitlement: 'open',
  closesAt: null,
  mine: null,
  ...parts,
})

const taken = make('taken', { mine: { attemptId: 'att_1', state: 'released' } })
const locked = make('locked', { entitlement: 'locked' })
const running = make('running', { mine: { attemptId: 'att_2', state: 'in_progress' } })
const closing = make('closing', { closesAt: 1 })

test.each<[string, Own[], string | null]>([
  ['the one under way, whatever else is open', [make('first'), closing, running], 'running'],
  ['one whose window will close, before the others', [make('first'), closing], 'closing'],
  ['the first that is open and not taken', [taken, locked, make('third'), make('fourth')], 'third'],
  ['none while the rest is locked, to come or closed', [taken, locked, make('later', { state: 'scheduled' })], null],
  ['none once all are taken', [taken], null],
])('the next test of a series is %s (CAT-51)', (_which, tests, next) => {
  expect(nextInSeries(tests)?.id ?? null).toBe(next)
})
