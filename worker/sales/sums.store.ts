import { sql, type SQL } from 'drizzle-orm'
import { sumNames, type SumName } from '../../domain/sales/sums.ts'
import type { DaySpan } from '../../domain/sales/spans.ts'
import { salesSums } from '../../drizzle/schema/index.ts'

const of = (kind: 'invoice' | 'credit_note', value: SQL): SQL =>
  sql`sum(CASE WHEN documents.kind = ${kind} THEN ${value} ELSE 0 END)`

/** Sums over documents, from the content as it was issued. */
const documentSums: Record<SumName, SQL> = {
  invoices: of('invoice', sql`1`),
  price: of('invoice', sql`content ->> '$.price'`),
  discount: of('invoice', sql`content ->> '$.discount'`),
  credit: of('invoice', sql`content ->> '$.credit'`),
  total: of('invoice', sql`content ->> '$.total'`),
  taxable: of('invoice', sql`content ->> '$.parts.taxable'`),
  cgst: of('invoice', sql`content ->> '$.parts.cgst'`),
  sgst: of('invoice', sql`content ->> '$.parts.sgst'`),
  igst: of('invoice', sql`content ->> '$.parts.igst'`),
  notes: of('credit_note', sql`1`),
  returned: of('credit_note', sql`content ->> '$.total'`),
  returnedTaxable: of('credit_note', sql`content ->> '$.parts.taxable'`),
  returnedCgst: of('credit_note', sql`content ->> '$.parts.cgst'`),
  returnedSgst: of('credit_note', sql`content ->> '$.parts.sgst'`),
  returnedIgst: of('credit_note', sql`content ->> '$.parts.igst'`),
}

const listed = (columns: readonly SQL[]): SQL => sql.join([...columns], sql`, `)

const columnOf = (name: SumName): SQL => sql`${sql.identifier(salesSums[name].name)}`

const dayInIndia = sql`date((documents.issued_at + 19800000) / 1000, 'unixepoch')`

/** Sums of documents by day, item and coupon. */
const summedDocuments = (where: SQL): SQL => sql`
  SELECT ${dayInIndia} AS day, coalesce(orders.item_id, '') AS item_id, coalesce(orders.coupon_code, '') AS coupon_code,
    max(orders.kind) AS kind, max(content -> '$.title') AS title,
    ${listed(sumNames.map((name) => sql`${documentSums[name]} AS ${columnOf(name)}`))}
  FROM tax_documents AS documents LEFT JOIN orders ON orders.id = documents.order_id
  WHERE ${where} GROUP BY 1, 2, 3`

/** Instant up to which the sums of days are kept; 0 before the first. */
const keptUntil = sql`coalesce((SELECT until_at FROM sales_days ORDER BY day DESC LIMIT 1), 0)`

/** Sums of the documents between two instants whose day is not kept yet, by day, item and coupon. */
export const openSums = (from: number, to: number): SQL =>
  summedDocuments(sql`documents.issued_at >= max(${from}, ${keptUntil}) AND documents.issued_at < ${to}`)

type Grouping = 'day' | 'product' | 'coupon'

const keys: Record<Grouping, SQL> = { day: sql`day`, product: sql`item_id`, coupon: sql`coupon_code` }

/** Kept sums of a span by one of its keys, with kind and title of a product. */
export const keptSums = ({ from, to }: DaySpan, grouping: Grouping): SQL => sql`
  SELECT ${keys[grouping]}, max(kind) AS kind, max(title) AS title,
    ${listed(sumNames.map((name) => sql`sum(${columnOf(name)}) AS ${columnOf(name)}`))}
  FROM sales_sums WHERE day >= ${from} AND day <= ${to} GROUP BY 1`

/** Day `YYYY-MM-DD` up to which sums are kept, and the instant of the first document; null where there is none. */
export const keptState = (): SQL => sql`
  SELECT (SELECT max(day) FROM sales_days) AS kept, (SELECT min(issued_at) FROM tax_documents) AS first`

/** Keeps the sums of a day, once. */
export const keepDay = (day: string, from: number, until: number): SQL[] => [
  sql`INSERT INTO sales_sums (day, item_id, coupon_code, kind, title, ${listed(sumNames.map(columnOf))})
    ${summedDocuments(sql`documents.issued_at >= ${from} AND documents.issued_at < ${until}
      AND NOT EXISTS (SELECT 1 FROM sales_days WHERE day = ${day})`)}`,
  sql`INSERT INTO sales_days (day, until_at) VALUES (${day}, ${until}) ON CONFLICT DO NOTHING`,
]
