import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ledgerOf, type LedgerQuestion } from '../../../../domain/results/analysis/ledger.ts'
import { units } from '../../../../domain/results/marks.ts'

type Event = Parameters<typeof ledgerOf>[0][number]

/** An option chosen at a second; null clears the answer. */
const chose = (questionId: string, second: number, option: string | null, uncounted?: Event['uncounted']): Event => ({
  questionId,
  answer: option === null ? null : { optionIds: [option] },
  act: option === null ? 'clear' : 'answer',
  given: second * 1_000,
  ...(uncounted && { uncounted }),
})
const visited = (questionId: string, second: number): Event => ({
  questionId,
  answer: null,
  act: 'visit',
  given: second * 1_000,
})

/** A question of +2 / -1/2 whose right option is `a`. */
const choice = (questionId: string, number = 1, isSingleChoice = true): LedgerQuestion => ({
  questionId,
  number,
  isSingleChoice,
  score: (answer) =>
    'optionIds' in answer && answer.optionIds.join() === 'a'
      ? { verdict: 'correct', units: units('2') }
      : { verdict: 'wrong', units: units('-1/2') },
})

const kinds = (events: Event[], ...questions: LedgerQuestion[]) =>
  ledgerOf(events, questions).changes.map(({ kind }) => kind)

test('counts the changes of a small attempt with their marks (LRN-13)', () => {
  const events = [
    chose('one', 10, 'a'),
    chose('two', 20, 'b'),
    chose('three', 30, 'c'),
    chose('one', 40, 'b'),
    chose('two', 50, 'a'),
    chose('three', 60, 'd'),
    chose('one', 70, 'a'),
  ]
  // One: right to wrong (-2.5) and back (+2.5). Two: wrong to right (+2.5). Three: wrong to wrong (0). Together +2.5.
  expect(ledgerOf(events, [choice('one', 1), choice('two', 2), choice('three', 3)])).toEqual({
    lines: [
      { kind: 'right_to_wrong', changes: 1, units: units('-5/2') },
      { kind: 'wrong_to_right', changes: 2, units: units('5') },
      { kind: 'wrong_to_wrong', changes: 1, units: 0 },
    ],
    changes: [
      { questionId: 'one', number: 1, kind: 'right_to_wrong', units: units('-5/2'), at: 40_000 },
      { questionId: 'two', number: 2, kind: 'wrong_to_right', units: units('5/2'), at: 50_000 },
      { questionId: 'three', number: 3, kind: 'wrong_to_wrong', units: 0, at: 60_000 },
      { questionId: 'one', number: 1, kind: 'wrong_to_right', units: units('5/2'), at: 70_000 },
    ],
    units: units('5/2'),
  })
})

test('a slip of the finger is no change, an answer that stood for five seconds is (LRN-13)', () => {
  expect(kinds([chose('one', 10, 'b'), chose('one', 14.999, 'a')], choice('one'))).toEqual([])
  expect(kinds([chose('one', 10, 'b'), chose('one', 15, 'a')], choice('one'))).toEqual(['wrong_to_right'])
  expect(kinds([chose('one', 10, 'b'), visited('two', 11), chose('one', 12, 'a')], choice('one'))).toEqual([
    'wrong_to_right',
  ])
})

test('an answer of several parts is given when its question is left, however long it takes (LRN-13)', () => {
  const typed = choice('one', 1, false)
  expect(kinds([chose('one', 10, 'b'), chose('one', 60, 'c'), chose('one', 90, 'a')], typed)).toEqual([])
  expect(kinds([chose('one', 10, 'b'), visited('two', 20), chose('one', 90, 'a')], typed)).toEqual(['wrong_to_right'])
})

test('a cleared answer is compared with the next, the same answer again is no change, and late answers are left out (LRN-13)', () => {
  expect(kinds([chose('one', 10, 'a'), chose('one', 20, null), chose('one', 30, 'b')], choice('one'))).toEqual([
    'right_to_wrong',
  ])
  expect(kinds([chose('one', 10, 'a'), visited('two', 15), chose('one', 20, 'a')], choice('one'))).toEqual([])
  expect(kinds([chose('one', 10, 'a'), chose('one', 90, 'b', 'after_deadline')], choice('one'))).toEqual([])
  expect(ledgerOf([], [choice('one')])).toMatchObject({ changes: [], units: 0 })
})

test('equals a recount of any log, and its marks lead from the first answers to the last (LRN-13)', () => {
  const ids = ['one', 'two', 'three']
  const questions = ids.map((id, index) => choice(id, index + 1))
  const step = fc.record({
    id: fc.constantFrom(...ids),
    option: fc.constantFrom('a', 'b', 'c'),
    after: fc.integer({ min: 5, max: 60 }),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let second = 0
      const events = steps.map(({ id, option, after }) => chose(id, (second += after), option))
      // Every answer stood for five seconds: a recount needs neighbours alone.
      const recount = { right_to_wrong: 0, wrong_to_right: 0, wrong_to_wrong: 0 }
      let effect = 0
      for (const id of ids) {
        const own = steps.filter((each) => each.id === id).map(({ option }) => option)
        for (const [index, option] of own.entries()) {
          const before = own[index - 1]
          if (before === undefined || before === option) continue
          recount[before === 'a' ? 'right_to_wrong' : option === 'a' ? 'wrong_to_right' : 'wrong_to_wrong'] += 1
        }
        const marks = (option: string | undefined) => (option === 'a' ? units('2') : units('-1/2'))
        if (own.length > 0) effect += marks(own.at(-1)) - marks(own[0])
      }
      const ledger = ledgerOf(events, questions)
      expect(Object.fromEntries(ledger.lines.map(({ kind, changes }) => [kind, changes]))).toEqual(recount)
      expect(ledger.units).toBe(effect)
    }),
  )
})
