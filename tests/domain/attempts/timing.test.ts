import { describe, expect, test } from 'vitest'
import { answerSpecs, batchErrors } from '../../../domain/attempts/answers.ts'
import type { Answer, AttemptState } from '../../../domain/attempts/contract.ts'
import { attemptStates, ResponseEvent, SyncBatch } from '../../../domain/attempts/contract.ts'
import { clockRuns, lifeOf } from '../../../domain/attempts/states.ts'
import { autoClosesAt, defaultDrainMs, drainEndsAt, drainLimits, evidenceMs } from '../../../domain/attempts/timing.ts'
import { units } from '../../../domain/results/marks.ts'
import { PresetPattern } from '../../../domain/catalogue/contract.ts'

const deadlineAt = 1_000_000

describe('the drain window (EXM-37, EXM-41)', () => {
  test('is 120 s by default, and 15 s to 10 min by preset', () => {
    expect([defaultDrainMs, drainLimits.minMs, drainLimits.maxMs]).toEqual([120_000, 15_000, 600_000])
    const accepted = [14, 15, 600, 601, 15.5].map(
      (drainSeconds) => PresetPattern.shape.drainSeconds.safeParse(drainSeconds).success,
    )
    expect(accepted).toEqual([false, true, true, false, false])
  })

  test.each([15_000, 120_000, 600_000])(
    'of %i ms includes its last millisecond, and the attempt closes after it',
    (drainMs) => {
      expect(drainEndsAt({ deadlineAt, drainMs })).toBe(deadlineAt + drainMs)
      expect(autoClosesAt({ deadlineAt, drainMs })).toBe(deadlineAt + drainMs + 1)
    },
  )

  test('is followed by seven days of evidence', () => {
    expect(evidenceMs).toBe(7 * 24 * 60 * 60 * 1000)
  })
})

const content = { en: 'x', hi: '' }
const marks = { correct: units('2'), wrong: units('1/2') }
const options = ['a', 'b', 'c', 'd'].map((id) => ({ id, content }))
const specs = answerSpecs([
  { id: 'one', kind: 'mcq', stem: content, passageId: null, options, marks },
  { id: 'many', kind: 'msq', stem: content, passageId: null, options, marks },
  { id: 'number', kind: 'nat', stem: content, passageId: null, marks },
])

describe('the content of a batch (EXM-22, EXM-23)', () => {
  test.each<[string, string, Answer]>([
    ['one option of an MCQ', 'one', { optionIds: ['b'] }],
    ['several of an MSQ', 'many', { optionIds: ['d', 'a'] }],
    ['a number', 'number', { value: '-0.5' }],
    ['an explicit Clear', 'one', null],
  ])('accepts %s as an answer', (_what, questionId, answer) => {
    expect(batchErrors([{ questionId, answer }], specs)).toBeNull()
  })

  test.each<[string, string, Answer, string]>([
    ['a question that is not in the paper', 'other', { optionIds: ['a'] }, 'batch.0.questionId'],
    ['a name every object has', 'constructor', null, 'batch.0.questionId'],
    ['an unknown option', 'one', { optionIds: ['z'] }, 'batch.0.answer'],
    ['two options of an MCQ', 'one', { optionIds: ['a', 'b'] }, 'batch.0.answer'],
    ['one option twice', 'many', { optionIds: ['a', 'a'] }, 'batch.0.answer'],
    ['an unknown option among known ones', 'many', { optionIds: ['a', 'e'] }, 'batch.0.answer'],
    ['a number for an MCQ', 'one', { value: '1' }, 'batch.0.answer'],
    ['an option for a number', 'number', { optionIds: ['a'] }, 'batch.0.answer'],
    ['rows for an MCQ', 'one', { rows: { a: ['b'] } }, 'batch.0.answer'],
  ])('rejects %s', (_what, questionId, answer, field) => {
    expect(Object.keys(batchErrors([{ questionId, answer }], specs) ?? {})).toEqual([field])
  })

  test('is rejected whole for one bad event, with its field', () => {
    const batch = [
      { questionId: 'one', answer: { optionIds: ['a'] } },
      { questionId: 'gone', answer: null },
    ]
    expect(batchErrors(batch, specs)).toEqual({ 'batch.1.questionId': 'not in this paper' })
  })

  const event = { seq: 1, questionId: 'one', answer: { optionIds: ['a'] }, status: 'answered', at: 1, ms: 0 }

  test.each([
    ['an unknown field', { ...event, score: 4 }],
    ['a status of no response', { ...event, status: 'not_visited' }],
    ['a seq of zero', { ...event, seq: 0 }],
    ['nothing entered as a value', { ...event, answer: { value: '' } }],
    ['no option chosen', { ...event, answer: { optionIds: [] } }],
    ['nine rows', { ...event, answer: { rows: Object.fromEntries([...'abcdefghi'].map((row) => [row, []])) } }],
    ['a time that is no integer', { ...event, at: 1.5 }],
    ['more than a day on a question', { ...event, ms: 86_400_001 }],
  ])('rejects an event with %s', (_what, value) => {
    expect(ResponseEvent.safeParse(value).success).toBe(false)
  })

  test('has 1 to 200 events with increasing seq', () => {
    const batchOf = (seqs: number[]) =>
      SyncBatch.safeParse({ lease: 'x', device: 'device-01', batch: seqs.map((seq) => ({ ...event, seq })) }).success
    const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
    expect([batchOf([]), batchOf(upTo(200)), batchOf(upTo(201)), batchOf([2, 1]), batchOf([1, 1])]).toEqual([
      false,
      true,
      false,
      false,
      false,
    ])
  })
})

test('every state of an attempt is open, finished or void, and the clock runs only after the instructions (EXM-6)', () => {
  const running = attemptStates.filter(clockRuns)
  expect(running).toEqual<AttemptState[]>(['in_progress', 'section_break', 'reopened'])
  expect(attemptStates.filter((state) => lifeOf(state) === 'finished')).toEqual(['submitted', 'scored', 'released'])
})
