import { z } from 'zod'
import { AuthoredOption } from '../../text.ts'

/** One or more right options, all of which have to be chosen. Entered: `{optionIds: [...]}`. */
export const MsqBody = z.strictObject({ options: z.array(AuthoredOption).min(2) })
export const MsqRubric = z.strictObject({ kind: z.literal('msq'), optionIds: z.array(z.string()).min(1) })
export type MsqRubric = z.infer<typeof MsqRubric>
