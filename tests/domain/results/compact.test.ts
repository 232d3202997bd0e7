import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { integrityKinds, responseStatuses } from '../../../domain/attempts/contract.ts'
import {
  compactIntegrity,
  compactResponses,
  compactScores,
  integrityFrom,
  responsesFrom,
  scoresFrom,
} from '../../../domain/results/compact.ts'
import type { GivenResponse, QuestionScore } from '../../../domain/results/contract.ts'
import { numbersFrom, numbersText } from '../../../domain/results/number-text.ts'

const order = Array.from({ length: 200 }, (_, index) => `qst_${index}`)

const answers = fc.option(
  fc.oneof(
    fc.record({ optionIds: fc.subarray(['a', 'b', 'c', 'd'], { minLength: 1 }) }),
    fc.record({ value: fc.string({ minLength: 1, maxLength: 200 }) }),
    fc.record({ rows: fc.dictionary(fc.constantFrom('1', '2', 'p'), fc.subarray(['a', 'b'])) }),
  ),
)

const responses: fc.Arbitrary<GivenResponse[]> = fc.subarray(order).chain((opened) =>
  fc.tuple(
    ...opened.map((questionId) =>
      fc.record({
        questionId: fc.constant(questionId),
        answer: answers,
        status: fc.constantFrom(...responseStatuses),
        ms: fc.nat(86_400_000),
      }),
    ),
  ),
)

test('a certainty is kept with its response, and takes no room where none was said (RES-114)', () => {
  const answer = { optionIds: ['a'] }
  const said: GivenResponse[] = [
    { questionId: 'qst_1', answer, status: 'answered', ms: 5, certainty: 'guess' },
    { questionId: 'qst_2', answer, status: 'answered', ms: 5 },
    { questionId: 'qst_7', answer, status: 'answered', ms: 5, certainty: 'sure' },
  ]
  expect(responsesFrom(order, compactResponses(order, said))).toEqual(said)
  expect(compactResponses(order, said.slice(1, 2))).not.toHaveProperty('certainties')
})

describe('the stored form of a result (RES-23)', () => {
  test('numbers of any size are read as they were written', () => {
    fc.assert(
      fc.property(fc.array(fc.maxSafeNat()), (numbers) => {
        expect(numbersFrom(numbersText(numbers))).toEqual(numbers)
      }),
    )
  })

  test('text that is cut off or has other signs is refused', () => {
    expect(() => numbersFrom(numbersText([1_000]).slice(0, 1))).toThrow(RangeError)
    expect(() => numbersFrom('A-')).toThrow(RangeError)
  })

  test('responses are read as they were written, in the order of the paper', () => {
    fc.assert(
      fc.property(responses, (given) => {
        const kept = JSON.stringify(compactResponses(order, given.toReversed()))
        expect(responsesFrom(order, JSON.parse(kept))).toEqual(JSON.parse(JSON.stringify(given)))
      }),
      { numRuns: 50 },
    )
  })

  test('scores are read as they were written', () => {
    const score = fc.record(
      {
        verdict: fc.constantFrom('correct', 'partial', 'wrong', 'skipped'),
        units: fc.integer({ min: -5_040, max: 5_040 }),
        maxUnits: fc.nat(5_040),
        remark: fc.constantFrom('left_for_review', 'over_cap', 'not_taken'),
      },
      { requiredKeys: ['verdict', 'units', 'maxUnits'] },
    )
    fc.assert(
      fc.property(fc.array(score, { minLength: 200, maxLength: 200 }), (made) => {
        const scores = made.map((each, index) => ({ questionId: order[index] ?? '', ...each })) as QuestionScore[]
        const kept = JSON.stringify(compactScores(scores))
        expect(scoresFrom(order, JSON.parse(kept))).toEqual(scores)
      }),
      { numRuns: 50 },
    )
  })

  test('scores of another paper are refused', () => {
    const kept = compactScores([{ questionId: 'qst_0', verdict: 'correct', units: 1, maxUnits: 1 }])
    expect(() => scoresFrom([], kept)).toThrow(RangeError)
  })

  test('entries of the integrity log are read in the order of their instants', () => {
    const entry = fc.record({
      kind: fc.constantFrom(...integrityKinds),
      at: fc.nat(4_000_000_000_000),
      ms: fc.nat(86_400_000),
    })
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const inOrder = entries.toSorted((one, other) => one.at - other.at)
        expect(integrityFrom(compactIntegrity(entries))).toEqual(inOrder)
      }),
    )
  })

  test('rows of the earlier form are read as they are', () => {
    const before = [{ questionId: 'qst_1', answer: null, status: 'marked' as const, ms: 3, at: 5 }]
    expect(responsesFrom(order, before)).toBe(before)
  })
})
