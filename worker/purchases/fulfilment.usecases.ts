import { sql, type SQL } from 'drizzle-orm'
import { currency, type GatewayPayment } from '../../domain/purchases/gateway.ts'
import type { InvoiceContent, Seller } from '../../domain/purchases/invoices.ts'
import type { ReviewReason } from '../../domain/purchases/order-acts.ts'
import { financialYear } from '../../domain/purchases/serials.ts'
import { gstPercent, sac } from '../../domain/purchases/tax.ts'
import { auditRow, newAudit, type Act } from '../activities/audit.ts'
import { dispatchSoon, eventRow, newEvent } from '../events/outbox.ts'
import type { Services } from '../platform/context.ts'
import { log } from '../platform/log.ts'
import { inTransaction } from '../platform/transaction.ts'
import * as store from './fulfilment.store.ts'
import { GatewayError, type Gateway } from './gateway/gateway.ts'

type Order = store.OrderRow

const actOn = (order: Order, act: Act['act'], after: Record<string, unknown>): Act => ({
  actor: null,
  act,
  kind: 'order',
  itemId: order.id,
  person: order.userId,
  after,
})

/** Invoice of an order without its number. */
export const invoiceOf = (
  order: Order,
  paymentId: string | null,
  seller: Seller,
  now: number,
): Omit<InvoiceContent, 'number'> => ({
  issuedAt: now,
  seller,
  buyer: { name: order.buyerName, email: order.buyerEmail, state: order.buyerState ?? seller.state },
  title: order.title,
  sac,
  price: order.pricePaise,
  discount: order.discountPaise,
  credit: order.creditPaise,
  total: order.totalPaise,
  parts: { taxable: order.taxablePaise, cgst: order.cgstPaise, sgst: order.sgstPaise, igst: order.igstPaise },
  gstPercent,
  orderId: order.id,
  paymentId,
  corrects: null,
})

/** An administrator's decision that an order in review is fulfilled all the same. */
export type Decision = {
  actor: string
  act: 'order.extended' | 'order.accepted'
  reason: string
  /** Statements before the fulfilment, such as the amount that was accepted. */
  before: SQL[]
}

/**
 * Gives the access of an order that is paid, with invoice, audit row and event, in one batch: whoever comes first does
 * it, whoever comes again changes nothing. Returns whether this call did it.
 */
export const fulfil = async (
  services: Services,
  order: Order,
  paymentId: string | null,
  seller: Seller,
  decision?: Decision,
): Promise<boolean> => {
  const now = services.now()
  const event = newEvent(
    services,
    { kind: 'order.fulfilled', payload: { orderId: order.id } },
    `evt_fulfilled_${order.id}`,
  )
  const after = { state: 'fulfilled', paymentId }
  const { before = [], ...decided } = decision ?? {}
  const audit = await newAudit(services, { ...actOn(order, 'order.fulfilled', after), ...decided })
  const year = financialYear(now)
  const results = await inTransaction(services.db, [
    ...before,
    store.markPaid(order, paymentId, now, decision !== undefined),
    store.grantAccess(order, services.newId('ent'), now, store.isPaidBy(order, paymentId)),
    store.endReplaced(order, paymentId, now),
    ...(order.totalPaise > 0
      ? [store.issueInvoice(order, paymentId, { year, content: invoiceOf(order, paymentId, seller, now), now })]
      : []),
    store.markFulfilled(order, paymentId, now),
    auditRow(audit, sql`changes() > 0`),
    eventRow(event, sql`EXISTS (SELECT 1 FROM audit_log WHERE id = ${audit.id})`),
  ])
  const isDone = (results.at(-2)?.results.length ?? 0) > 0
  if (isDone) dispatchSoon(services, [event])
  return isDone
}

/** Sends an order to a person: nothing is given for money that does not fit. */
const review = async (
  services: Services,
  order: Order,
  payment: GatewayPayment,
  reason: ReviewReason,
): Promise<void> => {
  const now = services.now()
  const event = newEvent(
    services,
    { kind: 'order.reviewed', payload: { orderId: order.id } },
    `evt_reviewed_${order.id}_${payment.id}`,
  )
  const act = actOn(order, 'order.sent_to_review', { state: 'review', reason, paymentId: payment.id })
  const audit = await newAudit(services, act)
  await inTransaction(services.db, [
    store.keepPayment(order.id, payment, now),
    store.markReview(order, reason, now),
    auditRow(audit, sql`changes() > 0`),
    eventRow(event, sql`EXISTS (SELECT 1 FROM audit_log WHERE id = ${audit.id})`),
  ])
  log('warn', 'purchases.review', { orderId: order.id, reason })
  dispatchSoon(services, [event])
}

const misfitOf = (order: Order, payment: GatewayPayment): ReviewReason | null => {
  if (payment.amount !== order.totalPaise) return 'amount'
  return payment.currency === currency ? null : 'currency'
}

/** Outcome of a payment for its order. */
export type Taken = 'unknown_order' | 'waiting' | 'failed' | 'review' | 'fulfilled'

const fail = async (services: Services, order: Order, payment: GatewayPayment): Promise<void> => {
  const now = services.now()
  const audit = await newAudit(services, actOn(order, 'order.failed', { state: 'failed', paymentId: payment.id }))
  await inTransaction(services.db, [
    store.keepPayment(order.id, payment, now),
    store.markFailed(order, now),
    auditRow(audit, sql`changes() > 0`),
  ])
}

/** Takes the money of an authorised payment; another call may have done it. */
export const captured = async (gateway: Gateway, payment: GatewayPayment): Promise<GatewayPayment> => {
  if (payment.status !== 'authorized') return payment
  try {
    return await gateway.capture(payment.id, payment.amount)
  } catch (error) {
    if (error instanceof GatewayError && error.status === 400) return gateway.findPayment(payment.id)
    throw error
  }
}

/** Gives access for a payment that fits; not for an item that was bought meanwhile, or an order paid before. */
const takeCaptured = async (
  services: Services,
  order: Order,
  payment: GatewayPayment,
  seller: Seller,
): Promise<Taken> => {
  await inTransaction(services.db, [store.keepPayment(order.id, payment, services.now())])
  if (await fulfil(services, order, payment.id, seller)) return 'fulfilled'
  const current = await store.findOrder(services.db, order.id)
  if (current?.paymentId === payment.id) return 'fulfilled'
  const reason = current?.paymentId === null ? 'bought_meanwhile' : 'paid_twice'
  await review(services, order, payment, reason)
  return 'review'
}

/**
 * Takes a payment as the gateway tells of it. Callback, webhook and poll all come here, each of them again and in any
 * order; the product's own order says what had to be paid. Throws GatewayError when an authorised payment cannot be
 * captured.
 */
export const takePayment = async (
  services: Services,
  gateway: Gateway,
  payment: GatewayPayment,
  seller: Seller,
): Promise<Taken> => {
  const order = payment.order_id === null ? undefined : await store.findByGatewayOrder(services.db, payment.order_id)
  if (!order) {
    log('warn', 'purchases.unknown_order', { paymentId: payment.id })
    return 'unknown_order'
  }
  if (payment.status === 'failed') {
    await fail(services, order, payment)
    return 'failed'
  }
  const misfit = misfitOf(order, payment)
  if (misfit) {
    await review(services, order, payment, misfit)
    return 'review'
  }
  const taken = await captured(gateway, payment)
  if (taken.status === 'captured') return takeCaptured(services, order, taken, seller)
  await inTransaction(services.db, [store.keepPayment(order.id, taken, services.now())])
  return 'waiting'
}
