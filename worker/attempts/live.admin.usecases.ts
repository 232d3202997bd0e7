import { pauseForAll, postpone, resumeForAll } from '../catalogue/live.usecases.ts'
import type { Services } from '../platform/context.ts'
import { startTask } from '../tasks/tasks.usecases.ts'

/** The task that tells every open sitting what has changed. */
export type Told = { taskId: string }

const tellSittings = async (services: Services, testId: string): Promise<Told> => ({
  taskId: await startTask(services, { kind: 'test_push', userId: null, input: { testId } }),
})

/** Stops every clock of a test. Asked again, the sittings are told again. */
export const pauseTest = async (services: Services, testId: string, reason: string): Promise<Told> => {
  await pauseForAll(services, testId, reason)
  return tellSittings(services, testId)
}

export const resumeTest = async (services: Services, testId: string): Promise<Told> => {
  await resumeForAll(services, testId)
  return tellSittings(services, testId)
}

export const postponeTest = async (services: Services, testId: string, opensAt: number): Promise<Told> => {
  await postpone(services, testId, opensAt)
  return tellSittings(services, testId)
}
