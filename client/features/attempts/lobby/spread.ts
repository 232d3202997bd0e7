import { isFinalTicket } from '../../../../domain/attempts/lobby.ts'

/**
 * Delays that spread the requests of lobbies, because all wait for the same instant. `chance` is in [0, 1), durations
 * are milliseconds, `until` is the time left until the start and negative after it.
 */

const within = (chance: number, from: number, to: number): number => from + chance * (to - from)

/** Before the place is requested; longer if there is time, since a lobby also opens for everyone at once. */
export const entryDelay = (chance: number, until: number): number => chance * Math.min(20_000, Math.max(0, until / 20))

/** Before the sealed paper is requested. */
export const paperDelay = (chance: number, until: number): number => chance * Math.min(60_000, Math.max(0, until / 4))

/** Between the start and the request for the key. */
export const keyDelay = (chance: number): number => chance * 300

/** Between retries of a failed call. */
export const retryDelay = (chance: number, tries: number): number =>
  within(chance, 0.5, 1) * Math.min(8_000, 500 * 2 ** tries)

const lastRenewalMs = 60_000

/** Before the ticket is renewed; null if the one issued at `issuedAt` is final. */
export const renewalDelay = (chance: number, issuedAt: number, beginsAt: number, now: number): number | null => {
  if (beginsAt - now > lastRenewalMs) return within(chance, 20_000, 40_000)
  return isFinalTicket(issuedAt, beginsAt) ? null : within(chance, 2_000, 6_000)
}
