import { z } from 'zod'
import { states } from '../accounts/student-profile.ts'
import { languages } from '../language.ts'
import type { Bilingual } from '../questions/text.ts'
import type { CouponRefusal } from './coupons.ts'
import type { SoldKind } from './offers.ts'
import type { OrderState } from './orders.ts'
import type { DocumentKind } from './serials.ts'
import type { TaxParts } from './tax.ts'

const id = z.string().min(1).max(64)
/** A code as it is typed; empty for none. */
const coupon = z.string().trim().max(40)

export const QuoteQuery = z.strictObject({ coupon: coupon.default(''), state: z.enum(states).optional() })

/** Order of a student. `totalPaise` is the price that the page showed: another one is refused, never charged. */
export const PlaceOrder = z.strictObject({
  offerId: id,
  coupon,
  state: z.enum(states),
  /** Language of invoice and mails. */
  language: z.enum(languages),
  totalPaise: z.int().min(0),
})
export type PlaceOrder = z.infer<typeof PlaceOrder>

/**
 * What a student should know before paying. `owned`: has it now, so that the time is added; `inSeries`: has a series or
 * pass that contains it; `contains`: it contains what the student has, whose rest is credited.
 */
export const quoteNotes = ['owned', 'inSeries', 'contains'] as const
export type QuoteNote = (typeof quoteNotes)[number]

/** Price of an offer for a student now. Paise; instants in Unix milliseconds. */
export type Quote = {
  offerId: string
  kind: SoldKind
  itemId: string
  title: Bilingual
  pricePaise: number
  listPaise: number | null
  creditPaise: number
  coupon: { code: string; discountPaise: number; refusal: CouponRefusal | null } | null
  totalPaise: number
  /** Null until the buyer's state is known. */
  parts: TaxParts | null
  /** End of the access if it is paid now; null for access without an end. */
  endsAt: number | null
  notes: QuoteNote[]
}

/** How to pay an order: fields of the form that the gateway takes; null for an order of zero, which is open at once. */
export type PlacedOrder = {
  orderId: string
  state: OrderState
  payment: { url: string; fields: Record<string, string> } | null
}

/** An order as its student sees it. Paise; instants in Unix milliseconds. */
export type OrderSummary = {
  id: string
  kind: SoldKind
  itemId: string
  title: Bilingual
  state: OrderState
  totalPaise: number
  refundedPaise: number
  createdAt: number
  paidAt: number | null
  expiresAt: number
  /** Next question to the gateway about an unanswered payment; null when none is due. */
  asksAt: number | null
}

export type OrderDetails = OrderSummary & {
  pricePaise: number
  creditPaise: number
  discountPaise: number
  couponCode: string | null
  parts: TaxParts
  documents: { kind: DocumentKind; number: string; issuedAt: number }[]
}
