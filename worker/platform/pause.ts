/** Lets requests that wait be served before long work goes on, for at least some milliseconds. */
export const pause = (ms = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Milliseconds of work after which requests that wait are served. */
const turnMs = 10
/** Longest time for which they are served. */
const maxPauseMs = 20

const lastPauses = new WeakMap<object, number>()

/**
 * Called again and again by long work, pauses it for half the time that it has taken since its last pause, once that is a
 * turn.
 */
export const giveWay = async (work: { now: () => number }): Promise<void> => {
  const taken = work.now() - (lastPauses.get(work) ?? 0)
  if (taken < turnMs) return
  await pause(Math.min(taken / 2, maxPauseMs))
  lastPauses.set(work, work.now())
}
