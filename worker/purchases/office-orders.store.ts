import { desc, eq, sql, type SQL } from 'drizzle-orm'
import { searchedTo } from '../../domain/content/office-list.ts'
import { addDays, startOfDayInIndia } from '../../domain/india.ts'
import { countedTo } from '../../domain/lists.ts'
import { couponCode } from '../../domain/purchases/coupons.ts'
import type { OrdersQuery } from '../../domain/purchases/office-orders.ts'
import { entitlements, orders, payments, refunds, taxDocuments } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import { isBefore, type Cursor } from '../platform/paging.ts'
import { searchByWords } from '../platform/word-search.ts'

type Found = { ids: string[]; isPartial: boolean }

/** Last code point: above every continuation of a text. */
const last = '\u{10ffff}'

const idsOf = async (db: Database, rows: SQL): Promise<Found> => {
  const ids = (await db.all<{ id: string }>(sql`${rows} LIMIT ${searchedTo + 1}`)).map(({ id }) => id)
  return { ids: ids.slice(0, searchedTo), isPartial: ids.length > searchedTo }
}

/** Orders that a number names: their own, of the gateway, of a payment or of a document. */
const byNumber = (db: Database, text: string): Promise<Found> =>
  idsOf(
    db,
    sql`SELECT id FROM orders WHERE id = ${text} OR gateway_order_id = ${text} OR payment_id = ${text}
      UNION SELECT order_id FROM payments WHERE id = ${text}
      UNION SELECT order_id FROM tax_documents WHERE number = ${text.toUpperCase()}
      UNION SELECT order_id FROM refunds WHERE id = ${text} OR gateway_refund_id = ${text}`,
  )

const byAddress = (db: Database, beginning: string): Promise<Found> =>
  idsOf(
    db,
    sql`SELECT id FROM orders WHERE buyer_email >= ${beginning} AND buyer_email < ${beginning + last} ORDER BY buyer_email`,
  )

const byName = async (db: Database, text: string): Promise<Found> => {
  const students = await searchByWords(db, { table: 'student_words', owner: 'uid' }, text)
  const found = await idsOf(
    db,
    sql`SELECT orders.id AS id FROM json_each(${JSON.stringify(students.ids)}) AS student
      CROSS JOIN orders ON orders.user_id = student.value`,
  )
  return { ids: found.ids, isPartial: found.isPartial || students.isPartial }
}

/** Orders that a text finds by a number, the beginning of an address, or the words of a name. */
export const searchOrders = async (db: Database, text: string): Promise<Found> => {
  const numbered = await byNumber(db, text)
  if (numbered.ids.length > 0) return numbered
  return text.includes('@') ? byAddress(db, text.toLowerCase()) : byName(db, text)
}

/** Filters of a query as conditions, and the orders that its search found. */
export type Selection = { conditions: SQL[]; found: readonly string[] | null }

export const selectionOf = (query: OrdersQuery, found: readonly string[] | null): Selection => {
  const { state, kind, item, coupon, from, to } = query
  return {
    found,
    conditions: [
      // A lower bound in every query: without one SQLite scans the index instead of seeking in it.
      sql`${orders.createdAt} >= ${from ? startOfDayInIndia(from) : 0}`,
      ...(to ? [sql`${orders.createdAt} < ${startOfDayInIndia(addDays(to, 1))}`] : []),
      ...(state ? [eq(orders.state, state)] : []),
      ...(kind ? [eq(orders.kind, kind)] : []),
      ...(item ? [eq(orders.itemId, item)] : []),
      ...(coupon ? [eq(orders.couponCode, couponCode(coupon))] : []),
    ],
  }
}

const whereOf = ({ conditions, found }: Selection, before: Cursor | null): SQL =>
  sql.join(
    [
      ...conditions,
      ...(found ? [sql`${orders.id} IN (SELECT value FROM json_each(${JSON.stringify(found)}))`] : []),
      ...(before ? [isBefore(orders.createdAt, orders.id, before) ?? sql`true`] : []),
    ],
    sql` AND `,
  )

/** Orders of a selection before a mark, newest first. */
export const listOrders = (db: Database, selection: Selection, before: Cursor | null, limit: number) =>
  db
    .select()
    .from(orders)
    .where(whereOf(selection, before))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)

/** Number of the orders of a selection: exact to `limit`, one more where there are more. */
export const countOrders = async (db: Database, selection: Selection, limit = countedTo): Promise<number> =>
  (
    await db.get<{ count: number }>(
      sql`SELECT count(*) AS count FROM (SELECT 1 FROM ${orders} WHERE ${whereOf(selection, null)} LIMIT ${limit + 1})`,
    )
  ).count

/** An order with all that belongs to it. */
export const findWhole = async (db: Database, orderId: string) => {
  const [[order], paid, documents, asked, [access]] = await db.batch([
    db.select().from(orders).where(eq(orders.id, orderId)),
    db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(payments.seenAt).limit(100),
    db.select().from(taxDocuments).where(eq(taxDocuments.orderId, orderId)).orderBy(taxDocuments.issuedAt).limit(100),
    db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(refunds.requestedAt).limit(100),
    db.select().from(entitlements).where(eq(entitlements.orderId, orderId)),
  ])
  return order && { order, payments: paid, documents, refunds: asked, access: access ?? null }
}
export type WholeOrder = NonNullable<Awaited<ReturnType<typeof findWhole>>>
