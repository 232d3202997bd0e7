import { z } from 'zod'
import { Decimal } from '../../text.ts'

/** A number in a range. Entered: `{value: "12.5"}`. */
export const NatBody = z.strictObject({})
export type NatBody = {}

/** How what was typed is brought to the decimals that the question asks for, before it is compared. */
export const Rounding = z.strictObject({
  decimals: z.number().int().min(0).max(9),
  rule: z.enum(['half_up', 'truncate']),
})
export type Rounding = z.infer<typeof Rounding>

export const NatRubric = z.strictObject({
  kind: z.literal('nat'),
  min: Decimal,
  max: Decimal,
  rounding: Rounding.optional(),
})
export type NatRubric = z.infer<typeof NatRubric>
