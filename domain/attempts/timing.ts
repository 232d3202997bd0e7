/**
 * Until when a sitting takes what arrives. All instants are Unix milliseconds of the
 * server's clock; the browser's countdown is display only. When an answer counts: judging.ts.
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

/** When an absent attempt is closed by the server. */
export const closesItselfAt = (sitting: Pick<Sitting, 'deadlineAt'>): number => sitting.deadlineAt + offlineGraceMs

/** How long a clock may stand still: a sitting that is paused for longer is closed. */
export const longestPauseMs = 30 * 24 * 3_600_000
