import { scheduleOf } from '../../../domain/attempts/schedule.ts'
import type { Refusal } from './stored-attempt.ts'
import type { AttemptStore } from './store.ts'
import { clockOf } from './timing.ts'
import { viewOf } from './view.ts'

/** What an administrator does to an attempt. Doing it again comes to the same, so that a broken-off act can be finished. */

/** The attempt counts for nothing, and what waited to be scored is not. */
export const abandon = (store: AttemptStore, now: number): void => {
  const { attempt } = store
  if (!attempt || attempt.state === 'abandoned') return
  store.takeBack()
  store.update({ state: 'abandoned', closedAt: attempt.closedAt ?? now })
}

/** A closed attempt goes on for so long; it will be closed again, under a receipt of its own. */
export const reopen = (store: AttemptStore, ms: number, now: number): { deadlineAt: number } | Refusal => {
  const { attempt } = store
  if (!attempt) return { refused: 'missing' }
  const clock = clockOf(attempt)
  if (!clock || attempt.closedAt === null || (attempt.state !== 'submitted' && attempt.state !== 'scored'))
    return { refused: 'state', view: viewOf(store, now) }
  const { deadlineAt, pausedAt } = scheduleOf(clock, now)
  // The clock stood still from when the attempt ended; a pause that was open then lasted until now.
  const from = Math.min(attempt.closedAt, pausedAt ?? deadlineAt)
  const pauses = attempt.clock.pauses.map((pause) => ({ ...pause, to: pause.to ?? now }))
  store.takeBack()
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

/** The result stands without a rank. Only an attempt that is closed can be judged so. */
export const invalidate = (store: AttemptStore): void => {
  const { attempt } = store
  if (attempt && attempt.closedAt !== null && attempt.state !== 'abandoned') store.update({ state: 'invalidated' })
}
