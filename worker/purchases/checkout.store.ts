import { and, count, desc, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { IndianState } from '../../domain/accounts/student-profile.ts'
import type { Coupon, CouponUse } from '../../domain/purchases/coupons.ts'
import type { OrderState } from '../../domain/purchases/orders.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import {
  coupons,
  courses,
  materials,
  offers,
  orders,
  series,
  studentProfiles,
  videos,
} from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

const shown = { courses, materials, series, videos }

/** Title of the published item of an offer; null while it is not published. */
const titleOf = sql<string | null>`CASE ${offers.kind}
  WHEN 'series' THEN ${publishedTitle('series')} WHEN 'course' THEN ${publishedTitle('courses')}
  WHEN 'material' THEN ${publishedTitle('materials')} WHEN 'video' THEN ${publishedTitle('videos')}
  ELSE ${offers.title} END`

function publishedTitle(name: keyof typeof shown): SQL {
  const table = shown[name]
  return sql`(SELECT item.title FROM ${table} AS item
    WHERE item.id = ${offers.itemId} AND item.state = 'published' AND item.deleted_at IS NULL)`
}

/** An offer with the title of its item. */
export const findOffer = async (db: Database, offerId: string) => {
  const found = await db.select({ offer: offers, title: titleOf }).from(offers).where(eq(offers.id, offerId)).get()
  return found && { ...found.offer, title: found.title === null ? null : (JSON.parse(found.title) as Bilingual) }
}
export type FoundOffer = NonNullable<Awaited<ReturnType<typeof findOffer>>>

/** State that a student named in the last order, else in the profile; null for none. */
export const lastState = async (db: Database, userId: string): Promise<IndianState | null> => {
  const [[ordered], [profile]] = await db.batch([
    db
      .select({ state: orders.buyerState })
      .from(orders)
      .where(and(eq(orders.userId, userId), isNotNull(orders.buyerState)))
      .orderBy(desc(orders.createdAt))
      .limit(1),
    db.select({ state: studentProfiles.state }).from(studentProfiles).where(eq(studentProfiles.uid, userId)),
  ])
  return ordered?.state ?? profile?.state ?? null
}

/** Keeps the state of a buyer in a profile without one. */
export const keepState = (userId: string, state: IndianState): SQL => sql`
  INSERT INTO student_profiles (uid, state) VALUES (${userId}, ${state})
  ON CONFLICT (uid) DO UPDATE SET state = excluded.state WHERE state IS NULL`

export const findCoupon = async (db: Database, code: string): Promise<(Coupon & { id: string }) | undefined> =>
  db.select().from(coupons).where(eq(coupons.code, code)).get()

/** States in which an order does not use its coupon. */
export const unusedStates = ['failed', 'expired', 'cancelled'] as const satisfies readonly OrderState[]

type Buying = { userId: string; offerId: string }

/** Condition that an order uses a coupon; not the student's own unpaid one for the same offer, which is tried again. */
const isCouponUse = (couponId: string, { userId, offerId }: Buying): SQL => sql`
  coupon_id = ${couponId} AND state NOT IN ${unusedStates}
  AND NOT (user_id = ${userId} AND offer_id = ${offerId} AND state IN ('created', 'pending'))`

/** How often a coupon is in use, and how many orders a student has paid. */
export const couponUse = async (db: Database, couponId: string, buying: Buying): Promise<CouponUse> => {
  const { userId } = buying
  const inUse = isCouponUse(couponId, buying)
  const [[total], [byStudent], [studentOrders]] = await db.batch([
    db.select({ count: count() }).from(orders).where(inUse),
    db
      .select({ count: count() })
      .from(orders)
      .where(and(inUse, eq(orders.userId, userId))),
    db
      .select({ count: count() })
      .from(orders)
      .where(and(eq(orders.userId, userId), sql`${orders.paidAt} IS NOT NULL AND ${orders.totalPaise} > 0`)),
  ])
  return { total: total?.count ?? 0, byStudent: byStudent?.count ?? 0, studentOrders: studentOrders?.count ?? 0 }
}

export type NewOrder = typeof orders.$inferInsert

/** Condition that an order has the terms of a new one and can still be paid: two tabs pay one order. */
const isSameAndOpen = ({ userId, offerId, totalPaise, couponId, buyerState, createdAt }: NewOrder): SQL => sql`
  user_id = ${userId} AND offer_id = ${offerId} AND total_paise = ${totalPaise}
  AND coupon_id IS ${couponId ?? null} AND buyer_state IS ${buyerState ?? null}
  AND state IN ('created', 'pending') AND expires_at > ${createdAt}`

export const findOpenOrder = (db: Database, order: NewOrder) =>
  db.select().from(orders).where(isSameAndOpen(order)).get()

/** Condition that a coupon has uses left, as the order is inserted. */
const hasUsesLeft = ({ couponId, userId, offerId }: NewOrder): SQL =>
  couponId
    ? sql`EXISTS (
        SELECT 1 FROM coupons WHERE coupons.id = ${couponId} AND coupons.is_active
          AND (total_limit IS NULL OR total_limit > (
            SELECT count(*) FROM orders WHERE ${isCouponUse(couponId, { userId, offerId })}))
          AND (per_student IS NULL OR per_student > (
            SELECT count(*) FROM orders WHERE user_id = ${userId} AND ${isCouponUse(couponId, { userId, offerId })})))`
    : sql`true`

/** Inserts an order while its offer is as it was read, its coupon has uses left and no other of its terms is open. */
export const insertOrder = (order: NewOrder, offerRevision: number): SQL => sql`
  INSERT INTO orders (id, user_id, offer_id, kind, item_id, title, state, price_paise, credit_paise, coupon_id, coupon_code,
    discount_paise, total_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise, validity_days, buyer_state, buyer_name,
    buyer_email, language, replaces, receipt, expires_at, poll_at, created_at, updated_at)
  SELECT ${order.id}, ${order.userId}, ${order.offerId}, ${order.kind}, ${order.itemId}, ${JSON.stringify(order.title)},
    'created', ${order.pricePaise}, ${order.creditPaise ?? 0}, ${order.couponId ?? null}, ${order.couponCode ?? null},
    ${order.discountPaise ?? 0}, ${order.totalPaise}, ${order.taxablePaise}, ${order.cgstPaise}, ${order.sgstPaise},
    ${order.igstPaise}, ${order.validityDays ?? null}, ${order.buyerState ?? null}, ${order.buyerName}, ${order.buyerEmail},
    ${order.language}, ${JSON.stringify(order.replaces ?? [])}, ${order.receipt}, ${order.expiresAt}, ${order.pollAt ?? null},
    ${order.createdAt}, ${order.updatedAt}
  WHERE EXISTS (SELECT 1 FROM offers WHERE id = ${order.offerId} AND revision = ${offerRevision} AND state = 'active')
    AND NOT EXISTS (SELECT 1 FROM orders WHERE ${isSameAndOpen(order)})
    AND ${hasUsesLeft(order)}`

/** Keeps the gateway's order; the first one stays. */
export const markPending = (orderId: string, gatewayOrderId: string, now: number): SQL => sql`
  UPDATE orders SET gateway_order_id = ${gatewayOrderId}, state = 'pending', updated_at = ${now}
  WHERE id = ${orderId} AND gateway_order_id IS NULL AND state = 'created'`
