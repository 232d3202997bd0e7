/** Lets requests that wait be served before long work goes on, for at least some milliseconds. */
export const pause = (ms = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Milliseconds of work after which requests that wait are served. */
const turnMs = 10

/** Pause for long work: it takes place when the work has gone on for a turn since the last one. */
export const pauseByTurns = (now: () => number): (() => Promise<void>) => {
  let began = now()
  return async () => {
    if (now() - began < turnMs) return
    await pause()
    began = now()
  }
}
