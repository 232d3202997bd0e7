import { z } from 'zod'

/** Body of PUT /api/attempts/:attemptId/rank-card: the student's consent, and whether the name is shown. */
export const MakeRankCard = z.strictObject({ consent: z.literal(true), showsName: z.boolean() })
export type MakeRankCard = z.infer<typeof MakeRankCard>
