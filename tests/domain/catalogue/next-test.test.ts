import { expect, test } from 'vitest'
import type { TestSummary } from '../../../domain/catalogue/contract.ts'
import { nextTest } from '../../../domain/catalogue/next-test.ts'

const make = (id: string, parts: Partial<TestSummary> = {}): TestSummary => ({
  id,
  title: { en: id, hi: id },
  kind: 'full',
  access: 'free',
  state: 'live',
  entitlement: 'open',
  opensAt: null,
  closesAt: null,
  commonStart: false,
  durationMs: 1,
  questionCount: 1,
  maxUnits: 1,
  attemptsAllowed: null,
  mine: null,
  ...parts,
})

const taken = { mine: { attemptId: 'att_1', state: 'released' } } as const
const live = make('live')
const later = make('later', { state: 'scheduled' })
const rail = { tests: [make('rail-1', taken), make('rail-2', { entitlement: 'locked' }), make('rail-3')] }
const bank = { tests: [make('bank-1', taken), make('bank-2')] }

test.each([
  ['a test that is live now', [later, live], [rail], ['rail-1'], 'live'],
  ['not a live one that was sat already', [make('live', taken), later], [rail], ['rail-1'], 'rail-3'],
  ['not a live one that is not theirs', [make('live', { entitlement: 'locked' })], [rail], ['rail-1'], 'rail-3'],
  ['the first that is left of the series worked in last', [later], [rail, bank], ['bank-1', 'rail-1'], 'bank-2'],
  [
    'that of the series before, where nothing is left',
    [],
    [rail, { tests: [make('done', taken)] }],
    ['done', 'rail-1'],
    'rail-3',
  ],
  ['what is announced, for who has begun no series', [later], [rail, bank], [], 'later'],
  ['nothing, where there is nothing', [], [{ tests: [make('done', taken)] }], ['done', 'gone'], null],
])('the next test is %s (CAT-8)', (_what, windowed, series, recent, next) => {
  expect(nextTest(windowed, series, recent)?.id ?? null).toBe(next)
})
