import { z } from 'zod'
import type { CountedPage } from '../lists.ts'
import type { Bilingual } from '../questions/text.ts'
import { couponCode, type Coupon } from './coupons.ts'
import { greatestPaise, instant } from './offers.ts'

/** Offers among which the office chooses, those changed last. */
export const offersShown = 200

/** Offers that a coupon may name. */
export const mostOffers = 50

const limit = z.int().min(1).max(1_000_000).nullable()
const rupees = z.int().min(100).max(greatestPaise).multipleOf(100)

/** Terms of a coupon as the office sets them. Paise in whole rupees; instants in Unix milliseconds; null for no limit. */
export const CouponTerms = z
  .strictObject({
    kind: z.enum(['percent', 'flat']),
    value: z.int().min(1).max(greatestPaise),
    cap: rupees.nullable(),
    offerIds: z.array(z.string().min(1).max(64)).max(mostOffers),
    from: instant.nullable(),
    to: instant.nullable(),
    leastPaise: z.int().min(0).max(greatestPaise).multipleOf(100),
    totalLimit: limit,
    perStudent: limit,
    firstOrderOnly: z.boolean(),
    /** For the office alone. */
    note: z.string().trim().max(300),
  })
  .refine(({ kind, value }) => (kind === 'percent' ? value <= 100 : value >= 100 && value % 100 === 0), {
    path: ['value'],
  })
  .refine(({ from, to }) => from === null || to === null || from < to, { path: ['to'], error: 'not_later' })
export type CouponTerms = z.infer<typeof CouponTerms>

export const NewCoupon = z.strictObject({
  code: z
    .string()
    .max(40)
    .transform(couponCode)
    .pipe(z.string().regex(/^[A-Z0-9]{4,20}$/)),
  terms: CouponTerms,
})
export type NewCoupon = z.infer<typeof NewCoupon>

export const ChangeCoupon = z.strictObject({ revision: z.int().min(1), terms: CouponTerms })
export type ChangeCoupon = z.infer<typeof ChangeCoupon>

export const SwitchCoupon = z.strictObject({ revision: z.int().min(1), isActive: z.boolean() })

/** States in which coupons are listed. */
export const couponStates = ['on', 'off', 'over'] as const

export const CouponsQuery = z.strictObject({
  state: z.enum(couponStates).optional(),
  q: z.string().trim().min(1).max(40).optional(),
  cursor: z.string().max(400).optional(),
})
export type CouponsQuery = z.infer<typeof CouponsQuery>

/** A coupon in the office. */
export type OfficeCoupon = Coupon & {
  id: string
  note: string
  revision: number
  /** Orders that use it, paid and those that may still be paid; counted to `countedTo`. */
  uses: number
  createdAt: number
  updatedAt: number
  by: string | null
}

export type CouponPage = CountedPage<OfficeCoupon> & {
  /** Offers among which the coupons on the page choose. */
  offers: { id: string; title: Bilingual; pricePaise: number }[]
}
