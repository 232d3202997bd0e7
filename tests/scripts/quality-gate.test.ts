import { describe, expect, test } from 'vitest'
import type { GateFinding } from '../../domain/questions/quality-gate/contract.ts'
import { compareFindings, countFindings, shrink } from '../../scripts/quality/allowed.ts'

const finding = (own: Partial<GateFinding>): GateFinding => ({
  code: 'option_count',
  section: 'main',
  questions: [],
  figures: {},
  ...own,
})

// That the seeded papers have no other findings is a step of `npm run check`.
describe('quality of seeded papers (CAT-47)', () => {
  test('findings are counted by what they are about', () => {
    const found = [
      finding({ questions: [1, 2], figures: { found: 3 } }),
      finding({ questions: [4], figures: { found: 5 } }),
      finding({ code: 'topic_outside', questions: [7], figures: { topic: 'maths/circle' } }),
      finding({ code: 'time_over', section: null }),
    ]
    expect(countFindings(found)).toEqual({ 'option_count main': 3, 'topic_outside main maths/circle': 1, time_over: 0 })
  })

  test('a new finding, a larger one and one that no longer occurs are named', () => {
    const allowed = { ONE: { 'option_count main': 2, time_over: 0 } }
    expect(compareFindings({ ONE: { 'option_count main': 2, time_over: 0 } }, allowed)).toEqual([])
    expect(compareFindings({ ONE: { 'option_count main': 3 }, TWO: { time_over: 0 } }, allowed)).toEqual([
      'ONE: option_count main (3 questions) is not allowed.',
      'ONE: time_over no longer occurs. Remove it from the allowed findings.',
      'TWO: time_over (0 questions) is not allowed.',
    ])
  })

  test('the list shrinks to what still occurs and never grows', () => {
    const allowed = { ONE: { 'option_count main': 2, time_over: 0 }, TWO: { time_over: 0 } }
    const found = { ONE: { 'option_count main': 1, time_short: 0 }, THREE: { time_over: 0 } }
    expect(shrink(found, allowed)).toEqual({ ONE: { 'option_count main': 1 } })
  })
})
