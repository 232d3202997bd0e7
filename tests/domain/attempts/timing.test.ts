import { describe, expect, test } from 'vitest'
import { answerSpecs, refuseBatch } from '../../../domain/attempts/answers.ts'
import type { Answer, AttemptState } from '../../../domain/attempts/contract.ts'
import { attemptStates, ResponseEvent, SyncBatch } from '../../../domain/attempts/contract.ts'
import { clockRuns, lifeOf } from '../../../domain/attempts/states.ts'
import {
  acceptsArrival,
  arrivalGraceMs,
  closesItselfAt,
  offlineGraceMs,
  offlineSpanMs,
  wasOffline,
  type Sitting,
} from '../../../domain/attempts/timing.ts'

const deadlineAt = 1_000_000
/** Saved a second before the deadline. */
const online: Sitting = { deadlineAt, closedAt: null, lastAckAt: deadlineAt - 1_000 }
const offline: Sitting = { ...online, lastAckAt: deadlineAt - 30_001 }

describe('when an event counts', () => {
  test('exam.md section 4: 10 s of grace, 120 s offline, offline after 30 s without an acknowledged sync', () => {
    expect([arrivalGraceMs, offlineGraceMs, offlineSpanMs]).toEqual([10_000, 120_000, 30_000])
  })

  test.each([
    ['before the deadline', online, deadlineAt - 1, true],
    ['exactly 10 s after the deadline', online, deadlineAt + 10_000, true],
    ['10.001 s after the deadline', online, deadlineAt + 10_001, false],
    ['exactly 120 s after, offline', offline, deadlineAt + 120_000, true],
    ['120.001 s after, offline', offline, deadlineAt + 120_001, false],
    ['119 s after, never saved at all', { ...online, lastAckAt: null }, deadlineAt + 119_000, true],
    ['before the deadline, but already closed', { ...online, closedAt: 5 }, 10, false],
    ['within the grace, but already closed', { ...offline, closedAt: deadlineAt + 1 }, deadlineAt + 2, false],
  ])('exam.md section 4: a batch that arrives %s', (_when, sitting, now, accepted) => {
    expect(acceptsArrival(sitting, now)).toBe(accepted)
  })

  test.each([
    ['exactly 30 s before the deadline', deadlineAt - 30_000, false],
    ['30.001 s before', deadlineAt - 30_001, true],
    ['never', null, true],
  ])('exam.md section 4: with the last acknowledged sync %s, offline', (_when, lastAckAt, expected) => {
    expect(wasOffline({ ...online, lastAckAt })).toBe(expected)
  })

  test('exam.md section 4: an absent attempt closes itself at the deadline + 120 s', () => {
    expect(closesItselfAt({ deadlineAt })).toBe(deadlineAt + 120_000)
  })
})

const content = { en: 'x', hi: '' }
const marks = { correct: 360, wrong: 90 }
const options = ['a', 'b', 'c', 'd'].map((id) => ({ id, content }))
const specs = answerSpecs([
  { id: 'one', kind: 'mcq', stem: content, passageId: null, options, marks },
  { id: 'many', kind: 'msq', stem: content, passageId: null, options, marks },
  { id: 'number', kind: 'nat', stem: content, passageId: null, marks },
])

describe('what an answer may name', () => {
  test.each<[string, string, Answer]>([
    ['one option of an MCQ', 'one', { optionIds: ['b'] }],
    ['several of an MSQ', 'many', { optionIds: ['d', 'a'] }],
    ['a number', 'number', { value: '-0.5' }],
    ['an explicit Clear', 'one', null],
  ])('exam.md section 2: %s is an answer', (_what, questionId, answer) => {
    expect(refuseBatch([{ questionId, answer }], specs)).toBeNull()
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
  ])('trust.md, abuse table: %s is refused', (_what, questionId, answer, field) => {
    expect(Object.keys(refuseBatch([{ questionId, answer }], specs) ?? {})).toEqual([field])
  })

  test('trust.md, abuse table: one bad event refuses the whole batch and says which', () => {
    const batch = [
      { questionId: 'one', answer: { optionIds: ['a'] } },
      { questionId: 'gone', answer: null },
    ]
    expect(refuseBatch(batch, specs)).toEqual({ 'batch.1.questionId': 'not in this paper' })
  })

  const event = { seq: 1, questionId: 'one', answer: { optionIds: ['a'] }, status: 'answered', at: 1, ms: 0 }

  test.each([
    ['an unknown field', { ...event, score: 4 }],
    ['a status of no response', { ...event, status: 'not_visited' }],
    ['a seq of zero', { ...event, seq: 0 }],
    ['nothing entered as a value', { ...event, answer: { value: '' } }],
    ['no option chosen', { ...event, answer: { optionIds: [] } }],
    ['a time that is no integer', { ...event, at: 1.5 }],
    ['more than a day on a question', { ...event, ms: 86_400_001 }],
  ])('architecture.md, RPC shapes: an event with %s is refused', (_what, value) => {
    expect(ResponseEvent.safeParse(value).success).toBe(false)
  })

  test('architecture.md, RPC shapes: a batch holds 1 to 200 events whose seq grows', () => {
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

test('exam.md section 4: every state of an attempt is open, finished or void, and the clock runs only after the instructions', () => {
  const running = attemptStates.filter(clockRuns)
  expect(running).toEqual<AttemptState[]>(['in_progress', 'section_break', 'reopened'])
  expect(attemptStates.filter((state) => lifeOf(state) === 'finished')).toEqual(['submitted', 'scored', 'released'])
})
