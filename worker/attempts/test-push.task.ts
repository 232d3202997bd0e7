import { closeBeforePauses } from '../../domain/catalogue/window.ts'
import { liveTest, type LiveTest } from '../catalogue/live.usecases.ts'
import type { Services } from '../platform/context.ts'
import type { TaskRunner } from '../tasks/task.ts'
import { attemptSession } from './attempts.usecases.ts'
import { listOpenOfTest } from './lobby.store.ts'

/** Attempts notified in one step. */
const pageSize = 200
const width = 20

/**
 * Notifies a test's open attempts of its start, close and pauses. Each message is complete, so that repeated, late and
 * overtaken steps lead to the same clock.
 */
export const pushTest: TaskRunner<{ testId: string }> = async (services, task) => {
  const test = await liveTest(services, task.input.testId)
  const page = await listOpenOfTest(services.db, test.id, task.cursor ?? '', pageSize)
  for (let at = 0; at < page.length; at += width)
    await Promise.all(page.slice(at, at + width).map((attemptId) => tell(services, attemptId, test)))
  const last = page.length === pageSize ? (page.at(-1) ?? null) : null
  return { done: task.done + page.length, total: null, cursor: last }
}

const tell = async (services: Services, attemptId: string, test: LiveTest): Promise<void> => {
  const now = services.now()
  const attempt = attemptSession(services, attemptId)
  if (test.commonStart && test.opensAt !== null)
    await attempt.postpone({ beginsAt: test.opensAt, closesAt: closeBeforePauses(test.closesAt, test.pauses) }, now)
  for (const { from, to } of test.pauses)
    await (to === null ? attempt.pauseForAll(from, now) : attempt.resumeForAll({ from, to }, now))
}
