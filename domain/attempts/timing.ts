/**
 * The time limits of an attempt. All instants are Unix milliseconds of the server's clock; the browser's countdown is
 * display only. judging.ts decides which answers count.
 * Source: docs/decisions/0034-drain-window-and-late-evidence.md.
 */

/** The default drain window: the time after the deadline in which an answer given before it can still arrive. */
export const defaultDrainMs = 120_000
/** The range of a preset's drain window. */
export const drainLimits = { minMs: 15_000, maxMs: 600_000 }

/** The time after its close in which an attempt accepts evidence and the office can count it. */
export const evidenceMs = 7 * 24 * 3_600_000

/** The deadline of an attempt and the drain window after it. */
export type DrainWindow = { deadlineAt: number; drainMs: number }

/** The last millisecond of the drain window. */
export const drainEndsAt = ({ deadlineAt, drainMs }: DrainWindow): number => deadlineAt + drainMs

/** The time at which the server closes an absent attempt, after the last millisecond of the drain window. */
export const autoClosesAt = (window: DrainWindow): number => drainEndsAt(window) + 1

/** The longest pause: an attempt paused for longer is closed. */
export const maxPauseMs = 30 * 24 * 3_600_000
