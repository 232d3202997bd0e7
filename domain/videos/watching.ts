/** Where someone stopped watching, and when. Unix milliseconds; `positionMs` from the start of the video. */
export type WatchPlace = { positionMs: number; updatedAt: number }

/** The speeds that a player offers. */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const

/** The next speed in a direction; at an end the same. */
export const stepSpeed = (speed: number, direction: 1 | -1): number => {
  const next = direction === 1 ? speeds.find((one) => one > speed) : speeds.findLast((one) => one < speed)
  return next ?? speed
}

/** While a video plays its place goes to the server no more often than this. */
export const keepEveryMs = 30_000

/** From this share of it on a video counts as watched. */
const watchedShare = 0.9

export const isWatched = (positionMs: number, durationMs: number): boolean =>
  durationMs > 0 && positionMs >= durationMs * watchedShare

/** So little of a beginning is not worth coming back to. */
const leastMs = 5_000

/** Where to go on: the later of what the device and the server know; the start for what had barely begun or was watched. */
export const resumeAt = (places: readonly (WatchPlace | null)[], durationMs: number): number => {
  const known = places.filter((place) => place !== null)
  const latest = known.toSorted((one, other) => other.updatedAt - one.updatedAt)[0]
  if (!latest || latest.positionMs < leastMs || isWatched(latest.positionMs, durationMs)) return 0
  return latest.positionMs
}

/** Whether the server should be told of a place: `told` is what it knows, null while it knows none. */
export const isWorthTelling = (told: number | null, positionMs: number): boolean =>
  Math.abs(positionMs - (told ?? 0)) >= 1_000
