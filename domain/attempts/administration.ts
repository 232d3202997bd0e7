import { z } from 'zod'
import type { ExtraTime } from './schedule.ts'

/** What an administrator may do to an attempt: each with a reason, which the student is shown where it changes a result. */
export const Reason = z.string().trim().min(1).max(500)

/** At most as much again as the paper has, or ten hours. */
const Extra: z.ZodType<ExtraTime> = z.union([
  z.strictObject({ minutes: z.number().int().min(0).max(600) }),
  z.strictObject({ perHourMinutes: z.number().int().min(0).max(60) }),
])

/** POST /api/admin/attempts/:attemptId/extra-time; null takes back what was given. */
export const GiveExtraTime = z.strictObject({ extra: Extra.nullable(), reason: Reason })

/** POST /api/admin/students/:uid/extra-time: in every test, from open attempts on. */
export const Accommodate = z.strictObject({ extra: Extra.nullable(), scribe: z.boolean(), reason: Reason })

/** POST /api/admin/attempts/:attemptId/reopen */
export const Reopen = z.strictObject({ minutes: z.number().int().min(1).max(600), reason: Reason })

/** POST /api/admin/attempts/:attemptId/evidence; null counts that of every question. */
export const CountEvidence = z.strictObject({
  questionIds: z.array(z.string().min(1).max(64)).min(1).max(500).nullable(),
  reason: Reason,
})

/** POST /api/admin/attempts/:attemptId/reset and /invalidate */
export const GiveReason = z.strictObject({ reason: Reason })
