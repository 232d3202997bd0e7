import { pauseForAll, postpone, resumeForAll } from '../catalogue/live.usecases.ts'
import type { Services } from '../platform/context.ts'
import { startTask } from '../tasks/tasks.usecases.ts'

/** The task that notifies every open attempt of a change. */
export type StartedTask = { taskId: string }

const notifyAttempts = async (services: Services, testId: string): Promise<StartedTask> => ({
  taskId: await startTask(services, { kind: 'test_push', userId: null, input: { testId } }),
})

/** Pauses a test for all. A repeated call notifies the attempts again. */
export const pauseTest = async (services: Services, testId: string, reason: string): Promise<StartedTask> => {
  await pauseForAll(services, testId, reason)
  return notifyAttempts(services, testId)
}

export const resumeTest = async (services: Services, testId: string): Promise<StartedTask> => {
  await resumeForAll(services, testId)
  return notifyAttempts(services, testId)
}

export const postponeTest = async (services: Services, testId: string, opensAt: number): Promise<StartedTask> => {
  await postpone(services, testId, opensAt)
  return notifyAttempts(services, testId)
}
