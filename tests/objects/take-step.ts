import type { Services } from '../../worker/platform/context.ts'
import { taskRunners } from '../../worker/task-runners.ts'
import * as queue from '../../worker/tasks/tasks.queue.ts'

/** Runs the next step of a task, as a queue message would. */
export const takeStep = (services: Services, taskId: string): Promise<void> =>
  queue.takeStep(taskRunners, services, taskId)
