import { betterOffset, offsetOf, type Offset, type Sample } from '../../../../domain/attempts/server-clock.ts'

/** The server's time, measured against a monotonic clock that ignores changes of the device's time. */
export const createServerClock = (steadyNow: () => number = () => performance.now()) => {
  let known: Offset | null = null
  return {
    observe(sample: Sample) {
      known = betterOffset(known, offsetOf(sample))
    },
    now: (): number => steadyNow() + (known?.offset ?? 0),
    /** Uncertainty of `now`: half of the measured round trip, milliseconds. */
    doubtMs: (): number => (known?.roundTrip ?? 0) / 2,
  }
}
