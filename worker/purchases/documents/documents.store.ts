import { and, eq, type SQL } from 'drizzle-orm'
import type { InvoiceContent } from '../../../domain/purchases/invoices.ts'
import { orders, taxDocuments } from '../../../drizzle/schema/index.ts'
import type { Database } from '../../platform/context.ts'

/** Content of a document as it was issued. */
export const findContent = async (db: Database, number: string): Promise<InvoiceContent | undefined> =>
  (await db.select({ content: taxDocuments.content }).from(taxDocuments).where(eq(taxDocuments.number, number)).get())
    ?.content

const findOf = (db: Database, orderId: string, number: string, whose: SQL | undefined) =>
  db
    .select({ number: taxDocuments.number, userId: orders.userId })
    .from(taxDocuments)
    .innerJoin(orders, eq(orders.id, taxDocuments.orderId))
    .where(and(eq(taxDocuments.number, number), eq(taxDocuments.orderId, orderId), whose))
    .get()

/** A document of an order, with its student; undefined where the order has no such document. */
export const findDocument = (db: Database, orderId: string, number: string) => findOf(db, orderId, number, undefined)

/** The same of a student's own order. */
export const findOwnDocument = (db: Database, userId: string, orderId: string, number: string) =>
  findOf(db, orderId, number, eq(orders.userId, userId))
