import { and, eq, getTableColumns, lte, sql, type SQL } from 'drizzle-orm'
import type { DraftKind } from '../../domain/content.ts'
import type { DraftBody } from '../../domain/content/contract.ts'
import type { Sources } from '../../domain/content/staleness.ts'
import { contentDrafts, users } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'
import type { KindTable } from './content-table.ts'
import { recordFiles } from './files.store.ts'
import { refreshRow } from './office-rows.ts'
import { draftTexts } from './office-texts.ts'
import { replaceWords } from './office-words.store.ts'

type Key = { kind: DraftKind; itemId: string }

const isDraft = ({ kind, itemId }: Key): SQL => sql`kind = ${kind} AND item_id = ${itemId}`

/** True when nothing was saved, published or deleted since a revision. */
const isAtRevision = (key: Key, revision: number): SQL =>
  sql`coalesce((SELECT revision FROM content_drafts WHERE ${isDraft(key)}), 0) = ${revision}`

/** True when the item is at a revision, or when none is asked for. */
export const isUnchanged = (key: Key, revision: number | undefined): SQL =>
  revision === undefined ? sql`true` : isAtRevision(key, revision)

/** Condition of an act that is always possible. */
export const always = sql`true`

export const isNotTrashed = (key: Key): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM content_drafts WHERE ${isDraft(key)} AND deleted_at IS NOT NULL)`

const hasDraft = (key: Key): SQL =>
  sql`EXISTS (SELECT 1 FROM content_drafts WHERE ${isDraft(key)} AND body IS NOT NULL)`

/** True when the item has a row of its own: it was published at least once. */
export const hasRow = ({ table }: KindTable, itemId: string): SQL =>
  sql`EXISTS (SELECT 1 FROM ${table} WHERE id = ${itemId})`

/** True when the revision is current and the item is not in the trash. */
export const maySave = (key: Key, revision: number): SQL => sql`${isAtRevision(key, revision)} AND ${isNotTrashed(key)}`

export const mayDiscard = (drafted: KindTable, itemId: string, revision: number): SQL => {
  const key = { kind: drafted.kind, itemId }
  return sql`${maySave(key, revision)} AND ${hasDraft(key)} AND ${hasRow(drafted, itemId)}`
}

export const mayTrash = (drafted: KindTable, itemId: string): SQL => {
  const key = { kind: drafted.kind, itemId }
  return sql`${isNotTrashed(key)} AND (${hasDraft(key)} OR ${hasRow(drafted, itemId)})`
}

export const maySchedule = (key: Key, revision: number): SQL => sql`${maySave(key, revision)} AND ${hasDraft(key)}`

export const isScheduled = (key: Key): SQL =>
  sql`EXISTS (SELECT 1 FROM content_drafts WHERE ${isDraft(key)} AND scheduled_at IS NOT NULL)`

/** True when the item was trashed at `until` or earlier. */
export const isTrashedSince = (key: Key, until: number): SQL =>
  sql`EXISTS (SELECT 1 FROM content_drafts WHERE ${isDraft(key)} AND deleted_at <= ${until})`

/** Null for an item that was never edited in the office. */
export const findDraft = async (db: Database, { kind, itemId }: Key) =>
  (await db
    .select({ ...getTableColumns(contentDrafts), updatedByName: users.displayName })
    .from(contentDrafts)
    .leftJoin(users, eq(users.uid, contentDrafts.updatedBy))
    .where(and(eq(contentDrafts.kind, kind), eq(contentDrafts.itemId, itemId)))
    .get()) ?? null

type NewDraft = Key & { body: DraftBody; files: string[]; by: string | null; now: number }

/** First draft of an unpublished item, inside the transaction that creates the item. */
export const insertDraft = ({ kind, itemId, body, files, by, now }: NewDraft, done: SQL): SQL[] => [
  sql`
    INSERT INTO content_drafts (kind, item_id, revision, body, created_at, updated_at, updated_by)
    SELECT ${kind}, ${itemId}, 1, ${JSON.stringify(body)}, ${now}, ${now}, ${by} WHERE ${done}`,
  recordFiles({ kind, itemId }, files, done),
  ...replaceWords({ kind, itemId }, 'draft', draftTexts(body), done),
]

/**
 * Saves a draft over the revision from which it began, and returns the new one. Null, with nothing written, when that
 * revision is not current, the draft is scheduled, or the item is trashed or does not exist.
 */
export const saveDraft = async (
  db: Database,
  drafted: KindTable,
  {
    itemId,
    body,
    files,
    sources,
    stale,
    by,
    now,
    revision,
  }: Omit<NewDraft, 'kind'> & { revision: number; sources: Sources | null; stale: number | null },
): Promise<number | null> => {
  const key = { kind: drafted.kind, itemId }
  const text = JSON.stringify(body)
  const kept = sources && JSON.stringify(sources)
  const itemExists = hasRow(drafted, itemId)
  const write =
    revision === 0
      ? sql`
          INSERT INTO content_drafts (kind, item_id, revision, body, sources, stale, created_at, updated_at, updated_by)
          SELECT ${key.kind}, ${itemId}, 1, ${text}, ${kept}, ${stale}, ${now}, ${now}, ${by} WHERE ${itemExists}
          ON CONFLICT DO NOTHING RETURNING revision`
      : sql`
          UPDATE content_drafts SET revision = revision + 1, body = ${text}, sources = coalesce(${kept}, sources),
            stale = coalesce(${stale}, stale), updated_at = ${now}, updated_by = ${by}
          WHERE ${isDraft(key)} AND revision = ${revision} AND scheduled_at IS NULL AND deleted_at IS NULL
            AND (body IS NOT NULL OR ${itemExists})
          RETURNING revision`
  // Not by the revision alone: another administrator may have saved the same one first.
  const isSaved = sql`EXISTS (SELECT 1 FROM content_drafts
    WHERE ${isDraft(key)} AND revision = ${revision + 1} AND updated_at = ${now} AND updated_by IS ${by})`
  const [saved] = await inTransaction(db, [
    write,
    recordFiles(key, files, isSaved),
    ...replaceWords(key, 'draft', draftTexts(body), isSaved),
    ...refreshRow(key, isSaved),
  ])
  return (saved?.results[0]?.revision as number | undefined) ?? null
}

/** `publishedStale`: stale translations of the version that the draft became; null for a discarded one. */
type ClosedDraft = { revision: number; publishedStale: number | null; by: string | null; now: number }

/** Statements that delete the draft of an item, if any, and increment the revision. */
export const closeDraft = (
  { kind, itemId }: Key,
  { revision, publishedStale, by, now }: ClosedDraft,
  done: SQL,
): SQL[] => [
  sql`
  INSERT INTO content_drafts (kind, item_id, revision, published_stale, created_at, updated_at, updated_by)
  SELECT ${kind}, ${itemId}, ${revision + 1}, ${publishedStale ?? 0}, ${now}, ${now}, ${by} WHERE ${done}
  ON CONFLICT (kind, item_id) DO UPDATE SET revision = excluded.revision, body = NULL, sources = NULL, stale = NULL,
    published_stale = coalesce(${publishedStale}, published_stale), scheduled_at = NULL, updated_at = excluded.updated_at, updated_by = excluded.updated_by`,
  ...replaceWords({ kind, itemId }, 'draft', [], done),
]

type PutDraft = {
  body: DraftBody
  sources: Sources
  stale: readonly string[]
  revision: number
  by: string | null
  now: number
}

/** Puts a body in place of the draft, under its new revision. */
export const putDraft = (
  { kind, itemId }: Key,
  { body, sources, stale, revision, by, now }: PutDraft,
  done: SQL,
): SQL[] => [
  sql`
  INSERT INTO content_drafts (kind, item_id, revision, body, sources, stale, created_at, updated_at, updated_by)
  SELECT ${kind}, ${itemId}, ${revision}, ${JSON.stringify(body)}, ${JSON.stringify(sources)}, ${stale.length}, ${now}, ${now}, ${by}
  WHERE ${done}
  ON CONFLICT (kind, item_id) DO UPDATE SET revision = excluded.revision, body = excluded.body,
    sources = excluded.sources, stale = excluded.stale, updated_at = excluded.updated_at, updated_by = excluded.updated_by`,
  ...replaceWords({ kind, itemId }, 'draft', draftTexts(body), done),
]

/** Sets the instant at which the draft is published; null removes it from the schedule. */
export const scheduleDraft = (key: Key, at: number | null, done: SQL): SQL => sql`
  UPDATE content_drafts SET scheduled_at = ${at}, revision = revision + 1 WHERE ${isDraft(key)} AND ${done}`

/** Moves an item with its draft to the trash, or out of it when `deletedAt` is null. */
export const setTrashed = ({ kind, itemId }: Key, deletedAt: number | null, now: number, done: SQL): SQL => sql`
  INSERT INTO content_drafts (kind, item_id, revision, created_at, updated_at, deleted_at)
  SELECT ${kind}, ${itemId}, 1, ${now}, ${now}, ${deletedAt} WHERE ${done}
  ON CONFLICT (kind, item_id) DO UPDATE SET revision = revision + 1, scheduled_at = NULL, deleted_at = excluded.deleted_at`

/**
 * Raises the revision of an item that nobody saved since, so that a save on its way is refused and merged by its
 * editor. False when it was saved. An item that was never edited in the office has no revision to raise.
 */
export const claimRevision = async (db: Database, key: Key, revision: number): Promise<boolean> => {
  if (revision === 0) return true
  const raised = await db.all(sql`
    UPDATE content_drafts SET revision = revision + 1 WHERE ${isDraft(key)} AND revision = ${revision} RETURNING revision`)
  return raised.length > 0
}

/** Drafts due for publication, longest due first. */
export const listDue = (db: Database, now: number, limit: number) =>
  db
    .select({
      kind: contentDrafts.kind,
      itemId: contentDrafts.itemId,
      revision: contentDrafts.revision,
      by: contentDrafts.updatedBy,
    })
    .from(contentDrafts)
    .where(lte(contentDrafts.scheduledAt, now))
    .orderBy(contentDrafts.scheduledAt)
    .limit(limit)

/** Items trashed at `until` or earlier. */
export const listTrashed = (db: Database, until: number, limit: number) =>
  db
    .select({ kind: contentDrafts.kind, itemId: contentDrafts.itemId })
    .from(contentDrafts)
    .where(lte(contentDrafts.deletedAt, until))
    .orderBy(contentDrafts.deletedAt)
    .limit(limit)
