import type { OptionsBody } from '../../text.ts'
import { right, wrong, type Kind } from '../kind.ts'
import { choosesOne, chosenOf, mapOptions, optionsSpec, publishOptions, type OptionsSpec } from '../options.ts'
import type { McqRubric } from './shapes.ts'

export const mcq: Kind<OptionsBody, McqRubric, OptionsSpec> = {
  publish: publishOptions,
  mapTexts: mapOptions,
  specOf: optionsSpec,
  fits: choosesOne,
  score({ optionIds }, answer, marks) {
    const chosen = chosenOf(answer)
    return chosen.length === 1 && chosen[0] === optionIds[0] ? right(marks) : wrong(marks)
  },
}
