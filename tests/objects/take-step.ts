import type { Services } from '../../worker/platform/context.ts'
import { taskRunners } from '../../worker/task-runners.ts'
import * as queue from '../../worker/tasks/tasks.queue.ts'

/** Does the next step of a task, as a message of the queue would. */
export const takeStep = (services: Services, taskId: string): Promise<void> =>
  queue.takeStep(taskRunners, services, taskId)
