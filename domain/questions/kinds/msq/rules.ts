import { units } from '../../../results/marks.ts'
import type { OptionsBody } from '../../text.ts'
import { right, wrong, type Kind } from '../kind.ts'
import { choosesKnown, chosenOf, mapOptions, optionsSpec, publishOptions, type OptionsSpec } from '../options.ts'
import type { MsqRubric } from './shapes.ts'

export const msq: Kind<OptionsBody, MsqRubric, OptionsSpec> = {
  publish: publishOptions,
  mapTexts: mapOptions,
  specOf: optionsSpec,
  fits: choosesKnown,
  score({ optionIds: keyed }, answer, marks) {
    const chosen = chosenOf(answer)
    const hits = chosen.filter((optionId) => keyed.includes(optionId)).length
    if (chosen.length === 0 || hits < chosen.length) return wrong(marks)
    if (hits === keyed.length) return right(marks)
    return marks.partial === 'jee_advanced'
      ? { verdict: 'partial', units: jeeAdvancedPartial(hits, keyed.length) }
      : wrong(marks)
  },
}

/**
 * JEE Advanced, some but not all of the right options and no wrong one: +3 for 3 of 4, +2 for 2 of 3 or more,
 * +1 for 1 of 2 or more. Source: JEE (Advanced) paper instructions, multiple-select section.
 */
const jeeAdvancedPartial = (hits: number, keyed: number): number => {
  if (hits === 3 && keyed === 4) return units('3')
  if (hits === 2 && keyed >= 3) return units('2')
  return hits === 1 && keyed >= 2 ? units('1') : 0
}
