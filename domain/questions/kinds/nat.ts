import { z } from 'zod'
import { compareDecimals, roundDecimal } from '../decimals.ts'
import { isDecimal } from '../numeric.ts'
import { Decimal } from '../text.ts'
import { typedOf } from './entered.ts'
import { right, wrong, type Kind } from './kind.ts'

/** The rounding of a typed number to the question's decimals before it is compared. */
const Rounding = z.strictObject({
  decimals: z.number().int().min(0).max(9),
  rule: z.enum(['half_up', 'truncate']),
})

const NatRubric = z.strictObject({
  kind: z.literal('nat'),
  min: Decimal,
  max: Decimal,
  rounding: Rounding.optional(),
})
type NatRubric = z.infer<typeof NatRubric>

/** A number in a range. Entered: `{value: "12.5"}`. */
export const nat: Kind<{}, NatRubric, Record<never, never>> = {
  body: z.strictObject({}),
  rubric: NatRubric,
  publish: () => ({}),
  mapTexts: async (body) => body,
  specOf: () => ({}),
  fits: (answer) => isDecimal(typedOf(answer) ?? ''),
  keyFits: ({ min, max }) => compareDecimals(min, max) <= 0,
  score({ min, max, rounding }, answer, marks) {
    const typed = typedOf(answer) ?? ''
    if (!isDecimal(typed)) return wrong(marks)
    const value = rounding ? roundDecimal(typed, rounding) : typed
    return compareDecimals(min, value) <= 0 && compareDecimals(value, max) <= 0 ? right(marks) : wrong(marks)
  },
}
