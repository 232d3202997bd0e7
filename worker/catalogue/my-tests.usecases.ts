import type { MyTest } from '../../domain/catalogue/contract.ts'
import type { Services } from '../platform/context.ts'
import { findNewestAttempts } from './my-tests.store.ts'

/** D1 binds at most 100 parameters a statement; one is the user. */
const testsPerQuery = 90

/** Newest attempts of a student by test. Empty for a visitor. */
export const myTests = async (
  services: Services,
  userId: string | null,
  testIds: string[],
): Promise<Map<string, MyTest>> => {
  if (userId === null || testIds.length === 0) return new Map()
  const pages = Array.from({ length: Math.ceil(testIds.length / testsPerQuery) }, (_, page) =>
    findNewestAttempts(services.db, userId, testIds.slice(page * testsPerQuery, (page + 1) * testsPerQuery)),
  )
  const rows = (await Promise.all(pages)).flat()
  return new Map(rows.map(({ testId, attemptId, state }) => [testId, { attemptId, state }]))
}
