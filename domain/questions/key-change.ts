import { z } from 'zod'
import { keyOutcomes } from '../results/contract.ts'
import { Bilingual, QuestionKey } from './contract.ts'
import { OptionId } from './text.ts'

const Reason = z.string().trim().min(3).max(300)

/** Body of POST /api/admin/questions/:questionId/keys: the new key and the reason. */
export const KeyChange = z
  .strictObject({
    /** Version of the question whose key changes; the current one by default. */
    questionVersionId: z.string().min(1).max(64).optional(),
    key: QuestionKey,
    /** Further accepted keys. */
    alternatives: z.array(QuestionKey).max(4),
    outcome: z.enum(keyOutcomes),
    /** Shown to students whose score changes, and in the errata of tests. */
    reason: z.strictObject({ en: Reason, hi: Reason }),
    /** Markdown; the solution stays without it. */
    solution: Bilingual.optional(),
    /** Why an option is right or wrong, by its id; they stay without it. */
    reasons: z.partialRecord(OptionId, Bilingual).optional(),
  })
  .refine(({ outcome, alternatives }) => (outcome === 'any_of') === alternatives.length > 0, {
    path: ['alternatives'],
    message: 'goes with the outcome any_of alone',
  })
export type KeyChange = z.infer<typeof KeyChange>
