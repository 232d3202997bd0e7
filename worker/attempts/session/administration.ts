import { scheduleOf } from '../../../domain/attempts/schedule.ts'
import type { SessionRefusal } from './stored-attempt.ts'
import type { AttemptStore } from './attempt.store.ts'
import { clockOf } from './timing.ts'
import { viewOf } from './view.ts'

/** An administrator's acts on an attempt. Each is idempotent, so that an interrupted act can run again. */

/** Voids the attempt and drops its pending submission. */
export const abandon = (store: AttemptStore, now: number): void => {
  const { attempt } = store
  if (!attempt || attempt.state === 'abandoned') return
  store.outbox.clear()
  store.update({ state: 'abandoned', closedAt: attempt.closedAt ?? now })
}

/** Reopens a closed attempt for `ms`; its next close gets a receipt of its own. */
export const reopen = (store: AttemptStore, ms: number, now: number): { deadlineAt: number } | SessionRefusal => {
  const { attempt } = store
  if (!attempt) return { refused: 'missing' }
  const clock = clockOf(attempt)
  if (!clock || attempt.closedAt === null || (attempt.state !== 'submitted' && attempt.state !== 'scored'))
    return { refused: 'state', view: viewOf(store, now) }
  const { deadlineAt, pausedAt } = scheduleOf(clock, now)
  // The time since the end counts as a pause; a pause open at the end lasts until now.
  const from = Math.min(attempt.closedAt, pausedAt ?? deadlineAt)
  const pauses = attempt.clock.pauses.map((pause) => ({ ...pause, to: pause.to ?? now }))
  store.outbox.clear()
  store.update({
    state: 'reopened',
    clock: {
      ...attempt.clock,
      pauses: [...pauses, { own: true, from, to: now }],
      reopened: { at: now, ms },
    },
    closing: attempt.closing + 1,
    closedAt: null,
    closedBy: null,
    submissionId: null,
    receipt: null,
  })
  return { deadlineAt: now + ms }
}

/** Keeps the result without a rank. Does nothing unless the attempt is closed. */
export const invalidate = (store: AttemptStore): void => {
  const { attempt } = store
  if (attempt && attempt.closedAt !== null && attempt.state !== 'abandoned') store.update({ state: 'invalidated' })
}
