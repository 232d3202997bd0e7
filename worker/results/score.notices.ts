import type { EventHandler } from '../events/events.queue.ts'
import { startTaskUnlessKnown, taskIdOf } from '../tasks/tasks.usecases.ts'
import type { ScoreNotices } from './score-notices.task.ts'

/** Starts telling students of a test how its re-scoring moved their score or rank: once for each re-scoring. */
export const tellChangedScores: EventHandler<'score.changed'> = async (services, { payload: { taskId, testId } }) => {
  const kind = 'score_notices'
  const input: ScoreNotices = { taskId, testId }
  await startTaskUnlessKnown(services, { id: await taskIdOf(kind, `${taskId} ${testId}`), kind, userId: null, input })
}
