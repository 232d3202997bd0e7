import type { ImportPhase } from '../../../domain/questions/imports/contract.ts'
import type { Task, TaskRunner } from '../../tasks/task.ts'

/** Input of a task on an import. */
export type ImportInput = {
  importId: string
  phase: ImportPhase
  by: string
  /** Reason that an administrator gave for an undo. */
  reason?: string
}

export type ImportTask = Task<ImportInput, null>
export type ImportStep = TaskRunner<ImportInput, null>

/** Time after which a step ends, so that its CPU time stays below 10 s. */
const stepMs = 7_000

/** True once a step has run for its time. */
export const stepClock = (now: () => number): (() => boolean) => {
  const until = now() + stepMs
  return () => now() >= until
}
