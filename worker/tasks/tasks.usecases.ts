import { sql, type SQL } from 'drizzle-orm'
import type { TaskKind, TaskView } from '../../domain/tasks/contract.ts'
import { inAuditedTransaction, type Act } from '../activities/audit.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { hashOf } from '../platform/hash.ts'
import { log } from '../platform/log.ts'
import type { Task } from './task.ts'
import * as store from './tasks.store.ts'

const pageSize = 100

/** Time without progress after which a task's message counts as lost. */
const stalledMs = 60_000

/** Queues the next step of a task. A failure to send loses no work: the row remains, and `resendStalled` finds it. */
export const sendTask = async ({ env }: Services, taskId: string, delaySeconds = 0): Promise<void> => {
  try {
    await env.TASKS_QUEUE.send({ taskId }, { delaySeconds })
  } catch (error) {
    log('warn', 'tasks.unsent', { taskId }, error)
  }
}

/**
 * Statement that inserts the row of a task if a condition holds, for the caller's transaction. The caller then queues
 * the first step with `sendTask`.
 */
export const taskStatement = (
  services: Services,
  task: { id: string; kind: TaskKind; userId: string | null; input: unknown },
  when: SQL,
): SQL => store.insertTaskWhen({ ...task, now: services.now() }, when)

/**
 * Starts a task that a student may request once in a period, with the row of that act; false if one that did not fail
 * was started in it.
 */
export const startTaskUnlessSince = async (
  services: Services,
  { act, ...task }: { kind: TaskKind; userId: string; input: unknown; act: Act },
  since: number,
): Promise<boolean> => {
  const id = services.newId('tsk')
  const statement = store.insertUnlessSince({ id, ...task, now: services.now() }, since)
  const { isDone: isStarted } = await inAuditedTransaction(services, act, [statement])
  if (isStarted) await sendTask(services, id)
  return isStarted
}

/** Starts a task of an administrator's act, in one transaction with the row of the act. Returns the task's id. */
export const startAuditedTask = async (
  services: Services,
  { act, ...task }: { act: Act; kind: TaskKind; userId: string | null; input: unknown },
): Promise<string> => {
  const id = services.newId('tsk')
  const audit = { ...act, detail: { ...act.detail, taskId: id } }
  await inAuditedTransaction(services, audit, [taskStatement(services, { id, ...task }, sql`true`)])
  await sendTask(services, id)
  return id
}

/** Starts a task and returns its id. `userId` is the student who may read its progress; null for the product's own. */
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

/** A task with its input, for the area that started it. Throws 404 where there is none of that kind. */
export const taskOfKind = async (services: Services, kind: TaskKind, taskId: string): Promise<Task> => {
  const task = await store.findTask(services.db, taskId)
  if (task?.kind !== kind) throw notFound()
  return task
}

/** Tasks of known ids, in their order; missing ones are left out. */
export const tasksByIds = async (services: Services, ids: readonly string[]): Promise<Task[]> => {
  const rows = await Promise.all(ids.map((id) => store.findTask(services.db, id)))
  return rows.filter((row) => row !== undefined)
}

const isOpen = ({ state }: Task): boolean => state === 'waiting' || state === 'running'

/** Sends a stalled task again when its progress is read. */
const resendIfStalled = (services: Services, task: Task): void => {
  if (isOpen(task) && task.updatedAt < services.now() - stalledMs) services.later(resendStalled(services, task.id))
}

/** Progress of a task of this student. Throws 404 for any other. */
export const readMyTask = async (services: Services, userId: string, taskId: string): Promise<TaskView> => {
  const task = await store.findTask(services.db, taskId)
  if (task?.userId !== userId) throw notFound()
  resendIfStalled(services, task)
  return asView(task)
}

/** Any task with the reason of its failure, for administrators. */
export const readTask = async (
  services: Services,
  taskId: string,
): Promise<TaskView & { input: unknown; error: string | null }> => {
  const task = await store.findTask(services.db, taskId)
  if (!task) throw notFound()
  resendIfStalled(services, task)
  return { ...asView(task), input: task.input, error: task.error }
}

export const listTasks = async (services: Services, kind: TaskKind | null): Promise<TaskView[]> =>
  (await store.listTasks(services.db, kind, pageSize)).map(asView)

