import { right, wrong, type Kind } from '../kind.ts'
import { choosesOne, chosenOf, mapOptions, optionsSpec, publishOptions, type OptionsSpec } from '../options.ts'
import type { AssertionReasonBody, AssertionReasonRubric } from './shapes.ts'

export const assertionReason: Kind<AssertionReasonBody, AssertionReasonRubric, OptionsSpec> = {
  publish: ({ statements: { assertion, reason }, options }) => ({
    statements: {
      assertion: { en: assertion.en, hi: assertion.hi },
      reason: { en: reason.en, hi: reason.hi },
    },
    options: publishOptions({ options }).options,
  }),
  async mapTexts({ statements: { assertion, reason }, options }, map) {
    return {
      statements: { assertion: await map(assertion), reason: await map(reason) },
      options: (await mapOptions({ options }, map)).options,
    }
  },
  specOf: optionsSpec,
  fits: choosesOne,
  score: ({ optionIds }, answer, marks) => (chosenOf(answer).join() === optionIds[0] ? right(marks) : wrong(marks)),
}
