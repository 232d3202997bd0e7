import type { KeyChange } from '../../domain/questions/key-change.ts'
import { dispatchSoon, eventRow, newEvent } from '../events/outbox.ts'
import { auditRow, newAudit } from '../activities/audit.ts'
import { refreshRows } from '../content/office-rows.ts'
import type { Services } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { inTransaction } from '../platform/transaction.ts'
import {
  keyCommitStatements,
  dismissKey,
  keyConflict,
  isKeyCurrent,
  proposeKey,
  type KeyVersion,
} from '../questions/keys.usecases.ts'
import type { Task } from '../tasks/task.ts'
import { readTask, sendTask, startTask, taskOfKind, taskStatement } from '../tasks/tasks.usecases.ts'
import { commitOf, taskExists, listChanges, removeChanges, runningCommit, uncommitted } from './rescoring.store.ts'
import type { RescoringInput, RescoringOutput } from './rescoring.task.ts'

const pageSize = 100

/** Proposes a change of a key and starts the trial that counts its effects. Throws like `proposeKey`. */
export const proposeRescoring = async (
  services: Services,
  adminId: string,
  questionId: string,
  change: KeyChange,
): Promise<{ taskId: string; version: number }> => {
  const { questionVersionId, version } = await proposeKey(services, adminId, questionId, change)
  const input: RescoringInput = {
    mode: 'trial',
    questionId,
    questionVersionId,
    keyVersion: version,
    reason: change.reason,
  }
  return { taskId: await startTask(services, { kind: 'rescoring', userId: adminId, input }), version }
}

const keyOf = ({ questionId, questionVersionId, keyVersion }: RescoringInput): KeyVersion => ({
  questionId,
  questionVersionId,
  version: keyVersion,
})

/** A re-scoring task that is a trial; throws 409 for any other. */
const trialOf = async (services: Services, taskId: string): Promise<Task & { input: RescoringInput }> => {
  const task = await taskOfKind(services, 'rescoring', taskId)
  const input = task.input as RescoringInput
  if (input.mode !== 'trial') throw keyConflict('This is not a trial.')
  return { ...task, input }
}

/**
 * Makes the key of a finished trial current and starts the task that changes the scores, in one transaction. Only one
 * such task runs at a time, so that each change of a score has one cause. Idempotent: a second call returns the first
 * task. Throws 409 where the trial has not ended, the key is no longer proposed or another task runs.
 */
export const commitRescoring = async (services: Services, adminId: string, trialId: string): Promise<string> => {
  const { input: trial, state } = await trialOf(services, trialId)
  if (state !== 'done') throw keyConflict('The trial has not ended.')
  const input: RescoringInput = { ...trial, mode: 'commit' }
  const key = keyOf(input)
  const task = { id: services.newId('tsk'), kind: 'rescoring' as const, userId: adminId, input }
  const { questionId, questionVersionId, keyVersion } = input
  const changed = newEvent(services, {
    kind: 'key.changed' as const,
    payload: { questionId, questionVersionId, keyVersion },
  })
  const audit = await newAudit(services, {
    actor: adminId,
    act: 'key.committed',
    kind: 'question',
    itemId: questionId,
    reason: trial.reason,
    detail: { key: keyVersion, taskId: task.id },
  })
  const outcomes = await inTransaction(services.db, [
    ...keyCommitStatements(services, key, runningCommit),
    taskStatement(services, task, uncommitted(isKeyCurrent(key), input)),
    eventRow(changed, taskExists(task.id)),
    auditRow(audit, taskExists(task.id)),
    ...refreshRows('question', [questionId], taskExists(task.id)),
    commitOf(input),
    runningCommit,
  ])
  const [taskRows, others] = outcomes.slice(-2)
  const taskId = taskRows?.results[0]?.id as string | undefined
  if (taskId === undefined) {
    if ((others?.results.length ?? 0) > 0)
      throw new AppError('results.rescoring_runs', 409, 'Scores are being changed right now.')
    throw keyConflict('This change is not proposed any more.')
  }
  if (taskId !== task.id) return taskId
  dispatchSoon(services, [changed])
  await sendTask(services, taskId)
  return taskId
}

/** Dismisses the proposal of a trial with the recorded changes. */
export const dismissRescoring = async (services: Services, adminId: string, trialId: string): Promise<void> => {
  const { input } = await trialOf(services, trialId)
  await dismissKey(services, adminId, keyOf(input))
  await removeChanges(services.db, trialId)
}

/** Progress of a trial or commit, with a page of changed scores after an attempt. */
export const readRescoring = async (services: Services, taskId: string, after: string) => {
  await taskOfKind(services, 'rescoring', taskId)
  const [task, found] = await Promise.all([
    readTask(services, taskId),
    listChanges(services.db, taskId, after, pageSize),
  ])
  const items = found.slice(0, pageSize)
  const next = found.length > pageSize ? (items.at(-1)?.attemptId ?? null) : null
  return {
    ...task,
    input: task.input as RescoringInput,
    output: task.output as RescoringOutput | null,
    changes: { items, next },
  }
}
