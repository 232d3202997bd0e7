import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { entitlements, orders, payments, refunds, taxDocuments } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import { isBefore, type Cursor } from '../platform/paging.ts'

/** Orders of a student before a mark, newest first. */
export const listOrders = (db: Database, userId: string, before: Cursor | null, limit: number) =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), isBefore(orders.createdAt, orders.id, before)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)

const documentColumns = { kind: taxDocuments.kind, number: taxDocuments.number, issuedAt: taxDocuments.issuedAt }

/** Documents and refunds of orders, refunds from the newest. */
export const papersOf = async (db: Database, orderIds: readonly string[]) => {
  const ids = sql`(SELECT value FROM json_each(${JSON.stringify(orderIds)}))`
  const [documents, refundStates] = await db.batch([
    db
      .select({ orderId: taxDocuments.orderId, ...documentColumns })
      .from(taxDocuments)
      .where(inArray(taxDocuments.orderId, ids))
      .orderBy(taxDocuments.issuedAt),
    db
      .select({ orderId: refunds.orderId, state: refunds.state })
      .from(refunds)
      .where(inArray(refunds.orderId, ids))
      .orderBy(desc(refunds.requestedAt)),
  ])
  return { documents, refundStates }
}
export type Papers = Awaited<ReturnType<typeof papersOf>>

/** An order of a student, the access that it gave, and a payment of it whose outcome is not known. */
export const findOwn = async (db: Database, userId: string, orderId: string) => {
  const [[order], [access], [awaited]] = await db.batch([
    db
      .select()
      .from(orders)
      .where(and(eq(orders.id, orderId), eq(orders.userId, userId))),
    db
      .select({ startsAt: entitlements.startsAt, endsAt: entitlements.endsAt })
      .from(entitlements)
      .where(and(eq(entitlements.orderId, orderId), isNull(entitlements.revokedAt))),
    db
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.orderId, orderId), inArray(payments.status, ['created', 'authorized'])))
      .limit(1),
  ])
  return order && { order, access: access ?? null, isAwaited: awaited !== undefined }
}
