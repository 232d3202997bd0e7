import { sql, type SQL } from 'drizzle-orm'
import type { DraftKind } from '../../domain/content.ts'
import type { Database } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'

type Key = { kind: DraftKind; itemId: string }

/** Records the files that an item names. */
export const recordFiles = ({ kind, itemId }: Key, keys: readonly string[], done: SQL): SQL => sql`
  INSERT OR IGNORE INTO content_files (key, kind, item_id)
  SELECT value, ${kind}, ${itemId} FROM json_each(${JSON.stringify(keys)}) WHERE ${done}`

/** Marks the files of a purged item for deletion; the hourly purge deletes those that no other item names. */
export const releaseFiles = ({ kind, itemId }: Key, at: number, done: SQL): SQL => sql`
  UPDATE content_files SET gone_at = ${at} WHERE kind = ${kind} AND item_id = ${itemId} AND ${done}`

// A comparison, so that SQLite searches the index of released files instead of scanning it.
const isReleased = sql`gone_at > 0 AND NOT EXISTS (
  SELECT 1 FROM content_files AS other WHERE other.key = content_files.key AND other.gone_at IS NULL)`

/** Keys of files named by purged items only. */
export const listReleased = async (db: Database, limit: number): Promise<string[]> => {
  const [found] = await inTransaction(db, [
    sql`SELECT key FROM content_files WHERE ${isReleased} ORDER BY gone_at LIMIT ${limit}`,
  ])
  return [...new Set((found?.results ?? []).map(({ key }) => String(key)))]
}

/** Deletes the rows of deleted files, and of released files that another item still names. */
export const deleteFileRows = (db: Database, keys: readonly string[]) =>
  inTransaction(db, [
    sql`DELETE FROM content_files WHERE gone_at > 0 AND key IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`,
    sql`DELETE FROM content_files WHERE gone_at > 0 AND EXISTS (
      SELECT 1 FROM content_files AS other WHERE other.key = content_files.key AND other.gone_at IS NULL)`,
  ])
