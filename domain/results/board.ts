import { z } from 'zod'

/** Body of POST /api/tests/:testId/board-name: one line of letters, digits and a few signs. */
export const BoardName = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1)
    .max(40)
    .regex(/^[\p{L}\p{M}\p{N} .'’-]+$/u),
})
