import type { Timing } from './contract.ts'
import { scheduleOf, type Clock } from './schedule.ts'

/**
 * The rules of a common start: a test whose clock starts for everyone as its window opens. Instants are Unix
 * milliseconds of the server's clock, durations milliseconds. Source: docs/decisions/0016-start-without-a-look-up.md.
 */

const minuteMs = 60_000

/** How long before the start the lobby is open. */
export const lobbyMs = 60 * minuteMs
/** Only a ticket of the last minutes brings the key: one made earlier may not know of a start that was moved. */
export const finalTicketMs = 3 * minuteMs
/** Until so long before it the start may still be moved: time for every lobby to hear of it before the last tickets. */
export const postponableMs = 5 * minuteMs

export const lobbyOpensAt = (beginsAt: number): number => beginsAt - lobbyMs

/** Whether a ticket made at an instant will bring the key. */
export const isFinalTicket = (issuedAt: number, beginsAt: number): boolean => issuedAt >= beginsAt - finalTicketMs

/** The end of late joining: so many minutes after the start, or as long as the window is open. Exclusive. */
export const lateUntil = (
  { opensAt, closesAt }: { opensAt: number; closesAt: number | null },
  lateJoinMinutes: number | null,
): number => Math.min(closesAt ?? Infinity, lateJoinMinutes === null ? Infinity : opensAt + lateJoinMinutes * minuteMs)

/** The clock of an attempt that begins with everyone's, as its object has it. */
export type CommonClock = Pick<
  Clock,
  'durationMs' | 'minSubmitMs' | 'sections' | 'extra' | 'closesAt' | 'longerMs' | 'pauses'
>

export const commonTiming = (clock: CommonClock, beginsAt: number, now: number): Timing => ({
  ...scheduleOf({ ...clock, begunAt: beginsAt, leaves: {} }, now),
  begunAt: beginsAt,
  leaves: {},
})

/** POST /api/tests/:testId/lobby. The ticket is the lease of the attempt; the key that opens the paper comes at the start. */
export type LobbyEntry = {
  attemptId: string
  ticket: string
  /** Name of the sealed paper under /api/papers, and its bytes; null where optional sections are still to be chosen. */
  paper: { name: string; bytes: number } | null
  beginsAt: number
  /** The student's own. */
  deadlineAt: number
  clock: CommonClock
  serverNow: number
}

/** POST /api/live/ticket: a ticket anew, with the start as it now stands. */
export type RenewedTicket = Pick<LobbyEntry, 'ticket' | 'beginsAt' | 'deadlineAt' | 'serverNow'> & {
  closesAt: number | null
}

/** POST /api/live/key: what opens the sealed paper, 256 bits in hex. */
export type PaperKey = { key: string; deadlineAt: number; serverNow: number }
