import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../platform/context.ts'

/** True where a student has an order that may still be paid or is reviewed, or a refund that has not ended. */
export const hasOpenOrder = async (db: Database, userId: string): Promise<boolean> => {
  const found = await db.get<{ open: number }>(sql`
    SELECT EXISTS (
      SELECT 1 FROM orders WHERE user_id = ${userId}
        AND (state IN ('created', 'pending', 'paid', 'review') OR review_reason IS NOT NULL))
    OR EXISTS (
      SELECT 1 FROM refunds WHERE user_id = ${userId} AND state IN ('requested', 'approved', 'initiated', 'failed')
    ) AS open`)
  return found.open === 1
}

/** Id in place of the student's, different for each order. */
const nobody = sql`'gone_' || `

/** Statements that take a student out of orders, refunds and documents; the rights are deleted elsewhere. */
export const eraseStatements = (userId: string): SQL[] => [
  sql`UPDATE refunds SET user_id = ${nobody} order_id, reason = '', answer = NULL WHERE user_id = ${userId}`,
  sql`UPDATE tax_documents SET user_id = NULL WHERE user_id = ${userId}`,
  sql`UPDATE orders SET user_id = ${nobody} id, buyer_name = '', buyer_email = '', grant_reason = CASE
    WHEN grant_reason IS NULL THEN NULL ELSE '' END WHERE user_id = ${userId}`,
]
