import { describe, expect, test } from 'vitest'
import {
  isExplained,
  isSessionOver,
  standingAnswers,
  type SessionClock,
  type SessionEvent,
} from '../../../domain/revision/session-events.ts'

const tutor: SessionClock = { mode: 'tutor', deadlineAt: null, finishedAt: null }
const timed: SessionClock = { mode: 'timed', deadlineAt: 1_000, finishedAt: null }

const chosen = (at: number, option: string, device = 'phone'): SessionEvent => ({
  seq: at,
  questionId: 'q',
  answer: { optionIds: [option] },
  status: 'answered',
  at,
  ms: 5,
  act: 'answer',
  device,
})
const cleared = (at: number): SessionEvent => ({
  ...chosen(at, 'a'),
  answer: null,
  status: 'not_answered',
  act: 'clear',
})
const answerOf = (session: SessionClock, ...events: SessionEvent[]) =>
  standingAnswers(session, events).get('q')?.answer ?? null

test('of one device in the same millisecond the number decides (LRN-36)', () => {
  const [first, second] = [chosen(10, 'a'), { ...chosen(10, 'b'), seq: 11 }]
  expect(answerOf(tutor, second, first)).toEqual(first.answer)
  expect(answerOf(timed, second, first)).toEqual(second.answer)
})

describe('answers of several devices', () => {
  test('in tutor mode the first one stands, in whatever order they arrive (LRN-33)', () => {
    const [first, second] = [chosen(10, 'a', 'phone'), chosen(20, 'b', 'laptop')]
    expect(answerOf(tutor, second, first)).toEqual(first.answer)
    expect(answerOf(tutor, first, second)).toEqual(first.answer)
  })

  test('in timed mode the last one before the end stands (LRN-34)', () => {
    expect(answerOf(timed, chosen(10, 'a'), chosen(999, 'b'), chosen(1_000, 'c'))).toEqual({ optionIds: ['b'] })
    expect(answerOf({ ...timed, finishedAt: 500 }, chosen(10, 'a'), chosen(600, 'b'))).toEqual({ optionIds: ['a'] })
  })

  test('a clear takes an answer back, and the next one stands (LRN-35)', () => {
    expect(answerOf(tutor, chosen(10, 'a'), cleared(20))).toBeNull()
    expect(answerOf(tutor, chosen(10, 'a'), cleared(20), chosen(30, 'b'))).toEqual({ optionIds: ['b'] })
  })
})

test('a timed session is explained once it is finished, or the drain window of its deadline is over (LRN-34)', () => {
  expect([isSessionOver(timed, 1_000 + 119_999), isSessionOver(timed, 1_000 + 120_000)]).toEqual([false, true])
  expect([isExplained(timed, 500), isExplained({ ...timed, finishedAt: 400 }, 500)]).toEqual([false, true])
  expect(isExplained(tutor, 500)).toBe(true)
})
