import type { VirtualTime } from './virtual-time.ts'

/** The fate of a request during a stall. */
export const stallKinds = [
  /** It never arrives and hangs for ever. */
  'silent',
  /** The connection is reset at once. */
  'reset',
  /** It arrives, and its reply is lost. */
  'black_hole',
  /** It arrives, and its reply comes after the stall. */
  'half_open',
  /** It arrives after the stall and is answered then. */
  'slow',
] as const
export type StallKind = (typeof stallKinds)[number]

export type Stall = { from: number; to: number; kindOf: () => StallKind }

/** The time after which a page aborts a request (transport.ts). */
const abortMs = 15_000

/** A request without a reply, as fetch reports it. */
const lost = () => new TypeError('Failed to fetch')

/** Delivers calls to the object and their replies, half of the round trip each way, except during the stall. */
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
