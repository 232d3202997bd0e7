import { sql } from 'drizzle-orm'
import { refundableUntil, refundRefusalsOf } from '../../domain/purchases/refund-policy.ts'
import type { BeginRefund, OrderRefunds, RefundView } from '../../domain/purchases/refunds.ts'
import { auditRow, isRecorded, newAudit } from '../activities/audit.ts'
import { dispatchSoon, eventRow, newEvent } from '../events/outbox.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { inTransaction } from '../platform/transaction.ts'
import { findOrder, type OrderRow } from './fulfilment.store.ts'
import { initiate, refundAct } from './refund-payments.usecases.ts'
import * as store from './refunds.store.ts'
import { usageOf } from './usage.usecases.ts'

const notPossible = (message: string) => new AppError('purchases.not_possible', 409, message)

export const viewOf = (refund: store.RefundRow): RefundView => ({
  id: refund.id,
  state: refund.state,
  amountPaise: refund.amount,
  reason: refund.reason,
  refusals: refund.refusals,
  answer: refund.answer,
  requestedAt: refund.requestedAt,
  decidedAt: refund.decidedAt,
  endedAt: refund.endedAt,
})

type Offer = NonNullable<OrderRefunds['offer']> & { paymentId: string | null }

/** The refund of a purchase with the conditions of the policy that are not met. */
const offerOfPurchase = async (services: Services, order: OrderRow): Promise<Offer | null> => {
  const amountPaise = order.totalPaise - order.refundedPaise
  if (order.paidAt === null || amountPaise <= 0) return null
  const [usage, facts] = await Promise.all([
    usageOf(services, order, order.paidAt),
    store.refundFacts(services.db, order),
  ])
  const refusals = refundRefusalsOf({ paidAt: order.paidAt, ...facts }, usage, services.now())
  return { amountPaise, until: refundableUntil(order.paidAt), refusals, usage, paymentId: null }
}

/** Money that opened nothing goes back whatever the policy says. */
const offerOfStray = async ({ db }: Services, order: OrderRow): Promise<Offer | null> => {
  const [stray] = await store.strayPayments(db, order.id)
  return stray ? { amountPaise: stray.amount, until: null, refusals: [], usage: null, paymentId: stray.id } : null
}

const isOpen = ({ state }: store.RefundRow): boolean => state !== 'rejected' && state !== 'processed'

/** What a student may ask for now; one request that was rejected is the last. */
const offerFor = async (
  services: Services,
  order: OrderRow,
  refunds: readonly store.RefundRow[],
): Promise<Offer | null> => {
  if (refunds.some((refund) => isOpen(refund) || refund.state === 'rejected')) return null
  if (order.state === 'review') return offerOfStray(services, order)
  return order.state === 'fulfilled' || order.state === 'part_refunded' ? offerOfPurchase(services, order) : null
}

const requireOwn = async (services: Services, userId: string, orderId: string) => {
  const order = await findOrder(services.db, orderId)
  if (!order || order.userId !== userId) throw notFound()
  return { order, refunds: await store.refundsOfOrder(services.db, orderId) }
}

/** Refunds of a student's order, and what a request would meet now. Throws 404 for another's. */
export const refundsOf = async (services: Services, userId: string, orderId: string): Promise<OrderRefunds> => {
  const { order, refunds } = await requireOwn(services, userId, orderId)
  const found = await offerFor(services, order, refunds)
  const { paymentId: _, ...offer } = found ?? { paymentId: null }
  return { orderId, refunds: refunds.map(viewOf), offer: 'usage' in offer ? offer : null }
}

/** Inserts a refund with its audit rows and event; false where the order has no such money or another refund is open. */
const insert = async (services: Services, refund: store.NewRefund, actor: string): Promise<boolean> => {
  const facts = { state: refund.state, amount: refund.amount, refusals: refund.refusals, reason: refund.reason }
  const asked = await newAudit(services, refundAct(refund, 'refund.requested', facts, actor))
  const approved = await newAudit(
    services,
    refundAct(refund, 'refund.approved', { state: 'approved', amount: refund.amount }, refund.decidedBy),
  )
  const event = newEvent(services, { kind: 'refund.requested', payload: { refundId: refund.id } })
  const results = await inTransaction(services.db, [
    store.insertRefund(refund),
    auditRow(asked, sql`changes() > 0`),
    ...(refund.state === 'approved' ? [auditRow(approved, isRecorded(asked.id))] : []),
    eventRow(event, isRecorded(asked.id)),
  ])
  const isDone = (results[1]?.results.length ?? 0) > 0
  if (isDone) dispatchSoon(services, [event])
  return isDone
}

/**
 * Takes a student's request. Where the policy gives the money back it is sent at once; otherwise the office decides.
 * Throws 404 for another's order, 409 where nothing can be asked for, 422 without the reason that the
 * office needs.
 */
export const requestRefund = async (
  services: Services,
  userId: string,
  orderId: string,
  reason: string,
): Promise<OrderRefunds> => {
  const { order, refunds } = await requireOwn(services, userId, orderId)
  const offer = await offerFor(services, order, refunds)
  if (!offer) throw notPossible('No refund of this order can be asked for.')
  if (offer.refusals.length > 0 && reason === '')
    throw new AppError('input.invalid', 422, 'A person decides on this request and needs its reason.', {
      fields: { reason: 'missing' },
    })
  const refund: store.NewRefund = {
    id: services.newId('rfd'),
    orderId,
    userId,
    paymentId: offer.paymentId,
    state: offer.refusals.length === 0 ? 'approved' : 'requested',
    amount: offer.amountPaise,
    reason,
    refusals: offer.refusals,
    decidedBy: null,
    now: services.now(),
  }
  if (!(await insert(services, refund, userId))) throw notPossible('A refund of this order is under way.')
  if (refund.state === 'approved') await initiate(services, refund.id, null)
  return refundsOf(services, userId, orderId)
}

/** Begins a refund for the office and sends it. Throws 404 without the order, 409 where the money is not there. */
export const beginRefund = async (
  services: Services,
  admin: string,
  { orderId, amountPaise, reason, paymentId }: BeginRefund,
): Promise<RefundView> => {
  const order = await findOrder(services.db, orderId)
  if (!order) throw notFound()
  const refund: store.NewRefund = {
    id: services.newId('rfd'),
    orderId,
    userId: order.userId,
    paymentId: paymentId === undefined || paymentId === order.paymentId ? null : paymentId,
    state: 'approved',
    amount: amountPaise,
    reason,
    refusals: [],
    decidedBy: admin,
    now: services.now(),
  }
  if (!(await insert(services, refund, admin))) throw notPossible('This order has no such money, or a refund is open.')
  await initiate(services, refund.id, admin)
  return viewOf((await store.findRefund(services.db, refund.id)) ?? (await Promise.reject(notFound())))
}
