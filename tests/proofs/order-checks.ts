import type { ProofShop } from './shop.ts'
import type { Expected } from './order-courses.ts'

/** A student, the course of the order, and what it must have led to. */
export type Buyer = { userId: string; course: string; expected: Expected }

type Held = Expected & { userId: string }

const heldBy = (shop: ProofShop): Promise<Held[]> =>
  shop.product.query<Held>(`
    SELECT auth_users.id AS userId,
      (SELECT count(*) FROM entitlements WHERE user_id = auth_users.id) AS rights,
      (SELECT count(*) FROM tax_documents WHERE user_id = auth_users.id) AS documents,
      (SELECT count(*) FROM orders WHERE user_id = auth_users.id AND review_reason IS NOT NULL) AS reviews
    FROM auth_users`)

const isEqual = (one: Expected, other: Expected): boolean =>
  one.rights === other.rights && one.documents === other.documents && one.reviews === other.reviews

const buyerFaults = async (shop: ProofShop, buyers: readonly Buyer[]): Promise<string[]> => {
  const held = new Map((await heldBy(shop)).map((row) => [row.userId, row]))
  return buyers.flatMap(({ userId, course, expected }) => {
    const { rights = 0, documents = 0, reviews = 0 } = held.get(userId) ?? {}
    const found = { rights, documents, reviews }
    return isEqual(found, expected)
      ? []
      : [`${course}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`]
  })
}

/** Queries that find nothing in sound books, each with the name of what it would find. */
const soundBooks = {
  'a fulfilled order without exactly one right to its item': `
    SELECT id FROM orders WHERE state = 'fulfilled' AND 1 <> (
      SELECT count(*) FROM entitlements WHERE order_id = orders.id AND user_id = orders.user_id AND item_id = orders.item_id)`,
  'a right without a fulfilled order': `
    SELECT id FROM entitlements WHERE NOT EXISTS (SELECT 1 FROM orders WHERE id = order_id AND state = 'fulfilled')`,
  'a sale without exactly one invoice over its total': `
    SELECT id FROM orders WHERE state = 'fulfilled' AND total_paise > 0 AND 1 <> (
      SELECT count(*) FROM tax_documents WHERE order_id = orders.id AND kind = 'invoice'
        AND content ->> 'total' = orders.total_paise AND content ->> 'number' = number AND content ->> 'paymentId' = payment_id)`,
  'an invoice without a sale': `
    SELECT number AS id FROM tax_documents WHERE NOT EXISTS (SELECT 1 FROM orders WHERE id = order_id AND state = 'fulfilled')`,
  'taxes that do not add up': `
    SELECT id FROM orders WHERE taxable_paise + cgst_paise + sgst_paise + igst_paise <> total_paise`,
  'a fulfilment without exactly one audit row': `
    SELECT id FROM orders WHERE state = 'fulfilled' AND 1 <> (
      SELECT count(*) FROM audit_log WHERE item_id = orders.id AND act = 'order.fulfilled')`,
  'a fulfilment without its event': `
    SELECT id FROM orders WHERE state = 'fulfilled' AND NOT EXISTS (
      SELECT 1 FROM events WHERE id = 'evt_fulfilled_' || orders.id)`,
  'an order that stopped between payment and access': `SELECT id FROM orders WHERE state = 'paid'`,
  'a gap in the serials of a year': `
    SELECT year AS id FROM tax_documents GROUP BY kind, year HAVING min(serial) <> 1 OR max(serial) <> count(*)`,
  'a coupon that was used beyond its limit': `
    SELECT code AS id FROM coupons WHERE total_limit < (
      SELECT count(*) FROM orders WHERE coupon_id = coupons.id AND state IN ('paid', 'fulfilled'))`,
}

const bookFaults = async (shop: ProofShop): Promise<string[]> => {
  const found = await Promise.all(
    Object.entries(soundBooks).map(async ([name, sql]) =>
      (await shop.product.query<{ id: string }>(sql)).map(({ id }) => `${id}: ${name}`),
    ),
  )
  return found.flat()
}

type OrderRow = { gateway_order_id: string; payment_id: string | null; state: string; review_reason: string | null }

/** Compares the gateway's own books with the orders: no money without access or a person, no access without money. */
const moneyFaults = async (shop: ProofShop): Promise<string[]> => {
  const rows = await shop.product.query<OrderRow & { total_paise: number }>(
    'SELECT gateway_order_id, payment_id, state, review_reason, total_paise FROM orders WHERE gateway_order_id IS NOT NULL',
  )
  const orders = new Map(rows.map((row) => [row.gateway_order_id, row]))
  const taken = shop.ledger().payments.filter(({ status }) => status === 'captured')
  const fits = new Set(
    taken
      .filter(({ order_id, amount, currency }) => currency === 'INR' && amount === orders.get(order_id)?.total_paise)
      .map(({ id }) => id),
  )
  const unseen = taken.filter(({ id, order_id }) => {
    const order = orders.get(order_id)
    const hasOpened = order?.state === 'fulfilled' && order.payment_id === id && fits.has(id)
    return !hasOpened && (order?.review_reason ?? null) === null
  })
  const unpaid = rows.filter(({ state, payment_id }) => state === 'fulfilled' && !fits.has(payment_id ?? ''))
  return [
    ...unseen.map(({ id }) => `${id} was taken, and neither gave access nor went to a person`),
    ...unpaid.map(({ gateway_order_id }) => `${gateway_order_id} gave access without money`),
  ]
}

export type Figures = { orders: number; rights: number; invoices: number; reviews: number; events: number }

export const figuresOf = async (shop: ProofShop): Promise<Figures> => {
  const [row] = await shop.product.query<Figures>(`
    SELECT (SELECT count(*) FROM orders) AS orders, (SELECT count(*) FROM entitlements) AS rights,
      (SELECT count(*) FROM tax_documents) AS invoices,
      (SELECT count(*) FROM orders WHERE review_reason IS NOT NULL) AS reviews,
      (SELECT count(*) FROM gateway_events) AS events`)
  if (!row) throw new Error('A count has one row.')
  return row
}

/** Faults of buyers, books and money; empty when every order has come to its right end. */
export const orderFaults = async (shop: ProofShop, buyers: readonly Buyer[]): Promise<string[]> => [
  ...(await buyerFaults(shop, buyers)),
  ...(await bookFaults(shop)),
  ...(await moneyFaults(shop)),
]
