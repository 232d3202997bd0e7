import { query, unique } from './http.ts'

/** An offer of a pass of its own, so that tests share no order; returns its id. */
export const addOffer = async (pricePaise = 49_900): Promise<string> => {
  const offerId = unique('ofr')
  await query(
    `INSERT INTO offers (id, kind, item_id, title, price_paise, validity_days, state, created_at, updated_at)
     VALUES (?, 'pass', ?, '{"en":"All tests","hi":"सारे टेस्ट"}', ?, 30, 'active', 1, 1)`,
    offerId,
    `pass:${offerId}`,
    pricePaise,
  )
  return offerId
}

/** A coupon that takes 20 % off; returns its code. */
export const addCoupon = async (): Promise<string> => {
  const code = unique('C').toUpperCase()
  await query(
    `INSERT INTO coupons (id, code, kind, value, offer_ids, created_at, updated_at) VALUES (?, ?, 'percent', 20, '[]', 1, 1)`,
    `cpn_${code}`,
    code,
  )
  return code
}
