import type { TaskKind, TaskState } from '../../domain/tasks/contract.ts'
import type { Services } from '../platform/context.ts'

/** A task as a step finds it. Input and output are of the kind's own shape; the cursor is null at first. */
export type Task<Input = unknown, Output = unknown> = {
  id: string
  kind: TaskKind
  state: TaskState
  userId: string | null
  input: Input
  output: Output | null
  done: number
  total: number | null
  cursor: string | null
  createdAt: number
  updatedAt: number
}

/**
 * What a step leaves: how far it came, and where the next goes on; `cursor: null` ends the task. A next step that has to
 * wait says for how long, and may come sooner all the same.
 */
export type Step<Output = unknown> = {
  done: number
  total: number | null
  cursor: string | null
  output?: Output
  delaySeconds?: number
}

/**
 * One bounded step of a task (some seconds, some hundred rows). Steps are delivered at least once: one that is done
 * again from the same cursor changes nothing. Throw `TaskFailed` where trying again can't help; anything else is retried.
 */
export type TaskRunner<Input = never, Output = unknown> = (
  services: Services,
  task: Task<Input, Output>,
) => Promise<Step<Output>>

/** The runner of any kind, for callers who hold a task of the same kind. */
export type AnyTaskRunner = (services: Services, task: Task<never, never>) => Promise<Step>

/** Ends a task for good; the reason is told to whoever asked for it. */
export class TaskFailed extends Error {
  override readonly name = 'TaskFailed'
}

/** Says that a task has a next step; where it stands is in its row. */
export type TaskMessage = { taskId: string }
