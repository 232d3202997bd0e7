import { z } from 'zod'
import type { Language } from '../language.ts'
import type { Bilingual } from '../questions/text.ts'
import { leastPaise } from './offers.ts'
import type { OrderState, RefundState } from './orders.ts'
import type { RefundRefusal, Usage } from './refund-policy.ts'

const text = z.string().trim().min(1).max(1_000)
const amount = z.int().min(1)

/** A student's request for a refund of an order; one that the policy gives needs no reason. */
export const RequestRefund = z.strictObject({ reason: z.string().trim().max(1_000) })

/** The office's yes to a request: the whole, or a part in paise. */
export const ApproveRefund = z.strictObject({ amountPaise: amount })

/** The office's no, with its answer to the student. */
export const RejectRefund = z.strictObject({ answer: text })

/** A refund that the office begins. `paymentId`: a payment of which nothing was given; the order's own by default. */
export const BeginRefund = z.strictObject({
  orderId: z.string().min(1).max(64),
  amountPaise: amount,
  reason: text,
  paymentId: z.string().min(1).max(64).optional(),
})
export type BeginRefund = z.infer<typeof BeginRefund>

/** A refund as its student sees it. Paise; instants in Unix milliseconds. */
export type RefundView = {
  id: string
  state: RefundState
  amountPaise: number
  reason: string
  refusals: readonly RefundRefusal[]
  answer: string | null
  requestedAt: number
  decidedAt: number | null
  endedAt: number | null
}

/** Refunds of an order, and what a request for one would meet now. */
export type OrderRefunds = {
  orderId: string
  refunds: RefundView[]
  /** Null while no refund can be asked for. */
  offer: {
    amountPaise: number
    /** End of the seven days; null for money that opened nothing. */
    until: number | null
    /** Conditions that are not met; the refund is sent at once where there are none. */
    refusals: readonly RefundRefusal[]
    usage: Usage | null
  } | null
}

export const refundFilters = ['waiting', 'failed', 'under_way', 'all'] as const
export type RefundFilter = (typeof refundFilters)[number]

export const refundFilterStates: Record<RefundFilter, readonly RefundState[]> = {
  waiting: ['requested'],
  failed: ['failed'],
  under_way: ['approved', 'initiated'],
  all: ['requested', 'approved', 'rejected', 'initiated', 'processed', 'failed'],
}

export const RefundsQuery = z.strictObject({
  show: z.enum(refundFilters).default('waiting'),
  cursor: z.string().max(1_000).optional(),
})

/** A refund in the office. Paise; instants in Unix milliseconds. */
export type OfficeRefund = RefundView & {
  orderId: string
  /** Null once the account is deleted. */
  userId: string | null
  buyer: string
  maskedEmail: string
  /** Language of the order. */
  language: Language
  title: Bilingual
  orderState: OrderState
  /** Payment that opened nothing; null for the order's own. */
  paymentId: string | null
  totalPaise: number
  refundedPaise: number
  paidAt: number | null
  decidedBy: string | null
  failure: string | null
  gatewayRefundId: string | null
  /** Use by now, while it waits for a decision. */
  usage: Usage | null
}

export type OfficeRefunds = {
  items: OfficeRefund[]
  next: string | null
  counts: Record<RefundFilter, number>
}

/** Least refund of the gateway. */
export const leastRefundPaise = leastPaise

const minuteMs = 60_000
const dayMs = 86_400_000
/** Ages of a try at which the gateway is asked: 1, 10 and 60 minutes, then daily. */
const pollAges = [minuteMs, 10 * minuteMs, 60 * minuteMs]

/** Instant of the next question about a refund that was sent at an instant. Unix milliseconds. */
export const nextRefundPoll = (sentAt: number, now: number): number => {
  const age = pollAges.find((each) => sentAt + each > now)
  return age === undefined ? now + dayMs : sentAt + age
}

/** Key of a try: the gateway pays once for each. */
export const refundKey = (refundId: string, tries: number): string => `${refundId}_${tries}`

/** Refund and try of a key; null for a receipt that is not the product's. */
export const refundOfKey = (key: string): { refundId: string; tries: number } | null => {
  const [, refundId, tries] = /^(.+)_(\d{1,4})$/.exec(key) ?? []
  return refundId === undefined ? null : { refundId, tries: Number(tries) }
}
