import { sql, type SQL } from 'drizzle-orm'
import type { UseKind } from '../../domain/purchases/uses.ts'
import type { Database } from '../platform/context.ts'

export type Use = { userId: string; itemId: string; kind: UseKind; parts: readonly string[] }

/** Parts that a student has used since the latest right that the student got. */
export const usedParts = async (db: Database, { userId, itemId, kind, parts }: Use): Promise<ReadonlySet<string>> => {
  const rows = await db.all<{ part: string }>(sql`
    SELECT part FROM item_uses
    WHERE user_id = ${userId} AND item_id = ${itemId} AND kind = ${kind}
      AND part IN (SELECT value FROM json_each(${JSON.stringify(parts)}))
      AND used_at >= coalesce((SELECT max(created_at) FROM entitlements WHERE user_id = ${userId}), 0)`)
  return new Set(rows.map(({ part }) => part))
}

export const insertUses = ({ userId, itemId, kind, parts }: Use, now: number): SQL => sql`
  INSERT INTO item_uses (user_id, item_id, kind, part, used_at)
  SELECT ${userId}, ${itemId}, ${kind}, value, ${now} FROM json_each(${JSON.stringify(parts)}) WHERE true
  ON CONFLICT DO UPDATE SET used_at = excluded.used_at`
