/**
 * When an attempt takes what arrives. All instants are Unix milliseconds of the server's clock; the browser's countdown
 * is display only. Which answers count: judging.ts. Source: docs/decisions/0034-late-answers-are-evidence.md.
 */

/** How long after the deadline an answer given before it may still arrive, unless the preset says otherwise. */
export const defaultDrainMs = 120_000
/** What a preset may set it to. */
export const drainLimits = { leastMs: 15_000, mostMs: 600_000 }

/** For how long after its close an attempt takes evidence, and the office may count it. */
export const evidenceMs = 7 * 24 * 3_600_000

/** The end of an attempt and the drain window behind it. */
export type DrainWindow = { deadlineAt: number; drainMs: number }

/** The last millisecond of the drain window. */
export const drainEndsAt = ({ deadlineAt, drainMs }: DrainWindow): number => deadlineAt + drainMs

/** When the server closes an absent attempt: what arrives in the last millisecond of the window still counts. */
export const closesItselfAt = (window: DrainWindow): number => drainEndsAt(window) + 1

/** How long a clock may stand still: an attempt that is paused for longer is closed. */
export const longestPauseMs = 30 * 24 * 3_600_000
