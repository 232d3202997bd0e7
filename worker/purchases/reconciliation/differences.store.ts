import { and, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { countedTo } from '../../../domain/lists.ts'
import type { DifferenceEnd, DifferenceKind, DifferenceView } from '../../../domain/purchases/differences.ts'
import { moneyDifferences, orders, tasks } from '../../../drizzle/schema/index.ts'
import type { Database } from '../../platform/context.ts'
import { isBefore, type Cursor } from '../../platform/paging.ts'

/** A difference as a comparison finds it. */
export type FoundDifference = { kind: DifferenceKind; subject: string; orderId: string | null; paise: number | null }

/** Keeps differences; one that is known stays as it is, settled ones too. */
export const keepDifferences = (found: readonly (FoundDifference & { id: string })[], now: number): SQL => sql`
  INSERT INTO money_differences (id, kind, subject, order_id, paise, found_at)
  SELECT value ->> 'id', value ->> 'kind', value ->> 'subject', value ->> 'orderId', value ->> 'paise', ${now}
  FROM json_each(${JSON.stringify(found)}) WHERE true ON CONFLICT (kind, subject) DO NOTHING`

/** Ends an open difference. */
export const markSettled = (id: string, how: DifferenceEnd, by: string, now: number): SQL => sql`
  UPDATE money_differences SET settled_at = ${now}, settled_by = ${by}, how = ${how}
  WHERE id = ${id} AND settled_at IS NULL`

export const findDifference = (db: Database, id: string) =>
  db.select().from(moneyDifferences).where(eq(moneyDifferences.id, id)).get()

/** Differences of a view before a mark with the titles of their orders, the latest first. */
export const listDifferences = (db: Database, view: DifferenceView, before: Cursor | null, limit: number) => {
  const { foundAt, settledAt, id } = moneyDifferences
  const at = view === 'open' ? foundAt : settledAt
  return db
    .select({ difference: moneyDifferences, title: orders.title })
    .from(moneyDifferences)
    .leftJoin(orders, eq(orders.id, moneyDifferences.orderId))
    .where(and(view === 'open' ? isNull(settledAt) : isNotNull(settledAt), isBefore(at, id, before)))
    .orderBy(desc(at), desc(id))
    .limit(limit)
}

/** Number of the open differences: exact to `countedTo`, one more where there are more. */
export const openCount: SQL = sql`
  SELECT count(*) AS count FROM (SELECT 1 FROM money_differences WHERE settled_at IS NULL LIMIT ${countedTo + 1})`

export const countOpen = async (db: Database): Promise<number> => (await db.get<{ count: number }>(openCount)).count

/** The newest comparison; the kind is listed with each state, so that the index is sought. */
export const newestRun = (db: Database) =>
  db
    .select()
    .from(tasks)
    .where(
      and(
        eq(tasks.kind, 'reconciliation'),
        sql`${tasks.state} IN (SELECT value FROM json_each('["waiting","running","done","failed"]'))`,
      ),
    )
    .orderBy(desc(tasks.createdAt))
    .limit(1)
    .get()

const hasRight = sql`EXISTS (SELECT 1 FROM entitlements WHERE order_id = difference.order_id AND revoked_at IS NULL)`

/** Conditions under which an open difference has ended by itself. */
const endedByItself = sql`CASE difference.kind
  WHEN 'payment_untaken' THEN EXISTS (
    SELECT 1 FROM payments WHERE id = difference.subject AND status IN ('captured', 'refunded'))
  WHEN 'access_missing' THEN ${hasRight}
  WHEN 'access_unrefunded' THEN ${hasRight}
    OR EXISTS (SELECT 1 FROM orders WHERE id = difference.order_id AND refunded_paise > 0)
  WHEN 'access_refunded' THEN NOT ${hasRight}
  WHEN 'invoice_missing' THEN EXISTS (
    SELECT 1 FROM tax_documents WHERE order_id = difference.order_id AND kind = 'invoice')
  WHEN 'note_missing' THEN EXISTS (SELECT 1 FROM tax_documents WHERE refund_id = difference.subject)
  WHEN 'refund_untaken' THEN EXISTS (
    SELECT 1 FROM refunds WHERE gateway_refund_id = difference.subject AND state = 'processed')
  ELSE 0 END`

/** Ends the open differences whose two sides agree by now. */
export const settleEnded = (now: number): SQL => sql`
  UPDATE money_differences SET settled_at = ${now}, how = 'itself'
  WHERE id IN (SELECT id FROM money_differences AS difference WHERE settled_at IS NULL AND ${endedByItself})`
