import { and, desc, eq } from 'drizzle-orm'
import { orders, taxDocuments } from '../../drizzle/schema/index.ts'
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

/** An order of a student with its documents. */
export const findOwn = async (db: Database, userId: string, orderId: string) => {
  const [[order], documents] = await db.batch([
    db
      .select()
      .from(orders)
      .where(and(eq(orders.id, orderId), eq(orders.userId, userId))),
    db
      .select({ kind: taxDocuments.kind, number: taxDocuments.number, issuedAt: taxDocuments.issuedAt })
      .from(taxDocuments)
      .where(and(eq(taxDocuments.orderId, orderId), eq(taxDocuments.userId, userId))),
  ])
  return order && { order, documents }
}
