import { z } from 'zod'
import { bookStates } from './mistake-book.ts'
import { mistakeKinds } from './mistake-kinds.ts'

const Slug = z.string().min(1).max(64)

/** Filters of a list of the mistake book. A topic belongs to its subject. */
export const MistakeFilter = z.strictObject({
  state: z.enum(bookStates).optional(),
  subject: Slug.optional(),
  topic: Slug.optional(),
  kind: z.enum([...mistakeKinds, 'none']).optional(),
  /** Id of a test in which it was missed. */
  test: Slug.optional(),
  /** Words of the question or of the student's note. */
  q: z.string().max(200).optional(),
})
export type MistakeFilter = z.infer<typeof MistakeFilter>

/** Query of GET /api/revision/mistakes. */
export const MistakeQuery = MistakeFilter.extend({ cursor: z.string().max(300).optional() })
export type MistakeQuery = z.infer<typeof MistakeQuery>

/** PUT /api/revision/mistakes/:questionId/kind; null takes the choice back. */
export const KindChoice = z.strictObject({ kind: z.enum(mistakeKinds).nullable() })
export type KindChoice = z.infer<typeof KindChoice>
