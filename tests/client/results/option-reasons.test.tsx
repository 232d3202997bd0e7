import { describe, expect, test } from 'vitest'
import { OptionsReview } from '../../../client/features/results/review/options.tsx'
import { bodyOf } from '../../../domain/questions/contract.ts'
import { optionsOf } from '../../../domain/questions/kinds/presentation.ts'
import type { ResultQuestion } from '../../../domain/results/contract.ts'
import { seedQuestions } from '../../../drizzle/seed/questions/index.ts'
import { html } from '../support.tsx'

const text = (en: string) => ({ en, hi: `${en} हिंदी` })
const question = {
  kind: 'mcq',
  options: ['a', 'b'].map((id) => ({ id, content: text(`Option ${id}`) })),
  key: { kind: 'mcq', optionIds: ['b'] },
  alternatives: [],
  answer: null,
  reasons: { a: text('Too small'), b: text('Just right') },
} as unknown as ResultQuestion

const shown = (view: 'en' | 'hi' | 'both', parts: Partial<ResultQuestion> = {}) => {
  const whole = { ...question, ...parts } as ResultQuestion
  return html(<OptionsReview question={whole} options={optionsOf(whole)} view="en" solutionView={view} />)
}

describe('reasons of options in a result (QST-64, LRN-8)', () => {
  test('stand below each option in the language of the solutions', () => {
    expect(shown('en')).toMatch(/Option a.*Too small.*Option b.*Just right/s)
    expect(shown('hi')).toContain('Too small हिंदी')
    expect(shown('both')).toMatch(/Too small.*Too small हिंदी/s)
  })

  test('are left out where nobody wrote one', () => {
    expect(shown('en', { reasons: {} })).not.toContain('Too small')
  })

  test('of the demo name every option, in both languages', () => {
    const explained = seedQuestions.filter(({ reasons }) => reasons)
    expect(explained.length).toBeGreaterThanOrEqual(24)
    for (const asked of explained) {
      const { code, reasons = {} } = asked
      expect(Object.keys(reasons), code).toEqual(optionsOf(bodyOf(asked)).map(({ id }) => id))
      for (const reason of Object.values(reasons)) expect([reason?.en, reason?.hi], code).not.toContain('')
    }
  })
})
