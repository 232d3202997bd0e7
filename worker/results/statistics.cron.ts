import type { Services } from '../platform/context.ts'
import { startTaskUnlessOpen, taskIdOf } from '../tasks/tasks.usecases.ts'
import { listDue } from './statistics-due.store.ts'

/** Tests that one run starts; the others wait for the next. */
const testsPerRun = 200

/** Starts the statistics of a test, unless they are being computed. */
export const startStatistics = async (services: Services, testId: string): Promise<void> => {
  const kind = 'item_statistics'
  await startTaskUnlessOpen(services, { id: await taskIdOf(kind, testId), kind, userId: null, input: { testId } })
}

/** Hourly: starts the statistics of the tests whose first attempts or keys changed. */
export const startDueStatistics = async (services: Services): Promise<void> => {
  for (const testId of await listDue(services.db, testsPerRun)) await startStatistics(services, testId)
}
