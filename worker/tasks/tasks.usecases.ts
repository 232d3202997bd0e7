import type { SQL } from 'drizzle-orm'
import type { TaskKind, TaskView } from '../../domain/tasks/contract.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { hashOf } from '../platform/hash.ts'
import { log } from '../platform/log.ts'
import type { Task } from './task.ts'
import * as store from './tasks.store.ts'

const listed = 100

/** An open task that was silent for so long has lost its message: a queue may forget. */
const silenceMs = 60_000

/**
 * Sends a task to its next step. A message that can't be sent is not lost work: the row is there, and
 * `resendStalled` finds it.
 */
export const sendTask = async ({ env }: Services, taskId: string, delaySeconds = 0): Promise<void> => {
  try {
    await env.TASKS_QUEUE.send({ taskId }, { delaySeconds })
  } catch (error) {
    log('warn', 'tasks.unsent', { taskId }, error)
  }
}

/**
 * For a transaction of the caller's: the row of a task, where a condition holds. Whoever runs it sends the task to its
 * first step with `sendTask`.
 */
export const taskStatement = (
  services: Services,
  task: { id: string; kind: TaskKind; userId: string | null; input: unknown },
  when: SQL,
): SQL => store.insertTaskWhen({ ...task, now: services.now() }, when)

/** Starts long work that a student may ask for once in a while: false where it was asked for since then and didn't fail. */
export const startTaskUnlessSince = async (
  services: Services,
  { kind, userId, input }: { kind: TaskKind; userId: string; input: unknown },
  since: number,
): Promise<boolean> => {
  const id = services.newId('tsk')
  const isStarted = await store.insertUnlessSince(services.db, { id, kind, userId, input, now: services.now() }, since)
  if (isStarted) await sendTask(services, id)
  return isStarted
}

/** Starts long work and returns its id. `userId` is who may look at its progress; null for the product's own. */
export const startTask = async (
  services: Services,
  { kind, userId, input }: { kind: TaskKind; userId: string | null; input: unknown },
): Promise<string> => {
  const id = services.newId('tsk')
  await store.insertTask(services.db, { id, kind, userId, input, now: services.now() })
  await sendTask(services, id)
  return id
}

const asView = (task: Task): TaskView => {
  const { id, kind, state, done, total, output, createdAt, updatedAt } = task
  return { id, kind, state, done, total, output, createdAt, updatedAt }
}

/** A task with its input: for the area that started it. 404 where there is none of that kind. */
export const taskOfKind = async (services: Services, kind: TaskKind, taskId: string): Promise<Task> => {
  const task = await store.findTask(services.db, taskId)
  if (task?.kind !== kind) throw notFound()
  return task
}

const isOpen = ({ state }: Task): boolean => state === 'waiting' || state === 'running'

/** Whoever watches a task that has gone silent sends it on. */
const wake = (services: Services, task: Task): void => {
  if (isOpen(task) && task.updatedAt < services.now() - silenceMs) services.later(resendStalled(services, task.id))
}

/** The progress of a task of this student. Another's looks like none. */
export const readMyTask = async (services: Services, userId: string, taskId: string): Promise<TaskView> => {
  const task = await store.findTask(services.db, taskId)
  if (task?.userId !== userId) throw notFound()
  wake(services, task)
  return asView(task)
}

/** Any task, and why it failed: for administrators. */
export const readTask = async (
  services: Services,
  taskId: string,
): Promise<TaskView & { input: unknown; error: string | null }> => {
  const task = await store.findTask(services.db, taskId)
  if (!task) throw notFound()
  wake(services, task)
  return { ...asView(task), input: task.input, error: task.error }
}

export const listTasks = async (services: Services, kind: TaskKind | null): Promise<TaskView[]> =>
  (await store.listTasks(services.db, kind, listed)).map(asView)

/** The newest task of a kind that a student asked for, with when it began; undefined where there was none. */
export const newestTaskOf = (services: Services, userId: string, kind: TaskKind): Promise<Task | undefined> =>
  store.findNewestTask(services.db, userId, kind)

/** The id of the work that makes a thing of a name: the same for everyone who asks, at whatever time. */
export const taskIdOf = async (kind: TaskKind, name: string): Promise<string> =>
  `tsk_${(await hashOf(`${kind} ${name}`)).slice(0, 25)}`

/** Whether a task is still to be done. */
export const isTaskOpen = async (services: Services, taskId: string): Promise<boolean> => {
  const task = await store.findTask(services.db, taskId)
  return task !== undefined && isOpen(task)
}

/** Starts work under the id of `taskIdOf`, unless it is open: however many ask at once, it is done once. */
export const startTaskOnce = async (
  services: Services,
  task: { id: string; kind: TaskKind; userId: string | null; input: unknown },
): Promise<void> => {
  if (await store.insertOrReopen(services.db, { ...task, now: services.now() })) await sendTask(services, task.id)
}

/** Starts work under a known id, unless it ever was: however it ended, it is not done again. */
export const startTaskFirst = async (
  services: Services,
  task: { id: string; kind: TaskKind; userId: string | null; input: unknown },
): Promise<void> => {
  if (await store.insertFirst(services.db, { ...task, now: services.now() })) await sendTask(services, task.id)
}

/** Lets a failed task go on where it stopped. */
export const retryTask = async (services: Services, taskId: string): Promise<void> => {
  if ((await store.reopenTasks(services.db, { id: taskId }, services.now())).length === 0)
    throw new AppError('tasks.not_failed', 409, 'This task has not failed.')
  await sendTask(services, taskId)
}

/** On the clock, for a kind that must not stay undone: lets every one that failed go on where it stopped. */
export const retryFailed = async (services: Services, kind: TaskKind): Promise<void> => {
  for (const taskId of await store.reopenTasks(services.db, { kind }, services.now())) await sendTask(services, taskId)
}

/** For a transaction of the caller's: takes a student out of the tasks, whose own go and the product's stay. */
export const forgetUserStatements = (userId: string): SQL[] => store.forgetUser(userId)

/** Sends tasks on whose message was lost: all, or one. */
export const resendStalled = async (services: Services, taskId: string | null = null): Promise<void> => {
  const now = services.now()
  for (const stalled of await store.claimStalled(services.db, now - silenceMs, now, taskId))
    await sendTask(services, stalled)
}
