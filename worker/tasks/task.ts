import type { TaskKind, TaskState } from '../../domain/tasks/contract.ts'
import type { Services } from '../platform/context.ts'

/** A task as its step reads it. Input and output have the kind's own shape; the cursor is null at first. */
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
 * Outcome of a step: progress, and the cursor of the next step; `cursor: null` ends the task. `delaySeconds` postpones
 * the next step, which may still come sooner.
 */
export type TaskStep<Output = unknown> = {
  done: number
  total: number | null
  cursor: string | null
  output?: Output
  delaySeconds?: number
}

/**
 * One bounded step of a task (some seconds, some hundred rows). Delivered at least once, so it must be idempotent for a
 * cursor. Throw `TaskFailed` where a retry cannot help; anything else is retried.
 */
export type TaskRunner<Input = never, Output = unknown> = (
  services: Services,
  task: Task<Input, Output>,
) => Promise<TaskStep<Output>>

/** Runner of any kind, for callers that hold a task of that kind. */
export type AnyTaskRunner = (services: Services, task: Task<never, never>) => Promise<TaskStep>

/** Ends a task as failed, without retries; administrators see the message. */
export class TaskFailed extends Error {
  override readonly name = 'TaskFailed'
}

/** Starts the next step of a task; its state is in its row. */
export type TaskMessage = { taskId: string }
