/** Lets requests that wait be served before long work goes on. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
