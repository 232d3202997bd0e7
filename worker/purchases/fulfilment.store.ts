import { eq, sql, type SQL } from 'drizzle-orm'
import type { GatewayPayment, PaymentStatus } from '../../domain/purchases/gateway.ts'
import type { InvoiceContent } from '../../domain/purchases/invoices.ts'
import { orderSources, type OrderState } from '../../domain/purchases/orders.ts'
import { orders } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import { issueDocument } from './documents.store.ts'

export type OrderRow = typeof orders.$inferSelect

export const findOrder = (db: Database, orderId: string): Promise<OrderRow | undefined> =>
  db.select().from(orders).where(eq(orders.id, orderId)).get()

export const findByGatewayOrder = (db: Database, gatewayOrderId: string): Promise<OrderRow | undefined> =>
  db.select().from(orders).where(eq(orders.gatewayOrderId, gatewayOrderId)).get()

/** Condition that an order may move to a state. */
export const mayBecome = (state: OrderState): SQL =>
  sql`state IN (SELECT value FROM json_each(${JSON.stringify(orderSources[state])}))`

/** Statuses of a payment in their order; an earlier one that is told of late does not undo a later one. */
const statusOrder = [
  'created',
  'failed',
  'authorized',
  'captured',
  'refunded',
] as const satisfies readonly PaymentStatus[]

const rankOf = (status: SQL): SQL =>
  sql`(SELECT key FROM json_each(${JSON.stringify(statusOrder)}) WHERE value = ${status})`

/** Keeps a payment in the latest status that the gateway told of. */
export const keepPayment = (orderId: string, payment: GatewayPayment, now: number): SQL => sql`
  INSERT INTO payments (id, order_id, amount, currency, status, method, seen_at)
  VALUES (${payment.id}, ${orderId}, ${payment.amount}, ${payment.currency}, ${payment.status}, ${payment.method ?? null}, ${now})
  ON CONFLICT (id) DO UPDATE SET status = excluded.status, seen_at = excluded.seen_at
  WHERE ${rankOf(sql`excluded.status`)} >= ${rankOf(sql`payments.status`)}`

/** Condition that the student got the same item by another order while this one was not paid. */
const isOwnedMeanwhile = (order: OrderRow, now: number): SQL => sql`EXISTS (
  SELECT 1 FROM entitlements AS other
  WHERE other.user_id = ${order.userId} AND other.item_id = ${order.itemId} AND other.order_id <> ${order.id}
    AND other.created_at >= ${order.createdAt} AND other.revoked_at IS NULL
    AND (other.ends_at IS NULL OR other.ends_at > ${now}))`

/** Condition that an order has taken other money than this payment. */
const hasOtherMoney = (orderId: string, paymentId: string | null): SQL => sql`EXISTS (
  SELECT 1 FROM payments WHERE order_id = ${orderId} AND id IS NOT ${paymentId} AND status = 'captured')`

/**
 * Marks an order as paid by a payment that fits it; one whose item was bought meanwhile only where a person decided so.
 * Other money that it took stays in review.
 */
export const markPaid = (order: OrderRow, paymentId: string | null, now: number, isDecided: boolean): SQL => sql`
  UPDATE orders SET state = 'paid', payment_id = ${paymentId}, paid_at = ${now}, poll_at = NULL,
    review_reason = CASE WHEN ${hasOtherMoney(order.id, paymentId)} THEN review_reason END, updated_at = ${now}
  WHERE id = ${order.id} AND ${mayBecome('paid')}
    AND ${isDecided ? sql`state = 'review'` : sql`NOT ${isOwnedMeanwhile(order, now)}`}`

/**
 * Sends an order to a person. One that is fulfilled stays so: a second payment of it has to go back, its access not.
 */
export const markReview = (order: OrderRow, reason: string, now: number): SQL => sql`
  UPDATE orders SET state = CASE WHEN ${mayBecome('review')} THEN 'review' ELSE state END, review_reason = ${reason},
    poll_at = NULL, updated_at = ${now}
  WHERE id = ${order.id} AND review_reason IS NOT ${reason}`

/** Condition that this payment has paid the order, which waits for its access. */
export const isPaidBy = (order: OrderRow, paymentId: string | null): SQL => sql`EXISTS (
  SELECT 1 FROM orders WHERE id = ${order.id} AND state = 'paid' AND payment_id IS ${paymentId})`

const dayMs = 86_400_000

/** Gives the access of an order once a condition holds. One that is still running is extended from its end. */
export const grantAccess = (
  order: Pick<OrderRow, 'id' | 'userId' | 'itemId' | 'validityDays'>,
  entitlementId: string,
  now: number,
  condition: SQL,
): SQL => sql`
  INSERT INTO entitlements (id, user_id, item_id, order_id, starts_at, ends_at, created_at)
  SELECT ${entitlementId}, ${order.userId}, ${order.itemId}, ${order.id}, starts, 
    CASE WHEN ${order.validityDays} IS NULL THEN NULL ELSE starts + ${order.validityDays} * ${dayMs} END, ${now}
  FROM (
    SELECT max(${now}, coalesce((
      SELECT max(ends_at) FROM entitlements
      WHERE user_id = ${order.userId} AND item_id = ${order.itemId} AND revoked_at IS NULL AND ends_at > ${now}
    ), 0)) AS starts)
  WHERE ${condition} ON CONFLICT (order_id) DO NOTHING`

/** Ends the rights that a paid order contains; what was left of them was credited. */
export const endReplaced = (order: OrderRow, paymentId: string | null, now: number): SQL => sql`
  UPDATE entitlements SET revoked_at = ${now}
  WHERE id IN (SELECT value FROM json_each(${JSON.stringify(order.replaces)})) AND user_id = ${order.userId}
    AND revoked_at IS NULL AND ${isPaidBy(order, paymentId)}`

/** Issues the invoice of a paid order. `content` without its number. */
export const issueInvoice = (
  order: OrderRow,
  paymentId: string | null,
  { year, content, now }: { year: string; content: Omit<InvoiceContent, 'number'>; now: number },
): SQL =>
  issueDocument(
    { kind: 'invoice', orderId: order.id, userId: order.userId, refundId: null, year, content, now },
    isPaidBy(order, paymentId),
  )

/** Ends the fulfilment of an order. */
export const markFulfilled = (order: OrderRow, paymentId: string | null, now: number): SQL => sql`
  UPDATE orders SET state = 'fulfilled', updated_at = ${now}
  WHERE id = ${order.id} AND state = 'paid' AND payment_id IS ${paymentId}`

/** Marks an order as failed, unless another of its payments is under way or has paid it. */
export const markFailed = (order: OrderRow, now: number): SQL => sql`
  UPDATE orders SET state = 'failed', updated_at = ${now}
  WHERE id = ${order.id} AND ${mayBecome('failed')} AND NOT EXISTS (
    SELECT 1 FROM payments WHERE order_id = ${order.id} AND status IN ('created', 'authorized', 'captured'))`
