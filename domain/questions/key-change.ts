import { z } from 'zod'
import { keyOutcomes } from '../results/contract.ts'
import { Bilingual, QuestionKey } from './contract.ts'

/** POST /api/admin/questions/:questionId/keys: what a key is to be changed to, and why. */
export const KeyChange = z
  .strictObject({
    /** The version whose key it is; without it the one that is shown today. */
    questionVersionId: z.string().min(1).max(64).optional(),
    key: QuestionKey,
    /** Further keys that are accepted. */
    alternatives: z.array(QuestionKey).max(4),
    outcome: z.enum(keyOutcomes),
    /** Students whose score changes read it. */
    reason: z.string().trim().min(3).max(300),
    /** Markdown; without it the solution stays. */
    solution: Bilingual.optional(),
  })
  .refine(({ outcome, alternatives }) => (outcome === 'any_of') === alternatives.length > 0, {
    path: ['alternatives'],
    message: 'goes with the outcome any_of alone',
  })
export type KeyChange = z.infer<typeof KeyChange>
