import { and, asc, desc, eq, gte, lte, ne, sql, type SQL } from 'drizzle-orm'
import type { FeedFault, FeedFormat, FeedInput } from '../../../domain/current-affairs/feeds.ts'
import { affairEntries, affairFeeds } from '../../../drizzle/schema/index.ts'
import type { Database } from '../../platform/context.ts'
import type { Cursor } from '../../platform/paging.ts'
import type { ParsedEntry } from './feed-entry.ts'

/** Condition of the partial index on `foundAt`. With a bound on `foundAt` SQLite seeks in it. */
const isNew = sql`${affairEntries.state} = 'new'`

/** All sources by name, with the number of entries that wait for review. */
export const listFeeds = async (db: Database) => {
  const [feeds, counts] = await db.batch([
    db.select().from(affairFeeds).orderBy(asc(affairFeeds.name), asc(affairFeeds.id)).limit(200),
    db
      .select({ feedId: affairEntries.feedId, waiting: sql<number>`count(*)` })
      .from(affairEntries)
      .where(and(isNew, gte(affairEntries.foundAt, 0)))
      // An expression, so that SQLite does not group by an index of all entries.
      .groupBy(sql`+${affairEntries.feedId}`),
  ])
  const waiting = new Map(counts.map((row) => [row.feedId, row.waiting]))
  return feeds.map((feed) => ({ ...feed, waiting: waiting.get(feed.id) ?? 0 }))
}

export const findFeed = (db: Database, id: string) => db.select().from(affairFeeds).where(eq(affairFeeds.id, id)).get()

/** True when another source has the address. */
export const hasUrl = async (db: Database, url: string, exceptId: string): Promise<boolean> =>
  (await db.$count(affairFeeds, and(eq(affairFeeds.url, url), ne(affairFeeds.id, exceptId)))) > 0

type Write = { id: string; by: string | null; now: number }

export const insertFeed = ({ id, by, now }: Write, { name, url, language, category, isOn }: FeedInput): SQL => sql`
  INSERT INTO affair_feeds
    (id, revision, name, url, language, category, is_on, next_at, created_at, created_by, updated_at, updated_by)
  VALUES (${id}, 1, ${name}, ${url}, ${language}, ${category}, ${Number(isOn)}, ${now}, ${now}, ${by}, ${now}, ${by})
  ON CONFLICT DO NOTHING`

/** Changes a source. A new address is read without the validators of the old one. */
export const updateFeed = (
  { id, by, now }: Write,
  revision: number,
  { name, url, language, category, isOn }: FeedInput,
): SQL => sql`
  UPDATE affair_feeds SET revision = revision + 1, name = ${name}, language = ${language}, category = ${category},
    etag = CASE WHEN url = ${url} THEN etag END, last_modified = CASE WHEN url = ${url} THEN last_modified END,
    failures = 0, next_at = ${now}, url = ${url}, is_on = ${Number(isOn)}, updated_at = ${now}, updated_by = ${by}
  WHERE id = ${id} AND revision = ${revision}
    AND NOT EXISTS (SELECT 1 FROM affair_feeds AS other WHERE other.url = ${url} AND other.id <> ${id})`

export const muteFeed = ({ id, by, now }: Write): SQL => sql`
  UPDATE affair_feeds SET revision = revision + 1, is_on = 0, updated_at = ${now}, updated_by = ${by} WHERE id = ${id}`

export const dismissOfFeed = ({ id, by, now }: Write): SQL => sql`
  UPDATE affair_entries SET state = 'dismissed', updated_at = ${now}, updated_by = ${by}
  WHERE feed_id = ${id} AND state = 'new'`

/** Deletes a source from which no item was drafted. */
export const deleteFeed = (id: string): SQL => sql`
  DELETE FROM affair_feeds WHERE id = ${id}
    AND NOT EXISTS (SELECT 1 FROM affair_entries WHERE feed_id = ${id} AND state = 'accepted')`

export const listDue = (db: Database, now: number, limit: number) =>
  db
    .select({ id: affairFeeds.id })
    .from(affairFeeds)
    .where(and(sql`${affairFeeds.isOn} = 1`, lte(affairFeeds.nextAt, now)))
    .orderBy(asc(affairFeeds.nextAt))
    .limit(limit)

type NewEntry = ParsedEntry & { id: string; hash: string }

