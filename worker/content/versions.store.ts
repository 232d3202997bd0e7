import { and, desc, eq, lt, sql, type SQL } from 'drizzle-orm'
import type { Sources } from '../../domain/content/staleness.ts'
import { contentVersions } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import type { ContentKind } from './content-kind.ts'

type NewVersion = {
  id: string
  itemId: string
  content: unknown
  /** Columns with which the item is published. */
  fields: Record<string, unknown>
  sources: Sources
  note: string | null
  by: string | null
  now: number
}

/** Inserts the next version of an item. */
export const insertVersion = (
  { kind, contents }: Pick<ContentKind, 'kind' | 'contents'>,
  { id, itemId, content, fields, sources, note, by, now }: NewVersion,
  done: SQL,
): SQL => sql`
  INSERT INTO content_versions (id, kind, item_id, version, content, fields, sources, note, created_at,
    created_by)
  SELECT ${id}, ${kind}, ${itemId},
    (SELECT coalesce(max(version), 0) + 1 FROM content_versions WHERE item_id = ${itemId}),
    ${JSON.stringify(contents ? {} : content)}, ${JSON.stringify(fields)}, ${JSON.stringify(sources)}, ${note}, ${now}, ${by}
  WHERE ${done}`

/** Adds its columns to a version that was stored without them, before the next version replaces them in the item. */
export const keepFields = (versionId: string, fields: Record<string, unknown>, done: SQL): SQL => sql`
  UPDATE content_versions SET fields = ${JSON.stringify(fields)}
  WHERE id = ${versionId} AND fields IS NULL AND ${done}`

/** Versions of an item without their content, newest first. */
export const listVersions = (db: Database, itemId: string, before: number | undefined, limit: number) =>
  db
    .select({
      id: contentVersions.id,
      version: contentVersions.version,
      createdAt: contentVersions.createdAt,
      createdBy: contentVersions.createdBy,
      note: contentVersions.note,
    })
    .from(contentVersions)
    .where(
      and(eq(contentVersions.itemId, itemId), before === undefined ? undefined : lt(contentVersions.version, before)),
    )
    .orderBy(desc(contentVersions.version))
    .limit(limit)

export const findVersion = async (db: Database, { contents }: ContentKind, itemId: string, version: number) => {
  const row = await db
    .select()
    .from(contentVersions)
    .where(and(eq(contentVersions.itemId, itemId), eq(contentVersions.version, version)))
    .get()
  return row && contents ? { ...row, content: await contents.read(db, row.id) } : row
}
