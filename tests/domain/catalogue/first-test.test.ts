import { expect, test } from 'vitest'
import { firstTest, type FirstTestCandidate } from '../../../domain/catalogue/first-test.ts'

const minute = 60_000

const make = (id: string, parts: Partial<FirstTestCandidate> = {}): FirstTestCandidate => ({
  id,
  title: { en: id, hi: id },
  kind: 'sectional',
  access: 'free',
  state: 'live',
  entitlement: 'open',
  opensAt: null,
  closesAt: null,
  commonStart: false,
  durationMs: 10 * minute,
  questionCount: 10,
  maxUnits: 1,
  attemptsAllowed: null,
  mine: null,
  exam: 'ssc',
  languages: ['en', 'hi'],
  ...parts,
})

const bank = { targets: ['banking', 'ssc'], medium: 'hi' } as const
const banking = { exam: 'banking' } as const

test.each([
  ['of the exam that comes first', [make('ssc'), make('bank', banking)], 'bank'],
  [
    'of another exam of theirs in their language',
    [make('ssc'), make('bank', { ...banking, languages: ['en'] })],
    'ssc',
  ],
  ['the shorter of two', [make('long', banking), make('short', { ...banking, durationMs: 5 * minute })], 'short'],
  [
    'no paper of an hour while a short one is there',
    [make('ssc'), make('hour', { ...banking, durationMs: 60 * minute })],
    'ssc',
  ],
  ['no single question', [make('one', { ...banking, questionCount: 1 }), make('ssc')], 'ssc'],
  [
    'none that was begun',
    [make('taken', { ...banking, mine: { attemptId: 'att_1', state: 'released' } }), make('ssc')],
    'ssc',
  ],
  [
    'none that is paused or must be bought',
    [make('paused', { state: 'paused' }), make('sold', { entitlement: 'locked' })],
    null,
  ],
  ['the first of equal ones', [make('first'), make('second')], 'first'],
  ['nothing where there is none', [], null],
])('a new student begins with a test %s (ACC-79)', (_which, tests, id) => {
  expect(firstTest(tests, bank)?.id ?? null).toBe(id)
})

test('without exam and language the shortest test is the first (ACC-79)', () => {
  const tests = [make('ssc'), make('gate', { exam: 'gate', durationMs: 4 * minute, languages: ['en'] })]
  expect(firstTest(tests, { targets: [], medium: null })?.id).toBe('gate')
})
