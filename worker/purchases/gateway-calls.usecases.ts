import { eq } from 'drizzle-orm'
import { GatewayEvent } from '../../domain/purchases/gateway.ts'
import { gatewayEvents } from '../../drizzle/schema/index.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { log } from '../platform/log.ts'
import * as store from './fulfilment.store.ts'
import { takePayment } from './fulfilment.usecases.ts'
import { GatewayError } from './gateway/gateway.ts'
import { requireGateway } from './gateway/settings.ts'
import { isCheckoutSigned, isWebhookSigned } from './gateway/signatures.ts'
import { pollOrder } from './polling.usecases.ts'
import { requireSeller } from './seller.usecases.ts'

const badSignature = () => new AppError('input.invalid', 400, 'This signature is not right.')

/** Payments that a webhook may tell of; refunds are taken by refunds.usecases.ts. */
const paymentEvents: ReadonlySet<string> = new Set([
  'payment.authorized',
  'payment.captured',
  'payment.failed',
  'order.paid',
])

type Webhook = { raw: ArrayBuffer; signature: string; eventId: string }

/**
 * Takes a webhook of the gateway: verified over its raw bytes, each event once, in any order. Events of other kinds and
 * of unknown orders change nothing. Throws 400 for a wrong signature or a body that cannot be read.
 */
export const takeWebhook = async (services: Services, { raw, signature, eventId }: Webhook): Promise<void> => {
  const { gateway, settings } = requireGateway(services.env)
  if (!(await isWebhookSigned(settings.webhookSecret, raw, signature))) throw badSignature()
  const known = await services.db.select().from(gatewayEvents).where(eq(gatewayEvents.id, eventId)).get()
  if (known) return
  const parsed = GatewayEvent.safeParse(JSON.parse(new TextDecoder().decode(raw)))
  if (!parsed.success) throw new AppError('input.invalid', 400, 'This event cannot be read.')
  const { event, payload } = parsed.data
  if (paymentEvents.has(event) && payload.payment) {
    // The event is a snapshot of its moment: a payment that was authorised then may be captured by now.
    await takePayment(services, gateway, payload.payment.entity, await requireSeller(services))
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
    // The order's page says that the bank has not answered; the clock asks again.
    if (!(error instanceof GatewayError)) throw error
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
