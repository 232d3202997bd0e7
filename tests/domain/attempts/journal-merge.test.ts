import { expect, test } from 'vitest'
import type { ResponseEvent } from '../../../domain/attempts/contract.ts'
import { coalesce, mergeResponses, renumber, unacknowledged } from '../../../domain/attempts/journal-merge.ts'
import { sameAnswer } from '../../../domain/questions/kinds/entered.ts'

const event = (seq: number, questionId: string, option: string | null): ResponseEvent => ({
  seq,
  questionId,
  answer: option === null ? null : { optionIds: [option] },
  status: option === null ? 'not_answered' : 'answered',
  at: 1_000 + seq,
  ms: 10,
})

test('a batch has the last event of each question in the order of the journal (HAL-40)', () => {
  const events = [event(1, 'q1', 'a'), event(2, 'q2', 'a'), event(3, 'q1', 'b'), event(4, 'q3', null)]
  expect(coalesce(events).map(({ seq }) => seq)).toEqual([2, 3, 4])
  expect(coalesce(events.toReversed()).map(({ seq }) => seq)).toEqual([2, 3, 4])
})

test("a batch keeps the last event before the end of a question's time beside a later one (EXM-38, HAL-40)", () => {
  const events = [
    event(1, 'q1', 'a'),
    event(2, 'q1', 'b'),
    event(3, 'q2', 'a'),
    event(4, 'q1', 'b'),
    event(5, 'q2', 'c'),
  ]
  const endOf = (questionId: string) => (questionId === 'q1' ? 1_003 : 1_100)
  expect(coalesce(events, endOf).map(({ seq }) => seq)).toEqual([2, 4, 5])
})

test('an acknowledgement removes acknowledged events and leaves later and set-aside ones (HAL-41, HAL-44)', () => {
  const events = [event(1, 'q1', 'a'), event(2, 'q2', 'a'), event(3, 'q1', 'b')]
  expect(unacknowledged(events, 2).map(({ seq }) => seq)).toEqual([3])
  expect(unacknowledged(events, 3, new Set([2])).map(({ seq }) => seq)).toEqual([2])
})

test('renumbering keeps every event, its content and its order (HAL-44)', () => {
  const moved = renumber([event(3, 'q1', 'b'), event(1, 'q1', 'a')], 100)
  expect(moved.map(({ seq, answer }) => [seq, answer])).toEqual([
    [101, { optionIds: ['a'] }],
    [102, { optionIds: ['b'] }],
  ])
})

test('a batch keeps the last answer of a question beside a later mark and visit (EXM-24, HAL-40)', () => {
  const events: ResponseEvent[] = [
    { ...event(1, 'q1', 'a'), act: 'answer' },
    { ...event(2, 'q1', 'b'), act: 'answer' },
    { ...event(3, 'q1', 'b'), act: 'mark' },
    { ...event(4, 'q1', 'b'), act: 'visit' },
    { ...event(5, 'q1', 'b'), act: 'visit' },
    { ...event(6, 'q2', 'a'), act: 'answer' },
    { ...event(7, 'q2', null), act: 'clear' },
  ]
  expect(coalesce(events).map(({ seq }) => seq)).toEqual([2, 3, 5, 7])
})

test("a pending answer is shown where it is later than the server's and not where it is earlier (EXM-31, HAL-46)", () => {
  const at = (instant: number) => ({ answer: { optionIds: ['a'] }, status: 'answered' as const, at: instant, ms: 5 })
  const server = [
    { questionId: 'q1', ...at(1_000) },
    { questionId: 'q2', ...at(9_999) },
    { questionId: 'q4', ...at(1_004) },
  ]
  const merged = mergeResponses(server, [
    event(1, 'q1', 'b'),
    event(2, 'q1', 'd'),
    event(3, 'q2', 'd'),
    event(4, 'q4', 'd'),
    event(5, 'q3', 'a'),
  ])
  expect(merged.q1?.answer).toEqual({ optionIds: ['d'] })
  expect(merged.q2?.answer, 'the server holds a later one').toEqual({ optionIds: ['a'] })
  expect(merged.q3?.answer).toEqual({ optionIds: ['a'] })
  expect(merged.q4?.answer, 'the same instant: what arrives later stands').toEqual({ optionIds: ['d'] })
})

test("a pending visit or mark leaves the server's answer alone (EXM-24, HAL-46)", () => {
  const server = [
    { questionId: 'q1', answer: { optionIds: ['a'] }, status: 'answered' as const, at: 1, ms: 5 },
    { questionId: 'q2', answer: { optionIds: ['a'] }, status: 'answered' as const, at: 1, ms: 5 },
  ]
  const merged = mergeResponses(server, [
    { ...event(1, 'q1', null), act: 'visit' },
    { ...event(2, 'q2', null), status: 'marked', act: 'mark' },
  ])
  expect(merged.q1).toMatchObject({ answer: { optionIds: ['a'] }, status: 'answered', at: 1, ms: 10 })
  expect(merged.q2).toMatchObject({ answer: { optionIds: ['a'] }, status: 'answered_marked', at: 1 })
})

test("without pending events the server's answers are shown unchanged (EXM-24, HAL-46)", () => {
  const server = [{ questionId: 'q1', answer: { value: '1.5' }, status: 'answered' as const, at: 1, ms: 5 }]
  expect(mergeResponses(server, [])).toEqual({ q1: server[0] })
})

test('the order of chosen options does not change an answer (EXM-31)', () => {
  expect(sameAnswer({ optionIds: ['a', 'b'] }, { optionIds: ['b', 'a'] })).toBe(true)
  expect(sameAnswer({ optionIds: ['a'] }, null)).toBe(false)
  expect(sameAnswer({ value: '1' }, { value: '1' })).toBe(true)
})

test('an answer that replaces the same one in a batch keeps its certainty, another answer does not (RES-114)', () => {
  const tapped: ResponseEvent = { ...event(1, 'q1', 'a'), act: 'answer', certainty: 'half' }
  const again: ResponseEvent = { ...event(2, 'q1', 'a'), act: 'answer' }
  expect(coalesce([tapped, again])).toEqual([{ ...again, certainty: 'half' }])
  expect(coalesce([tapped, { ...again, certainty: 'sure' }])).toMatchObject([{ certainty: 'sure' }])
  expect(coalesce([tapped, event(2, 'q1', 'b')])[0]).not.toHaveProperty('certainty')
  const cleared: ResponseEvent = { ...event(2, 'q1', null), act: 'clear' }
  expect(coalesce([tapped, cleared, event(3, 'q1', 'a')])[0]).not.toHaveProperty('certainty')
})
