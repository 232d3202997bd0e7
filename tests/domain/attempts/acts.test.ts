import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldActs, setsAnswer, type GivenEvent } from '../../../domain/attempts/acts.ts'
import type { Answer } from '../../../domain/attempts/contract.ts'
import { acts, responseStatuses } from '../../../domain/attempts/contract.ts'

const chosen = (optionId: string | null): Answer => (optionId === null ? null : { optionIds: [optionId] })

const event = (given: number, option: string | null, parts: Partial<GivenEvent> = {}): GivenEvent => ({
  questionId: 'q1',
  answer: chosen(option),
  status: option === null ? 'not_answered' : 'answered',
  ms: 10,
  given,
  device: 'phone',
  act: option === null ? 'clear' : 'answer',
  ...parts,
})

const stateOf = (...events: GivenEvent[]) => foldActs(events).get('q1')

describe('the state of a question (EXM-24, EXM-31)', () => {
  test('is the latest answer by the time it was given, not by its arrival', () => {
    const late = event(10, 'd', { device: 'laptop' })
    const early = event(5, 'a')
    for (const events of [
      [late, early],
      [early, late],
    ])
      expect(stateOf(...events)).toMatchObject({ answer: chosen('d'), at: 10, device: 'laptop' })
  })

  test('is the later arrival of two answers given in the same millisecond', () => {
    expect(stateOf(event(5, 'a'), event(5, 'd', { device: 'laptop' }))?.answer).toEqual(chosen('d'))
    expect(stateOf(event(5, 'd', { device: 'laptop' }), event(5, 'a'))?.answer).toEqual(chosen('a'))
  })

  test('is cleared by an explicit Clear on any device', () => {
    expect(stateOf(event(5, 'a'), event(6, null, { device: 'laptop' }))).toMatchObject({
      answer: null,
      status: 'not_answered',
      at: 6,
    })
  })

  test.each([null, 'a', 'd'])('keeps its answer after a visit that shows %s, and notes the time spent', (shown) => {
    expect(stateOf(event(5, 'a'), event(9, shown, { act: 'visit', device: 'laptop', ms: 70 }))).toEqual({
      questionId: 'q1',
      answer: chosen('a'),
      status: 'answered',
      at: 5,
      ms: 70,
      device: 'phone',
    })
  })

  test('keeps its answer when only its mark changes', () => {
    const marked = event(9, null, { act: 'mark', status: 'marked', device: 'laptop' })
    expect(stateOf(event(5, 'a'), marked)).toMatchObject({ answer: chosen('a'), status: 'answered_marked', at: 5 })
    const unmarked = event(12, null, { act: 'mark', status: 'not_answered' })
    expect(stateOf(event(5, 'a'), marked, unmarked)).toMatchObject({ answer: chosen('a'), status: 'answered' })
    expect(stateOf(event(5, null), marked)).toMatchObject({ answer: null, status: 'marked' })
  })

  test('keeps a mark that was set after an answer which arrives later', () => {
    const marked = event(9, null, { act: 'mark', status: 'marked', device: 'laptop' })
    expect(stateOf(event(1, 'b'), marked, event(5, 'a'))).toMatchObject({
      answer: chosen('a'),
      status: 'answered_marked',
    })
  })

  test('is its first event, whatever the act', () => {
    expect(stateOf(event(5, null, { act: 'visit' }))).toMatchObject({ answer: null, status: 'not_answered', at: 5 })
    expect(stateOf(event(5, null, { act: 'mark', status: 'marked' }))).toMatchObject({ status: 'marked' })
  })

  test('continues from an earlier state', () => {
    const known = foldActs([event(5, 'a')])
    expect(foldActs([event(9, 'b')], known).get('q1')?.answer).toEqual(chosen('b'))
    expect(known.get('q1')?.answer, 'which stays as it was').toEqual(chosen('a'))
  })
})

describe('a null answer of a client that names no acts (EXM-24)', () => {
  const { act: _answer, ...answer } = event(5, 'a')
  const { act: _clear, ...nothing } = event(9, null)

  test('clears an answer of the same device', () => {
    expect(stateOf(answer, nothing)).toMatchObject({ answer: null, at: 9 })
  })

  test('leaves an answer of another device alone', () => {
    expect(stateOf(answer, { ...nothing, device: 'laptop' })).toMatchObject({ answer: chosen('a'), at: 5 })
  })

  test('is a Clear only without an answer', () => {
    expect(stateOf(answer, { ...answer, answer: chosen('c'), given: 9, device: 'laptop' })?.answer).toEqual(chosen('c'))
    expect([setsAnswer(answer), setsAnswer(nothing)]).toEqual([true, false])
  })
})

