import { isFinalTicket } from '../../../../domain/attempts/lobby.ts'

/**
 * When a lobby calls: everyone waits for the same instant, so nobody calls at one. `chance` is in [0, 1), durations are
 * milliseconds; `until` is the time left until the start, negative after it.
 */

const within = (chance: number, from: number, to: number): number => from + chance * (to - from)

/** Before the place is taken: longer where there is time, since a lobby opens for all at once too. */
export const entryDelay = (chance: number, until: number): number => chance * Math.min(20_000, Math.max(0, until / 20))

/** Before the sealed paper is fetched. */
export const paperDelay = (chance: number, until: number): number => chance * Math.min(60_000, Math.max(0, until / 4))

/** After the start, before the key is asked for. */
export const keyDelay = (chance: number): number => chance * 300

/** Between the tries of a call that failed. */
export const retryDelay = (chance: number, tries: number): number =>
  within(chance, 0.5, 1) * Math.min(8_000, 500 * 2 ** tries)

const lastRenewalMs = 60_000

/** Before the ticket is renewed, or null where the one that was made at `issuedAt` will do. */
export const renewalDelay = (chance: number, issuedAt: number, beginsAt: number, now: number): number | null => {
  if (beginsAt - now > lastRenewalMs) return within(chance, 20_000, 40_000)
  return isFinalTicket(issuedAt, beginsAt) ? null : within(chance, 2_000, 6_000)
}
