import built, { server as product } from 'built-worker'
import type { Bindings } from '../../worker/env.ts'
import { faulty, faultyD1, type Interfere } from '../objects/faulty.ts'
import { faultHeader, tripsHeader } from './tap-headers.ts'

/**
 * Wrapper of the built worker between it and its bindings: counts the D1 round trips of a request, and lets the
 * bindings that the request names fail. Tests and benchmarks serve it as the entry.
 */
export * from 'built-worker'
export default built

type Tap = { bindings: Bindings; trips: number }

const taps = new WeakMap<Bindings, Map<string, Tap>>()

const messages: Record<string, string> = {
  DB: 'D1_ERROR: Network connection lost.',
  KV: 'KV GET failed: 503 Service Unavailable',
  FILES: 'get: We encountered an internal error. Please try again. (10001)',
}

const throwing =
  (name: string): Interfere =>
  async () => {
    throw new Error(messages[name])
  }

/** One tap per set of failing bindings, because the product caches by its bindings. */
const tapFor = (bindings: Bindings, failing: string): Tap => {
  const known = taps.get(bindings)?.get(failing)
  if (known) return known
  const tap: Tap = { bindings, trips: 0 }
  const fails = (name: string) => failing.split(',').includes(name)
  const counted: Interfere = (call) => {
    tap.trips += 1
    return call()
  }
  tap.bindings = {
    ...bindings,
    DB: faultyD1(bindings.DB, fails('DB') ? throwing('DB') : counted),
    SEARCH_DB: faultyD1(bindings.SEARCH_DB, fails('SEARCH_DB') ? throwing('DB') : counted),
    ...(fails('KV') && { KV: faulty(bindings.KV, throwing('KV')) }),
    ...(fails('FILES') && { FILES: faulty(bindings.FILES, throwing('FILES')) }),
  }
  taps.set(bindings, (taps.get(bindings) ?? new Map<string, Tap>()).set(failing, tap))
  return tap
}

export const server = {
  async fetch(request: Request, bindings: Bindings, ctx: ExecutionContext): Promise<Response> {
    const tap = tapFor(bindings, request.headers.get(faultHeader) ?? '')
    const before = tap.trips
    const response = await product.fetch(request, tap.bindings, ctx)
    if (response.status === 101) return response
    const told = new Response(response.body, response)
    told.headers.set(tripsHeader, String(tap.trips - before))
    return told
  },
}
