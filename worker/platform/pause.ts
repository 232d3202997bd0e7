/** Lets requests that wait be served before long work goes on, for at least some milliseconds. */
export const pause = (ms = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
