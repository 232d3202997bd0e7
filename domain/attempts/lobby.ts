import type { Timing } from './contract.ts'
import { scheduleOf, type Clock } from './schedule.ts'

/**
 * Rules of a common start: the clock of the test starts for everyone as its window opens. Instants are Unix
 * milliseconds of the server's clock, durations milliseconds.
 * Source: docs/decisions/0016-common-start-without-lookups.md.
 */

const minuteMs = 60_000

/** The time that the lobby is open before the start. */
const lobbyMs = 60 * minuteMs
/**
 * A ticket issued at most this long before the start releases the key. An earlier ticket may carry an outdated start.
 */
export const finalTicketMs = 3 * minuteMs
/** The start can be moved until this long before it: every lobby then learns of it before the final tickets. */
export const postponableMs = 5 * minuteMs

export const lobbyOpensAt = (beginsAt: number): number => beginsAt - lobbyMs

/** True when a ticket made at `issuedAt` releases the key. */
export const isFinalTicket = (issuedAt: number, beginsAt: number): boolean => issuedAt >= beginsAt - finalTicketMs

/** The end of late joining, exclusive: `lateJoinMinutes` after the start, or the end of the window. */
export const lateJoinEndsAt = (
  { opensAt, closesAt }: { opensAt: number; closesAt: number | null },
  lateJoinMinutes: number | null,
): number => Math.min(closesAt ?? Infinity, lateJoinMinutes === null ? Infinity : opensAt + lateJoinMinutes * minuteMs)

/** The clock of an attempt with a common start, as stored in its object. */
export type CommonClock = Pick<
  Clock,
  'durationMs' | 'minSubmitMs' | 'sections' | 'extra' | 'closesAt' | 'longerMs' | 'pauses'
>

export const commonTiming = (clock: CommonClock, beginsAt: number, now: number): Timing => ({
  ...scheduleOf({ ...clock, begunAt: beginsAt, leaves: {} }, now),
  begunAt: beginsAt,
  leaves: {},
})

/** POST /api/tests/:testId/lobby. The ticket is the attempt's lease; the key of the paper follows at the start. */
export type LobbyEntry = {
  attemptId: string
  ticket: string
  /** Name of the sealed paper under /api/papers, and its size; null where the student still has to choose sections. */
  paper: { name: string; bytes: number } | null
  beginsAt: number
  /** The student's own deadline, with extra time. */
  deadlineAt: number
  clock: CommonClock
  serverNow: number
}

/** POST /api/live/ticket: a renewed ticket, with the current start. */
export type RenewedTicket = Pick<LobbyEntry, 'ticket' | 'beginsAt' | 'deadlineAt' | 'serverNow'> & {
  closesAt: number | null
}

/** POST /api/live/key: the key of the sealed paper, 256 bits in hex. */
export type PaperKey = { key: string; deadlineAt: number; serverNow: number }
