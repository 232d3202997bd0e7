import type { MyAttempt } from '../../domain/attempts/contract.ts'
import { streakOf, type Streak } from '../../domain/attempts/streak.ts'
import type { Services } from '../platform/context.ts'
import { listSubmissionDays, listRecent } from './attempts.store.ts'

const recentLimit = 50
/** Longer streaks are cut to this. */
const streakLimit = 1_000

export const myAttempts = (services: Services, userId: string): Promise<MyAttempt[]> =>
  listRecent(services.db, userId, recentLimit)

export const myStreak = async (services: Services, userId: string): Promise<Streak> =>
  streakOf(await listSubmissionDays(services.db, userId, streakLimit), services.now())
