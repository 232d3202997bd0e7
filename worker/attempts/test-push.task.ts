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
 * Notifies a test's open attempts of its start, close, pauses, extra time and banner. Each message is complete, so that repeated, late and
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
  const news = {
    beginsAt: test.commonStart ? test.opensAt : null,
    closesAt: closeBeforePauses(test.closesAt, test.pauses),
    pauses: test.pauses.map(({ from, to }) => ({ from, to })),
    grants: test.grants ?? [],
    banner: test.banner,
  }
  await attemptSession(services, attemptId).follow(news, services.now())
}
