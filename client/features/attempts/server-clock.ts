import { betterOffset, offsetOf, type Offset, type Sample } from '../../../domain/attempts/server-clock.ts'

/** The server's time in this browser, from a steady clock that a change of the device's time doesn't touch. */
export const createServerClock = (steadyNow: () => number = () => performance.now()) => {
  let known: Offset | null = null
  return {
    observe(sample: Sample) {
      known = betterOffset(known, offsetOf(sample))
    },
    now: (): number => steadyNow() + (known?.offset ?? 0),
    /** How far `now` may be off: half of the round trip that it was measured with. */
    doubtMs: (): number => (known?.roundTrip ?? 0) / 2,
  }
}
