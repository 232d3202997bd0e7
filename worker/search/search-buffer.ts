import type { Services } from '../platform/context.ts'
import { recordSearches, type MissedQuery } from './misses.store.ts'

/** Time that searches are collected before they are written. */
const bufferMs = 1_000
/** A pending write older than this was cut off with its request. */
const writeTimeoutMs = 10_000
/** Distinct queries per write; further ones are not counted. */
const maxQueries = 500
const retentionMs = 90 * 86_400_000

/** Searches that this isolate has not written yet, and the misses among them by query. */
let searches = 0
const buffer = new Map<string, MissedQuery>()
/** Start of the pending write in Unix milliseconds; 0 without one. */
let pendingSince = 0

/** Writes what is counted in one round trip. */
const write = async (services: Services): Promise<void> => {
  await scheduler.wait(bufferMs)
  const counted = { searches, misses: [...buffer.values()] }
  searches = 0
  buffer.clear()
  pendingSince = 0
  await recordSearches(services.env, counted, services.now(), services.now() - retentionMs)
}

/**
 * Counts a search, and its query if it found nothing as typed. An isolate writes at most once a second, after the reply:
 * D1 takes one write at a time. Searches of an isolate that ends earlier are not counted.
 */
export const countSearch = (services: Services, miss: Pick<MissedQuery, 'q' | 'corrected'> | null): void => {
  searches += 1
  if (miss) {
    const times = (buffer.get(miss.q)?.times ?? 0) + 1
    if (times > 1 || buffer.size < maxQueries) buffer.set(miss.q, { ...miss, times })
  }
  if (services.now() - pendingSince < writeTimeoutMs) return
  pendingSince = services.now()
  services.later(write(services))
}
