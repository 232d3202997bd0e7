import { sql } from 'drizzle-orm'
import type { IndianState } from '../../domain/accounts/student-profile.ts'
import type { PlacedOrder, PlaceOrder, Quote } from '../../domain/purchases/checkout.ts'
import { couponCode, couponVerdict } from '../../domain/purchases/coupons.ts'
import { isOnSale } from '../../domain/purchases/offers.ts'
import { nextPoll, payableMs, payableUntil } from '../../domain/purchases/orders.ts'
import { taxParts } from '../../domain/purchases/tax.ts'
import { paths } from '../../domain/paths.ts'
import { purchasePaths } from '../../domain/purchases/paths.ts'
import { auditRow, newAudit } from '../activities/audit.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { inTransaction } from '../platform/transaction.ts'
import * as store from './checkout.store.ts'
import { findOrder, type OrderRow } from './fulfilment.store.ts'
import { fulfil } from './fulfilment.usecases.ts'
import type { Gateway, GatewaySettings } from './gateway/gateway.ts'
import { relationTo } from './relations.usecases.ts'
import type { Seller } from '../../domain/purchases/invoices.ts'

const dayMs = 86_400_000

const couponFor = async (services: Services, userId: string, offer: store.FoundOffer, price: number, typed: string) => {
  const code = couponCode(typed)
  if (code === '') return null
  const coupon = (await store.findCoupon(services.db, code)) ?? null
  const use = coupon
    ? await store.couponUse(services.db, coupon.id, { userId, offerId: offer.id })
    : { total: 0, byStudent: 0, studentOrders: 0 }
  const { discount, refusal } = couponVerdict(coupon, { offerId: offer.id, price }, use, services.now())
  return { id: coupon?.id ?? null, code, discountPaise: discount, refusal }
}

/** What a student asks the price of; a state that is not named is that of the last order or of the profile. */
type Asked = { offerId: string; coupon: string; state: IndianState | null }

/** Price of an offer for a student with the rows that it was made from. Throws 404 without the item, 409 while it is not on sale. */
const priced = async (
  services: Services,
  userId: string,
  { offerId, coupon: typed, state: named }: Asked,
  seller: Seller,
) => {
  const offer = await store.findOffer(services.db, offerId)
  if (!offer || offer.title === null) throw notFound()
  if (!isOnSale(offer, services.now())) throw new AppError('purchases.not_on_sale', 409, 'This is not on sale.')
  const { notes, creditPaise, replaces, startsAt } = await relationTo(services, userId, offer.itemId)
  const afterCredit = Math.max(0, offer.pricePaise - creditPaise)
  const coupon = await couponFor(services, userId, offer, afterCredit, typed)
  const totalPaise = afterCredit - (coupon?.discountPaise ?? 0)
  const state = named ?? (await store.lastState(services.db, userId))
  const quote: Quote = {
    offerId: offer.id,
    kind: offer.kind,
    itemId: offer.itemId,
    title: offer.title,
    pricePaise: offer.pricePaise,
    listPaise: offer.listPaise,
    creditPaise: Math.min(creditPaise, offer.pricePaise),
    coupon: coupon && { code: coupon.code, discountPaise: coupon.discountPaise, refusal: coupon.refusal },
    totalPaise,
    state,
    parts: state && taxParts(totalPaise, state !== seller.state),
    endsAt: offer.validityDays === null ? null : startsAt + offer.validityDays * dayMs,
    notes,
  }
  return { quote, offer, couponId: coupon?.refusal === null ? coupon.id : null, replaces }
}

/** Price of an offer for a student, with coupon and credit, before anything is ordered. */
export const quoteFor = async (services: Services, userId: string, asked: Asked, seller: Seller): Promise<Quote> =>
  (await priced(services, userId, asked, seller)).quote

type Buyer = { userId: string; name: string; email: string }

const orderOf = (
  services: Services,
  buyer: Buyer,
  asked: PlaceOrder,
  { quote, offer, couponId, replaces }: Awaited<ReturnType<typeof priced>>,
): store.NewOrder & { buyerState: IndianState } => {
  const now = services.now()
  const id = services.newId('ord')
  const { taxable, cgst, sgst, igst } = quote.parts ?? { taxable: 0, cgst: 0, sgst: 0, igst: 0 }
  return {
    id,
    userId: buyer.userId,
    offerId: offer.id,
    kind: offer.kind,
    itemId: offer.itemId,
    title: quote.title,
    state: 'created',
    pricePaise: quote.pricePaise,
    creditPaise: quote.creditPaise,
    couponId,
    couponCode: couponId === null ? null : (quote.coupon?.code ?? null),
    discountPaise: quote.coupon?.discountPaise ?? 0,
    totalPaise: quote.totalPaise,
    taxablePaise: taxable,
    cgstPaise: cgst,
    sgstPaise: sgst,
    igstPaise: igst,
    validityDays: offer.validityDays,
    buyerState: asked.state,
    buyerName: buyer.name,
    buyerEmail: buyer.email,
    language: asked.language,
    replaces,
    receipt: id,
    expiresAt: now + payableMs,
    pollAt: nextPoll(now, now),
    createdAt: now,
    updatedAt: now,
  }
}

