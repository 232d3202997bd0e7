import type { TaskRunner } from '../tasks/task.ts'
import { listUnlogged } from './attempts.store.ts'
import { attemptSession } from './attempts.usecases.ts'

const pageSize = 100

/**
 * Tells attempts that ended before there were response logs to write theirs when it is due, a page a step. The migration
 * `add_response_logs` makes the task where there are any attempts.
 */
export const keepOldLogs: TaskRunner<Record<string, never>> = async (services, task) => {
  const page = await listUnlogged(services.db, task.cursor ?? '', pageSize)
  const now = services.now()
  await Promise.all(page.map(({ id }) => attemptSession(services, id).awaitLog(now)))
  const done = task.done + page.length
  const cursor = page.length === pageSize ? (page.at(-1)?.id ?? null) : null
  return { done, total: cursor === null ? done : null, cursor }
}
