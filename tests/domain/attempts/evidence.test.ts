import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldActs } from '../../../domain/attempts/acts.ts'
import type { Answer, Evidence } from '../../../domain/attempts/contract.ts'
import { differencesOf, evidenceOf, type JudgedEvent } from '../../../domain/attempts/evidence.ts'
import { uncountedReasons } from '../../../domain/attempts/judging.ts'

const chosen = (optionId: string | null): Answer => (optionId === null ? null : { optionIds: [optionId] })

const event = (
  device: string,
  given: number,
  option: string | null,
  parts: Partial<JudgedEvent> = {},
): JudgedEvent => ({
  questionId: 'q1',
  answer: chosen(option),
  status: option === null ? 'not_answered' : 'answered',
  ms: 10,
  given,
  receivedAt: given,
  lastLoadedAt: 0,
  device,
  act: option === null ? 'clear' : 'answer',
  ...parts,
})

const questionStates = (events: readonly JudgedEvent[]) =>
  foldActs(events.filter(({ uncounted }) => uncounted === undefined))
const differences = (...events: JudgedEvent[]) => differencesOf(events, questionStates(events))
const evidence = (...events: JudgedEvent[]) => evidenceOf(events, questionStates(events))

describe('a difference between two devices (EXM-33)', () => {
  const phone = event('phone', 10, 'a', { receivedAt: 100 })
  const laptop = event('laptop', 20, 'd')

  test('lists both answers with times and devices where the later device had not seen the other answer', () => {
    expect(differences(laptop, phone)).toEqual([
      {
        questionId: 'q1',
        stands: { answer: chosen('d'), at: 20, device: 'laptop' },
        other: { answer: chosen('a'), at: 10, device: 'phone' },
      },
    ])
  })

  test.each([
    [
      'the device that answered last had loaded the other answer',
      [phone, event('laptop', 200, 'd', { lastLoadedAt: 100 })],
    ],
    ['both chose the same', [laptop, { ...phone, answer: chosen('d') }]],
    ['the other device cleared its answer', [laptop, phone, event('phone', 12, null, { receivedAt: 100 })]],
    ['the other device only looked', [laptop, { ...phone, act: 'visit' as const }]],
    ['the other device only marked', [laptop, { ...phone, act: 'mark' as const }]],
    ['the other answer does not count', [laptop, { ...phone, uncounted: 'arrived_late' as const }]],
    ['one device changed its mind', [phone, event('phone', 20, 'd')]],
    [
      'the order of chosen options is all that differs',
      [
        { ...laptop, answer: { optionIds: ['a', 'b'] } },
        { ...phone, answer: { optionIds: ['b', 'a'] } },
      ],
    ],
  ])('is not reported where %s', (_when, events) => {
    expect(differences(...events)).toEqual([])
  })

  test('is reported where a device cleared an answer that it had not seen', () => {
    expect(differences(event('laptop', 20, null), phone)).toMatchObject([
      { stands: { answer: null, device: 'laptop' }, other: { answer: chosen('a'), device: 'phone' } },
    ])
  })

  test('is reported for each other device, with its last choice', () => {
    const found = differences(
      laptop,
      phone,
      event('phone', 15, 'b', { receivedAt: 100 }),
      event('tablet', 12, 'c', { receivedAt: 101 }),
    )
    expect(found.map(({ other }) => [other.device, other.answer])).toEqual([
      ['phone', chosen('b')],
      ['tablet', chosen('c')],
    ])
  })
})

