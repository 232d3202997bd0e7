import { z } from 'zod'
import { AuthoredOption, Statements, type OptionsBody } from '../text.ts'
import { oneOption, type OptionsSpec } from './choosing.ts'
import type { Kind } from './kind.ts'

type AssertionReasonBody = OptionsBody & { statements: Statements }

const AssertionReasonRubric = z.strictObject({
  kind: z.literal('assertion_reason'),
  optionIds: z.array(z.enum(['a', 'b', 'c', 'd'])).length(1),
})
type AssertionReasonRubric = z.infer<typeof AssertionReasonRubric>

/** The four options that every paper prints, in its order. */
export const assertionReasonOptions: OptionsBody['options'] = [
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

/** Two statements and their relation: an MCQ layout. Entered: `{optionIds: [one]}`. */
export const assertionReason: Kind<AssertionReasonBody, AssertionReasonRubric, OptionsSpec> = {
  ...oneOption,
  body: z.strictObject({
    statements: Statements,
    options: z.array(AuthoredOption).length(4).default(assertionReasonOptions),
  }),
  rubric: AssertionReasonRubric,
  publish: ({ statements: { assertion, reason }, options }) => ({
    statements: {
      assertion: { en: assertion.en, hi: assertion.hi },
      reason: { en: reason.en, hi: reason.hi },
    },
    ...oneOption.publish({ options }),
  }),
  mapTexts: async ({ statements: { assertion, reason }, options }, map) => ({
    statements: { assertion: await map(assertion), reason: await map(reason) },
    ...(await oneOption.mapTexts({ options }, map)),
  }),
}
