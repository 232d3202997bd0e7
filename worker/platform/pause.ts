/** Lets requests that wait be served before long work goes on, for at least some milliseconds. */
export const pause = (ms = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Milliseconds of work after which requests that wait are served. */
const turnMs = 10
/** Longest time for which they are served. */
const maxPauseMs = 20

/** End of the last pause in this isolate, in milliseconds. */
const last = { pauseEnd: 0 }

/**
 * Called again and again by long work, pauses it for half the time since the last pause, once that is a turn. All long
 * work of an isolate pauses together; else one would take the pauses of another.
 */
export const giveWay = async ({ now }: { now: () => number }): Promise<void> => {
  const taken = now() - last.pauseEnd
  if (taken < turnMs) return
  await pause(Math.min(taken / 2, maxPauseMs))
  last.pauseEnd = now()
}
