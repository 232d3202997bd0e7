import type { Services } from '../platform/context.ts'
import { recordSubmissions } from './recording.usecases.ts'
import { recordChanges } from './rescoring.store.ts'
import { announceChanges, repeatNormalisation } from './rescoring.task.ts'
import type { SubmissionMessage } from './results.queue.ts'
import { findUnits } from './results.store.ts'

/** Score of an attempt in units (domain/results/marks.ts), or null where it has none. */
export const unitsOf = async ({ db }: Services, attemptId: string): Promise<number | null> =>
  (await findUnits(db, attemptId))?.units ?? null

/**
 * Scores an attempt that was closed again with evidence counted, and records the change of its score. Throws where it
 * cannot.
 */
export const recordCountedEvidence = async (
  services: Services,
  taskId: string,
  submission: SubmissionMessage,
  beforeUnits: number | null,
): Promise<void> => {
  const { attemptId, userId, testId } = submission
  if (!(await recordSubmissions(services, [submission])).has(attemptId)) throw new Error('The attempt was not scored.')
  const units = await unitsOf(services, attemptId)
  if (beforeUnits === null || units === null || units === beforeUnits) return
  await recordChanges(services.db, taskId, [{ attemptId, userId, testId, beforeUnits, units }])
  await announceChanges(services, taskId, testId)
  await repeatNormalisation(services, testId)
}
