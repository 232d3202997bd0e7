import { sql, type SQL } from 'drizzle-orm'

/** Documents between two instants after a mark, in the order of their issue, with their orders' coupons. */
export const documentsAfter = (
  { from, to }: { from: number; to: number },
  mark: { at: number; number: string },
  limit: number,
): SQL => sql`
  SELECT documents.kind AS kind, number, issued_at AS at, content, order_id AS orderId, orders.coupon_code AS coupon
  FROM tax_documents AS documents LEFT JOIN orders ON orders.id = documents.order_id
  WHERE issued_at >= max(${from}, ${mark.at}) AND issued_at < ${to}
    AND (issued_at > ${mark.at} OR number > ${mark.number})
  ORDER BY issued_at, number LIMIT ${limit}`

/** Number of documents between two instants: exact to `limit`, one more where there are more. */
export const countDocuments = (from: number, to: number, limit: number): SQL => sql`
  SELECT count(*) AS count FROM (
    SELECT 1 FROM tax_documents WHERE issued_at >= ${from} AND issued_at < ${to} LIMIT ${limit + 1})`
