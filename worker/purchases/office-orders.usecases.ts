import { maskEmail } from '../../domain/accounts/mask-email.ts'
import type {
  ListedOrder,
  OfficeOrder,
  OrderEntry,
  OrderList,
  OrdersQuery,
} from '../../domain/purchases/office-orders.ts'
import {
  paymentRefusal,
  refusedOrderActs,
  type OrderFacts,
  type ReviewReason,
} from '../../domain/purchases/order-acts.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { decodeCursor, pageOf, type Cursor } from '../platform/paging.ts'
import type { OrderRow } from './fulfilment.store.ts'
import * as store from './office-orders.store.ts'

export type { OrderRow }

const pageSize = 50

export const listedOrder = (order: OrderRow): ListedOrder => ({
  id: order.id,
  kind: order.kind,
  title: order.title,
  state: order.state,
  review: order.reviewReason as ReviewReason | null,
  totalPaise: order.totalPaise,
  refundedPaise: order.refundedPaise,
  coupon: order.couponCode,
  buyer: order.buyerName,
  maskedEmail: order.buyerEmail === '' ? '' : maskEmail(order.buyerEmail),
  isGrant: order.grantReason !== null,
  createdAt: order.createdAt,
})

const resolveSelection = async ({ db }: Services, query: OrdersQuery) => {
  const found = query.q ? await store.searchOrders(db, query.q) : null
  return { selection: store.selectionOf(query, found?.ids ?? null), isPartial: found?.isPartial ?? false }
}

const placeOf = ({ createdAt, id }: OrderRow): Cursor => ({ value: createdAt, id })

/** A page of the orders with their number, newest first. Throws 422 for an unreadable cursor. */
export const listOfficeOrders = async (services: Services, query: OrdersQuery): Promise<OrderList> => {
  const before = decodeCursor(query.cursor, 'number')
  const { selection, isPartial } = await resolveSelection(services, query)
  const [rows, count] = await Promise.all([
    store.listOrders(services.db, selection, before, pageSize + 1),
    store.countOrders(services.db, selection),
  ])
  const { items, next } = pageOf(rows, pageSize, placeOf)
  return { items: items.map(listedOrder), next, count, isPartial }
}

/** Number of the orders that match: exact to `limit`, one more where there are more. */
export const countOfficeOrders = async (services: Services, query: OrdersQuery, limit: number): Promise<number> => {
  const { selection } = await resolveSelection(services, query)
  return store.countOrders(services.db, selection, limit)
}

/** Rows read at a time by an export. */
const longPage = 500

/** All orders that match, page by page. */
export async function* orderPages(services: Services, query: OrdersQuery): AsyncGenerator<OrderRow[]> {
  const { selection } = await resolveSelection(services, query)
  let before: Cursor | null = null
  do {
    const rows = await store.listOrders(services.db, selection, before, longPage + 1)
    const page = pageOf(rows, longPage, placeOf)
    before = decodeCursor(page.next ?? undefined)
    yield page.items
  } while (before !== null)
}

/** Orders that the palette of the office shows. */
const palette = 5

/** Orders that a text finds, for the palette of the office. */
export const findOrders = async (services: Services, text: string): Promise<ListedOrder[]> => {
  const found = await store.searchOrders(services.db, text)
  if (found.ids.length === 0) return []
  const rows = await store.listOrders(services.db, store.selectionOf({}, found.ids), null, palette)
  return rows.map(listedOrder)
}

/** Facts of an order by which its acts are allowed. */
export const factsOf = ({ order, payments, documents, refunds }: store.WholeOrder): OrderFacts => ({
  state: order.state,
  review: order.reviewReason as ReviewReason | null,
  gatewayOrderId: order.gatewayOrderId,
  paymentId: order.paymentId,
  totalPaise: order.totalPaise,
  refundedPaise: order.refundedPaise,
  hasInvoice: documents.some(({ kind }) => kind === 'invoice'),
  hasOpenRefund: refunds.some(({ state }) => state !== 'processed' && state !== 'rejected'),
  payments: payments.map(({ id, status, currency }) => ({
    id,
    status,
    currency,
    isReturned: refunds.some(({ paymentId, state }) => paymentId === id && state === 'processed'),
  })),
})

const entriesOf = ({ order, payments, documents, refunds, access }: store.WholeOrder): OrderEntry[] => {
  const entries: OrderEntry[] = [
    { kind: 'placed', at: order.createdAt, reason: order.grantReason },
    ...payments.map(({ id, amount, currency, status, method, seenAt }): OrderEntry => ({
      kind: 'payment',
      at: seenAt,
      id,
      paise: amount,
      currency,
      status,
      method,
    })),
    ...(order.paidAt === null ? [] : [{ kind: 'paid', at: order.paidAt, id: order.paymentId } as const]),
    ...documents.map(({ kind, number, issuedAt }): OrderEntry => ({
      kind: 'document',
      at: issuedAt,
      document: kind,
      number,
    })),
    ...refunds.map(({ state, amount, reason, requestedAt, decidedAt, endedAt }): OrderEntry => ({
      kind: 'refund',
      at: endedAt ?? decidedAt ?? requestedAt,
      state,
      paise: amount,
      reason,
    })),
    ...(access ? [{ kind: 'access_given', at: access.createdAt } as const] : []),
    ...(access && access.revokedAt !== null ? [{ kind: 'access_revoked', at: access.revokedAt } as const] : []),
  ]
  return entries.toSorted((one, other) => one.at - other.at)
}

const viewOf = (whole: store.WholeOrder): OfficeOrder => {
  const { order, access, documents, payments } = whole
  const facts = factsOf(whole)
  return {
    ...listedOrder(order),
    userId: order.userId.startsWith('gone_') ? null : order.userId,
    itemId: order.itemId,
    pricePaise: order.pricePaise,
    creditPaise: order.creditPaise,
    discountPaise: order.discountPaise,
    parts: { taxable: order.taxablePaise, cgst: order.cgstPaise, sgst: order.sgstPaise, igst: order.igstPaise },
    buyerState: order.buyerState,
    grantReason: order.grantReason,
    gatewayOrderId: order.gatewayOrderId,
    validityDays: order.validityDays,
    asksAt: order.pollAt,
    access: access && {
      id: access.id,
      startsAt: access.startsAt,
      endsAt: access.endsAt,
      revokedAt: access.revokedAt,
    },
    entries: entriesOf(whole),
    documents: documents.map(({ kind, number }) => ({ kind, number })),
    payments: facts.payments.map((payment, index) => ({
      id: payment.id,
      paise: payments[index]?.amount ?? 0,
      currency: payment.currency,
      refusal: paymentRefusal(payment, facts),
    })),
    refusals: refusedOrderActs(facts),
  }
}

/** An order with all that belongs to it. Throws 404 without it. */
export const requireWhole = async ({ db }: Services, orderId: string): Promise<store.WholeOrder> => {
  const whole = await store.findWhole(db, orderId)
  if (!whole) throw notFound()
  return whole
}

/** Page of an order for the office. Throws 404 without it. */
export const readOfficeOrder = async (services: Services, orderId: string): Promise<OfficeOrder> =>
  viewOf(await requireWhole(services, orderId))
