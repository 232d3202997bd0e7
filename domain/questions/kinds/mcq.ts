import { z } from 'zod'
import { AuthoredOption, type OptionsBody } from '../text.ts'
import { oneOption, type OptionsSpec } from './choosing.ts'
import type { Kind } from './kind.ts'

const McqRubric = z.strictObject({ kind: z.literal('mcq'), optionIds: z.array(z.string()).length(1) })
type McqRubric = z.infer<typeof McqRubric>

/** One right option. Entered: `{optionIds: [one]}`. */
export const mcq: Kind<OptionsBody, McqRubric, OptionsSpec> = {
  ...oneOption,
  body: z.strictObject({ options: z.array(AuthoredOption).min(2) }),
  rubric: McqRubric,
}
