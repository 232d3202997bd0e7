import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../platform/context.ts'
import type { FoundDifference } from './differences.store.ts'

/** Time that is compared, and the end of the last page: `<15 digits> <id>`, empty at first. */
export type Part = { from: number; to: number; after: string; limit: number }

/** A page; `place` of its end, null for the last. */
type Page = { rows: number; place: string | null; found: FoundDifference[] }

/** Row of a page: its place, and the kinds of its differences. */
type Row = { place: string; subject: string; orderId: string | null; paise: number | null; kinds: string }

type Kind = FoundDifference['kind'] | Pick<FoundDifference, 'kind' | 'subject'> | null

const differencesOf = ({ subject, orderId, paise, kinds }: Row): FoundDifference[] =>
  (JSON.parse(kinds) as Kind[]).flatMap((kind) => {
    if (kind === null) return []
    return [{ subject, orderId, paise, ...(typeof kind === 'string' ? { kind } : kind) }]
  })

const pageOf = (rows: Row[], limit: number): Page => ({
  rows: rows.length,
  place: rows.length < limit ? null : (rows.at(-1)?.place ?? null),
  found: rows.flatMap(differencesOf),
})

/** Rows of a table in a time by an indexed instant, after a place. */
const within = (at: SQL, id: SQL, { from, to, after }: Part): SQL => sql`
  ${at} >= max(${from}, CAST(substr(${after}, 1, 15) AS INTEGER)) AND ${at} < ${to}
  AND printf('%015d ', ${at}) || ${id} > ${after}`

const when = (condition: SQL, kind: FoundDifference['kind'], subject?: SQL): SQL =>
  subject
    ? sql`CASE WHEN ${condition} THEN json_object('kind', ${kind}, 'subject', ${subject}) END`
    : sql`CASE WHEN ${condition} THEN ${kind} END`

const isOpen = sql`orders.state IN ('fulfilled', 'part_refunded')`
const isSold = sql`orders.total_paise > 0 AND orders.payment_id IS NOT NULL`

/** Refund of the order's own payment, paid and without its credit note. */
const withoutNote = sql`(
  SELECT refunds.id FROM refunds WHERE refunds.order_id = orders.id AND refunds.state = 'processed'
    AND (refunds.payment_id IS NULL OR refunds.payment_id = orders.payment_id)
    AND NOT EXISTS (SELECT 1 FROM tax_documents AS note WHERE note.refund_id = refunds.id) LIMIT 1)`

/** Orders that changed in a time, against their rights and documents. */
export const compareOrders = async (db: Database, part: Part) =>
  pageOf(
    await db.all<Row>(sql`
      SELECT printf('%015d ', orders.updated_at) || orders.id AS place, orders.id AS subject, orders.id AS orderId,
        orders.total_paise AS paise, json_array(
          ${when(sql`${isOpen} AND access.id IS NULL`, 'access_missing')},
          ${when(
            sql`orders.state = 'refunded' AND access.revoked_at IS NULL
              AND (access.ends_at IS NULL OR access.ends_at > ${part.to}) AND access.id IS NOT NULL`,
            'access_refunded',
          )},
          ${when(
            sql`${isSold} AND invoice.number IS NULL AND orders.state IN ('fulfilled', 'part_refunded', 'refunded')`,
            'invoice_missing',
          )},
          ${when(sql`invoice.content ->> '$.total' <> orders.total_paise`, 'invoice_amount')},
          ${when(sql`invoice.number IS NOT NULL AND ${withoutNote} IS NOT NULL`, 'note_missing', withoutNote)}
        ) AS kinds
      FROM orders
      LEFT JOIN entitlements AS access ON access.order_id = orders.id
      LEFT JOIN tax_documents AS invoice ON invoice.order_id = orders.id AND invoice.kind = 'invoice'
      WHERE ${within(sql`orders.updated_at`, sql`orders.id`, part)}
      ORDER BY orders.updated_at, orders.id LIMIT ${part.limit}`),
    part.limit,
  )

/** Documents issued in a time, against their orders and their serials. */
export const compareDocuments = async (db: Database, part: Part) =>
  pageOf(
    await db.all<Row>(sql`
      SELECT printf('%015d ', document.issued_at) || document.number AS place, document.number AS subject,
        orders.id AS orderId, document.content ->> '$.total' AS paise, json_array(
          ${when(
            sql`document.kind = 'invoice' AND (orders.id IS NULL OR orders.paid_at IS NULL)`,
            'invoice_orderless',
          )},
          ${when(
            sql`document.serial > 1 AND NOT EXISTS (
              SELECT 1 FROM tax_documents AS previous WHERE previous.kind = document.kind
                AND previous.year = document.year AND previous.serial = document.serial - 1)`,
            'serial_gap',
          )}
        ) AS kinds
      FROM tax_documents AS document LEFT JOIN orders ON orders.id = document.order_id
      WHERE ${within(sql`document.issued_at`, sql`document.number`, part)}
      ORDER BY document.issued_at, document.number LIMIT ${part.limit}`),
    part.limit,
  )

/** Rights given in a time, against their orders. */
export const compareRights = async (db: Database, part: Part) =>
  pageOf(
    await db.all<Row>(sql`
      SELECT printf('%015d ', access.created_at) || access.id AS place, access.id AS subject, orders.id AS orderId,
        NULL AS paise, json_array(${when(
          sql`access.revoked_at IS NULL AND (orders.id IS NULL OR orders.paid_at IS NULL)`,
          'access_orderless',
        )}) AS kinds
      FROM entitlements AS access LEFT JOIN orders ON orders.id = access.order_id
      WHERE ${within(sql`access.created_at`, sql`access.id`, part)}
      ORDER BY access.created_at, access.id LIMIT ${part.limit}`),
    part.limit,
  )

/** Rights that ended early in a time, against refunds and upgrades. */
export const compareRevoked = async (db: Database, part: Part) =>
  pageOf(
    await db.all<Row>(sql`
      SELECT printf('%015d ', access.revoked_at) || access.id AS place, access.id AS subject, orders.id AS orderId,
        orders.total_paise AS paise, json_array(${when(
          sql`${isSold} AND orders.refunded_paise = 0 AND NOT EXISTS (
            SELECT 1 FROM orders AS later, json_each(later.replaces) AS replaced
            WHERE later.user_id = access.user_id AND replaced.value = access.id AND later.paid_at IS NOT NULL)`,
          'access_unrefunded',
        )}) AS kinds
      FROM entitlements AS access JOIN orders ON orders.id = access.order_id
      WHERE access.revoked_at IS NOT NULL AND ${within(sql`access.revoked_at`, sql`access.id`, part)}
      ORDER BY access.revoked_at, access.id LIMIT ${part.limit}`),
    part.limit,
  )
