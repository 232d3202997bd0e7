import { eq } from 'drizzle-orm'
import { inject } from 'vitest'
import { entitlements, orders, refunds, taxDocuments } from '../../drizzle/schema/index.ts'
import { takePayment } from '../../worker/purchases/fulfilment.usecases.ts'
import { requireGateway } from '../../worker/purchases/gateway/settings.ts'
import { sandbox } from '../support/gateway.ts'
import { newOrder, seller, type NewOrder } from './new-order.ts'
import { db, env, servicesAt, unique } from './support.ts'

/** Services of a product that uses the sandbox gateway. */
export const sellingAt = (now: () => number = Date.now) => servicesAt(now, { env: { ...env, ...inject('payment') } })

/** Pays an order at the sandbox, once more for each call, and takes the payment. */
export const pay = async (order: NewOrder, at = Date.now()): Promise<string> => {
  const services = sellingAt(() => at)
  const { gateway } = requireGateway(services.env)
  const { id } = await sandbox(inject('gateway'), `orders/${order.gatewayOrderId}/payments`, { telling: null })
  await takePayment(services, gateway, await gateway.findPayment(id), seller)
  return id
}

/** An order that was paid at an instant, and its payment. */
export const soldOrder = async (parts: Partial<NewOrder> = {}, at = Date.now()) => {
  const receipt = unique('rcp')
  const { gateway } = requireGateway(sellingAt().env)
  const gatewayOrderId = await gateway.createOrder(receipt, parts.totalPaise ?? 49_900)
  const order = await newOrder({ createdAt: at - 1, ...parts, receipt, gatewayOrderId })
  return { order, paymentId: await pay(order, at) }
}

/** What an order has come to. */
export const outcomeOf = async ({ id }: Pick<NewOrder, 'id'>) => {
  const row = await db.select().from(orders).where(eq(orders.id, id)).get()
  return {
    state: row?.state,
    refundedPaise: row?.refundedPaise,
    reviewReason: row?.reviewReason,
    rights: await db.select().from(entitlements).where(eq(entitlements.orderId, id)),
    refunds: await db.select().from(refunds).where(eq(refunds.orderId, id)).orderBy(refunds.requestedAt, refunds.id),
    notes: (await db.select().from(taxDocuments).where(eq(taxDocuments.orderId, id))).filter(
      ({ kind }) => kind === 'credit_note',
    ),
  }
}
