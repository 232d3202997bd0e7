/** Runs a function after a delay in milliseconds. Returns a function that cancels it. */
export type RunLater = (run: () => void, ms: number) => () => void

export const schedule: RunLater = (run, ms) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
