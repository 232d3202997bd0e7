import { offlineGraceMs } from '../attempts/timing.ts'
import type { ReleaseRule, TestState } from './contract.ts'

/** Instants are Unix milliseconds; null leaves that side of the window open. */
export type Window = { opensAt: number | null; closesAt: number | null }

/** Half-open: a test is live from `opensAt` on and closed at `closesAt`. */
export const testStateAt = ({ opensAt, closesAt }: Window, now: number): TestState => {
  if (opensAt !== null && now < opensAt) return 'scheduled'
  return closesAt !== null && now >= closesAt ? 'closed' : 'live'
}

/**
 * When score and solutions open, or null for at once. Never while a sitting of the window may still hand in answers:
 * keys that open earlier could be carried over to one. A test without an end has nobody to wait for.
 */
export const releasedFrom = (release: ReleaseRule, { closesAt }: Pick<Window, 'closesAt'>): number | null => {
  const lastArrivalAt = closesAt === null ? null : closesAt + offlineGraceMs
  if (release.rule === 'at') return Math.max(release.at, lastArrivalAt ?? release.at)
  return lastArrivalAt
}