/** Inserts the order with its audit row; null where offer or coupon changed in between, or one of its terms is open. */
const insert = async (
  services: Services,
  order: store.NewOrder & { buyerState: IndianState },
  revision: number,
): Promise<OrderRow | null> => {
  const audit = await newAudit(services, {
    actor: order.userId,
    act: 'order.placed',
    kind: 'order',
    itemId: order.id,
    person: order.userId,
    after: { totalPaise: order.totalPaise, offerId: order.offerId, coupon: order.couponCode },
  })
  await inTransaction(services.db, [
    store.insertOrder(order, revision),
    auditRow(audit, sql`changes() > 0`),
    store.keepState(order.userId, order.buyerState),
  ])
  return (await findOrder(services.db, order.id)) ?? null
}

/** Fields of the form with which a student goes to the gateway. */
const paymentForm = (services: Services, { url, keyId }: GatewaySettings, order: OrderRow): PlacedOrder['payment'] => ({
  url: `${url}/v1/checkout/embedded`,
  fields: {
    key_id: keyId,
    order_id: order.gatewayOrderId ?? '',
    amount: String(order.totalPaise),
    currency: 'INR',
    name: 'Taiyari',
    description: order.title.en,
    'prefill[name]': order.buyerName,
    'prefill[email]': order.buyerEmail,
    callback_url: `${services.origin}${purchasePaths.paymentCallback()}`,
    cancel_url: `${services.origin}${paths.order(order.id)}`,
  },
})

type Till = { gateway: Gateway; settings: GatewaySettings; seller: Seller }

const registered = async (services: Services, gateway: Gateway, order: OrderRow): Promise<OrderRow> => {
  if (order.gatewayOrderId !== null) return order
  const gatewayOrderId = await gateway.createOrder(order.receipt, order.totalPaise).catch(() => {
    throw new AppError('purchases.gateway_down', 503, 'The payment service does not answer. Nothing was charged.', {
      retryAfter: 30,
    })
  })
  await inTransaction(services.db, [store.markPending(order.id, gatewayOrderId, services.now())])
  return (await findOrder(services.db, order.id)) ?? order
}

/**
 * Places an order from the product's own prices. The same offer in two tabs is one order; an order of zero is open at
 * once. Throws 409 with the new price when it is not the one that was shown, 422 for a coupon that does not hold, 503 when
 * the gateway does not answer.
 */
export const placeOrder = async (
  services: Services,
  buyer: Buyer,
  asked: PlaceOrder,
  { gateway, settings, seller }: Till,
): Promise<PlacedOrder> => {
  const price = await priced(services, buyer.userId, asked, seller)
  const { quote } = price
  if (quote.coupon && quote.coupon.refusal !== null)
    throw new AppError('purchases.coupon', 422, 'This coupon does not hold.', {
      fields: { coupon: quote.coupon.refusal },
    })
  const changed = () => new AppError('purchases.price_changed', 409, 'The price has changed.', { details: { quote } })
  if (quote.totalPaise !== asked.totalPaise) throw changed()
  if (quote.notes.includes('forGood'))
    throw new AppError('purchases.not_possible', 409, 'This is owned without an end.')
  const wanted = orderOf(services, buyer, asked, price)
  const order =
    (await insert(services, wanted, price.offer.revision)) ?? (await store.findOpenOrder(services.db, wanted))
  if (!order) throw changed()
  if (order.totalPaise === 0) {
    await fulfil(services, order, null, seller)
    return { orderId: order.id, state: 'fulfilled', payment: null }
  }
  const ready = await registered(services, gateway, order)
  return { orderId: ready.id, state: ready.state, payment: paymentForm(services, settings, ready) }
}

/** How to pay an order that is placed already. Throws 404 for another's, 409 once it cannot be paid. */
export const payAgain = async (
  services: Services,
  userId: string,
  orderId: string,
  { gateway, settings }: Till,
): Promise<PlacedOrder> => {
  const found = await findOrder(services.db, orderId)
  if (found?.userId !== userId) throw notFound()
  if (payableUntil(found, services.now()) === null || found.totalPaise === 0)
    throw new AppError('purchases.not_possible', 409, 'This order has been paid or has ended.')
  const ready = await registered(services, gateway, found)
  return { orderId: ready.id, state: ready.state, payment: paymentForm(services, settings, ready) }
}
