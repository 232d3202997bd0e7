import type { VirtualTime } from './virtual-time.ts'

/** What becomes of a request that meets a stall. */
export const stallKinds = [
  /** Nothing arrives and nothing is heard: the request hangs for ever. */
  'silent',
  /** The connection is reset at once. */
  'reset',
  /** It arrives, and no reply comes back. */
  'black_hole',
  /** It arrives, and the reply comes once the stall is over. */
  'half_open',
  /** It arrives once the stall is over, and is answered then. */
  'slow',
] as const
export type StallKind = (typeof stallKinds)[number]

export type Stall = { from: number; to: number; kindOf: () => StallKind }

/** A page gives up a request after so long, whatever becomes of it on its way (transport.ts). */
const abortMs = 15_000

/** A request that brought no reply; fetch says it by a TypeError. */
const lost = () => new TypeError('Failed to fetch')

/** Carries calls to the object and back: half of the round trip each way, but for what meets the stall. */
export class StallingNetwork {
  readonly #time: VirtualTime
  readonly #stall: Stall
  readonly #roundTripMs: number

  constructor(time: VirtualTime, stall: Stall, roundTripMs: number) {
    this.#time = time
    this.#stall = stall
    this.#roundTripMs = roundTripMs
  }

  #stalls(): boolean {
    return this.#time.now() >= this.#stall.from && this.#time.now() < this.#stall.to
  }

  carry<Reply>(deliver: () => Promise<Reply>): Promise<Reply> {
    const { schedule, now } = this.#time
    const kind = this.#stall.kindOf()
    const wayMs = this.#roundTripMs / 2
    const untilOver = () => this.#stall.to - now() + wayMs
    return new Promise((resolve, reject) => {
      schedule(() => reject(lost()), abortMs)
      const comesBack = (settle: () => void) => {
        if (!this.#stalls()) return schedule(settle, wayMs)
        if (kind === 'reset') reject(lost())
        if (kind === 'half_open' || kind === 'slow') schedule(settle, untilOver())
      }
      const arrives = () =>
        void this.#time.call(deliver()).then(
          (reply) => comesBack(() => resolve(reply)),
          (error: unknown) => comesBack(() => reject(error)),
        )
      if (!this.#stalls() || kind === 'black_hole' || kind === 'half_open') schedule(arrives, wayMs)
      else if (kind === 'reset') schedule(() => reject(lost()), wayMs)
      else if (kind === 'slow') schedule(arrives, untilOver())
    })
  }
}
