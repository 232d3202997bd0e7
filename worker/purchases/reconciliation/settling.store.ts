import { sql, type SQL } from 'drizzle-orm'
import type { InvoiceContent } from '../../../domain/purchases/invoices.ts'
import type { Database } from '../../platform/context.ts'
import { issueDocument } from '../documents.store.ts'
import { grantAccess, type OrderRow } from '../fulfilment.store.ts'

/** Right of an order, or the right itself that a difference names. */
export const findRight = (db: Database, { subject, orderId }: { subject: string; orderId: string | null }) =>
  db.get<{ id: string; revokedAt: number | null } | undefined>(sql`
    SELECT id, revoked_at AS revokedAt FROM entitlements WHERE order_id = ${orderId} OR id = ${subject} LIMIT 1`)

/** Takes a right away. */
export const revokeRight = (rightId: string, now: number): SQL => sql`
  UPDATE entitlements SET revoked_at = ${now} WHERE id = ${rightId} AND revoked_at IS NULL`

/** Gives a right back that was taken away. */
export const restoreRight = (rightId: string): SQL => sql`
  UPDATE entitlements SET revoked_at = NULL WHERE id = ${rightId} AND revoked_at IS NOT NULL`

/** Condition that an order was paid and not refunded in whole. */
const isPaid = (orderId: string): SQL =>
  sql`EXISTS (SELECT 1 FROM orders WHERE id = ${orderId} AND state IN ('fulfilled', 'part_refunded'))`

/** Gives the right of a paid order that has none. */
export const giveRight = (order: OrderRow, rightId: string, now: number): SQL =>
  grantAccess(order, rightId, now, isPaid(order.id))

/** Issues the invoice of a sold order that has none. */
export const issueMissing = (
  order: OrderRow,
  { year, content, now }: { year: string; content: Omit<InvoiceContent, 'number'>; now: number },
): SQL =>
  issueDocument(
    { kind: 'invoice', orderId: order.id, userId: order.userId, refundId: null, year, content, now },
    sql`EXISTS (SELECT 1 FROM orders WHERE id = ${order.id} AND paid_at IS NOT NULL AND total_paise > 0)`,
  )
