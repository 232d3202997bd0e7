import type { AttemptStore } from './attempt.store.ts'
import { nextLogCheckAt } from './log.ts'
import { nextSendAt } from './outbox.ts'
import { alarmAt } from './timing.ts'

/** The time of the next work of an attempt beside its reports: its close, then its submission and log; null for none. */
export const nextWorkAt = (store: AttemptStore, now: number, logFailures: number): number | null => {
  const { attempt } = store
  if (!attempt) return null
  if (attempt.closedAt === null) return alarmAt(attempt, now)
  return nextSendAt(store, now) ?? nextLogCheckAt(store, now, logFailures)
}
