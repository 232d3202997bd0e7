import type { IntegrityEntry } from './contract.ts'

/**
 * Integrity notes: absences of the student's window or connection. They are shown to the student and never fail anyone.
 */

/** Shorter absences are accidental and not noted. */
const shortestMs = 1_000
const longestMs = 86_400_000

/** Maximum notes of one attempt; further ones are dropped. */
export const maxNotes = 500

/**
 * The note of an absence from `since` to `now`, or null where it was too short. Unix milliseconds of the server's
 * clock.
 */
export const noteOf = (kind: IntegrityEntry['kind'], since: number, now: number): IntegrityEntry | null => {
  const ms = Math.min(longestMs, Math.round(now - since))
  return ms < shortestMs ? null : { kind, at: Math.max(0, Math.round(now - ms)), ms }
}
