import { paths } from '../../domain/paths.ts'
import type { EventHandler } from '../events/events.queue.ts'
import { announce } from '../notifications/announcing.usecases.ts'
import { titleOfTest } from './live-notices.store.ts'

/** Tells who took a test that its results are out: once, though a window that is moved may release them again. */
export const announceResult: EventHandler<'result.released'> = async (services, { payload: { testId } }) => {
  const test = await titleOfTest(services.db, testId)
  if (!test) return
  await announce(services, {
    key: `result:${testId}`,
    kind: 'result.out',
    params: { test },
    link: paths.testResult(testId),
    audience: { to: 'test', testId },
  })
}
