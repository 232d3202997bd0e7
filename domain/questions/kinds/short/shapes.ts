import { z } from 'zod'
import { shortLimit } from './limit.ts'

/** A word or two, typed. Entered: `{value: "..."}`. */
export const ShortBody = z.strictObject({})
export type ShortBody = {}

export const ShortRubric = z.strictObject({
  kind: z.literal('short'),
  /** Every spelling that a fair examiner accepts, in both languages. */
  accepted: z.array(z.string().min(1).max(shortLimit)).min(1),
  caseSensitive: z.boolean(),
})
export type ShortRubric = z.infer<typeof ShortRubric>
