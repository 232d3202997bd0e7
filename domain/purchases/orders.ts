/**
 * States of an order. `failed`, `expired` and `cancelled` are not final: money may come late. `review`: money came that
 * does not fit the order, so that a person decides.
 */
export const orderStates = [
  'created',
  'pending',
  'paid',
  'fulfilled',
  'failed',
  'expired',
  'cancelled',
  'review',
  'part_refunded',
  'refunded',
] as const
export type OrderState = (typeof orderStates)[number]

const unpaid = ['created', 'pending', 'failed', 'expired', 'cancelled'] as const satisfies readonly OrderState[]

/** States from which each state is reached; nothing else goes back. */
export const orderSources: Record<OrderState, readonly OrderState[]> = {
  created: [],
  pending: ['created'],
  paid: [...unpaid, 'review'],
  fulfilled: ['paid'],
  failed: ['created', 'pending'],
  expired: ['created', 'pending'],
  cancelled: ['created', 'pending'],
  review: [...unpaid, 'paid'],
  part_refunded: ['fulfilled', 'part_refunded'],
  refunded: ['paid', 'review', 'fulfilled', 'part_refunded'],
}

/** States without money, whose payment may still come. */
export const awaitsPayment = (state: OrderState): boolean => (unpaid as readonly OrderState[]).includes(state)

/** Time in which an order can be paid. */
export const payableMs = 30 * 60_000

const payable: readonly OrderState[] = ['created', 'pending', 'failed']

/** End of the time in which an order can be paid; null once it cannot. Unix milliseconds. */
export const payableUntil = ({ state, expiresAt }: { state: OrderState; expiresAt: number }, now: number) =>
  payable.includes(state) && now < expiresAt ? expiresAt : null

const minuteMs = 60_000
const dayMs = 86_400_000
/** Ages at which the gateway is asked about an order without an answer: 2, 10 and 60 minutes, then daily for 3 days. */
const pollAges = [2 * minuteMs, 10 * minuteMs, 60 * minuteMs, dayMs, 2 * dayMs, 3 * dayMs]

/** Instant of the next poll of an order after an instant; null after the last. Unix milliseconds. */
export const nextPoll = (createdAt: number, now: number): number | null => {
  const age = pollAges.find((each) => createdAt + each > now)
  return age === undefined ? null : createdAt + age
}

export const refundStates = ['requested', 'approved', 'rejected', 'initiated', 'processed', 'failed'] as const
export type RefundState = (typeof refundStates)[number]

/** States from which each state of a refund is reached; a failed one is initiated again. */
export const refundSources: Record<RefundState, readonly RefundState[]> = {
  requested: [],
  approved: ['requested'],
  rejected: ['requested'],
  initiated: ['approved', 'failed'],
  processed: ['initiated', 'failed'],
  failed: ['initiated'],
}
