import { desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { CouponsQuery, CouponTerms, NewCoupon } from '../../domain/purchases/office-coupons.ts'
import { countedTo } from '../../domain/lists.ts'
import { coupons } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import { isBefore, type Cursor } from '../platform/paging.ts'
import { unusedStates } from './checkout.store.ts'

// Drizzle writes the columns of a selection without their table.
/** Orders that use a coupon, counted to `countedTo` and one more. */
const uses = sql<number>`(SELECT count(*) FROM (
  SELECT 1 FROM orders WHERE orders.coupon_id = coupons.id AND orders.state NOT IN ${unusedStates}
  LIMIT ${countedTo + 1}))`

const by = sql<string | null>`(SELECT name FROM auth_users WHERE auth_users.id = coupons.updated_by)`

const { createdBy: _, updatedBy: _by, ...shown } = getTableColumns(coupons)

const listed = (db: Database) =>
  db
    .select({ ...shown, uses, by })
    .from(coupons)
    .$dynamic()

type Filter = Omit<CouponsQuery, 'cursor'>

const inState = (state: CouponsQuery['state'], now: number): SQL => {
  const isOver = sql`coalesce(${coupons.to} <= ${now}, false)`
  if (state === 'over') return isOver
  if (state === 'on') return sql`${coupons.isActive} AND NOT ${isOver}`
  return state === 'off' ? sql`NOT ${coupons.isActive}` : sql`true`
}

const passes = ({ state, q }: Filter, now: number): SQL =>
  sql`${inState(state, now)} AND ${
    q
      ? sql`(instr(${coupons.code}, ${q.toUpperCase()}) > 0 OR instr(lower(${coupons.note}), ${q.toLowerCase()}) > 0)`
      : sql`true`
  }`

/** A page of the coupons, newest first. */
export const listCoupons = (
  db: Database,
  filter: Filter,
  { now, before, limit }: { now: number; before: Cursor | null; limit: number },
) =>
  listed(db)
    .where(sql`${passes(filter, now)} AND ${isBefore(coupons.createdAt, coupons.id, before) ?? sql`true`}`)
    .orderBy(desc(coupons.createdAt), desc(coupons.id))
    .limit(limit)

/** Number of coupons that pass a filter: exact to `countedTo`, one more where there are more. */
export const countCoupons = async (db: Database, filter: Filter, now: number): Promise<number> =>
  (
    await db
      .select({ id: coupons.id })
      .from(coupons)
      .where(passes(filter, now))
      .limit(countedTo + 1)
  ).length

export const findCouponById = (db: Database, id: string) => db.select().from(coupons).where(eq(coupons.id, id)).get()

/** Offers that coupons may name, those changed last first, with the title of their item. */
export const offersToChoose = (db: Database, limit: number) =>
  db.all<{ id: string; titleEn: string; titleHi: string; pricePaise: number }>(sql`
    SELECT offer.id, offer.price_paise AS pricePaise, coalesce(offer.title ->> 'en', item.title_en, '') AS titleEn,
      coalesce(offer.title ->> 'hi', item.title_hi, '') AS titleHi
    FROM offers AS offer LEFT JOIN office_items AS item ON item.kind = offer.kind AND item.item_id = offer.item_id
    ORDER BY offer.updated_at DESC, offer.id DESC LIMIT ${limit}`)

/** Number of these offers that exist. */
export const countOffersOf = async (db: Database, ids: readonly string[]): Promise<number> => {
  const row = await db.get<{ count: number }>(
    sql`SELECT count(*) AS count FROM offers WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
  )
  return row?.count ?? 0
}

type By = { by: string; now: number }

/** Inserts a coupon, unless another has its code. */
export const insertCoupon = (id: string, { code, terms }: NewCoupon, { by: actor, now }: By): SQL => sql`
  INSERT INTO coupons (id, code, kind, value, cap, offer_ids, from_at, to_at, least_paise, total_limit, per_student,
    first_order_only, note, created_at, created_by, updated_at, updated_by)
  VALUES (${id}, ${code}, ${terms.kind}, ${terms.value}, ${terms.cap}, ${JSON.stringify(terms.offerIds)}, ${terms.from},
    ${terms.to}, ${terms.leastPaise}, ${terms.totalLimit}, ${terms.perStudent}, ${terms.firstOrderOnly ? 1 : 0},
    ${terms.note}, ${now}, ${actor}, ${now}, ${actor})
  ON CONFLICT (code) DO NOTHING`

type At = { id: string; revision: number }

/** Changes a coupon over the revision from which the change began. */
export const updateCoupon = ({ id, revision }: At, terms: CouponTerms, { by: actor, now }: By): SQL => sql`
  UPDATE coupons SET kind = ${terms.kind}, value = ${terms.value}, cap = ${terms.cap},
    offer_ids = ${JSON.stringify(terms.offerIds)}, from_at = ${terms.from}, to_at = ${terms.to},
    least_paise = ${terms.leastPaise}, total_limit = ${terms.totalLimit}, per_student = ${terms.perStudent},
    first_order_only = ${terms.firstOrderOnly ? 1 : 0}, note = ${terms.note},
    revision = revision + 1, updated_at = ${now}, updated_by = ${actor}
  WHERE id = ${id} AND revision = ${revision}`

/** Switches a coupon on or off. */
export const switchStatement = ({ id, revision }: At, isActive: boolean, { by: actor, now }: By): SQL => sql`
  UPDATE coupons SET is_active = ${isActive ? 1 : 0}, revision = revision + 1, updated_at = ${now}, updated_by = ${actor}
  WHERE id = ${id} AND revision = ${revision} AND is_active <> ${isActive ? 1 : 0}`
