import { and, eq, lt, sql, type SQL } from 'drizzle-orm'
import type { DraftKind } from '../../domain/content.ts'
import type { KeptReason } from '../../domain/content/kept-drafts.ts'
import { contentKeptDrafts } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

type Key = { kind: DraftKind; itemId: string }

/** Copies the draft of an item, if any, before an act of the same transaction replaces it. */
export const keepDraft = (
  { kind, itemId }: Key,
  { id, reason, now }: { id: string; reason: KeptReason; now: number },
  done: SQL,
): SQL => sql`
  INSERT INTO content_kept_drafts (id, kind, item_id, body, sources, reason, saved_at, saved_by, kept_at)
  SELECT ${id}, kind, item_id, body, sources, ${reason}, updated_at, updated_by, ${now} FROM content_drafts
  WHERE kind = ${kind} AND item_id = ${itemId} AND body IS NOT NULL AND ${done}`

export const findKept = (db: Database, { kind, itemId }: Key, id: string) =>
  db
    .select()
    .from(contentKeptDrafts)
    .where(and(eq(contentKeptDrafts.id, id), eq(contentKeptDrafts.kind, kind), eq(contentKeptDrafts.itemId, itemId)))
    .get()

/** Deletes drafts kept before an instant. */
export const deleteKeptBefore = (db: Database, instant: number) =>
  db.delete(contentKeptDrafts).where(lt(contentKeptDrafts.keptAt, instant))
