import { and, asc, gte, lte, sql } from 'drizzle-orm'
import { affairReads, currentAffairs } from '../../drizzle/schema/index.ts'
import { isShown } from '../content/lists.ts'
import type { Database } from '../platform/context.ts'

/** Ids of the published items of a span of days, and whether a student has read each. */
export const listSpan = (
  db: Database,
  { from, to, userId, limit }: { from: string; to: string; userId: string | null; limit: number },
) =>
  db
    .select({
      id: currentAffairs.id,
      date: currentAffairs.date,
      isRead: sql`exists (select 1 from ${affairReads} where ${affairReads.userId} = ${userId}
        and ${affairReads.itemId} = ${currentAffairs.id})`
        .mapWith(Boolean)
        .as('is_read'),
    })
    .from(currentAffairs)
    .where(and(isShown(currentAffairs), gte(currentAffairs.date, from), lte(currentAffairs.date, to)))
    .orderBy(asc(currentAffairs.date), asc(currentAffairs.id))
    .limit(limit)

/** Marks published items as read; the first reading of each stands. */
export const insertReads = (db: Database, userId: string, itemIds: readonly string[], now: number) =>
  db
    .insert(affairReads)
    .select(
      db
        .select({
          userId: sql<string>`${userId}`.as('user_id'),
          itemId: currentAffairs.id,
          readAt: sql<number>`${now}`.as('read_at'),
        })
        .from(currentAffairs)
        .where(
          and(
            isShown(currentAffairs),
            sql`${currentAffairs.id} IN (SELECT value FROM json_each(${JSON.stringify(itemIds)}))`,
          ),
        ),
    )
    .onConflictDoNothing()
