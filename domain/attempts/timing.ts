/**
 * When a sitting accepts answers. All instants are Unix milliseconds of the
 * server's clock; the browser's countdown is display only.
 * Source: docs/decisions/0003-server-owns-the-clock.md.
 */
export type Sitting = {
  deadlineAt: number
  closedAt: number | null
  /** When the last sync before the deadline was acknowledged, or null if none was. */
  lastAckAt: number | null
}

/** How long after the deadline a batch may still arrive. */
export const arrivalGraceMs = 10_000
/** The same for a student who was offline as the deadline passed. */
export const offlineGraceMs = 120_000
/** Without an acknowledged sync in this span before the deadline a student counts as offline. */
export const offlineSpanMs = 30_000

/** Whether the sitting was out of touch as the deadline passed. */
export const wasOffline = ({ deadlineAt, lastAckAt }: Sitting): boolean =>
  lastAckAt === null || lastAckAt < deadlineAt - offlineSpanMs

/** The last instant at which a batch may arrive. */
export const acceptsArrivalsUntil = (sitting: Sitting): number =>
  sitting.deadlineAt + (wasOffline(sitting) ? offlineGraceMs : arrivalGraceMs)

/** Whether a batch that arrives now may be stored at all. */
export const acceptsArrival = (sitting: Sitting, now: number): boolean =>
  sitting.closedAt === null && now <= acceptsArrivalsUntil(sitting)

/**
 * Whether an event counts: half-open, an answer given exactly at the deadline is late.
 * A device whose clock runs ahead is believed no further than the server's own time.
 */
export const inTime = (sitting: Sitting, at: number, now: number): boolean => Math.min(at, now) < sitting.deadlineAt

/** When an absent attempt is closed by the server. */
export const closesItselfAt = (sitting: Pick<Sitting, 'deadlineAt'>): number => sitting.deadlineAt + offlineGraceMs

/** The end of a sitting that begins now: its own duration, cut by the close of the test's window. */
export const deadlineOf = (now: number, durationMs: number, closesAt: number | null): number =>
  Math.min(now + durationMs, closesAt ?? Infinity)
