import { feedLimits, type FeedFault } from '../../../domain/current-affairs/feeds.ts'
import type { Services } from '../../platform/context.ts'
import { FetchRefused, fetchPublic, type Fetcher } from '../../platform/fetch-public.ts'
import { hashOf } from '../../platform/hash.ts'
import { log } from '../../platform/log.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { FeedRefused, type ParsedEntry } from './feed-entry.ts'
import * as store from './feeds.store.ts'
import { decodeFeed, parseFeed, type ParsedFeed } from './parse-feed.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Most doublings of the hour between readings of a failing feed: 16 hours. */
const maxBackoff = 4

type Feed = NonNullable<Awaited<ReturnType<typeof store.findFeed>>>
type Reading = { feed: ParsedFeed | null; etag: string | null; lastModified: string | null }

const fetchFeed = async ({ url, etag, lastModified }: Feed, fetcher: Fetcher | undefined): Promise<Reading> => {
  const response = await fetchPublic(url, {
    maxBytes: feedLimits.bytes,
    timeoutMs: feedLimits.timeoutMs,
    headers: {
      accept: 'application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, */*;q=0.5',
      'user-agent': 'Taiyari feed reader',
      ...(etag && { 'if-none-match': etag }),
      ...(lastModified && { 'if-modified-since': lastModified }),
    },
    ...(fetcher && { fetcher }),
  })
  if (response.status === 304) return { feed: null, etag, lastModified }
  if (response.status !== 200) throw new FetchRefused('status', response.status)
  return {
    feed: parseFeed(decodeFeed(response.body, response.headers.get('content-type')), response.url),
    etag: response.headers.get('etag'),
    lastModified: response.headers.get('last-modified'),
  }
}

const isRecent = ({ publishedAt }: ParsedEntry, now: number): boolean =>
  publishedAt === null || publishedAt > now - feedLimits.ageDays * dayMs

const withIds = (services: Services, entries: readonly ParsedEntry[]) =>
  Promise.all(entries.map(async (entry) => ({ ...entry, id: services.newId('ent'), hash: await hashOf(entry.key) })))

const faultOf = (error: unknown): { fault: FeedFault; status: number | null } | null => {
  if (error instanceof FetchRefused)
    return { fault: error.fault, status: error.fault === 'status' ? error.status : null }
  return error instanceof FeedRefused ? { fault: error.fault, status: null } : null
}

const saveFailure = async (
  services: Services,
  { id, failures }: Feed,
  found: { fault: FeedFault; status: number | null },
): Promise<void> => {
  const now = services.now()
  const nextAt = now + hourMs * 2 ** Math.min(failures, maxBackoff)
  log('warn', 'affairs.feed_unread', { feedId: id, ...found })
  await inTransaction(services.db, [store.markFailed(id, { ...found, now, nextAt })])
}

/**
 * Reads a source and adds its new entries to the review. A failure is stored with the source, which is read again
 * later. Repeatable: an entry is added once.
 */
export const readFeed = async (services: Services, feedId: string, fetcher?: Fetcher): Promise<void> => {
  const feed = await store.findFeed(services.db, feedId)
  if (!feed?.isOn) return
  try {
    const { feed: parsed, etag, lastModified } = await fetchFeed(feed, fetcher)
    const now = services.now()
    const recent = (parsed?.entries ?? []).filter((entry) => isRecent(entry, now))
    await inTransaction(services.db, [
      store.addEntries(feedId, await withIds(services, recent), now),
      store.markRead(feedId, parsed?.format ?? null, { now, nextAt: now + hourMs, etag, lastModified }),
    ])
  } catch (error) {
    const found = faultOf(error)
    if (!found) throw error
    await saveFailure(services, feed, found)
  }
}
