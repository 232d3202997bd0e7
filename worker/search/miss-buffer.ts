import type { Services } from '../platform/context.ts'
import { recordMisses, type Missed } from './misses.store.ts'

/** Milliseconds that misses are gathered for before they are written. */
const gatherMs = 1_000
/** A writer that has not come back by then was cut off with its request. */
const lostAfterMs = 10_000
/** Different queries that one write holds; the rest of a flood is not counted. */
const maxBatchedReads = 500
const missesKeptMs = 90 * 86_400_000

/** Misses that this isolate has not written yet, by query. */
const waiting = new Map<string, Missed>()
/** When the writer on its way began to wait; 0 without one. */
let waitingSince = 0

/** Writes what is waiting in one round trip. */
const write = async (services: Services): Promise<void> => {
  await scheduler.wait(gatherMs)
  const misses = [...waiting.values()]
  waiting.clear()
  waitingSince = 0
  await recordMisses(services.env, misses, services.now(), services.now() - missesKeptMs)
}

/**
 * Counts a query that found nothing as it was typed. An isolate writes at most once a second, after the reply: a write a
 * search would queue up in a database that takes one at a time. An isolate that ends before that loses its counts.
 */
export const countMiss = (services: Services, q: string, corrected: string | null): void => {
  const times = (waiting.get(q)?.times ?? 0) + 1
  if (times > 1 || waiting.size < maxBatchedReads) waiting.set(q, { q, corrected, times })
  if (services.now() - waitingSince < lostAfterMs) return
  waitingSince = services.now()
  services.later(write(services))
}
