import { eq } from 'drizzle-orm'
import { inject } from 'vitest'
import type { DifferenceKind } from '../../domain/purchases/differences.ts'
import { entitlements, orders, payments, refunds, taxDocuments } from '../../drizzle/schema/index.ts'
import { requireGateway } from '../../worker/purchases/gateway/settings.ts'
import { beginRefund } from '../../worker/purchases/refunds.usecases.ts'
import { sandbox } from '../support/gateway.ts'
import { newOrder } from './new-order.ts'
import { newStudent } from './new-student.ts'
import { sellingAt, soldOrder } from './sold.ts'
import { db, unique } from './support.ts'

const { gateway } = requireGateway(sellingAt().env)

type Sold = Awaited<ReturnType<typeof soldOrder>>['order']

const payAtGateway = async (gatewayOrderId: string): Promise<string> =>
  (await sandbox(inject('gateway'), `orders/${gatewayOrderId}/payments`, { telling: null })).id

const paymentOf = async ({ id }: Pick<Sold, 'id'>): Promise<string> =>
  (await db.select().from(orders).where(eq(orders.id, id)).get())?.paymentId ?? ''

const refund = async (order: Sold, amountPaise: number): Promise<string> =>
  (await beginRefund(sellingAt(), 'usr_admin', { orderId: order.id, amountPaise, reason: 'Planted.' })).id

const storedPayment = (id: string, orderId: string) => ({
  id,
  orderId,
  amount: 49_900,
  currency: 'INR',
  status: 'captured',
  seenAt: Date.now() - 3_600_000,
})

/** Makes a difference of each kind and returns its subject. */
export const plant: Record<DifferenceKind, () => Promise<string>> = {
  payment_untaken: async () => {
    const receipt = unique('rcp')
    const gatewayOrderId = await gateway.createOrder(receipt, 49_900)
    await newOrder({ receipt, gatewayOrderId })
    return payAtGateway(gatewayOrderId)
  },
  payment_orderless: async () => payAtGateway(await gateway.createOrder(unique('not_ours'), 49_900)),
  payment_unknown: async () => {
    const { order } = await soldOrder()
    const id = unique('pay_none')
    await db.insert(payments).values(storedPayment(id, order.id))
    return id
  },
  payment_amount: async () => {
    const { order } = await soldOrder()
    const id = await paymentOf(order)
    await db.update(payments).set({ amount: 100 }).where(eq(payments.id, id))
    return id
  },
  payment_second: async () => {
    const { order } = await soldOrder()
    const id = await payAtGateway(order.gatewayOrderId ?? '')
    await db.insert(payments).values(storedPayment(id, order.id))
    return id
  },
  access_missing: async () => {
    const { order } = await soldOrder()
    await db.delete(entitlements).where(eq(entitlements.orderId, order.id))
    return order.id
  },
  access_orderless: async () => {
    const id = unique('ent_')
    const at = Date.now() - 3_600_000
    const right = { id, userId: await newStudent(), itemId: unique('srs_'), orderId: unique('ord_none') }
    await db.insert(entitlements).values({ ...right, startsAt: at, createdAt: at })
    return id
  },
  access_unrefunded: async () => {
    const { order } = await soldOrder()
    const [right] = await db
      .update(entitlements)
      .set({ revokedAt: Date.now() - 3_600_000 })
      .where(eq(entitlements.orderId, order.id))
      .returning()
    return right?.id ?? ''
  },
  access_refunded: async () => {
    const { order } = await soldOrder()
    await db.update(orders).set({ state: 'refunded' }).where(eq(orders.id, order.id))
    return order.id
  },
  invoice_missing: async () => {
    const { order } = await soldOrder()
    await db.delete(taxDocuments).where(eq(taxDocuments.orderId, order.id))
    return order.id
  },
  invoice_orderless: async () => {
    const { order } = await soldOrder()
    const orderId = unique('ord_none')
    const [document] = await db
      .update(taxDocuments)
      .set({ orderId })
      .where(eq(taxDocuments.orderId, order.id))
      .returning()
    return document?.number ?? ''
  },
  invoice_amount: async () => {
    const { order } = await soldOrder()
    await db.update(orders).set({ totalPaise: 100 }).where(eq(orders.id, order.id))
    return order.id
  },
  note_missing: async () => {
    const { order } = await soldOrder()
    const id = await refund(order, 10_000)
    await db.delete(taxDocuments).where(eq(taxDocuments.refundId, id))
    return id
  },
  serial_gap: async () => {
    const [{ order: gone }, { order: next }] = [await soldOrder(), await soldOrder()]
    await db.delete(taxDocuments).where(eq(taxDocuments.orderId, gone.id))
    const after = await db.select().from(taxDocuments).where(eq(taxDocuments.orderId, next.id)).get()
    return after?.number ?? ''
  },
  refund_untaken: async () => {
    const { order } = await soldOrder()
    return (await gateway.refund(await paymentOf(order), 10_000, unique('console'))).id
  },
  refund_unknown: async () => {
    const { order } = await soldOrder()
    const id = await refund(order, 10_000)
    await db
      .update(refunds)
      .set({ gatewayRefundId: unique('rfnd_none') })
      .where(eq(refunds.id, id))
    return id
  },
  refund_amount: async () => {
    const { order } = await soldOrder()
    const id = await refund(order, 10_000)
    const [row] = await db.update(refunds).set({ amount: 5_000 }).where(eq(refunds.id, id)).returning()
    return row?.gatewayRefundId ?? ''
  },
}
