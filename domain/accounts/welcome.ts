import { z } from 'zod'
import { ExamProfileForm } from './contract.ts'

/** Age of an account until which a sign-in counts as the end of its registration, milliseconds. */
const newAccountMs = 10 * 60_000

/** True when a sign-in leads to the welcome: the account is new, and its student has neither answered nor skipped it. */
export const asksWelcome = (
  { createdAt, isWelcomed }: { createdAt: number; isWelcomed: boolean },
  now: number,
): boolean => !isWelcomed && now - createdAt < newAccountMs

const Answer = ExamProfileForm.pick({ targets: true, targetYear: true, medium: true })

/** PUT /api/account/welcome. A null answer skips the welcome and leaves the exam profile as it is. */
export const Welcome = z.strictObject({ answer: Answer.nullable() })
export type WelcomeAnswer = z.infer<typeof Answer>
