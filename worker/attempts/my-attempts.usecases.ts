import type { MyAttempt } from '../../domain/attempts/contract.ts'
import { streakOf, type Streak } from '../../domain/attempts/streak.ts'
import type { MyTest } from '../../domain/catalogue/contract.ts'
import type { Services } from '../platform/context.ts'
import { findNewest, listDays, listRecent } from './attempts.store.ts'

/** D1 binds at most 100 parameters a statement; one is the user. */
const testsPerQuery = 90
const recentLimit = 50
/** Longer streaks are told as this. */
const streakLimit = 1_000

/** What the student has done with each of some tests: the newest sitting. A visitor has done nothing. */
export const myTests = async (
  services: Services,
  userId: string | null,
  testIds: string[],
): Promise<Map<string, MyTest>> => {
  if (userId === null || testIds.length === 0) return new Map()
  const pages = Array.from({ length: Math.ceil(testIds.length / testsPerQuery) }, (_, page) =>
    findNewest(services.db, userId, testIds.slice(page * testsPerQuery, (page + 1) * testsPerQuery)),
  )
  const rows = (await Promise.all(pages)).flat()
  return new Map(rows.map(({ testId, attemptId, state }) => [testId, { attemptId, state }]))
}

export const myAttempts = (services: Services, userId: string): Promise<MyAttempt[]> =>
  listRecent(services.db, userId, recentLimit)

export const myStreak = async (services: Services, userId: string): Promise<Streak> =>
  streakOf(await listDays(services.db, userId, streakLimit), services.now())
