import { sql, type SQL } from 'drizzle-orm'
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

/** Version of a key that a trial tries. Throws as `trialOf`. */
export const keyOfTrial = async (services: Services, taskId: string): Promise<KeyVersion> =>
  keyOf((await trialOf(services, taskId)).input)

/** Further statements of the transaction of a commit. */
type Beside = {
  /** Query that finds something where the commit must not happen. */
  unless: SQL
  /** Statements that are guarded by the condition that the commit happened. */
  statements: (isCommitted: SQL) => SQL[]
  /** Refusal of a commit that `unless` prevents, or that another came before. */
  conflict: () => Promise<AppError>
}

/**
 * Makes the key of a finished trial current and starts the task that changes the scores, in one transaction. Only one
 * such task runs at a time, so that each change of a score has one cause. Idempotent: a second call returns the first
 * task, unless something is written `beside` it. Throws 409 where the trial has not ended, the key is no longer proposed or
 * another task runs.
 */
export const commitRescoring = async (
  services: Services,
  adminId: string,
  trialId: string,
  beside?: Beside,
): Promise<string> => {
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
    reason: trial.reason.en,
    detail: { key: keyVersion, taskId: task.id },
  })
  const unless = beside ? sql`${runningCommit} UNION ALL ${beside.unless}` : runningCommit
  const outcomes = await inTransaction(services.db, [
    ...keyCommitStatements(services, key, unless),
    taskStatement(services, task, uncommitted(isKeyCurrent(key), input)),
    eventRow(changed, taskExists(task.id)),
    auditRow(audit, taskExists(task.id)),
    ...refreshRows('question', [questionId], taskExists(task.id)),
    ...(beside?.statements(taskExists(task.id)) ?? []),
    commitOf(input),
    runningCommit,
  ])
  const [taskRows, others] = outcomes.slice(-2)
  const taskId = taskRows?.results[0]?.id as string | undefined
  if (taskId === undefined) {
    if ((others?.results.length ?? 0) > 0)
      throw new AppError('results.rescoring_runs', 409, 'Scores are being changed right now.')
    throw (await beside?.conflict()) ?? keyConflict('This change is not proposed any more.')
  }
  if (taskId !== task.id) {
    if (beside) throw await beside.conflict()
    return taskId
  }
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