test('answers and clears change an answer; marks and visits do not (EXM-24)', () => {
  expect(acts.filter((act) => setsAnswer({ act, answer: chosen('a') }))).toEqual(['answer', 'clear'])
})

/** Acts of three devices on three questions, no two in the same instant. */
const journals = fc
  .uniqueArray(
    fc.record({
      given: fc.integer({ min: 1, max: 10_000 }),
      questionId: fc.constantFrom('q1', 'q2', 'q3'),
      device: fc.constantFrom('phone', 'laptop', 'tablet'),
      act: fc.constantFrom(...acts, undefined),
      option: fc.constantFrom('a', 'b', null),
      status: fc.constantFrom(...responseStatuses),
      ms: fc.nat(1_000),
    }),
    { selector: ({ given }) => given, maxLength: 30 },
  )
  .map((drawn) =>
    drawn.map(({ option, act, ...rest }): GivenEvent => {
      const answer = act === 'clear' ? null : act === 'answer' ? chosen(option ?? 'c') : chosen(option)
      return { ...rest, answer, ...(act && { act }) }
    }),
  )

const answersOf = (events: readonly GivenEvent[]) =>
  [...foldActs(events)]
    .map(([questionId, { answer, at, device }]) => ({ questionId, answer, at, device }))
    .toSorted((one, other) => one.questionId.localeCompare(other.questionId))

describe('for any sequence of acts on several devices (EXM-31)', () => {
  test('the order of arrival does not change the state', () => {
    const arrivals = journals.chain((events) =>
      fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length })),
    )
    fc.assert(
      fc.property(arrivals, ([events, arrived]) => {
        expect(answersOf(arrived)).toEqual(answersOf(events))
      }),
    )
  })

  test('the size of the batches does not change the state when events arrive in order of time', () => {
    fc.assert(
      fc.property(journals, fc.nat(30), (drawn, cut) => {
        const events = drawn.toSorted((one, other) => one.given - other.given)
        expect(foldActs(events.slice(cut), foldActs(events.slice(0, cut)))).toEqual(foldActs(events))
      }),
    )
  })

  test('a visit to a question with a state changes neither answer, mark nor time of the answer', () => {
    const visit = fc.record({
      given: fc.integer({ min: 0, max: 20_000 }),
      questionId: fc.constantFrom('q1', 'q2', 'q3'),
      device: fc.constantFrom('phone', 'laptop', 'tablet'),
      option: fc.constantFrom('a', 'b', null),
    })
    const states = (events: readonly GivenEvent[]) =>
      [...foldActs(events).values()].map(({ ms: _ms, ...state }) => JSON.stringify(state)).toSorted()
    fc.assert(
      fc.property(journals, visit, (events, { option, ...seen }) => {
        const first = Math.min(
          ...events.filter((each) => each.questionId === seen.questionId).map((each) => each.given),
        )
        fc.pre(seen.given > first)
        const looked = event(seen.given, option, { ...seen, act: 'visit' })
        expect(states([...events, looked])).toEqual(states(events))
      }),
    )
  })

  test('the current answer is the latest answer or clear', () => {
    fc.assert(
      fc.property(journals, (drawn) => {
        const events = drawn.filter(({ act }) => act !== undefined)
        for (const state of foldActs(events).values()) {
          const said = events
            .filter((each) => each.questionId === state.questionId && setsAnswer(each))
            .toSorted((one, other) => other.given - one.given)
          if (said[0])
            expect([state.answer, state.at, state.device]).toEqual([said[0].answer, said[0].given, said[0].device])
        }
      }),
    )
  })
})

describe('the certainty of an answer (RES-114)', () => {
  const sure = { certainty: 'sure' } as const

  test('stays with the answer through a repetition, a mark and a visit', () => {
    for (const act of ['answer', 'mark', 'visit'] as const)
      expect(stateOf(event(5, 'a', sure), event(6, 'a', { act }))?.certainty).toBe('sure')
    expect(stateOf(event(5, 'a', sure), event(6, 'a', { certainty: 'half' }))?.certainty).toBe('half')
  })

  test('ends with another answer and with a clear', () => {
    expect(stateOf(event(5, 'a', sure), event(6, 'b'))).not.toHaveProperty('certainty')
    expect(stateOf(event(5, 'a', sure), event(6, null))).not.toHaveProperty('certainty')
    expect(stateOf(event(5, 'a', sure), event(6, null), event(7, 'a'))).not.toHaveProperty('certainty')
  })
})
