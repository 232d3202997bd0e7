import { firstTest, type FirstTestCandidate } from '../../domain/catalogue/first-test.ts'
import type { FirstTest } from '../../domain/catalogue/contract.ts'
import { examProfileOfUser } from '../accounts/profile.usecases.ts'
import type { Services } from '../platform/context.ts'
import * as store from './catalogue.store.ts'
import { testsForStudent } from './tests.usecases.ts'

/** Tests among which the first is chosen. */
const candidateLimit = 60

type FreeRow = Awaited<ReturnType<typeof store.listFreeTests>>[number]

const candidates = async (services: Services, userId: string, rows: FreeRow[]): Promise<FirstTestCandidate[]> => {
  const tests = await testsForStudent(services, userId, rows)
  return tests.flatMap((test, index) => {
    const row = rows[index]
    return row ? [{ ...test, exam: row.exam, languages: row.test.languages }] : []
  })
}

/**
 * The test with which a new student begins, by exams and language of the profile. Where their exams have no free test,
 * one of another exam shows how a test works here; null where there is none at all.
 */
export const recommendFirstTest = async (services: Services, userId: string): Promise<FirstTest | null> => {
  const [{ targets, medium }, own] = await Promise.all([
    examProfileOfUser(services, userId),
    store.listFreeTestsFor(services.db, userId, candidateLimit),
  ])
  const rows = own.length > 0 ? own : await store.listFreeTests(services.db, candidateLimit)
  const found = firstTest(await candidates(services, userId, rows), { targets, medium })
  if (!found) return null
  const { id, title, exam, durationMs, questionCount } = found
  return { id, title, exam, durationMs, questionCount }
}
