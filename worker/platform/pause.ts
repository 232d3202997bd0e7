import type { Services } from './context.ts'

/** Lets requests that wait be served before long work goes on, for at least some milliseconds. */
export const pause = (ms = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Starts of the requests that this isolate serves, in milliseconds. */
const served = new Map<object, number>()
/** Time after which a request counts no more: it waits for something else, or was cancelled. */
const servedForMs = 1_000

/** Serves a request, for which long work waits. */
export const serving = async (now: () => number, serve: () => Promise<void>): Promise<void> => {
  const request = {}
  served.set(request, now())
  try {
    await serve()
  } finally {
    served.delete(request)
  }
}

const isServing = (now: number): boolean => {
  for (const [request, since] of served) {
    if (now - since < servedForMs) return true
    served.delete(request)
  }
  return false
}

/** Milliseconds of work after which requests are served. */
const turnMs = 10
/** Longest time for which they are served, so that long work goes on under any load. */
const maxPauseMs = 50

/** End of the last pause in this isolate, in milliseconds. */
const last = { pauseEnd: 0 }

/**
 * Called again and again by long work, pauses it after a turn until no request is being served. All long work of an
 * isolate pauses together; else one would take the pauses of another. The work of a request itself goes on.
 */
export const giveWay = async ({ now, caller }: Pick<Services, 'now' | 'caller'>): Promise<void> => {
  const worked = now() - last.pauseEnd
  // Negative after the clock was set back: the turn is then over.
  if (caller !== null || (worked >= 0 && worked < turnMs)) return
  const until = now() + maxPauseMs
  do await pause(1)
  while (isServing(now()) && now() < until)
  last.pauseEnd = now()
}
