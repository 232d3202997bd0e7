import type { Services } from '../../worker/platform/context.ts'
import { taskRunners } from '../../worker/task-runners.ts'
import type { TaskMessage } from '../../worker/tasks/task.ts'
import * as queue from '../../worker/tasks/tasks.queue.ts'
import type { Bindings } from '../../worker/env.ts'
import { env, servicesAt } from './support.ts'

/** Runs the next step of a task, as a queue message would. */
export const takeStep = (services: Services, taskId: string): Promise<void> =>
  queue.takeStep(taskRunners, services, taskId)

/** Binding of a queue that delivers nothing, for tests that take the steps of tasks themselves. */
export const undeliveredTasks = { TASKS_QUEUE: { send: async () => undefined } as never } satisfies Partial<Bindings>

/** Services with a queue of tasks of their own; that of the run first takes what other files have put into it. */
export const servicesWithTasks = (): Services => {
  let last = Promise.resolve()
  const send = async ({ taskId }: TaskMessage) => void (last = last.then(() => takeStep(services, taskId)))
  const services: Services = servicesAt(Date.now, { env: { ...env, TASKS_QUEUE: { send } as never } })
  return services
}
