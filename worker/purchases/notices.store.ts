import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Bilingual } from '../../domain/questions/text.ts'
import { entitlements, orders, refunds } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import { isPassTo } from './purchases.store.ts'

/** An order with the end of its access. */
export const findSold = (db: Database, orderId: string) =>
  db
    .select({ order: orders, endsAt: entitlements.endsAt })
    .from(orders)
    .leftJoin(entitlements, eq(entitlements.orderId, orders.id))
    .where(eq(orders.id, orderId))
    .get()

/** A refund with the title of its order. */
export const findRefund = (db: Database, refundId: string) =>
  db
    .select({ refund: refunds, title: orders.title })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(refunds.id, refundId))
    .get()

/** Title of the item of a right: that of its order, else the item's own. */
const titleOfRight = sql<string | null>`coalesce(${orders.title}, ${titleIn('series')}, ${titleIn('courses')},
  ${titleIn('materials')}, ${titleIn('videos')}, ${titleIn('tests')})`

function titleIn(table: string): SQL {
  return sql`(SELECT item.title FROM ${sql.identifier(table)} AS item WHERE item.id = ${entitlements.itemId})`
}

const rightColumns = {
  id: entitlements.id,
  userId: entitlements.userId,
  itemId: entitlements.itemId,
  endsAt: entitlements.endsAt,
  title: titleOfRight,
}

const withTitle = <Row extends { title: string | null }>(row: Row) => ({
  ...row,
  title: row.title === null ? null : (JSON.parse(row.title) as Bilingual),
})

/** A right with the title of its item; null where the item is gone. */
export const findRight = async (db: Database, entitlementId: string) => {
  const found = await db
    .select(rightColumns)
    .from(entitlements)
    .leftJoin(orders, eq(orders.id, entitlements.orderId))
    .where(eq(entitlements.id, entitlementId))
    .get()
  return found && withTitle(found)
}

/** Series that opens an item. */
const seriesOf = sql`(
  SELECT series_id FROM courses WHERE id = ${entitlements.itemId} AND access = 'series'
  UNION ALL SELECT series_id FROM materials WHERE id = ${entitlements.itemId} AND access = 'series'
  UNION ALL SELECT series_id FROM videos WHERE id = ${entitlements.itemId} AND access = 'series'
  UNION ALL SELECT series_id FROM tests WHERE id = ${entitlements.itemId} AND access = 'series')`

/** Longer right of the same student to the same item, to its series, or by a pass. */
const isRenewed = sql`EXISTS (
  SELECT 1 FROM entitlements AS later
  WHERE later.user_id = ${entitlements.userId} AND later.revoked_at IS NULL
    AND (later.ends_at IS NULL OR later.ends_at > ${entitlements.endsAt})
    AND (later.item_id = ${entitlements.itemId} OR later.item_id IN ${seriesOf}
      OR ${isPassTo(sql`later.item_id`, sql`${entitlements.itemId}`)}))`

/** Time of a reminder in days before the end. Its notices have the key of `endingKey`. */
export type Reminder = { days: number; from: number; until: number }

/** Key of the reminders of an item that end on a day. */
export const endingKey = (days: number, { itemId, endsAt }: { itemId: string; endsAt: number }): string =>
  `ending:${days}:${itemId}:${Math.floor(endsAt / 86_400_000)}`

const isTold = (days: number): SQL => sql`EXISTS (
  SELECT 1 FROM notices
  WHERE notices.id = ${`ending:${days}:`} || ${entitlements.itemId} || ':' || (${entitlements.endsAt} / 86400000)
    || ':' || ${entitlements.userId})`

/** Rights that end in the time of a reminder, after an id, which are not renewed and last longer than twice its days. */
export const listEnding = async (db: Database, { days, from, until }: Reminder, after: string, limit: number) => {
  const rows = await db
    .select(rightColumns)
    .from(entitlements)
    .leftJoin(orders, eq(orders.id, entitlements.orderId))
    .where(
      and(
        sql`${entitlements.revokedAt} IS NULL AND ${entitlements.endsAt} IS NOT NULL`,
        sql`${entitlements.endsAt} > ${from} AND ${entitlements.endsAt} <= ${until}`,
        sql`${entitlements.endsAt} - ${entitlements.startsAt} > ${2 * days} * 86400000`,
        sql`${entitlements.id} > ${after} AND NOT ${isRenewed} AND NOT ${isTold(days)}`,
      ),
    )
    .orderBy(entitlements.id)
    .limit(limit)
  return rows.flatMap(({ title, endsAt, ...row }) =>
    title === null || endsAt === null ? [] : [{ ...row, endsAt, title: JSON.parse(title) as Bilingual }],
  )
}
