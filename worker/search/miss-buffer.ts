import type { Services } from '../platform/context.ts'
import { recordMisses, type MissedQuery } from './misses.store.ts'

/** Time that misses are collected before they are written. */
const bufferMs = 1_000
/** A pending write older than this was cut off with its request. */
const writeTimeoutMs = 10_000
/** Distinct queries per write; further ones are not counted. */
const maxQueries = 500
const retentionMs = 90 * 86_400_000

/** Misses that this isolate has not written yet, by query. */
const buffer = new Map<string, MissedQuery>()
/** Start of the pending write in Unix milliseconds; 0 without one. */
let pendingSince = 0

/** Writes the buffered misses in one round trip. */
const write = async (services: Services): Promise<void> => {
  await scheduler.wait(bufferMs)
  const misses = [...buffer.values()]
  buffer.clear()
  pendingSince = 0
  await recordMisses(services.env, misses, services.now(), services.now() - retentionMs)
}

/**
 * Counts a query that found nothing as typed. An isolate writes at most once a second, after the reply: D1 takes one
 * write at a time. Misses of an isolate that ends earlier are lost.
 */
export const countMiss = (services: Services, q: string, corrected: string | null): void => {
  const times = (buffer.get(q)?.times ?? 0) + 1
  if (times > 1 || buffer.size < maxQueries) buffer.set(q, { q, corrected, times })
  if (services.now() - pendingSince < writeTimeoutMs) return
  pendingSince = services.now()
  services.later(write(services))
}
