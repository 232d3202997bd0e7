import { and, asc, inArray, isNotNull, lte, sql, type SQL } from 'drizzle-orm'
import { orders } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

/** Orders about which the gateway is to be asked now. */
export const listDue = (db: Database, now: number, limit: number) =>
  db
    .select()
    .from(orders)
    .where(and(isNotNull(orders.pollAt), lte(orders.pollAt, now)))
    .orderBy(asc(orders.pollAt))
    .limit(limit)

/** Sets the next poll of an order that is still unpaid. */
export const setPoll = (orderId: string, pollAt: number | null): SQL => sql`
  UPDATE orders SET poll_at = ${pollAt}
  WHERE id = ${orderId} AND state IN ('created', 'pending', 'failed', 'expired', 'cancelled')`

/** Orders whose time to pay is over. */
export const listExpired = (db: Database, now: number, limit: number) =>
  db
    .select()
    .from(orders)
    .where(and(inArray(orders.state, ['created', 'pending']), lte(orders.expiresAt, now)))
    .orderBy(asc(orders.expiresAt))
    .limit(limit)

/** Ends an unpaid order as expired or cancelled; money that comes later is still taken. */
export const endUnpaid = (orderId: string, state: 'expired' | 'cancelled', now: number): SQL => sql`
  UPDATE orders SET state = ${state}, updated_at = ${now} WHERE id = ${orderId} AND state IN ('created', 'pending')`
