import { DurableObject } from 'cloudflare:workers'
import type { Bindings } from '../env.ts'

/** Delay after the window until an idle object deletes its storage. */
const sweepDelayMs = 60_000

export type Limit = { failures: number; windowMs: number }

/**
 * Counts failures of one subject (a hash of an account or of an address) over a sliding window. Stored, because an idle
 * object is evicted after seconds and would forget. Successes are not counted.
 */
export class Limiter extends DurableObject<Bindings> {
  #failures: number[] = this.ctx.storage.kv.get<number[]>('failures') ?? []

  /** Milliseconds until the next try is admitted; 0 means now. */
  wait(limit: Limit, now: number): number {
    this.#failures = this.#failures.filter((at) => at > now - limit.windowMs)
    const oldest = this.#failures.at(-limit.failures)
    return oldest === undefined ? 0 : oldest + limit.windowMs - now
  }

  fail(limit: Limit, now: number): void {
    this.#failures.push(now)
    if (this.#failures.length > limit.failures) this.#failures.shift()
    this.#keep()
    void this.ctx.storage.setAlarm(Date.now() + limit.windowMs + sweepDelayMs)
  }

  /** Like `wait`, and counts an admitted try as failed until it is forgiven, so that a burst cannot slip through. */
  reserve(limit: Limit, now: number): number {
    const wait = this.wait(limit, now)
    if (wait === 0) this.fail(limit, now)
    return wait
  }

  /** Removes the reservation made at that instant. */
  forgive(at: number): void {
    const place = this.#failures.lastIndexOf(at)
    if (place >= 0) this.#failures.splice(place, 1)
    this.#keep()
  }

  /** Deletes all failures. */
  async clear(): Promise<void> {
    this.#failures = []
    await this.ctx.storage.deleteAlarm()
    await this.ctx.storage.deleteAll()
  }

  // The window of the last failure is over, so no stored failure counts.
  override async alarm(): Promise<void> {
    await this.clear()
  }

  #keep(): void {
    this.ctx.storage.kv.put('failures', this.#failures)
  }
}
