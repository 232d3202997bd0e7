import type { AttemptState, MyAttempt } from './contract.ts'
import { clockRuns, lifeOf } from './states.ts'

/** The clock of an attempt: `deadlineAt` (Unix milliseconds) is null before it starts and while it is paused. */
export type AttemptClock = { state: AttemptState; deadlineAt: number | null; isPaused: boolean }

/** An open attempt with its clock. */
export type RunningTest = Omit<MyAttempt, 'state'> & AttemptClock

export const isOpen = ({ state }: { state: AttemptState }): boolean => lifeOf(state) === 'open'

/** Running clocks before paused ones, before those that have not started. */
const rankOf = ({ state, isPaused }: AttemptClock): number => {
  if (!clockRuns(state)) return 2
  return isPaused ? 1 : 0
}

/** Order of open attempts: the clock that ends first, then the newest. */
export const runningOrder = (one: RunningTest, other: RunningTest): number =>
  rankOf(one) - rankOf(other) ||
  (one.deadlineAt ?? Infinity) - (other.deadlineAt ?? Infinity) ||
  other.startedAt - one.startedAt
