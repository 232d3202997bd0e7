import { describe, expect, test } from 'vitest'
import { createUncounted } from '../../../client/features/attempts/journal/uncounted.ts'
import type { Answer, ResponseEvent } from '../../../domain/attempts/contract.ts'

const a: Answer = { optionIds: ['a'] }
const b: Answer = { optionIds: ['b'] }
const event = (seq: number, questionId: string, answer: Answer): ResponseEvent => ({
  seq,
  questionId,
  answer,
  status: answer ? 'answered' : 'not_answered',
  at: seq,
  ms: 1,
})
const closed = (...seqs: number[]) => seqs.map((seq) => ({ seq, reason: 'section_closed' as const }))

describe('the answers that do not count (HAL-60)', () => {
  test('include a question once, however often it was answered', () => {
    const uncounted = createUncounted([])
    expect(uncounted.apply([event(1, 'q1', a), event(2, 'q2', a)], { ackSeq: 2, uncounted: closed(2) })).toBe(true)
    expect(uncounted.apply([event(3, 'q2', b)], { ackSeq: 3, uncounted: closed(3) })).toBe(false)
    expect(uncounted.reasons().size).toBe(1)
  })
  test('leave out answers equal to the counted one, whose events only carry the time spent', () => {
    const before = { questionId: 'q1', answer: a, status: 'answered' as const, at: 1, ms: 1 }
    const uncounted = createUncounted([before])
    uncounted.apply([event(2, 'q2', b)], { ackSeq: 2 })
    uncounted.apply([event(3, 'q1', a), event(4, 'q2', b), event(5, 'q3', null)], {
      ackSeq: 5,
      uncounted: closed(3, 4, 5),
    })
    expect(uncounted.reasons().size).toBe(0)
  })
  test('include an answer that was cleared too late', () => {
    const uncounted = createUncounted([])
    uncounted.apply([event(1, 'q1', a)], { ackSeq: 1 })
    uncounted.apply([event(2, 'q1', null)], { ackSeq: 2, uncounted: closed(2) })
    expect(uncounted.reasons().size).toBe(1)
  })
  test('leave out refused answers and those whose later answer counts', () => {
    const uncounted = createUncounted([])
    uncounted.apply([event(1, 'q1', a), event(2, 'q2', a)], { ackSeq: 1, uncounted: closed(1) })
    expect(uncounted.reasons().size).toBe(1)
    uncounted.apply([event(3, 'q1', b)], { ackSeq: 3 })
    expect(uncounted.reasons().size).toBe(0)
  })
})
