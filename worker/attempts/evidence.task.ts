import type { Services } from '../platform/context.ts'
import { recordCountedEvidence, unitsOf } from '../results/evidence.usecases.ts'
import { TaskFailed, type TaskRunner } from '../tasks/task.ts'
import { reviveAbsent } from './attempts.store.ts'
import { attemptSession } from './attempts.usecases.ts'

/** `mode` marks the task's score changes as committed, as opposed to a dry run. */
export type EvidenceInput = {
  mode: 'commit'
  attemptId: string
  questionIds: string[] | null
  /** The time of the office's decision, Unix milliseconds: later evidence is not included. */
  until: number
  reason: string
}

/**
 * Counts evidence of one attempt: records the current score, then closes the attempt anew and scores it. Each step is
 * idempotent.
 */
export const countEvidenceTask: TaskRunner<EvidenceInput, { beforeUnits: number | null }> = async (services, task) => {
  const { attemptId } = task.input
  if (task.cursor === null) {
    const beforeUnits = await unitsOf(services, attemptId)
    return { done: 0, total: 1, cursor: 'count', output: { beforeUnits } }
  }
  await count(services, task.id, task.input, task.output?.beforeUnits ?? null)
  return { done: 1, total: 1, cursor: null, output: task.output ?? { beforeUnits: null } }
}

const count = async (
  services: Services,
  taskId: string,
  { attemptId, questionIds, until }: EvidenceInput,
  beforeUnits: number | null,
): Promise<void> => {
  const counted = await attemptSession(services, attemptId).countEvidence({ questionIds, until }, services.now())
  if ('refused' in counted) throw new TaskFailed('The evidence of this attempt cannot be counted.')
  // The attempt may have been abandoned for absence.
  await reviveAbsent(services.db, attemptId)
  await recordCountedEvidence(services, taskId, counted.submission, beforeUnits)
}