/** Newest task of a kind that a student requested; undefined where there is none. */
export const newestTaskOf = (services: Services, userId: string, kind: TaskKind): Promise<Task | undefined> =>
  store.findNewestTask(services.db, userId, kind)

/** Deterministic task id of a kind and name, the same for every request. */
export const taskIdOf = async (kind: TaskKind, name: string): Promise<string> =>
  `tsk_${(await hashOf(`${kind} ${name}`)).slice(0, 25)}`

/** True when a task is waiting or running. */
export const isTaskOpen = async (services: Services, taskId: string): Promise<boolean> => {
  const task = await store.findTask(services.db, taskId)
  return task !== undefined && isOpen(task)
}

/** Inputs of the tasks of a kind that are waiting or running. */
export const openInputs = async <Input>({ db }: Services, kind: TaskKind): Promise<Input[]> =>
  (await store.listOpenInputs(db, kind)).map(({ input }) => input as Input)

/** Starts a task under the id of `taskIdOf`, unless it is open: concurrent requests run it once. */
export const startTaskUnlessOpen = async (
  services: Services,
  task: { id: string; kind: TaskKind; userId: string | null; input: unknown },
): Promise<void> => {
  if (await store.insertOrReopen(services.db, { ...task, now: services.now() })) await sendTask(services, task.id)
}

/** Starts a task under a known id, unless it ever existed, however it ended. */
export const startTaskUnlessKnown = async (
  services: Services,
  task: { id: string; kind: TaskKind; userId: string | null; input: unknown },
): Promise<void> => {
  if (await store.insertIfNew(services.db, { ...task, now: services.now() })) await sendTask(services, task.id)
}

const notFailed = () => new AppError('tasks.not_failed', 409, 'This task has not failed.')

/** Retries a failed task from its cursor. Throws 409 where it has not failed. */
export const retryTask = async (services: Services, taskId: string): Promise<void> => {
  if ((await store.reopenTasks(services.db, { id: taskId }, services.now())).length === 0) throw notFailed()
  await sendTask(services, taskId)
}

/**
 * Retries failed tasks from their cursors for an administrator: one, or those of a kind. Returns their number; 0 where
 * none has failed.
 */
export const retryTasksAs = async (
  services: Services,
  actor: string,
  which: { id: string } | { kind: TaskKind },
): Promise<number> => {
  const task = 'id' in which ? await store.findTask(services.db, which.id) : undefined
  const detail = { task: 'kind' in which ? which.kind : task?.kind, error: task?.error }
  const act = { actor, act: 'task.retried', kind: 'task', itemId: 'id' in which ? which.id : which.kind } as const
  const reopen = store.reopenStatement(which, services.now())
  const { results } = await inAuditedTransaction(services, { ...act, detail }, [reopen])
  const ids = (results[0]?.results ?? []).map(({ id }) => String(id))
  await Promise.all(ids.map((id) => sendTask(services, id)))
  return ids.length
}

/** As `retryTask`, for an administrator. */
export const retryTaskAs = async (services: Services, actor: string, taskId: string): Promise<void> => {
  if ((await retryTasksAs(services, actor, { id: taskId })) === 0) throw notFailed()
}

/** Scheduled, for kinds that must complete: retries every failed task from its cursor. */
export const retryFailed = async (services: Services, kind: TaskKind): Promise<void> => {
  for (const taskId of await store.reopenTasks(services.db, { kind }, services.now())) await sendTask(services, taskId)
}

/**
 * Statements for the caller's transaction: deletes a student's own tasks and removes them from those of the product.
 */
export const eraseUserStatements = (userId: string): SQL[] => store.eraseUser(userId)

/** Sends open tasks whose message was lost: all, or one. */
export const resendStalled = async (services: Services, taskId: string | null = null): Promise<void> => {
  const now = services.now()
  for (const stalled of await store.claimStalled(services.db, now - stalledMs, now, taskId))
    await sendTask(services, stalled)
}

/** Deletes tasks of some kinds from before an instant, with what their input names. */
export const deleteTasksBefore = ({ db }: Services, kinds: readonly TaskKind[], before: number): Promise<void> =>
  store.deleteBefore(db, kinds, before)
