import { z } from 'zod'
import { Bilingual } from '../../text.ts'

/** A statement that is true or false. Entered: `{optionIds: ['true' | 'false']}`. */
export const TrueFalseBody = z.strictObject({
  options: z.array(z.strictObject({ id: z.enum(['true', 'false']), content: Bilingual })).length(2),
})
export const TrueFalseRubric = z.strictObject({ kind: z.literal('true_false'), value: z.boolean() })
export type TrueFalseRubric = z.infer<typeof TrueFalseRubric>

/** Nobody writes them anew. */
export const trueFalseOptions: z.infer<typeof TrueFalseBody>['options'] = [
  { id: 'true', content: { en: 'True', hi: 'सत्य' } },
  { id: 'false', content: { en: 'False', hi: 'असत्य' } },
]
