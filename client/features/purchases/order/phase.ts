import type { OrderDetails } from '../../../../domain/purchases/checkout.ts'

/** An order as its page tells it. */
export type Phase =
  | 'unlocking'
  | 'open'
  | 'granted'
  | 'over'
  | 'awaited'
  | 'unpaid'
  | 'failed'
  | 'expired'
  | 'cancelled'
  | 'review'
  | 'refunded'

type Told = Pick<OrderDetails, 'state' | 'isAwaited' | 'payableUntil' | 'access' | 'grantReason'>

const openPhase = ({ access, grantReason }: Told, now: number): Phase => {
  if (access === null || (access.endsAt !== null && access.endsAt <= now)) return 'over'
  return grantReason === null ? 'open' : 'granted'
}

export const phaseOf = (order: Told, now: number): Phase => {
  if (order.isAwaited) return 'awaited'
  switch (order.state) {
    case 'created':
    case 'pending':
      return order.payableUntil === null ? 'expired' : 'unpaid'
    case 'paid':
      return 'unlocking'
    case 'fulfilled':
    case 'part_refunded':
      return openPhase(order, now)
    default:
      return order.state
  }
}

/** Phases that end by themselves, as soon as the gateway tells of the payment. */
export const mayChange = (phase: Phase): boolean => ['unlocking', 'awaited', 'unpaid'].includes(phase)
