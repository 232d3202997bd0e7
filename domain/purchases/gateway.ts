import { z } from 'zod'

/** Currency of every order. */
export const currency = 'INR'

const id = z.string().min(1).max(64)

const paymentStatuses = ['created', 'authorized', 'captured', 'refunded', 'failed'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/**
 * A payment as the gateway describes it; fields that the product does not read are left out. Amounts in paise.
 * `authorized`: the bank has agreed, the money is not taken yet. Source: the gateway's documented payment entity.
 */
export const GatewayPayment = z.object({
  id,
  order_id: id.nullable(),
  amount: z.int(),
  currency: z.string().max(8),
  status: z.enum(paymentStatuses),
  method: z.string().max(32).nullish(),
  amount_refunded: z.int().optional(),
})
export type GatewayPayment = z.infer<typeof GatewayPayment>

/** A refund as the gateway describes it. */
export const GatewayRefund = z.object({
  id,
  payment_id: id,
  amount: z.int(),
  status: z.enum(['pending', 'processed', 'failed']),
  /** Key with which the product asked for it; null for a refund that was made elsewhere. */
  receipt: z.string().max(64).nullish(),
})
export type GatewayRefund = z.infer<typeof GatewayRefund>

/** Kind of a webhook; open, as new ones may come. */
export const GatewayEventKind = z.object({ event: z.string().max(64) })

/** Body of a webhook of a kind that the product reads. */
export const GatewayEvent = GatewayEventKind.extend({
  payload: z.object({
    payment: z.object({ entity: GatewayPayment }).optional(),
    refund: z.object({ entity: GatewayRefund }).optional(),
  }),
})
export type GatewayEvent = z.infer<typeof GatewayEvent>
