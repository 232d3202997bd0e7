import { pauseForAll, postpone, resumeForAll, type LiveAct } from '../catalogue/live.usecases.ts'
import type { Services } from '../platform/context.ts'
import { startTask } from '../tasks/tasks.usecases.ts'

/** The task that notifies every open attempt of a change. */
export type StartedTask = { taskId: string }

const notifyAttempts = async (services: Services, testId: string): Promise<StartedTask> => ({
  taskId: await startTask(services, { kind: 'test_push', userId: null, input: { testId } }),
})

/** Pauses a test for all. A repeated call notifies the attempts again. */
export const pauseTest = async (
  services: Services,
  act: LiveAct & { reason: string },
  testId: string,
): Promise<StartedTask> => {
  await pauseForAll(services, act, testId)
  return notifyAttempts(services, testId)
}

export const resumeTest = async (services: Services, act: LiveAct, testId: string): Promise<StartedTask> => {
  await resumeForAll(services, act, testId)
  return notifyAttempts(services, testId)
}

export const postponeTest = async (
  services: Services,
  act: LiveAct,
  testId: string,
  opensAt: number,
): Promise<StartedTask> => {
  await postpone(services, act, testId, opensAt)
  return notifyAttempts(services, testId)
}
