import type { Pause } from '../attempts/schedule.ts'
import { autoClosesAt, defaultDrainMs } from '../attempts/timing.ts'
import type { ReleaseRule, TestState } from './contract.ts'

/** Instants in Unix milliseconds; null leaves that side of the window open. */
export type Window = { opensAt: number | null; closesAt: number | null }

/** A pause for everyone who takes a test, with its reason. Open as long as `to` is null. */
export type TestPause = Pause & { reason: string }

/** End of a window as set, before pauses moved it. */
export const closeBeforePauses = (closesAt: number | null, pauses: readonly Pause[]): number | null =>
  closesAt === null ? null : pauses.reduce((at, { from, to }) => (to === null ? at : at - (to - from)), closesAt)

type TestTiming = Window & { commonStart: boolean; durationMs: number; extraMs: number; pauses: readonly Pause[] }

/**
 * Deadline of the last attempt in a window, the longest extra time included; an open pause counts as if it ended `now`.
 * Null where a test can always be begun.
 */
export const lastDeadline = (test: TestTiming, now: number): number | null => {
  const { opensAt, closesAt, commonStart, durationMs, extraMs, pauses } = test
  const paused = pauses.reduce((sum, { from, to }) => sum + ((to ?? now) - from), 0)
  const originalClose =
    closeBeforePauses(closesAt, pauses) ?? (commonStart && opensAt !== null ? opensAt + durationMs : null)
  return originalClose === null ? null : originalClose + paused + extraMs
}

/** Half-open: a test is live from `opensAt` on and closed at `closesAt`. */
export const testStateAt = ({ opensAt, closesAt }: Window, now: number): TestState => {
  if (opensAt !== null && now < opensAt) return 'scheduled'
  return closesAt !== null && now >= closesAt ? 'closed' : 'live'
}

/** As `testStateAt`; a test paused for everyone is neither live nor closed. */
export const shownStateAt = ({ isPaused, ...window }: Window & { isPaused: boolean | null }, now: number): TestState =>
  isPaused ? 'paused' : testStateAt(window, now)

/**
 * Instant at which score and solutions open, or null for at once. Never while an attempt of the window may still hand
 * in answers: keys that open earlier could be carried over to it. A longer drain window is part of the extra time of
 * the test. A test without an end waits for nobody. Infinite for a held release, whose instant nobody knows.
 */
export const releasedFrom = (release: ReleaseRule, { closesAt }: Pick<Window, 'closesAt'>): number | null => {
  if (release.rule === 'held') return Number.POSITIVE_INFINITY
  const closedAt = closesAt === null ? null : autoClosesAt({ deadlineAt: closesAt, drainMs: defaultDrainMs })
  if (release.rule === 'at') return Math.max(release.at, closedAt ?? release.at)
  return closedAt
}

/** True once the score and solutions of a test are open. */
export const isReleased = (test: TestTiming & { release: ReleaseRule }, now: number): boolean => {
  const from = releasedFrom(test.release, { closesAt: lastDeadline(test, now) })
  return from === null || now >= from
}
