/** A coupon. Amounts in paise, instants in Unix milliseconds; null for no limit. */
export type Coupon = {
  code: string
  kind: 'percent' | 'flat'
  /** Percent, 1 to 100, or paise. */
  value: number
  /** Most that a percentage takes off. */
  cap: number | null
  /** Offers for which it holds; empty for all. */
  offerIds: readonly string[]
  from: number | null
  to: number | null
  /** Least price for which it holds. */
  leastPaise: number
  totalLimit: number | null
  perStudent: number | null
  firstOrderOnly: boolean
  isActive: boolean
}

/** How often a coupon was used in paid orders and in those that may still be paid. */
export type CouponUse = { total: number; byStudent: number; studentOrders: number }

export const couponRefusals = [
  'unknown',
  'not_yet',
  'over',
  'other_offer',
  'too_cheap',
  'used_up',
  'used_by_you',
  'first_order',
] as const
export type CouponRefusal = (typeof couponRefusals)[number]

export type CouponVerdict = { discount: number; refusal: null } | { discount: 0; refusal: CouponRefusal }

/** A code as it is stored: without blanks, in capitals. */
export const couponCode = (typed: string): string => typed.replace(/\s+/g, '').toUpperCase()

const refusalOf = (
  coupon: Coupon,
  { offerId, price }: { offerId: string; price: number },
  use: CouponUse,
  now: number,
): CouponRefusal | null => {
  if (!coupon.isActive) return 'unknown'
  if (coupon.from !== null && now < coupon.from) return 'not_yet'
  if (coupon.to !== null && now >= coupon.to) return 'over'
  if (coupon.offerIds.length > 0 && !coupon.offerIds.includes(offerId)) return 'other_offer'
  if (price < coupon.leastPaise) return 'too_cheap'
  if (coupon.totalLimit !== null && use.total >= coupon.totalLimit) return 'used_up'
  if (coupon.perStudent !== null && use.byStudent >= coupon.perStudent) return 'used_by_you'
  return coupon.firstOrderOnly && use.studentOrders > 0 ? 'first_order' : null
}

const takenOff = ({ kind, value, cap }: Coupon, price: number): number => {
  // Whole rupees, so that no price has odd paise.
  const percent = Math.floor((price * value) / 100 / 100) * 100
  const amount = kind === 'flat' ? value : Math.min(percent, cap ?? percent)
  return Math.min(amount, price)
}

/** Discount of a coupon for an offer at its price in paise, or why there is none. */
export const couponVerdict = (
  coupon: Coupon | null,
  offer: { offerId: string; price: number },
  use: CouponUse,
  now: number,
): CouponVerdict => {
  const refusal = coupon ? refusalOf(coupon, offer, use, now) : 'unknown'
  return refusal === null && coupon
    ? { discount: takenOff(coupon, offer.price), refusal: null }
    : { discount: 0, refusal: refusal ?? 'unknown' }
}
