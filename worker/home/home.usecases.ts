import type { Home, HomeLists } from '../../domain/home/contract.ts'
import { seriesForStudent } from '../catalogue/series.usecases.ts'
import { testsForStudent } from '../catalogue/tests.usecases.ts'
import type { Services } from '../platform/context.ts'
import { readOwnParts } from './own-parts.usecases.ts'
import { sharedLists, type SharedLists } from './shared-lists.usecases.ts'
import { homeOfStudent, type Lists } from './student-home.ts'

const limits = { tests: 5, series: 6 } as const

/** The shared lists, their tests with what the user may open and has done. */
const listsFor = async (services: Services, userId: string | null, shared: SharedLists): Promise<Lists> => {
  const now = services.now()
  const open = shared.tests.filter(({ test }) => test.closesAt !== null && test.closesAt > now)
  return { shared, tests: await testsForStudent(services, userId, open) }
}

const listsOfVisitor = async (services: Services, { shared, tests }: Lists): Promise<HomeLists> => {
  const series = await seriesForStudent(services, null, shared.series)
  return {
    ...shared.lists,
    tests: tests.slice(0, limits.tests),
    series: series.slice(0, limits.series).map((one) => ({ ...one, tests: [] })),
  }
}

/**
 * Reads the home page. The shared part is at most a minute old; the student's part is read each time. With batched reads a
 * visitor costs no round trip to D1 and a student two; a miss of the shared part adds one.
 */
export const readHome = async (services: Services, userId: string | null): Promise<Home> => {
  const serverNow = services.now()
  // Awaited first, so that the reads below start in one turn and share a batch.
  const readShared = await sharedLists(services)
  const [lists, own] = await Promise.all([
    readShared().then((shared) => listsFor(services, userId, shared)),
    userId === null ? null : readOwnParts(services, userId),
  ])
  return own
    ? { lists: null, mine: homeOfStudent(own, lists), serverNow }
    : { lists: await listsOfVisitor(services, lists), mine: null, serverNow }
}
