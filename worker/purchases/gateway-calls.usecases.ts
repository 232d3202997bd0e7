import { eq } from 'drizzle-orm'
import { currency, GatewayEvent, GatewayEventKind } from '../../domain/purchases/gateway.ts'
import { gatewayEvents } from '../../drizzle/schema/index.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { log } from '../platform/log.ts'
import { inTransaction } from '../platform/transaction.ts'
import * as store from './fulfilment.store.ts'
import { takePayment } from './fulfilment.usecases.ts'
import { GatewayError } from './gateway/gateway.ts'
import { requireGateway } from './gateway/settings.ts'
import { isCheckoutSigned, isWebhookSigned } from './gateway/signatures.ts'
import { pollOrder } from './polling.usecases.ts'
import { takeRefund } from './refund-payments.usecases.ts'
import { requireSeller } from './seller.usecases.ts'

const badSignature = () => new AppError('input.invalid', 400, 'This signature is not right.')

/** Payments that a webhook may tell of; refunds are taken by refunds.usecases.ts. */
const paymentEvents: ReadonlySet<string> = new Set([
  'payment.authorized',
  'payment.captured',
  'payment.failed',
  'order.paid',
])

/** Refunds that a webhook may tell of. */
const refundEvents: ReadonlySet<string> = new Set(['refund.created', 'refund.processed', 'refund.failed'])

const unreadable = () => new AppError('input.invalid', 400, 'This event cannot be read.')

const readJson = (raw: ArrayBuffer): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(raw))
  } catch {
    throw unreadable()
  }
}

/** A payment that the gateway does not let be captured now is told again later. */
const asUnavailable = (error: unknown): never => {
  if (!(error instanceof GatewayError)) throw error
  throw new AppError('purchases.gateway_down', 503, 'The payment service does not answer.', { retryAfter: 30 })
}

type Webhook = { raw: ArrayBuffer; signature: string; eventId: string }

/**
 * Takes a webhook of the gateway: verified over its raw bytes, each event once, in any order. Events of other kinds and
 * of unknown orders change nothing. Throws 400 for a wrong signature or a body that cannot be read, 503 for an authorised
 * payment that cannot be captured now.
 */
export const takeWebhook = async (services: Services, { raw, signature, eventId }: Webhook): Promise<void> => {
  const { gateway, settings } = requireGateway(services.env)
  if (!(await isWebhookSigned(settings.webhookSecret, raw, signature))) throw badSignature()
  const known = await services.db.select().from(gatewayEvents).where(eq(gatewayEvents.id, eventId)).get()
  if (known) return
  const body = readJson(raw)
  const kind = GatewayEventKind.safeParse(body)
  if (!kind.success) throw unreadable()
  const { event } = kind.data
  // Bodies of events that change nothing are not read: a form of the gateway's that is new must not be refused.
  if (paymentEvents.has(event) || refundEvents.has(event)) {
    const parsed = GatewayEvent.safeParse(body)
    if (!parsed.success) throw unreadable()
    const { payment, refund } = parsed.data.payload
    if (refundEvents.has(event)) await (refund && takeRefund(services, refund.entity))
    // The event is a snapshot of its moment: a payment that was authorised then may be captured by now.
    else if (payment)
      await takePayment(services, gateway, payment.entity, await requireSeller(services)).catch(asUnavailable)
  }
  await services.db
    .insert(gatewayEvents)
    .values({ id: eventId, kind: event, receivedAt: services.now() })
    .onConflictDoNothing()
}

/** Fields with which the gateway returns after a payment. */
type Return = { gatewayOrderId: string; paymentId: string; signature: string }

/**
 * Takes the return from the gateway and names the order to show. The signature covers our own order and the payment;
 * amount and state come from the gateway itself. Throws 400 for a wrong signature, 404 for an unknown order.
 */
export const takeReturn = async (
  services: Services,
  { gatewayOrderId, paymentId, signature }: Return,
): Promise<string> => {
  const { gateway, settings } = requireGateway(services.env)
  const order = await store.findByGatewayOrder(services.db, gatewayOrderId)
  if (!order) throw notFound()
  if (!(await isCheckoutSigned(settings.keySecret, { gatewayOrderId, paymentId }, signature))) throw badSignature()
  try {
    await takePayment(services, gateway, await gateway.findPayment(paymentId), await requireSeller(services))
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    // The signature proves that a payment was begun: the order's page waits for the bank, and the clock asks again.
    const begun = {
      id: paymentId,
      order_id: gatewayOrderId,
      amount: order.totalPaise,
      currency,
      status: 'created',
    } as const
    await inTransaction(services.db, [store.keepPayment(order.id, begun, services.now())])
    log('warn', 'purchases.gateway_silent', { orderId: order.id }, error)
  }
  return order.id
}

/** Takes the return after a payment that failed; the gateway is asked, because anyone can send the form. */
export const takeFailedReturn = async (services: Services, gatewayOrderId: string): Promise<string> => {
  const order = await store.findByGatewayOrder(services.db, gatewayOrderId)
  if (!order) throw notFound()
  await pollOrder(services, order)
  return order.id
}
