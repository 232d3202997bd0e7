import type { AttemptCount, MyAttempt } from '../../domain/attempts/contract.ts'
import { isOpen, runningOrder, type RunningTest } from '../../domain/attempts/running.ts'
import type { Services } from '../platform/context.ts'
import { countAttempts, listSubmissionDays, listRecent } from './attempts.store.ts'
import { attemptSession } from './attempts.usecases.ts'

const recentLimit = 50
/** Longer streaks are cut to this. */
const streakLimit = 1_000
/** Open attempts whose clocks are read. */
const clocksLimit = 4

export const myAttempts = (services: Services, userId: string): Promise<MyAttempt[]> =>
  listRecent(services.db, userId, recentLimit)

export const countMyAttempts = async (services: Services, userId: string): Promise<AttemptCount> =>
  (await countAttempts(services.db, userId)) ?? { total: 0, open: 0 }

/** Days in India on which the student submitted a test, newest first. */
export const submissionDays = (services: Services, userId: string): Promise<string[]> =>
  listSubmissionDays(services.db, userId, streakLimit)

/** The open attempts among some, with their clocks as their objects have them, the most urgent first. */
export const runningTests = async (
  services: Services,
  userId: string,
  attempts: readonly MyAttempt[],
): Promise<RunningTest[]> => {
  const open = attempts.filter(isOpen).slice(0, clocksLimit)
  const found = await Promise.all(
    open.map(async ({ attemptId, testId, examId, title, startedAt }): Promise<RunningTest | null> => {
      const clock = await attemptSession(services, attemptId).clock(userId, services.now())
      return clock && { attemptId, testId, examId, title, startedAt, ...clock }
    }),
  )
  return found.filter((test): test is RunningTest => test !== null && isOpen(test)).toSorted(runningOrder)
}
