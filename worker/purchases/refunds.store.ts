import { and, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { refundSources, type RefundState } from '../../domain/purchases/orders.ts'
import type { RefundRefusal } from '../../domain/purchases/refund-policy.ts'
import { orders, refunds } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import { isBefore, type Cursor } from '../platform/paging.ts'

export type RefundRow = typeof refunds.$inferSelect

export const findRefund = (db: Database, refundId: string): Promise<RefundRow | undefined> =>
  db.select().from(refunds).where(eq(refunds.id, refundId)).get()

export const findByGatewayRefund = (db: Database, gatewayRefundId: string): Promise<RefundRow | undefined> =>
  db.select().from(refunds).where(eq(refunds.gatewayRefundId, gatewayRefundId)).get()

/** Refunds of an order, the oldest first. */
export const refundsOfOrder = (db: Database, orderId: string): Promise<RefundRow[]> =>
  db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(refunds.requestedAt, refunds.id)

/** Refunds in any of the states before a mark with their orders, the latest first. */
export const listRefunds = (db: Database, states: readonly RefundState[], before: Cursor | null, limit: number) =>
  db
    .select({ refund: refunds, order: orders })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(inArray(refunds.state, [...states]), isBefore(refunds.requestedAt, refunds.id, before)))
    .orderBy(desc(refunds.requestedAt), desc(refunds.id))
    .limit(limit)
export type ListedRefund = Awaited<ReturnType<typeof listRefunds>>[number]

export const countRefunds = (db: Database) =>
  db.select({ state: refunds.state, count: count() }).from(refunds).groupBy(refunds.state)

/** Money of an order of which nothing was given: payments that are not its own and were not given back. */
export const strayPayments = (db: Database, orderId: string) =>
  db.all<{ id: string; amount: number }>(sql`
    SELECT payments.id AS id, payments.amount AS amount FROM payments JOIN orders ON orders.id = payments.order_id
    WHERE payments.order_id = ${orderId} AND payments.status IN ('captured', 'refunded')
      AND payments.id IS NOT orders.payment_id
      AND NOT EXISTS (
        SELECT 1 FROM refunds WHERE refunds.order_id = ${orderId} AND refunds.payment_id = payments.id
          AND refunds.state = 'processed')
    ORDER BY payments.seen_at, payments.id`)

/** True for a student whose account is blocked, and for a purchase whose rest was credited in another one. */
export const refundFacts = async (db: Database, { id, userId }: { id: string; userId: string }) => {
  const found = await db.get<{ isBlocked: number; isUpgraded: number }>(sql`
    SELECT
      EXISTS (SELECT 1 FROM student_profiles WHERE uid = ${userId} AND blocked_at IS NOT NULL) AS isBlocked,
      EXISTS (
        SELECT 1 FROM orders AS later, json_each(later.replaces) AS replaced
        JOIN entitlements ON entitlements.id = replaced.value AND entitlements.order_id = ${id}
        WHERE later.user_id = ${userId} AND later.state IN ('fulfilled', 'part_refunded')) AS isUpgraded`)
  return { isBlocked: found?.isBlocked === 1, isUpgraded: found?.isUpgraded === 1 }
}

export type NewRefund = {
  id: string
  orderId: string
  userId: string
  paymentId: string | null
  state: 'requested' | 'approved'
  amount: number
  reason: string
  refusals: readonly RefundRefusal[]
  decidedBy: string | null
  now: number
}

/** Condition that an order has so much money left that can be given back. */
const hasMoney = ({ orderId, paymentId, amount }: Pick<NewRefund, 'orderId' | 'paymentId' | 'amount'>): SQL =>
  paymentId === null
    ? sql`EXISTS (
        SELECT 1 FROM orders WHERE id = ${orderId} AND state IN ('fulfilled', 'part_refunded')
          AND refunded_paise + ${amount} <= total_paise)`
    : sql`EXISTS (
        SELECT 1 FROM payments JOIN orders ON orders.id = payments.order_id
        WHERE payments.id = ${paymentId} AND payments.order_id = ${orderId} AND orders.payment_id IS NOT ${paymentId}
          AND payments.status IN ('captured', 'refunded')
          AND ${amount} + (
            SELECT coalesce(sum(refunds.amount), 0) FROM refunds
            WHERE refunds.order_id = ${orderId} AND refunds.payment_id = ${paymentId} AND refunds.state = 'processed'
          ) <= payments.amount)`

/** Inserts a refund while the order has the money and no other refund is open. */
export const insertRefund = (refund: NewRefund): SQL => sql`
  INSERT INTO refunds (id, order_id, user_id, payment_id, state, amount, reason, refusals, requested_at, decided_at,
    decided_by, poll_at)
  SELECT ${refund.id}, ${refund.orderId}, ${refund.userId}, ${refund.paymentId}, ${refund.state}, ${refund.amount},
    ${refund.reason}, ${JSON.stringify(refund.refusals)}, ${refund.now},
    ${refund.state === 'approved' ? refund.now : null}, ${refund.decidedBy},
    ${refund.state === 'approved' ? refund.now : null}
  WHERE ${hasMoney(refund)} ON CONFLICT DO NOTHING`

/** Condition that a refund may move to a state. */
export const mayMoveTo = (state: RefundState): SQL =>
  sql`state IN (SELECT value FROM json_each(${JSON.stringify(refundSources[state])}))`

/** Approves a request for an amount that the order still has. */
export const approve = (refund: RefundRow, amount: number, by: string, now: number): SQL => sql`
  UPDATE refunds SET state = 'approved', amount = ${amount}, decided_at = ${now}, decided_by = ${by}, poll_at = ${now}
  WHERE id = ${refund.id} AND ${mayMoveTo('approved')}
    AND ${hasMoney({ orderId: refund.orderId, paymentId: refund.paymentId, amount })}`

export const reject = (refundId: string, answer: string, by: string, now: number): SQL => sql`
  UPDATE refunds SET state = 'rejected', answer = ${answer}, decided_at = ${now}, decided_by = ${by}, ended_at = ${now}
  WHERE id = ${refundId} AND ${mayMoveTo('rejected')}`

/** Refunds of a student before a mark with the titles of their orders, newest first. */
export const listOfStudent = (db: Database, userId: string, before: Cursor | null, limit: number) =>
  db
    .select({ refund: refunds, title: orders.title })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(refunds.userId, userId), isBefore(refunds.requestedAt, refunds.id, before)))
    .orderBy(desc(refunds.requestedAt), desc(refunds.id))
    .limit(limit)
