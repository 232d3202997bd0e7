import { z } from 'zod'

const Slug = z.string().min(1).max(64)

/** Query of GET /api/revision/progress. `exam` is a slug. */
export const ProgressQuery = z.strictObject({ exam: Slug.optional(), subject: Slug.optional() })
export type ProgressQuery = z.infer<typeof ProgressQuery>