/** Adds new entries; those that the feed has had before are marked as seen. */
export const addEntries = (feedId: string, entries: readonly NewEntry[], now: number): SQL => sql`
  INSERT INTO affair_entries
    (id, feed_id, hash, title, url, extract, published_at, found_at, seen_at, state, updated_at)
  SELECT value ->> 'id', ${feedId}, value ->> 'hash', value ->> 'title', value ->> 'url', value ->> 'extract',
    value ->> 'publishedAt', ${now}, ${now}, 'new', ${now}
  FROM json_each(${JSON.stringify(entries)}) WHERE true
  ON CONFLICT (feed_id, hash) DO UPDATE SET seen_at = excluded.seen_at`

type Reading = { now: number; nextAt: number; etag: string | null; lastModified: string | null }

export const markRead = (
  feedId: string,
  format: FeedFormat | null,
  { now, nextAt, etag, lastModified }: Reading,
): SQL => sql`
  UPDATE affair_feeds SET format = coalesce(${format}, format), checked_at = ${now}, next_at = ${nextAt}, fault = NULL,
    fault_status = NULL, failures = 0, etag = ${etag}, last_modified = ${lastModified}
  WHERE id = ${feedId}`

export const markFailed = (
  feedId: string,
  { fault, status, now, nextAt }: { fault: FeedFault; status: number | null; now: number; nextAt: number },
): SQL => sql`
  UPDATE affair_feeds SET checked_at = ${now}, next_at = ${nextAt}, fault = ${fault}, fault_status = ${status},
    failures = failures + 1
  WHERE id = ${feedId}`

const entryColumns = {
  id: affairEntries.id,
  feedId: affairEntries.feedId,
  feedName: affairFeeds.name,
  language: affairFeeds.language,
  category: affairFeeds.category,
  title: affairEntries.title,
  url: affairEntries.url,
  extract: affairEntries.extract,
  publishedAt: affairEntries.publishedAt,
  foundAt: affairEntries.foundAt,
}

/** Entries that wait for review, newest first, `limit` and one more. Keyset paging. */
export const listEntries = (db: Database, feedId: string | undefined, cursor: Cursor | null, limit: number) =>
  db
    .select(entryColumns)
    .from(affairEntries)
    .innerJoin(affairFeeds, eq(affairFeeds.id, affairEntries.feedId))
    .where(
      and(
        isNew,
        lte(affairEntries.foundAt, Number.MAX_SAFE_INTEGER),
        feedId === undefined ? undefined : eq(affairEntries.feedId, feedId),
        cursor
          ? sql`(${affairEntries.foundAt}, ${affairEntries.id}) < (${Number(cursor.value)}, ${cursor.id})`
          : undefined,
      ),
    )
    .orderBy(desc(affairEntries.foundAt), desc(affairEntries.id))
    .limit(limit + 1)

export const findEntry = (db: Database, id: string) =>
  db
    .select({ ...entryColumns, state: affairEntries.state })
    .from(affairEntries)
    .innerJoin(affairFeeds, eq(affairFeeds.id, affairEntries.feedId))
    .where(eq(affairEntries.id, id))
    .get()

export const isWaiting = (id: string): SQL =>
  sql`EXISTS (SELECT 1 FROM affair_entries WHERE id = ${id} AND state = 'new')`

export const acceptEntry = ({ id, by, now }: Write, itemId: string, done: SQL): SQL => sql`
  UPDATE affair_entries SET state = 'accepted', item_id = ${itemId}, updated_at = ${now}, updated_by = ${by}
  WHERE id = ${id} AND ${done}`

/** Dismisses entries, or returns them to the review. */
export const setDismissed = (ids: readonly string[], isDismissed: boolean, { by, now }: Omit<Write, 'id'>): SQL => {
  const [from, to] = isDismissed ? ['new', 'dismissed'] : ['dismissed', 'new']
  return sql`
    UPDATE affair_entries SET state = ${to}, updated_at = ${now}, updated_by = ${by}
    WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND state = ${from}`
}

/** Private notes of items. */
export const listNotes = (db: Database, itemIds: readonly string[]) =>
  db
    .select({ ...entryColumns, itemId: affairEntries.itemId })
    .from(affairEntries)
    .innerJoin(affairFeeds, eq(affairFeeds.id, affairEntries.feedId))
    .where(sql`${affairEntries.itemId} IN (SELECT value FROM json_each(${JSON.stringify(itemIds)}))`)

/** Deletes entries that were last seen before an instant, except notes of items. */
export const deleteUnseen = (db: Database, since: number) =>
  db.delete(affairEntries).where(and(lte(affairEntries.seenAt, since), sql`${affairEntries.state} <> 'accepted'`))
