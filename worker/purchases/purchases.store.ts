import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import { everyExam, type DraftKind } from '../../domain/content.ts'
import type { Entitlement } from '../../domain/purchases/access.ts'
import { passId, passPrefix } from '../../domain/purchases/offers.ts'
import { entitlements, orders } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import { isBefore, type Cursor } from '../platform/paging.ts'

/** Least text after the ids of passes: a range that an index reads. */
const afterPasses = passPrefix.replace(':', ';')

/** Kinds whose items name exams; a query by kind reads the key of `item_exams`. */
const kindsWithExams = JSON.stringify(['series', 'test', 'course', 'material', 'video'] satisfies DraftKind[])

/** Condition that an entitlement is a pass that opens an item: of all exams, or of one that the item names. */
export const isPassTo = (passItem: SQL, item: SQL): SQL => sql`(
  ${passItem} >= ${passPrefix} AND ${passItem} < ${afterPasses} AND (${passItem} = ${passId(null)} OR EXISTS (
    SELECT 1 FROM item_exams WHERE kind IN (SELECT value FROM json_each(${kindsWithExams})) AND item_id = ${item}
      AND exam IN (substr(${passItem}, ${passPrefix.length + 1}), ${everyExam}))))`

/**
 * Entitlements of a student to any of the items, active or not. A pass is one to each item that names its exam or is for
 * every exam; the pass of all exams is one to every item.
 */
export const findEntitlements = (db: Database, userId: string, itemIds: readonly string[]): Promise<Entitlement[]> => {
  const asked = JSON.stringify(itemIds)
  return db.all<Entitlement>(sql`
    SELECT item_id AS itemId, starts_at AS startsAt, ends_at AS endsAt, revoked_at AS revokedAt FROM entitlements
    WHERE user_id = ${userId} AND item_id IN (SELECT value FROM json_each(${asked}))
    UNION ALL
    SELECT asked.value, pass.starts_at, pass.ends_at, pass.revoked_at
    FROM entitlements AS pass CROSS JOIN json_each(${asked}) AS asked
    WHERE pass.user_id = ${userId} AND ${isPassTo(sql`pass.item_id`, sql`asked.value`)}`)
}

/** Entitlements of a student given before a mark with the titles of their orders, newest first. */
export const listEntitlements = (db: Database, userId: string, before: Cursor | null, limit: number) =>
  db
    .select({ right: entitlements, title: orders.title })
    .from(entitlements)
    .leftJoin(orders, eq(orders.id, entitlements.orderId))
    .where(and(eq(entitlements.userId, userId), isBefore(entitlements.createdAt, entitlements.id, before)))
    .orderBy(desc(entitlements.createdAt), desc(entitlements.id))
    .limit(limit)
