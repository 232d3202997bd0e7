import { z } from 'zod'
import { units } from '../../results/marks.ts'
import { AuthoredOption, type OptionsBody } from '../text.ts'
import { severalOptions, type OptionsSpec } from './choosing.ts'
import { chosenOf } from './entered.ts'
import { right, wrong, type Kind } from './kind.ts'

const MsqRubric = z.strictObject({ kind: z.literal('msq'), optionIds: z.array(z.string()).min(1) })
type MsqRubric = z.infer<typeof MsqRubric>

/** One or more right options, all of which must be chosen. Entered: `{optionIds: [...]}`. */
export const msq: Kind<OptionsBody, MsqRubric, OptionsSpec> = {
  ...severalOptions,
  body: z.strictObject({ options: z.array(AuthoredOption).min(2) }),
  rubric: MsqRubric,
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
 * JEE Advanced, some but not all of the right options and no wrong one: +3 for 3 of 4, +2 for 2 of 3 or more, +1 for 1
 * of 2 or more. Source: JEE (Advanced) paper instructions, multiple-select section.
 */
const jeeAdvancedPartial = (hits: number, keyed: number): number => {
  if (hits === 3 && keyed === 4) return units('3')
  if (hits === 2 && keyed >= 3) return units('2')
  return hits === 1 && keyed >= 2 ? units('1') : 0
}
