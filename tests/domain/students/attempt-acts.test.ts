import { expect, test } from 'vitest'
import { refusedActs, type AttemptFacts } from '../../../domain/students/attempt-acts.ts'

const facts = (parts: Partial<AttemptFacts>): AttemptFacts => ({
  listed: 'scored',
  state: null,
  hasOtherOpen: false,
  countable: 0,
  ...parts,
})

const possible = (parts: Partial<AttemptFacts>): string[] =>
  Object.entries(refusedActs(facts(parts))).flatMap(([act, refusal]) => (refusal === null ? [act] : []))

test.each([
  [
    'an open attempt takes extra time and a reset',
    { listed: 'in_progress', state: 'in_progress' },
    ['extra_time', 'reset'],
  ],
  ['one in a break too', { listed: 'in_progress', state: 'section_break' }, ['extra_time', 'reset']],
  [
    'one that was handed in and is not scored yet takes a reset alone',
    { listed: 'in_progress', state: 'submitted' },
    ['reset'],
  ],
  ['a scored one is reset, reopened or invalidated', {}, ['reset', 'reopen', 'invalidate']],
  ['but not reopened beside another open one', { hasOtherOpen: true }, ['reset', 'invalidate']],
  ['late answers are counted while there are any', { countable: 2 }, ['reset', 'reopen', 'invalidate', 'evidence']],
  ['an invalid one is reset', { listed: 'invalidated' }, ['reset']],
  ['a void one takes nothing', { listed: 'abandoned' }, []],
] as const)('%s (OFC-54)', (_what, parts, acts) => {
  expect(possible(parts)).toEqual(acts)
})
