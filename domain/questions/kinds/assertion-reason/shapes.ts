import { z } from 'zod'
import { AuthoredOption, Bilingual, type OptionsBody } from '../../text.ts'

/** Two statements and how they hang together: an MCQ layout. Entered: `{optionIds: [one]}`. */
export const Statements = z.strictObject({ assertion: Bilingual, reason: Bilingual })
export type Statements = z.infer<typeof Statements>
export const AssertionReasonBody = z.strictObject({
  statements: Statements,
  options: z.array(AuthoredOption).length(4),
})
export type AssertionReasonBody = OptionsBody & { statements: Statements }
export const AssertionReasonRubric = z.strictObject({
  kind: z.literal('assertion_reason'),
  optionIds: z.array(z.enum(['a', 'b', 'c', 'd'])).length(1),
})
export type AssertionReasonRubric = z.infer<typeof AssertionReasonRubric>

/** The four that every paper prints, in its order. */
export const assertionReasonOptions: AssertionReasonBody['options'] = [
  {
    id: 'a',
    content: {
      en: 'Both A and R are true, and R is the correct explanation of A.',
      hi: 'A और R दोनों सत्य हैं, और R, A की सही व्याख्या है।',
    },
  },
  {
    id: 'b',
    content: {
      en: 'Both A and R are true, but R is not the correct explanation of A.',
      hi: 'A और R दोनों सत्य हैं, परंतु R, A की सही व्याख्या नहीं है।',
    },
  },
  { id: 'c', content: { en: 'A is true, but R is false.', hi: 'A सत्य है, परंतु R असत्य है।' } },
  { id: 'd', content: { en: 'A is false, but R is true.', hi: 'A असत्य है, परंतु R सत्य है।' } },
]
