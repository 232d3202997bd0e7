import type { TaskKind } from '../../domain/tasks/contract.ts'
import { reasonIn, tries } from '../dead-letters/dead-letters.ts'
import type { Bindings } from '../env.ts'
import { makeServices, type Services } from '../platform/context.ts'
import { log } from '../platform/log.ts'
import { backoffSeconds } from '../platform/queue.ts'
import { TaskFailed, type AnyTaskRunner, type Task, type TaskMessage } from './task.ts'
import { failTask, findTask, saveStep } from './tasks.store.ts'
import { sendTask } from './tasks.usecases.ts'

/** Runner of each kind of task. */
export type TaskRunners = Record<TaskKind, AnyTaskRunner>

/**
 * Runs the next step of each task and queues the one after it. The state is in the task's row, so a message that comes
 * twice repeats at most one idempotent step.
 */
export const consumeTasks =
  (runners: TaskRunners) =>
  async (batch: MessageBatch<TaskMessage>, env: Bindings, ctx: ExecutionContext): Promise<void> => {
    const services = makeServices(env, (work) => ctx.waitUntil(work))
    for (const message of batch.messages) {
      const { taskId } = message.body
      try {
        await takeStep(runners, services, taskId)
        message.ack()
      } catch (error) {
        log('error', 'tasks.step_failed', { taskId, attempts: message.attempts }, error)
        message.retry({ delaySeconds: backoffSeconds(message.attempts) })
        if (message.attempts >= tries.tasks) await keepReason(services, taskId, error)
      }
    }
  }

/** Fails a task at its last try, whose error the dead-letter queue does not have. */
const keepReason = async (services: Services, taskId: string, cause: unknown): Promise<void> => {
  try {
    await failTask(services.db, taskId, reasonIn(cause) ?? '', services.now())
  } catch (error) {
    log('warn', 'tasks.reason_unkept', { taskId }, error)
  }
}

/** Runs one step of an open task. The following step is queued only by the delivery whose step was stored. */
export const takeStep = async (runners: TaskRunners, services: Services, taskId: string): Promise<void> => {
  const { db } = services
  const task = await findTask(db, taskId)
  if (!task || (task.state !== 'waiting' && task.state !== 'running')) return
  const step = await stepOf(runners, services, task)
  if (step && (await saveStep(db, task, step, services.now())) && step.cursor !== null)
    await sendTask(services, taskId, step.delaySeconds)
}

/** Null where the task has failed permanently. */
const stepOf = async (runners: TaskRunners, services: Services, task: Task) => {
  try {
    return await runners[task.kind](services, task as Task<never, never>)
  } catch (error) {
    if (!(error instanceof TaskFailed)) throw error
    log('error', 'tasks.failed', { taskId: task.id, kind: task.kind }, error)
    await failTask(services.db, task.id, error.message, services.now())
    return null
  }
}

/** Marks tasks as failed whose step failed after all retries; they can be retried by hand. */
export const reportDeadTasks = async (
  batch: MessageBatch<TaskMessage>,
  env: Bindings,
  ctx: ExecutionContext,
): Promise<void> => {
  const services = makeServices(env, (work) => ctx.waitUntil(work))
  for (const message of batch.messages) {
    const { taskId } = message.body
    log('error', 'tasks.dead_letter', { taskId })
    await failTask(services.db, taskId, 'This failed again and again.', services.now())
    message.ack()
  }
}
