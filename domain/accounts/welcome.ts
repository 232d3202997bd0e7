import { z } from 'zod'
import { ExamProfileForm } from './contract.ts'

/** Age of an account until which the welcome is offered after a sign-in, milliseconds. */
const newAccountMs = 3_600_000

/** True for a new account whose student has neither answered nor skipped the welcome. */
export const asksWelcome = (
  { createdAt, welcomedAt }: { createdAt: number; welcomedAt: number | null },
  now: number,
): boolean => welcomedAt === null && now - createdAt < newAccountMs

const Answer = ExamProfileForm.pick({ targets: true, targetYear: true, medium: true })

/** PUT /api/account/welcome. A null answer skips the welcome and leaves the exam profile as it is. */
export const Welcome = z.strictObject({ answer: Answer.nullable() })
export type WelcomeAnswer = z.infer<typeof Answer>