describe('the evidence of a question (EXM-40)', () => {
  const counted = event('phone', 10, 'a')

  test('has its reason and the current answer', () => {
    const late = event('phone', 20, 'b', { receivedAt: 500, uncounted: 'arrived_late' })
    expect(evidence(counted, late)).toEqual([
      {
        questionId: 'q1',
        answer: chosen('b'),
        stands: chosen('a'),
        at: 20,
        receivedAt: 500,
        reason: 'arrived_late',
        device: 'phone',
      },
    ])
  })

  test('of a question without an answer has no current answer', () => {
    expect(evidence(event('phone', 20, 'b', { uncounted: 'after_deadline' }))).toMatchObject([{ stands: null }])
  })

  test('is the last of several uncounted answers', () => {
    const [first, second] = ['b', 'c'].map((option, index) =>
      event('phone', 20 + index, option, { uncounted: 'arrived_late' }),
    ) as [JudgedEvent, JudgedEvent]
    expect(evidence(counted, second, first)).toMatchObject([{ answer: chosen('c') }])
  })

  test.each([
    ['it equals the current answer', event('phone', 20, 'a', { uncounted: 'arrived_late' })],
    ['a later answer counts', event('laptop', 5, 'b', { uncounted: 'arrived_late' })],
    ['it is a visit', event('phone', 20, 'b', { act: 'visit', uncounted: 'arrived_late' })],
    ['it is a mark', event('phone', 20, 'b', { act: 'mark', uncounted: 'arrived_late' })],
  ])('is empty where %s', (_when, late) => {
    expect(evidence(counted, late)).toEqual([])
  })

  test('includes a late Clear', () => {
    expect(evidence(counted, event('phone', 20, null, { uncounted: 'after_submission' }))).toMatchObject([
      { answer: null, stands: chosen('a') },
    ])
  })
})

/** Answers and clears of two devices, no two in the same instant; some do not count. */
const journals = fc.uniqueArray(
  fc
    .record({
      given: fc.integer({ min: 1, max: 1_000 }),
      device: fc.constantFrom('phone', 'laptop'),
      option: fc.constantFrom('a', 'b', null),
      questionId: fc.constantFrom('q1', 'q2'),
      uncounted: fc.constantFrom(undefined, undefined, ...uncountedReasons),
    })
    .map(({ given, device, option, ...parts }) => event(device, given, option, parts)),
  { selector: ({ given }) => given, maxLength: 20 },
)

describe('for any sequence of acts on several devices (EXM-31, EXM-40)', () => {
  test('the last answer of each question given in time counts or is evidence', () => {
    fc.assert(
      fc.property(journals, (events) => {
        const states = questionStates(events)
        const shown = evidence(...events)
        for (const questionId of ['q1', 'q2']) {
          const last = events
            .filter((each) => each.questionId === questionId && each.uncounted !== 'after_deadline')
            .reduce<JudgedEvent | null>((latest, each) => (latest && latest.given > each.given ? latest : each), null)
          const answers = [
            states.get(questionId)?.answer ?? null,
            ...shown.filter((each) => each.questionId === questionId).map(({ answer }) => answer),
          ]
          if (last) expect(answers).toContainEqual(last.answer)
        }
      }),
    )
  })

  test('evidence that the office counts becomes the current answer if it is the latest', () => {
    fc.assert(
      fc.property(journals, (events) => {
        const counted = events.map(({ uncounted, ...rest }) =>
          uncounted === 'after_deadline' ? { ...rest, uncounted } : rest,
        )
        const after = questionStates(counted)
        const countable = (shown: Evidence[]) => shown.filter(({ reason }) => reason !== 'after_deadline')
        for (const { questionId, answer } of countable(evidence(...events)))
          expect(after.get(questionId)?.answer).toEqual(answer)
        expect(countable(evidence(...counted))).toEqual([])
      }),
    )
  })

  test('neither answers nor evidence depend on the order of arrival', () => {
    const arrivals = journals.chain((events) =>
      fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length })),
    )
    const sorted = (found: readonly unknown[]) => found.map((each) => JSON.stringify(each)).toSorted()
    fc.assert(
      fc.property(arrivals, ([events, arrived]) => {
        expect(sorted(evidence(...arrived))).toEqual(sorted(evidence(...events)))
        expect(sorted(differences(...arrived))).toEqual(sorted(differences(...events)))
      }),
    )
  })
})
