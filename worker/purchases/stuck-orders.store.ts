import { inArray, sql, type SQL } from 'drizzle-orm'
import { countedTo } from '../../domain/lists.ts'
import type { StuckReason } from '../../domain/purchases/office-orders.ts'
import { orders } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Time after which an unanswered question to the gateway is a person's matter. */
const silentMs = hourMs
/** Time in which a payment that the bank agreed to can still be taken. */
const takeableMs = 5 * dayMs
/** Time after which a refund that was sent hangs: the banks' own limit is five working days. */
const refundMs = 7 * dayMs

/** Orders that wait for a person, each with its reason and since when; each part reads an index. D1 takes five parts. */
const stuckRows = (now: number): SQL => sql`
  SELECT id, 'review' AS stuck, updated_at AS since FROM orders WHERE review_reason IS NOT NULL AND updated_at > 0
  UNION ALL SELECT id, 'unfulfilled', updated_at FROM orders WHERE state = 'paid'
  UNION ALL SELECT id, 'silent', poll_at FROM orders WHERE poll_at IS NOT NULL AND poll_at < ${now - silentMs}
  UNION ALL SELECT order_id, 'silent', seen_at FROM payments
    WHERE seen_at > ${now - takeableMs} AND seen_at < ${now - silentMs} AND status = 'authorized'
  UNION ALL SELECT order_id, 'refund', coalesce(decided_at, requested_at) FROM refunds
    WHERE state IN ('failed', 'initiated') AND (state = 'failed' OR decided_at < ${now - refundMs})`

/** Number of the orders that wait for a person: exact to `countedTo`, one more where there are more. */
export const countStuck = (now: number): SQL => sql`
  SELECT count(*) AS count FROM (SELECT DISTINCT id FROM (${stuckRows(now)}) LIMIT ${countedTo + 1})`

/** Orders that wait for a person, the longest first. */
export const listStuck = async (db: Database, now: number, limit: number) => {
  const rows = await db.all<{ id: string; stuck: StuckReason; since: number }>(sql`
    SELECT id, stuck, min(since) AS since FROM (${stuckRows(now)}) GROUP BY id ORDER BY since LIMIT ${limit}`)
  const ids = sql`(SELECT value FROM json_each(${JSON.stringify(rows.map(({ id }) => id))}))`
  const found = await db.select().from(orders).where(inArray(orders.id, ids))
  const byId = new Map(found.map((order) => [order.id, order]))
  return rows.flatMap(({ id, ...why }) => {
    const order = byId.get(id)
    return order ? [{ order, ...why }] : []
  })
}
