import type { TaskRunner } from '../tasks/task.ts'
import { listUnlogged } from './attempts.store.ts'
import { attemptSession } from './attempts.usecases.ts'

const pageSize = 100

/**
 * Schedules the logs of attempts that ended before logs existed, a page per step. The migration `add_response_logs`
 * creates the task where there are attempts.
 */
export const scheduleOldLogs: TaskRunner<Record<string, never>> = async (services, task) => {
  const page = await listUnlogged(services.db, task.cursor ?? '', pageSize)
  const now = services.now()
  await Promise.all(page.map(({ id }) => attemptSession(services, id).awaitLog(now)))
  const done = task.done + page.length
  const cursor = page.length === pageSize ? (page.at(-1)?.id ?? null) : null
  return { done, total: cursor === null ? done : null, cursor }
}
