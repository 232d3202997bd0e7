import type { OrderDetails, OrderSummary } from '../../domain/purchases/checkout.ts'
import type { CursorPage } from '../../domain/lists.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { decodeCursor, pageOf } from '../platform/paging.ts'
import type { OrderRow } from './fulfilment.store.ts'
import * as store from './orders.store.ts'
import { cancelOrder, pollOrder } from './polling.usecases.ts'
import { awaitsPayment, payableUntil } from '../../domain/purchases/orders.ts'

const pageSize = 20

const summaryOf = (order: OrderRow, { documents, refundStates }: store.Papers, now: number): OrderSummary => ({
  id: order.id,
  kind: order.kind,
  itemId: order.itemId,
  title: order.title,
  state: order.state,
  totalPaise: order.totalPaise,
  refundedPaise: order.refundedPaise,
  createdAt: order.createdAt,
  paidAt: order.paidAt,
  payableUntil: payableUntil(order, now),
  asksAt: awaitsPayment(order.state) ? order.pollAt : null,
  refund: refundStates.find(({ orderId }) => orderId === order.id)?.state ?? null,
  documents: documents
    .filter(({ orderId }) => orderId === order.id)
    .map(({ kind, number, issuedAt }) => ({ kind, number, issuedAt })),
})

/** Page of a student's orders, newest first. Throws 422 for an unreadable cursor. */
export const ordersOf = async (
  { db, now }: Services,
  userId: string,
  cursor: string | undefined,
): Promise<CursorPage<OrderSummary>> => {
  const rows = await store.listOrders(db, userId, decodeCursor(cursor, 'number'), pageSize + 1)
  const { items, next } = pageOf(rows, pageSize, ({ createdAt, id }) => ({ value: createdAt, id }))
  const papers = await store.papersOf(
    db,
    items.map(({ id }) => id),
  )
  return { items: items.map((order) => summaryOf(order, papers, now())), next }
}

const requireOwn = async (services: Services, userId: string, orderId: string) => {
  const found = await store.findOwn(services.db, userId, orderId)
  if (!found) throw notFound()
  return found
}

/** An order of a student with its parts and documents. Throws 404 for another's. */
export const readOrder = async (services: Services, userId: string, orderId: string): Promise<OrderDetails> => {
  const { order, access, isAwaited } = await requireOwn(services, userId, orderId)
  return {
    ...summaryOf(order, await store.papersOf(services.db, [orderId]), services.now()),
    offerId: order.offerId,
    pricePaise: order.pricePaise,
    creditPaise: order.creditPaise,
    discountPaise: order.discountPaise,
    couponCode: order.couponCode,
    buyerState: order.buyerState,
    parts: { taxable: order.taxablePaise, cgst: order.cgstPaise, sgst: order.sgstPaise, igst: order.igstPaise },
    isAwaited: isAwaited && awaitsPayment(order.state),
    grantReason: order.grantReason,
    access,
  }
}

/** Asks the gateway about an unanswered order of a student now. Throws 404 for another's. */
export const askAgain = async (services: Services, userId: string, orderId: string): Promise<OrderDetails> => {
  const { order } = await requireOwn(services, userId, orderId)
  if (awaitsPayment(order.state)) await pollOrder(services, order)
  return readOrder(services, userId, orderId)
}

/** Cancels an unpaid order of a student. Throws 404 for another's, 409 for one that is paid or has ended. */
export const cancelOwn = async (services: Services, userId: string, orderId: string): Promise<OrderDetails> => {
  const { order } = await requireOwn(services, userId, orderId)
  if (!(await cancelOrder(services, order)))
    throw new AppError('purchases.not_possible', 409, 'This order has been paid or has ended.')
  return readOrder(services, userId, orderId)
}
