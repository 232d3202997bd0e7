import { z } from 'zod'
import { Bilingual, type OptionsBody } from '../text.ts'
import { oneOption, type OptionsSpec } from './choosing.ts'
import type { Kind } from './kind.ts'

const TrueFalseRubric = z.strictObject({ kind: z.literal('true_false'), value: z.boolean() })
type TrueFalseRubric = z.infer<typeof TrueFalseRubric>

/** The two options that every question of the kind shows. */
export const trueFalseOptions = [
  { id: 'true' as const, content: { en: 'True', hi: 'सत्य' } },
  { id: 'false' as const, content: { en: 'False', hi: 'असत्य' } },
]

/** A statement that is true or false. Entered: `{optionIds: ['true' | 'false']}`. */
export const trueFalse: Kind<OptionsBody, TrueFalseRubric, OptionsSpec> = {
  ...oneOption,
  body: z.strictObject({
    options: z
      .array(z.strictObject({ id: z.enum(['true', 'false']), content: Bilingual }))
      .length(2)
      .default(trueFalseOptions),
  }),
  fixedParts: ['options'],
  rubric: TrueFalseRubric,
}
