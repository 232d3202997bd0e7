import { z } from 'zod'
import type { ExtraTime } from './schedule.ts'

/** The reason for an administrator's act. The student sees it where a result changes. */
const AdminReason = z.string().trim().min(1).max(500)

/** At most the paper's own time again, or ten hours. */
const Extra: z.ZodType<ExtraTime> = z.union([
  z.strictObject({ minutes: z.number().int().min(0).max(600) }),
  z.strictObject({ perHourMinutes: z.number().int().min(0).max(60) }),
])

/** POST /api/admin/attempts/:attemptId/extra-time; null removes the extra time. */
export const GiveExtraTime = z.strictObject({ extra: Extra.nullable(), reason: AdminReason })

/** POST /api/admin/students/:uid/extra-time: for every test, open attempts included. */
export const Accommodate = z.strictObject({ extra: Extra.nullable(), scribe: z.boolean(), reason: AdminReason })

/** POST /api/admin/attempts/:attemptId/reopen */
export const Reopen = z.strictObject({ minutes: z.number().int().min(1).max(600), reason: AdminReason })

/** POST /api/admin/attempts/:attemptId/evidence; null counts the evidence of every question. */
export const CountEvidence = z.strictObject({
  questionIds: z.array(z.string().min(1).max(64)).min(1).max(500).nullable(),
  reason: AdminReason,
})

/** POST /api/admin/attempts/:attemptId/reset and /invalidate */
export const GiveReason = z.strictObject({ reason: AdminReason })
