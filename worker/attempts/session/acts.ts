import { scheduleOf } from '../../../domain/attempts/schedule.ts'
import type { Refusal } from './sitting.ts'
import type { SittingStore } from './store.ts'
import { clockOf } from './timing.ts'
import { viewOf } from './view.ts'

/** What an administrator does to a sitting. Doing it again comes to the same, so that a broken-off act can be finished. */

/** The sitting counts for nothing, and what waited to be scored is not. */
export const abandon = (store: SittingStore, now: number): void => {
  const { sitting } = store
  if (!sitting || sitting.state === 'abandoned') return
  store.takeBack()
  store.update({ state: 'abandoned', closedAt: sitting.closedAt ?? now })
}

/** A closed sitting goes on for so long; it will be closed again, under a receipt of its own. */
export const reopen = (store: SittingStore, ms: number, now: number): { deadlineAt: number } | Refusal => {
  const { sitting } = store
  if (!sitting) return { refused: 'missing' }
  const clock = clockOf(sitting)
  if (!clock || sitting.closedAt === null || (sitting.state !== 'submitted' && sitting.state !== 'scored'))
    return { refused: 'state', view: viewOf(store, now) }
  const { deadlineAt, pausedAt } = scheduleOf(clock, now)
  // The clock stood still from when the sitting ended; a pause that was open then lasted until now.
  const from = Math.min(sitting.closedAt, pausedAt ?? deadlineAt)
  const pauses = sitting.clock.pauses.map((pause) => ({ ...pause, to: pause.to ?? now }))
  store.takeBack()
  store.update({
    state: 'reopened',
    clock: {
      ...sitting.clock,
      pauses: [...pauses, { own: true, from, to: now }],
      reopened: { at: now, ms },
    },
    closing: sitting.closing + 1,
    closedAt: null,
    closedBy: null,
    submissionId: null,
    receipt: null,
  })
  return { deadlineAt: now + ms }
}

/** The result stands without a rank. Only a sitting that is closed can be judged so. */
export const invalidate = (store: SittingStore): void => {
  const { sitting } = store
  if (sitting && sitting.closedAt !== null && sitting.state !== 'abandoned') store.update({ state: 'invalidated' })
}
