import { sql, type SQL } from 'drizzle-orm'
import type { InvoiceContent } from '../../domain/purchases/invoices.ts'
import { documentNumber, type DocumentKind } from '../../domain/purchases/serials.ts'

/** A tax document without its number. */
export type NewDocument = {
  kind: DocumentKind
  orderId: string
  userId: string
  refundId: string | null
  year: string
  content: Omit<InvoiceContent, 'number'>
  now: number
}

/**
 * Issues a tax document when a condition holds, with the next serial of its kind and year: D1 runs one batch at a time, so
 * that no serial is taken twice or left out. An order has one invoice and a refund one credit note.
 */
export const issueDocument = ({ kind, orderId, userId, refundId, year, content, now }: NewDocument, when: SQL): SQL => {
  const [prefix = '', suffix = ''] = documentNumber(kind, year, 0).split('000000')
  return sql`
    INSERT INTO tax_documents (kind, year, serial, number, order_id, refund_id, user_id, content, issued_at)
    SELECT ${kind}, ${year}, serial, number, ${orderId}, ${refundId}, ${userId},
      json_set(${JSON.stringify(content)}, '$.number', number), ${now}
    FROM (
      SELECT serial, ${prefix} || printf('%06d', serial) || ${suffix} AS number
      FROM (SELECT coalesce(max(serial), 0) + 1 AS serial FROM tax_documents WHERE kind = ${kind} AND year = ${year}))
    WHERE ${when} ON CONFLICT DO NOTHING`
}
