import type { ReleaseRule, TestState } from './contract.ts'

/** Instants are Unix milliseconds; null leaves that side of the window open. */
export type Window = { opensAt: number | null; closesAt: number | null }

/** Half-open: a test is live from `opensAt` on and closed at `closesAt`. */
export const testStateAt = ({ opensAt, closesAt }: Window, now: number): TestState => {
  if (opensAt !== null && now < opensAt) return 'scheduled'
  return closesAt !== null && now >= closesAt ? 'closed' : 'live'
}

/** When score and solutions open, or null for at once. A test without an end that waits for its end is released at once. */
export const releasedFrom = (release: ReleaseRule, { closesAt }: Pick<Window, 'closesAt'>): number | null => {
  if (release.rule === 'at') return release.at
  return release.rule === 'after_close' ? closesAt : null
}
