import { z } from 'zod'

/** Body of the act that confirms a suspect key. */
export const KeyConfirmation = z.strictObject({
  questionVersionId: z.string().min(1).max(80),
  keyVersion: z.number().int().positive(),
  reason: z.string().trim().min(3).max(500),
})
export type KeyConfirmation = z.infer<typeof KeyConfirmation>
