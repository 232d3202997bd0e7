/**
 * The server's time as measured by a browser. `sentAt` and `receivedAt` are of the monotonic clock (performance.now()),
 * so a changed device clock has no effect. All values are milliseconds.
 */
export type Sample = { serverNow: number; sentAt: number; receivedAt: number }

/** Server time = offset + monotonic clock, accurate to within half the round trip. */
export type Offset = { offset: number; roundTrip: number }

export const offsetOf = ({ serverNow, sentAt, receivedAt }: Sample): Offset => ({
  offset: serverNow - (sentAt + receivedAt) / 2,
  roundTrip: receivedAt - sentAt,
})

/**
 * The better of two offsets: the one with the shorter round trip. Where they differ by more than the round trips
 * explain, the monotonic clock was suspended (a sleeping device) and the newer one wins.
 */
export const betterOffset = (known: Offset | null, found: Offset): Offset => {
  if (!known) return found
  const explained = (known.roundTrip + found.roundTrip) / 2
  if (Math.abs(known.offset - found.offset) > explained) return found
  return found.roundTrip <= known.roundTrip ? found : known
}

export const remainingMs = (deadlineAt: number, serverNow: number): number => Math.max(0, deadlineAt - serverNow)

/** Below this the clock is red and cannot be hidden. */
const urgentMs = 5 * 60_000
export const isUrgent = (remaining: number): boolean => remaining < urgentMs

/** The remaining time as hh:mm:ss, rounded up: 00:00:00 means over. */
export const formatRemaining = (remaining: number): string => {
  const seconds = Math.ceil(remaining / 1000)
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}

/** The remaining minutes announced to screen readers. */
export const announcedMinutes = [10, 5, 1] as const

/** The announcement passed between two readings, or null. After a long sleep the latest one wins. */
export const announcementBetween = (before: number, after: number): (typeof announcedMinutes)[number] | null =>
  announcedMinutes.findLast((minutes) => before > minutes * 60_000 && after <= minutes * 60_000) ?? null
