import { and, asc, eq, isNotNull, lte, sql, type SQL } from 'drizzle-orm'
import { refunds, taxDocuments } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import type { OrderRow } from './fulfilment.store.ts'
import { mayMoveTo, type RefundRow } from './refunds.store.ts'

/** Refunds that are to be sent, or about which the gateway is to be asked, now. */
export const listDueRefunds = (db: Database, now: number, limit: number): Promise<RefundRow[]> =>
  db
    .select()
    .from(refunds)
    .where(and(isNotNull(refunds.pollAt), lte(refunds.pollAt, now)))
    .orderBy(asc(refunds.pollAt))
    .limit(limit)

export const findInvoice = (db: Database, orderId: string) =>
  db
    .select({ content: taxDocuments.content })
    .from(taxDocuments)
    .where(and(eq(taxDocuments.orderId, orderId), eq(taxDocuments.kind, 'invoice')))
    .get()

/** Begins the next try of a refund, before the gateway is called: an answer that is lost is asked for again. */
export const markInitiated = (refundId: string, pollAt: number): SQL => sql`
  UPDATE refunds SET state = 'initiated', tries = tries + 1, gateway_refund_id = NULL, failure = NULL, poll_at = ${pollAt}
  WHERE id = ${refundId} AND ${mayMoveTo('initiated')}`

/** Condition that a try of a refund is under way. */
const isTry = ({ id, tries }: RefundRow): SQL => sql`id = ${id} AND tries = ${tries} AND state = 'initiated'`

/** Sets the next question about a refund that is under way, and keeps its id at the gateway. */
export const setRefundPoll = (refund: RefundRow, gatewayRefundId: string | null, pollAt: number): SQL => sql`
  UPDATE refunds SET poll_at = ${pollAt}, gateway_refund_id = coalesce(gateway_refund_id, ${gatewayRefundId})
  WHERE ${isTry(refund)}`

/** Ends a try that failed for certain. */
export const markRefundFailed = (refund: RefundRow, gatewayRefundId: string | null, failure: string): SQL => sql`
  UPDATE refunds SET state = 'failed', failure = ${failure}, poll_at = NULL,
    gateway_refund_id = coalesce(gateway_refund_id, ${gatewayRefundId})
  WHERE ${isTry(refund)}`

export const markRefundPaid = (refundId: string, gatewayRefundId: string, now: number): SQL => sql`
  UPDATE refunds SET state = 'processed', gateway_refund_id = ${gatewayRefundId}, failure = NULL, poll_at = NULL,
    ended_at = ${now}
  WHERE id = ${refundId} AND ${mayMoveTo('processed')}`

/** Counts a refund of its payment in an order. */
export const addRefunded = (order: OrderRow, amount: number, now: number, when: SQL): SQL => sql`
  UPDATE orders SET refunded_paise = refunded_paise + ${amount}, updated_at = ${now},
    state = CASE WHEN refunded_paise + ${amount} >= total_paise THEN 'refunded' ELSE 'part_refunded' END
  WHERE id = ${order.id} AND state IN ('fulfilled', 'part_refunded') AND ${when}`

/** Ends the review of an order whose money that opened nothing has all been given back. */
export const endReview = (order: OrderRow, now: number, when: SQL): SQL => sql`
  UPDATE orders SET state = CASE WHEN state = 'review' THEN 'refunded' ELSE state END, review_reason = NULL,
    updated_at = ${now}
  WHERE id = ${order.id} AND ${when} AND NOT EXISTS (
    SELECT 1 FROM payments WHERE payments.order_id = ${order.id} AND payments.status IN ('captured', 'refunded')
      AND payments.id IS NOT orders.payment_id
      AND NOT EXISTS (
        SELECT 1 FROM refunds WHERE refunds.order_id = ${order.id} AND refunds.payment_id = payments.id
          AND refunds.state = 'processed'))`

/** Condition that an order was paid back in whole. */
const isRefunded = (order: OrderRow): SQL =>
  sql`EXISTS (SELECT 1 FROM orders WHERE id = ${order.id} AND state = 'refunded')`

/** Moves the rights that were to follow the right of a refunded order to its place. */
export const moveFollowing = (order: OrderRow, now: number, when: SQL): SQL => {
  const freed = sql`(
    SELECT gone.ends_at - max(gone.starts_at, ${now}) FROM entitlements AS gone WHERE gone.order_id = ${order.id})`
  return sql`
    UPDATE entitlements SET starts_at = starts_at - ${freed}, ends_at = ends_at - ${freed}
    WHERE user_id = ${order.userId} AND item_id = ${order.itemId} AND revoked_at IS NULL AND starts_at > ${now}
      AND starts_at >= (
        SELECT gone.ends_at FROM entitlements AS gone
        WHERE gone.order_id = ${order.id} AND gone.revoked_at IS NULL AND gone.ends_at > ${now})
      AND ${when} AND ${isRefunded(order)}`
}

/** Ends the right of an order that was paid back in whole. */
export const revokeRight = (order: OrderRow, now: number, when: SQL): SQL => sql`
  UPDATE entitlements SET revoked_at = ${now}
  WHERE order_id = ${order.id} AND revoked_at IS NULL AND ${when} AND ${isRefunded(order)}`

/** Gives back the rights that a refunded order had replaced: their rest was a part of its price. */
export const restoreReplaced = (order: OrderRow, when: SQL): SQL => sql`
  UPDATE entitlements SET revoked_at = NULL
  WHERE id IN (SELECT value FROM json_each(${JSON.stringify(order.replaces)})) AND user_id = ${order.userId}
    AND revoked_at = ${order.paidAt} AND ${when} AND ${isRefunded(order)}
    AND NOT EXISTS (SELECT 1 FROM orders WHERE orders.id = entitlements.order_id AND orders.state = 'refunded')`
