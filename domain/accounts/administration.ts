import { z } from 'zod'

const Reason = z.string().trim().min(1).max(500)

/** POST /api/admin/students/:uid/block. The student reads the reason at sign-in. */
export const BlockStudent = z.strictObject({ reason: Reason })

/** DELETE /api/admin/students/:uid/block and /sessions */
export const StudentActReason = z.strictObject({ reason: Reason })

/** Mails that the office has sent anew. */
export const repeatedMails = ['confirmation', 'guardian'] as const
export type RepeatedMail = (typeof repeatedMails)[number]

/** POST /api/admin/students/:uid/mails */
export const RepeatMail = z.strictObject({ mail: z.enum(repeatedMails), reason: Reason })

/** Reasons why an act on an account is impossible now. */
export const accountRefusals = [
  'administrator',
  'self',
  'blocked',
  'not_blocked',
  'no_sessions',
  'confirmed',
  'no_guardian',
] as const
export type AccountRefusal = (typeof accountRefusals)[number]
