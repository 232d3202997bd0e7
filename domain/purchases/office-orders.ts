import { z } from 'zod'
import { isDay } from '../calendar-day.ts'
import { exportFormats } from '../content/export.ts'
import type { CountedPage } from '../lists.ts'
import type { Bilingual } from '../questions/text.ts'
import { soldKinds, type SoldKind } from './offers.ts'
import type { OrderAct, OrderRefusal, PaymentRefusal, ReviewReason } from './order-acts.ts'
import { orderStates, type OrderState, type RefundState } from './orders.ts'
import type { DocumentKind } from './serials.ts'
import type { TaxParts } from './tax.ts'

const id = z.string().min(1).max(64)
const day = z.string().refine(isDay)

const filters = {
  /** Order, payment or invoice number, beginning of an address, words of a name. */
  q: z.string().trim().max(200).optional(),
  state: z.enum(orderStates).optional(),
  kind: z.enum(soldKinds).optional(),
  item: id.optional(),
  coupon: z.string().trim().max(40).optional(),
  /** Days on which orders were placed, both included. */
  from: day.optional(),
  to: day.optional(),
}

/** GET /api/admin/orders */
export const OrdersQuery = z.strictObject({ ...filters, cursor: z.string().max(1_000).optional() })
export type OrdersQuery = z.infer<typeof OrdersQuery>

/** GET and POST of the exports of orders. */
export const OrderExport = z.strictObject({ ...filters, format: z.enum(exportFormats) })
export type OrderExport = z.infer<typeof OrderExport>

/** An order in the office's list. Paise; instants in Unix milliseconds. */
export type ListedOrder = {
  id: string
  kind: SoldKind
  title: Bilingual
  state: OrderState
  review: ReviewReason | null
  totalPaise: number
  refundedPaise: number
  coupon: string | null
  buyer: string
  maskedEmail: string
  isGrant: boolean
  createdAt: number
}

/** `isPartial`: the search found more than it can look through. */
export type OrderList = CountedPage<ListedOrder> & { isPartial: boolean }

/** What happened to an order, oldest first. */
export type OrderEntry = { at: number } & (
  | { kind: 'placed'; reason: string | null }
  | { kind: 'payment'; id: string; paise: number; currency: string; status: string; method: string | null }
  | { kind: 'paid' | 'ends'; id: string | null }
  | { kind: 'document'; document: DocumentKind; number: string }
  | { kind: 'refund'; state: RefundState; paise: number; reason: string }
  | { kind: 'access_given' | 'access_revoked' }
)

/** A payment with what the office may do with it. */
export type OrderPayment = { id: string; paise: number; currency: string; refusal: PaymentRefusal | null }

/** GET /api/admin/orders/:orderId */
export type OfficeOrder = ListedOrder & {
  /** Null once the account has ended. */
  userId: string | null
  itemId: string
  pricePaise: number
  creditPaise: number
  discountPaise: number
  parts: TaxParts
  buyerState: string | null
  grantReason: string | null
  gatewayOrderId: string | null
  validityDays: number | null
  /** Next question to the gateway; null when none is due. */
  asksAt: number | null
  access: { id: string; startsAt: number; endsAt: number | null; revokedAt: number | null } | null
  entries: OrderEntry[]
  documents: { kind: DocumentKind; number: string }[]
  payments: OrderPayment[]
  /** For each act, why it is impossible now; null where it is possible. */
  refusals: Record<OrderAct, OrderRefusal | null>
}

/** Body of an act that needs no more than its reason. */
export const WithReason = z.strictObject({ reason: z.string().trim().min(1).max(500) })

/** An order that waits for a person, with the reason and the act that helps. */
export const stuckReasons = ['review', 'unfulfilled', 'silent', 'refund'] as const
export type StuckReason = (typeof stuckReasons)[number]
export type StuckOrder = ListedOrder & { stuck: StuckReason; since: number }
