import type { OrderState } from './orders.ts'

/** Why money of an order does not fit it. */
export const reviewReasons = ['amount', 'currency', 'bought_meanwhile', 'paid_twice'] as const
export type ReviewReason = (typeof reviewReasons)[number]

/** Acts of the office on an order. */
export const orderActs = ['ask', 'cancel', 'extend', 'accept', 'mail', 'refund'] as const
export type OrderAct = (typeof orderActs)[number]

/** Reasons why an act is impossible now. */
export const orderRefusals = [
  'not_at_gateway',
  'not_unpaid',
  'not_bought_meanwhile',
  'not_in_review',
  'no_capture',
  'foreign_money',
  'no_invoice',
  'nothing_paid',
  'all_refunded',
  'refund_open',
] as const
export type OrderRefusal = (typeof orderRefusals)[number]

/** Reasons why a payment cannot be given back by itself. */
export const paymentRefusals = ['not_captured', 'returned', 'own', 'refund_open'] as const
export type PaymentRefusal = (typeof paymentRefusals)[number]

/** `isReturned`: the office gave it back by itself. */
type PaymentFacts = { id: string; status: string; currency: string; isReturned: boolean }

export type OrderFacts = {
  state: OrderState
  review: ReviewReason | null
  gatewayOrderId: string | null
  /** Payment that paid the order. */
  paymentId: string | null
  totalPaise: number
  refundedPaise: number
  hasInvoice: boolean
  hasOpenRefund: boolean
  payments: readonly PaymentFacts[]
}

/** Why a payment cannot go back by itself; null where it can. Money with an invoice goes back by a refund. */
export const paymentRefusal = (
  { status, isReturned, id }: PaymentFacts,
  { paymentId, hasOpenRefund }: Pick<OrderFacts, 'paymentId' | 'hasOpenRefund'>,
): PaymentRefusal | null => {
  if (id === paymentId) return 'own'
  if (isReturned) return 'returned'
  if (status !== 'captured') return 'not_captured'
  return hasOpenRefund ? 'refund_open' : null
}

/** Money that the bank has agreed to and that is not the order's own. */
const isOpenMoney =
  (order: OrderFacts) =>
  ({ status, isReturned, id }: PaymentFacts): boolean =>
    !isReturned && id !== order.paymentId && (status === 'captured' || status === 'authorized')

const acceptRefusal = (order: OrderFacts): OrderRefusal | null => {
  if (order.review === null) return 'not_in_review'
  if (order.state !== 'review') return null
  if (order.review === 'bought_meanwhile') return 'not_in_review'
  const open = order.payments.filter(isOpenMoney(order))
  if (open.length === 0) return 'no_capture'
  return open.every(({ currency }) => currency === 'INR') ? null : 'foreign_money'
}

const refundRefusal = ({ state, paymentId, totalPaise, refundedPaise, hasOpenRefund }: OrderFacts) => {
  if (hasOpenRefund) return 'refund_open'
  if (state === 'refunded' || (totalPaise > 0 && refundedPaise >= totalPaise)) return 'all_refunded'
  return paymentId === null || totalPaise === 0 ? 'nothing_paid' : null
}

const isBoughtMeanwhile = ({ state, review }: OrderFacts): boolean =>
  state === 'review' && review === 'bought_meanwhile'

const refusalOf: Record<OrderAct, (order: OrderFacts) => OrderRefusal | null> = {
  ask: ({ gatewayOrderId }) => (gatewayOrderId === null ? 'not_at_gateway' : null),
  cancel: ({ state }) => (state === 'created' || state === 'pending' ? null : 'not_unpaid'),
  extend: (order) => (isBoughtMeanwhile(order) ? null : 'not_bought_meanwhile'),
  accept: acceptRefusal,
  mail: ({ hasInvoice }) => (hasInvoice ? null : 'no_invoice'),
  refund: refundRefusal,
}

/** For each act, why it is impossible now; null where it is possible. */
export const refusedOrderActs = (order: OrderFacts): Record<OrderAct, OrderRefusal | null> =>
  Object.fromEntries(orderActs.map((act) => [act, refusalOf[act](order)])) as Record<OrderAct, OrderRefusal | null>
