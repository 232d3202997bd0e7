import { sql } from 'drizzle-orm'
import type { ContentAct } from '../../domain/activities/acts.ts'
import type { DraftKind } from '../../domain/content.ts'
import type { Database } from '../platform/context.ts'
import type { Cursor } from '../platform/paging.ts'
import { inTransaction } from '../platform/transaction.ts'

type HistoryRow = {
  id: string
  at: number
  /** Name of the administrator; null for the scheduler and for a deleted account. */
  byName: string | null
  act: ContentAct
  /** Number of the published version. */
  version: number | null
  versionId: string | null
  note: string | null
  detail: string
  /** Id of the draft that the act replaced, while it is kept. */
  keptId: string | null
}

/** Acts on an item and its versions, newest first, `limit` and one more. Keyset paging. */
export const listHistory = async (
  db: Database,
  { kind, itemId }: { kind: DraftKind; itemId: string },
  { cursor, limit }: { cursor: Cursor | null; limit: number },
): Promise<HistoryRow[]> => {
  const [found] = await inTransaction(db, [
    sql`
      WITH entries AS (
        SELECT id, at, coalesce((SELECT user_id FROM audit_keys WHERE alias = actor), actor) AS actor, act,
          NULL AS version, NULL AS version_id, reason AS note, detail
        FROM audit_log INDEXED BY audit_log_item_idx
        WHERE kind = ${kind} AND item_id = ${itemId} AND act <> 'content.published'
        UNION ALL
        SELECT id, created_at, created_by, 'content.published', version, id, note, '{}'
        FROM content_versions WHERE item_id = ${itemId} AND kind = ${kind}
      )
      SELECT entries.id, entries.at, auth_users.name AS byName, replace(entries.act, 'content.', '') AS act,
        entries.version, entries.version_id AS versionId, entries.note, entries.detail, kept.id AS keptId
      FROM entries
        LEFT JOIN auth_users ON auth_users.id = entries.actor
        LEFT JOIN content_kept_drafts AS kept ON kept.id = entries.detail ->> 'keptId'
      WHERE ${cursor ? sql`(entries.at, entries.id) < (${cursor.value}, ${cursor.id})` : sql`true`}
      ORDER BY entries.at DESC, entries.id DESC LIMIT ${limit + 1}`,
  ])
  return (found?.results ?? []) as HistoryRow[]
}
