import { sql, type SQL } from 'drizzle-orm'
import type { OrderState } from '../../../domain/purchases/orders.ts'
import type { Database } from '../../platform/context.ts'

/** A payment of the gateway's list beside what is stored of it and of its order. */
type KnownPayment = {
  id: string
  orderId: string | null
  state: OrderState | null
  totalPaise: number | null
  /** Payment that paid the order. */
  paidBy: string | null
  amount: number | null
  status: string | null
}

/** What is stored of payments that the gateway lists. */
export const knownPayments = (
  db: Database,
  listed: readonly { id: string; order_id: string | null }[],
): Promise<KnownPayment[]> =>
  db.all<KnownPayment>(sql`
    SELECT listed.value ->> 'id' AS id, orders.id AS orderId, orders.state AS state, orders.total_paise AS totalPaise,
      orders.payment_id AS paidBy, payments.amount AS amount, payments.status AS status
    FROM json_each(${JSON.stringify(listed.map(({ id, order_id }) => ({ id, order_id })))}) AS listed
    LEFT JOIN orders ON orders.gateway_order_id = listed.value ->> 'order_id'
    LEFT JOIN payments ON payments.id = listed.value ->> 'id'`)

/** Notes that the gateway lists these payments. */
export const markListed = (ids: readonly string[], now: number): SQL => sql`
  UPDATE payments SET listed_at = ${now} WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`

/** Payments taken in a time that a comparison has not met at the gateway. */
export const unlistedPayments = (
  db: Database,
  { from, to, since }: { from: number; to: number; since: number },
  after: string,
  limit: number,
) =>
  db.all<{ id: string; orderId: string; amount: number; place: string }>(sql`
    SELECT id, order_id AS orderId, amount, printf('%015d ', seen_at) || id AS place FROM payments
    WHERE seen_at >= max(${from}, CAST(substr(${after}, 1, 15) AS INTEGER)) AND seen_at < ${to}
      AND printf('%015d ', seen_at) || id > ${after} AND status = 'captured' AND coalesce(listed_at, 0) < ${since}
    ORDER BY seen_at, id LIMIT ${limit}`)

/** What is stored of refunds that the gateway lists, by its id or by the product's own in the key. */
export const knownRefunds = (db: Database, listed: readonly { id: string; payment_id: string; key: string | null }[]) =>
  db.all<{ id: string; orderId: string | null; amount: number | null; state: string | null }>(sql`
    SELECT listed.value ->> 'id' AS id, payments.order_id AS orderId, refunds.amount AS amount, refunds.state AS state
    FROM json_each(${JSON.stringify(listed)}) AS listed
    LEFT JOIN payments ON payments.id = listed.value ->> 'payment_id'
    LEFT JOIN refunds ON refunds.id = coalesce(
      (SELECT id FROM refunds AS told WHERE told.gateway_refund_id = listed.value ->> 'id'), listed.value ->> 'key')`)

/** Refunds that ended in a time, with their ids at the gateway. */
export const endedRefunds = (
  db: Database,
  { from, since }: { from: number; since: number },
  after: string,
  limit: number,
) =>
  db.all<{ id: string; orderId: string; amount: number; gatewayRefundId: string | null; place: string }>(sql`
    SELECT id, order_id AS orderId, amount, gateway_refund_id AS gatewayRefundId,
      printf('%015d ', requested_at) || id AS place
    FROM refunds
    WHERE state = 'processed' AND requested_at >= max(${since}, CAST(substr(${after}, 1, 15) AS INTEGER))
      AND printf('%015d ', requested_at) || id > ${after} AND ended_at >= ${from}
    ORDER BY requested_at, id LIMIT ${limit}`)
