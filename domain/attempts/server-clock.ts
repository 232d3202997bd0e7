/**
 * The server's time as a browser knows it. `sentAt` and `receivedAt` come from a clock that nobody can set
 * (performance.now()), so a changed device clock changes nothing. All values are milliseconds.
 */
export type Sample = { serverNow: number; sentAt: number; receivedAt: number }

/** serverNow = offset + the device's steady clock, right to within half of the round trip. */
export type Offset = { offset: number; roundTrip: number }

export const offsetOf = ({ serverNow, sentAt, receivedAt }: Sample): Offset => ({
  offset: serverNow - (sentAt + receivedAt) / 2,
  roundTrip: receivedAt - sentAt,
})

/**
 * The offset to go by from now on: the one with the shortest round trip. Where the two contradict each other by more
 * than their round trips explain, the steady clock stood still (a sleeping device) and the newer one holds.
 */
export const betterOffset = (known: Offset | null, found: Offset): Offset => {
  if (!known) return found
  const explained = (known.roundTrip + found.roundTrip) / 2
  if (Math.abs(known.offset - found.offset) > explained) return found
  return found.roundTrip <= known.roundTrip ? found : known
}

export const remainingMs = (deadlineAt: number, serverNow: number): number => Math.max(0, deadlineAt - serverNow)

/** From here on the clock is red and can't be hidden. */
export const urgentMs = 5 * 60_000
export const isUrgent = (remaining: number): boolean => remaining < urgentMs

/** hh:mm:ss; a second that has begun is shown, so that 00:00:00 means over. */
export const formatRemaining = (remaining: number): string => {
  const seconds = Math.ceil(remaining / 1000)
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}

/** Minutes left that a screen reader is told of, and no others. */
export const announcedMinutes = [10, 5, 1] as const

/** The minute mark that was passed between two readings, or null. The last one wins after a long sleep. */
export const announcementBetween = (before: number, after: number): (typeof announcedMinutes)[number] | null =>
  announcedMinutes.findLast((minutes) => before > minutes * 60_000 && after <= minutes * 60_000) ?? null
