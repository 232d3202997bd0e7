import { z } from 'zod'
import { AuthoredOption, Statements, type OptionsBody } from '../text.ts'
import { oneOption, type OptionsSpec } from './choosing.ts'
import type { Kind } from './kind.ts'
import { assertionReasonOptions } from './standard-options.ts'

type AssertionReasonBody = OptionsBody & { statements: Statements }

const AssertionReasonRubric = z.strictObject({
  kind: z.literal('assertion_reason'),
  optionIds: z.array(z.enum(['a', 'b', 'c', 'd'])).length(1),
})
type AssertionReasonRubric = z.infer<typeof AssertionReasonRubric>

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
