import type { IntegrityEntry } from './contract.ts'

/** What a page notes of the student's window and connection: told to the student, and never a reason to fail anyone. */

/** Shorter absences are slips of the hand, or of the network, and noted nowhere. */
const shortestMs = 1_000
const longestMs = 86_400_000

/** Entries of one attempt: beyond it nothing more is noted. */
export const mostNotes = 500

/** What lasted from an instant until now, or null where it is not worth a note. Unix milliseconds of the server's clock. */
export const noteOf = (kind: IntegrityEntry['kind'], since: number, now: number): IntegrityEntry | null => {
  const ms = Math.min(longestMs, Math.round(now - since))
  return ms < shortestMs ? null : { kind, at: Math.max(0, Math.round(now - ms)), ms }
}
