import { lastDeadline, releasedFrom } from '../../domain/catalogue/window.ts'
import { dispatchSoon, eventRow, newEvent, publishNew } from '../events/outbox.ts'
import type { Services } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'
import * as store from './due.store.ts'

/** Maximum age of an occasion to announce: after an outage of the scheduler older ones are no news. */
const newsMs = 24 * 3_600_000
const releasePage = 200

/**
 * Every minute: announces windows that opened. The event id is derived from test and instant, so each opening is one
 * event.
 */
export const announceOpened = async (services: Services): Promise<void> => {
  const now = services.now()
  const opened = await store.listOpened(services.db, now - newsMs, now)
  const events = opened.map(({ id, opensAt }) =>
    newEvent(services, { kind: 'test.opened', payload: { testId: id } }, `evt_opened_${id}_${opensAt}`),
  )
  await publishNew(services, events)
}

/** Instant at which results opened; null while they are closed, or if they never wait. */
const openedAt = (test: store.Unreleased, now: number): number | null => {
  const from = releasedFrom(test.release, { closesAt: lastDeadline(test, now) })
  return from !== null && from <= now ? from : null
}

/** Every minute: marks results whose release is due, and announces them in the same transaction. */
export const announceReleased = async (services: Services): Promise<void> => {
  const now = services.now()
  const due = (await store.listUnreleased(services.db, now, releasePage)).flatMap((test) => {
    const at = openedAt(test, now)
    return at === null ? [] : [{ test, at }]
  })
  if (due.length === 0) return
  const announced = due
    .filter(({ at }) => at > now - newsMs)
    .map(({ test: { id }, at }) => ({
      guard: store.isReleasedAt(id, at),
      event: newEvent(services, { kind: 'result.released', payload: { testId: id } }, `evt_released_${id}_${at}`),
    }))
  await inTransaction(services.db, [
    ...due.map(({ test, at }) => store.markReleased(test, at)),
    ...announced.map(({ event, guard }) => eventRow(event, guard)),
  ])
  dispatchSoon(
    services,
    announced.map(({ event }) => event),
  )
}
