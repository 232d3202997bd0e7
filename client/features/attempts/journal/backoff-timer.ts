import type { RunLater } from '../timers.ts'

const retryMs = { first: 1_000, last: 30_000 }

/** One pending call of `run`: after a fixed delay, or with exponential backoff and jitter after a failure. */
export const createBackoffTimer = (schedule: RunLater, random: () => number, run: () => void) => {
  let failures = 0
  let cancelPending: (() => void) | null = null
  const cancel = () => {
    cancelPending?.()
    cancelPending = null
  }
  const after = (ms: number) => {
    cancel()
    cancelPending = schedule(() => {
      cancelPending = null
      run()
    }, ms)
  }
  return {
    after,
    cancel,
    isPending: (): boolean => cancelPending !== null,
    hasFailed: (): boolean => failures > 0,
    retry(minMs = 0) {
      const backoff = Math.min(retryMs.last, retryMs.first * 2 ** failures)
      failures += 1
      after(Math.max(minMs, backoff * (0.5 + random() / 2)))
    },
    /** The next failure backs off from the beginning. */
    reset: () => void (failures = 0),
  }
}
