import type { OptionsBody } from '../../text.ts'
import { right, wrong, type Kind } from '../kind.ts'
import { choosesOne, chosenOf, mapOptions, optionsSpec, publishOptions, type OptionsSpec } from '../options.ts'
import type { TrueFalseRubric } from './shapes.ts'

export const trueFalse: Kind<OptionsBody, TrueFalseRubric, OptionsSpec> = {
  publish: publishOptions,
  mapTexts: mapOptions,
  specOf: optionsSpec,
  fits: choosesOne,
  score: ({ value }, answer, marks) => (chosenOf(answer).join() === String(value) ? right(marks) : wrong(marks)),
}
