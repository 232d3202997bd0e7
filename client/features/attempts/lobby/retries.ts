import { ApiError } from '../../../api.ts'
import type { RunLater } from '../timers.ts'
import { retryDelay } from './spread.ts'

type Parts = {
  schedule: RunLater
  /** In [0, 1). */
  random: () => number
  /** Called after each call: false while calls get no answer. */
  onOnline: (online: boolean) => void
}

/** True for a lost connection or a server error, where a retry may succeed. */
const isTransient = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || error.status === 429

/** Timers that stop together, and calls that are retried until they are answered. */
export const createRetries = ({ schedule, random, onOnline }: Parts) => {
  const timers = new Set<() => void>()
  const sleepers = new Set<() => void>()
  let stopped = false

  const later = (run: () => void, ms: number): (() => void) => {
    const cancel = schedule(() => {
      timers.delete(cancel)
      if (!stopped) run()
    }, ms)
    timers.add(cancel)
    return cancel
  }
  /** Resolves after the time, or earlier when the network is back. */
  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const done = () => {
        sleepers.delete(done)
        cancel()
        resolve()
      }
      const cancel = later(done, ms)
      sleepers.add(done)
    })
  const backOff = (tries: number): Promise<void> => pause(retryDelay(random(), tries))
  return {
    later,
    pause,
    backOff,
    /** Rejects with a definite refusal only. */
    async untilAnswered<Reply>(call: () => Promise<Reply>): Promise<Reply> {
      for (let tries = 0; ; tries += 1) {
        try {
          const reply = await call()
          onOnline(true)
          return reply
        } catch (error) {
          if (!isTransient(error)) throw error
          onOnline(false)
          await backOff(tries)
        }
      }
    },
    /** Ends the current pauses, because the network is back. */
    wake() {
      for (const sleeper of sleepers) sleeper()
    },
    isStopped: () => stopped,
    stop() {
      stopped = true
      for (const cancel of timers) cancel()
    },
  }
}
export type Retries = ReturnType<typeof createRetries>
