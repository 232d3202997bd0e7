import { desc, eq, or, sql, type SQL } from 'drizzle-orm'
import type { Grantable, MovedPurchases } from '../../domain/purchases/grants.ts'
import type { SoldKind } from '../../domain/purchases/offers.ts'
import { entitlements, purchaseMerges } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

/** Most items of a kind that may be granted; the latest come first. */
const itemsOfKind = 200

const premium = (kind: SoldKind, table: string): SQL => sql`
  SELECT * FROM (
    SELECT ${kind} AS kind, id AS itemId, title FROM ${sql.identifier(table)}
    WHERE state = 'published' AND deleted_at IS NULL AND access <> 'free'
    ORDER BY published_at DESC LIMIT ${itemsOfKind})`

/** Published items that are not free, and the passes that were ever offered. */
export const listGrantables = async (db: Database): Promise<Grantable[]> => {
  const rows = await db.all<{ kind: SoldKind; itemId: string; title: string }>(sql`
    ${premium('series', 'series')} UNION ALL ${premium('course', 'courses')}
    UNION ALL ${premium('material', 'materials')} UNION ALL ${premium('video', 'videos')}
    UNION ALL SELECT kind, item_id, title FROM offers WHERE kind = 'pass' AND title IS NOT NULL`)
  return rows.map(({ title, ...row }) => ({ ...row, title: JSON.parse(title) as Grantable['title'] }))
}

export type NewGrant = {
  orderId: string
  uid: string
  item: Grantable
  days: number | null
  reason: string
  now: number
}

/** Order of zero of a grant, for an account that exists; without tax, payment and invoice. */
export const insertGrant = ({ orderId, uid, item, days, reason, now }: NewGrant): SQL => sql`
  INSERT INTO orders (id, user_id, offer_id, kind, item_id, title, state, price_paise, total_paise, taxable_paise,
    cgst_paise, sgst_paise, igst_paise, validity_days, buyer_name, buyer_email, language, grant_reason, receipt,
    expires_at, paid_at, created_at, updated_at)
  SELECT ${orderId}, uid, '', ${item.kind}, ${item.itemId}, ${JSON.stringify(item.title)}, 'fulfilled', 0, 0, 0,
    0, 0, 0, ${days}, coalesce(display_name, ''), coalesce(email, ''), 'en', ${reason}, ${orderId},
    ${now}, ${now}, ${now}, ${now}
  FROM users WHERE uid = ${uid}`

export const findRight = (db: Database, rightId: string) =>
  db.select().from(entitlements).where(eq(entitlements.id, rightId)).get()

/** Takes a running right of a student away. */
export const revokeRight = (uid: string, rightId: string, now: number): SQL => sql`
  UPDATE entitlements SET revoked_at = ${now} WHERE id = ${rightId} AND user_id = ${uid} AND revoked_at IS NULL`

/** Account that a text names: by id, student ID or e-mail address. */
export const findAccount = (db: Database, text: string) =>
  db.get<{ uid: string; name: string | null; email: string; studentId: string | null } | undefined>(sql`
    SELECT uid, display_name AS name, email, student_id AS studentId FROM users
    WHERE uid = ${text} OR student_id = ${text.toUpperCase()} OR email = ${text.toLowerCase()} LIMIT 1`)

/** Most rows that one merge moves. */
const mergedRows = 500

export const ordersToMove = (db: Database, uid: string) =>
  db.all<{ id: string; title: string; totalPaise: number; createdAt: number }>(sql`
    SELECT id, title, total_paise AS totalPaise, created_at AS createdAt FROM orders WHERE user_id = ${uid}
    ORDER BY created_at, id LIMIT ${mergedRows}`)

export const rightsToMove = (db: Database, uid: string) =>
  db.all<{ id: string; itemId: string; endsAt: number | null }>(sql`
    SELECT id, item_id AS itemId, ends_at AS endsAt FROM entitlements WHERE user_id = ${uid}
    ORDER BY created_at, id LIMIT ${mergedRows}`)

type Move = { from: string; to: string; moved: MovedPurchases; when: SQL }

/** Moves orders with their refunds and documents, and rights, from an account to another. */
export const moveStatements = ({ from, to, moved, when }: Move): SQL[] => {
  const ids = sql`(SELECT value FROM json_each(${JSON.stringify(moved.orders)}))`
  const rights = sql`(SELECT value FROM json_each(${JSON.stringify(moved.rights)}))`
  return [
    sql`UPDATE refunds SET user_id = ${to} WHERE order_id IN ${ids} AND user_id = ${from} AND ${when}`,
    // The document still names its buyer; this says who may fetch it.
    sql`UPDATE tax_documents SET user_id = ${to} WHERE order_id IN ${ids} AND user_id = ${from} AND ${when}`,
    sql`UPDATE entitlements SET user_id = ${to} WHERE id IN ${rights} AND user_id = ${from} AND ${when}`,
    sql`UPDATE orders SET user_id = ${to} WHERE id IN ${ids} AND user_id = ${from} AND ${when}`,
  ]
}

type NewMerge = { id: string; from: string; to: string; moved: MovedPurchases; by: string; now: number }

/** Keeps what a merge moves, while both accounts exist and the dry run's rows are still there. */
export const insertMerge = ({ id, from, to, moved, by, now }: NewMerge): SQL => sql`
  INSERT INTO purchase_merges (id, from_user_id, to_user_id, moved, merged_at, merged_by)
  SELECT ${id}, ${from}, ${to}, ${JSON.stringify(moved)}, ${now}, ${by}
  WHERE (SELECT count(*) FROM users WHERE uid IN (${from}, ${to})) = 2
    AND (SELECT count(*) FROM orders WHERE user_id = ${from}) = ${moved.orders.length}
    AND (SELECT count(*) FROM entitlements WHERE user_id = ${from}) = ${moved.rights.length}`

export const isMerged = (id: string): SQL => sql`EXISTS (SELECT 1 FROM purchase_merges WHERE id = ${id})`

/** Marks a merge as undone; only while both accounts exist. */
export const markUndone = (id: string, now: number): SQL => sql`
  UPDATE purchase_merges SET undone_at = ${now} WHERE id = ${id} AND undone_at IS NULL
    AND (SELECT count(*) FROM users WHERE uid IN (from_user_id, to_user_id)) = 2`

export const isUndoneAt = (id: string, now: number): SQL =>
  sql`EXISTS (SELECT 1 FROM purchase_merges WHERE id = ${id} AND undone_at = ${now})`

/** Merges of an account that can be undone, the latest first. */
export const listMerges = (db: Database, uid: string) =>
  db
    .select()
    .from(purchaseMerges)
    .where(or(eq(purchaseMerges.toUserId, uid), eq(purchaseMerges.fromUserId, uid)))
    .orderBy(desc(purchaseMerges.mergedAt))
    .limit(20)

export const findMerge = (db: Database, id: string) =>
  db.select().from(purchaseMerges).where(eq(purchaseMerges.id, id)).get()
