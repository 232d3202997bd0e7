import type {
  AffairFeed,
  EntriesQuery,
  EntryNote,
  FeedEntry,
  FeedInput,
  FeedReview,
} from '../../../domain/current-affairs/feeds.ts'
import type { AuditAct } from '../../../domain/activities/acts.ts'
import { createItem } from '../../content/creation.usecases.ts'
import type { Services } from '../../platform/context.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { decodeCursor, pageOf } from '../../platform/paging.ts'
import { invalidInput } from '../../platform/validate.ts'
import { inAuditedTransaction } from '../../activities/audit.ts'
import { affairContent } from '../current-affairs.content.ts'
import { feedsBeingRead, startReading } from './feeds.cron.ts'
import * as store from './feeds.store.ts'
import { findTerm } from '../../vocabulary/terms.usecases.ts'

const pageSize = 30

type FeedRow = Awaited<ReturnType<typeof store.listFeeds>>[number]

const feedOf = ({ fault, faultStatus, failures, ...row }: FeedRow, read: ReadonlySet<string>): AffairFeed => ({
  id: row.id,
  revision: row.revision,
  name: row.name,
  url: row.url,
  language: row.language,
  category: row.category,
  isOn: row.isOn,
  format: row.format,
  checkedAt: row.checkedAt,
  nextAt: row.isOn ? row.nextAt : null,
  fault: fault && { code: fault, status: faultStatus, failures },
  isReading: read.has(row.id),
  waiting: row.waiting,
})

/** Sources, and entries that wait for review. */
export const readReview = async (services: Services, query: EntriesQuery): Promise<FeedReview> => {
  const { db } = services
  const read = await feedsBeingRead(services)
  // After the readings in progress, so that one that is no longer among them has its outcome here.
  const [feeds, rows] = await Promise.all([
    store.listFeeds(db),
    store.listEntries(db, query.feed, decodeCursor(query.cursor), pageSize),
  ])
  return {
    feeds: feeds.map((feed) => feedOf(feed, read)),
    entries: pageOf(rows, pageSize, ({ id, foundAt }) => ({ id, value: foundAt })),
  }
}

const conflict = () => new AppError('content.revision_conflict', 409, 'This was saved elsewhere in the meantime.')
const urlTaken = () => invalidInput({ url: 'taken' })

type FeedAct = Extract<AuditAct, `feed.${string}`>

const actOf = (actor: string, act: FeedAct, id: string, title: string) => ({
  actor,
  act,
  kind: 'feed' as const,
  itemId: id,
  title: { en: title, hi: '' },
})

/** Throws 422 for a category that does not exist. */
const requireCategory = async (services: Services, category: string): Promise<void> => {
  if (await findTerm(services, 'affair_category', category)) return
  throw new AppError('input.invalid', 422, 'There is no such category.', { fields: { category: 'unknown' } })
}

/** Adds a source and reads it at once. Throws 422 where another source has its address. */
export const addFeed = async (services: Services, input: FeedInput, actor: string): Promise<{ id: string }> => {
  await requireCategory(services, input.category)
  const id = services.newId('fed')
  const { isDone } = await inAuditedTransaction(
    services,
    { ...actOf(actor, 'feed.created', id, input.name), after: input },
    [store.insertFeed({ id, by: actor, now: services.now() }, input)],
  )
  if (!isDone) throw urlTaken()
  if (input.isOn) await startReading(services, id)
  return { id }
}

const findFeed = async (services: Services, id: string) => {
  const feed = await store.findFeed(services.db, id)
  if (!feed) throw notFound()
  return feed
}

/** Saves a source over the revision from which the edit began. Throws 409 on a conflict, 422 for a taken address. */
export const saveFeed = async (
  services: Services,
  id: string,
  { revision, ...input }: FeedInput & { revision: number },
  actor: string,
): Promise<void> => {
  const { name, url, language, category, isOn } = await findFeed(services, id)
  await requireCategory(services, input.category)
  const { isDone } = await inAuditedTransaction(
    services,
    { ...actOf(actor, 'feed.changed', id, input.name), before: { name, url, language, category, isOn }, after: input },
    [store.updateFeed({ id, by: actor, now: services.now() }, revision, input)],
  )
  if (!isDone) throw (await store.hasUrl(services.db, input.url, id)) ? urlTaken() : conflict()
  if (input.isOn && (url !== input.url || !isOn)) await startReading(services, id)
}

/** Starts to read a source. Throws 409 where it is switched off. */
export const readFeedNow = async (services: Services, id: string): Promise<void> => {
  const { isOn } = await findFeed(services, id)
  if (!isOn) throw new AppError('content.not_possible', 409, 'This source is switched off.')
  await startReading(services, id)
}

/** Switches a source off and dismisses its waiting entries. */
export const muteFeed = async (services: Services, id: string, actor: string): Promise<void> => {
  const { name } = await findFeed(services, id)
  const write = { id, by: actor, now: services.now() }
  await inAuditedTransaction(services, actOf(actor, 'feed.muted', id, name), [
    store.dismissOfFeed(write),
    store.muteFeed(write),
  ])
}

/** Deletes a source. Throws 409 when items were drafted from it: their notes name it. */
export const deleteFeed = async (services: Services, id: string, actor: string): Promise<void> => {
  const { name } = await findFeed(services, id)
  const { isDone } = await inAuditedTransaction(services, actOf(actor, 'feed.deleted', id, name), [
    store.deleteFeed(id),
  ])
  if (!isDone) throw new AppError('content.not_possible', 409, 'Items were drafted from it. Switch it off instead.')
}

/**
 * Drafts an item of a day from an entry, once. The draft names the source; headline, link and extract stay a private
 * note beside it. Throws 409 for an entry that was accepted or dismissed before.
 */
export const acceptEntry = async (
  services: Services,
  entryId: string,
  day: string,
  actor: string,
): Promise<{ id: string }> => {
  const entry = await store.findEntry(services.db, entryId)
  if (!entry) throw notFound()
  const source = { en: entry.feedName, hi: entry.feedName }
  const body = { date: day, category: entry.category, sources: [source] }
  const { id } = await createItem(services, affairContent, body, actor, {
    when: store.isWaiting(entryId),
    detail: { from: entry.feedName, headline: entry.title, url: entry.url },
    also: (done, itemId) => [store.acceptEntry({ id: entryId, by: actor, now: services.now() }, itemId, done)],
  })
  return { id }
}

/** Dismisses entries, or returns them to the review. */
export const dismissEntries = async (
  services: Services,
  ids: readonly string[],
  isDismissed: boolean,
  actor: string,
): Promise<void> => {
  const [first = ''] = ids
  const entry = await store.findEntry(services.db, first)
  if (!entry) throw notFound()
  const act = isDismissed ? 'feed.entries_dismissed' : 'feed.entries_restored'
  await inAuditedTransaction(
    services,
    { ...actOf(actor, act, entry.feedId, entry.feedName), detail: { entries: ids.length, first: entry.title } },
    [store.setDismissed(ids, isDismissed, { by: actor, now: services.now() })],
  )
}

const noteOf = ({ id, feedName, language, title, url, extract, publishedAt }: FeedEntry): EntryNote => ({
  id,
  feedName,
  language,
  title,
  url,
  extract,
  publishedAt,
})

/** Private notes by item. */
export const notesOf = async ({ db }: Services, itemIds: readonly string[]): Promise<Map<string, EntryNote>> =>
  new Map((await store.listNotes(db, itemIds)).map((row) => [row.itemId ?? '', noteOf(row)]))
