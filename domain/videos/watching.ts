/** Last position in a video. `positionMs`: milliseconds from its start. `updatedAt`: Unix milliseconds. */
export type WatchPlace = { positionMs: number; updatedAt: number }

/** Speeds that the player offers. */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const

/** Next speed up or down; the same at either end. */
export const stepSpeed = (speed: number, direction: 1 | -1): number => {
  const next = direction === 1 ? speeds.find((one) => one > speed) : speeds.findLast((one) => one < speed)
  return next ?? speed
}

/** Minimum interval between saves to the server during playback. */
export const saveEveryMs = 30_000

/** Share of a video from which it counts as watched. */
export const watchedShare = 0.9

export const isWatched = (positionMs: number, durationMs: number): boolean =>
  durationMs > 0 && positionMs >= durationMs * watchedShare

/** Positions before this are not resumed. */
export const minResumeMs = 5_000

/** Position to resume: the later of the device's and the server's; 0 when barely begun or watched. */
export const resumeAt = (places: readonly (WatchPlace | null)[], durationMs: number): number => {
  const known = places.filter((place) => place !== null)
  const latest = known.toSorted((one, other) => other.updatedAt - one.updatedAt)[0]
  if (!latest || latest.positionMs < minResumeMs || isWatched(latest.positionMs, durationMs)) return 0
  return latest.positionMs
}

/**
 * True when a position differs enough from the server's to be saved; `saved`: the server's position, null when it has
 * none.
 */
export const shouldSavePlace = (saved: number | null, positionMs: number): boolean =>
  Math.abs(positionMs - (saved ?? 0)) >= 1_000
