import { z } from 'zod'
import { AuthoredOption } from '../../text.ts'

/** One right option. Entered: `{optionIds: [one]}`. */
export const McqBody = z.strictObject({ options: z.array(AuthoredOption).min(2) })
export const McqRubric = z.strictObject({ kind: z.literal('mcq'), optionIds: z.array(z.string()).length(1) })
export type McqRubric = z.infer<typeof McqRubric>
