import { compareDecimals, roundDecimal } from '../../decimals.ts'
import { isDecimal } from '../../numeric.ts'
import { right, wrong, type Kind } from '../kind.ts'
import type { NatBody, NatRubric } from './shapes.ts'

export const nat: Kind<NatBody, NatRubric, Record<never, never>> = {
  publish: () => ({}),
  mapTexts: async (body) => body,
  specOf: () => ({}),
  fits: (answer) => 'value' in answer && isDecimal(answer.value),
  score({ min, max, rounding }, answer, marks) {
    if (!('value' in answer) || !isDecimal(answer.value)) return wrong(marks)
    const value = rounding ? roundDecimal(answer.value, rounding) : answer.value
    return compareDecimals(min, value) <= 0 && compareDecimals(value, max) <= 0 ? right(marks) : wrong(marks)
  },
}
