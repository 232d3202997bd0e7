import { z } from 'zod'
import { states, type IndianState } from '../accounts/student-profile.ts'
import { languages } from '../language.ts'
import type { Bilingual } from '../questions/text.ts'
import type { CouponRefusal } from './coupons.ts'
import type { SoldKind } from './offers.ts'
import type { OrderState, RefundState } from './orders.ts'
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
 * Notes before payment. `owned`: has it now, so that the time is added; `forGood`: has it without an end, so that there is
 * nothing to buy; `inSeries`, `inPass`: has a series or pass that opens it; `contains`: it contains what the student has,
 * whose rest is credited.
 */
export const quoteNotes = ['owned', 'forGood', 'inSeries', 'inPass', 'contains'] as const
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
  /** State of the buyer: the one asked for, else that of the last order or of the profile. */
  state: IndianState | null
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

type OrderDocument = { kind: DocumentKind; number: string; issuedAt: number }

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
  /** End of the time in which it can be paid; null once it cannot. */
  payableUntil: number | null
  /** Next question to the gateway about an unanswered payment; null when none is due. */
  asksAt: number | null
  /** State of its newest refund; null without one. */
  refund: RefundState | null
  documents: OrderDocument[]
}

export type OrderDetails = OrderSummary & {
  offerId: string
  pricePaise: number
  creditPaise: number
  discountPaise: number
  couponCode: string | null
  buyerState: IndianState | null
  parts: TaxParts
  /** True while a payment was begun whose outcome the bank has not told. */
  isAwaited: boolean
  /** Reason of a grant by the office; null for a purchase. */
  grantReason: string | null
  /** Access that it gave; null before and after. */
  access: { startsAt: number; endsAt: number | null } | null
}
