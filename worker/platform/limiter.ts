import { DurableObject } from 'cloudflare:workers'
import type { Bindings } from '../env.ts'

export type Limit = { failures: number; windowMs: number }

/**
 * Counts failures of one subject (a hash of an account or of an address) over a sliding window.
 * In memory on purpose: a reset forgives, and no sign-in waits for a disk. Successes are not counted.
 */
export class Limiter extends DurableObject<Bindings> {
  #failures: number[] = []

  /** Milliseconds until another try is admitted; 0 means now. */
  wait(limit: Limit, now: number): number {
    this.#failures = this.#failures.filter((at) => at > now - limit.windowMs)
    const oldest = this.#failures.at(-limit.failures)
    return oldest === undefined ? 0 : oldest + limit.windowMs - now
  }

  fail(limit: Limit, now: number): void {
    this.#failures.push(now)
    if (this.#failures.length > limit.failures) this.#failures.shift()
  }

  /** As `wait`, and an admitted try counts as failed until it is forgiven, so that a burst cannot slip through. */
  reserve(limit: Limit, now: number): number {
    const wait = this.wait(limit, now)
    if (wait === 0) this.fail(limit, now)
    return wait
  }

  forgive(): void {
    this.#failures.pop()
  }
}

/** The network part of a client address: IPv4 whole, IPv6 by its /64. */
export const addressGroup = (address: string): string => {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = head ? head.split(':') : []
  const rest = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(8 - groups.length - rest.length, 0)
  const full = [...groups, ...Array<string>(zeros).fill('0'), ...rest]
  return full
    .slice(0, 4)
    .map((group) => group.padStart(4, '0'))
    .join(':')
}

/** Hex SHA-256, so that no address or account name is a key anywhere. */
export const hashOf = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
