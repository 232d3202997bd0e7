import type { OfficeOrder } from '../../domain/purchases/office-orders.ts'
import { refusedOrderActs, type OrderAct } from '../../domain/purchases/order-acts.ts'
import { inAuditedTransaction, recordAct, type Act } from '../activities/audit.ts'
import { sendMail } from '../notifications/mail.ts'
import type { Services } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { captured, fulfil, type Decision } from './fulfilment.usecases.ts'
import { GatewayError } from './gateway/gateway.ts'
import { requireGateway } from './gateway/settings.ts'
import { invoiceMail } from './invoice.mails.ts'
import type { WholeOrder } from './office-orders.store.ts'
import { factsOf, readOfficeOrder, requireWhole } from './office-orders.usecases.ts'
import * as store from './order-decisions.store.ts'
import { cancelOrder, pollOrder } from './polling.usecases.ts'
import { requireSeller } from './seller.usecases.ts'

/** An administrator with the reason of an act. */
export type By = { actor: string; reason: string }

const notPossible = (reason: string) =>
  new AppError('purchases.not_possible', 409, 'This cannot be done with the order as it is now.', {
    details: { reason },
  })

const requirePossible = async (services: Services, orderId: string, act: OrderAct): Promise<WholeOrder> => {
  const whole = await requireWhole(services, orderId)
  const refusal = refusedOrderActs(factsOf(whole))[act]
  if (refusal !== null) throw notPossible(refusal)
  return whole
}

const changedMeanwhile = () => notPossible('changed')

const actOn = ({ order }: WholeOrder, act: Act['act'], { actor, reason }: By): Act => ({
  actor,
  act,
  kind: 'order',
  itemId: order.id,
  person: order.userId,
  reason,
})

/** Asks the gateway about an order now; what it tells is taken as ever. Throws 404, 409 for one without a payment. */
export const askGateway = async (services: Services, orderId: string): Promise<OfficeOrder> => {
  const { order } = await requirePossible(services, orderId, 'ask')
  await pollOrder(services, order)
  return readOfficeOrder(services, orderId)
}

/** Ends an unpaid order for the office. Throws 404, 409 for one that is paid or has ended. */
export const cancelForOffice = async (services: Services, orderId: string, by: By): Promise<OfficeOrder> => {
  const { order } = await requirePossible(services, orderId, 'cancel')
  if (!(await cancelOrder(services, order, by))) throw changedMeanwhile()
  return readOfficeOrder(services, orderId)
}

/** Payment of an order in review for which access is given: the only one that the bank has agreed to. */
const moneyOf = async (services: Services, { order, payments }: WholeOrder) => {
  const { gateway } = requireGateway(services.env)
  const open = payments.find(({ status, id }) => id !== order.paymentId && /^(captured|authorized)$/.test(status))
  if (!open) throw notPossible('no_capture')
  try {
    const payment = await captured(gateway, await gateway.findPayment(open.id))
    if (payment.status !== 'captured') throw notPossible('no_capture')
    return payment
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    throw new AppError('purchases.gateway_down', 503, 'The payment service does not answer.', { retryAfter: 30 })
  }
}

/**
 * Extends the access that a student bought meanwhile by the time of an order in review. Throws 404, 409 for any other
 * order, 503 while the gateway is silent.
 */
export const extendOrder = async (services: Services, orderId: string, by: By): Promise<OfficeOrder> => {
  const whole = await requirePossible(services, orderId, 'extend')
  const payment = await moneyOf(services, whole)
  const decision: Decision = { ...by, act: 'order.extended', before: [] }
  if (!(await fulfil(services, whole.order, payment.id, await requireSeller(services), decision)))
    throw changedMeanwhile()
  return readOfficeOrder(services, orderId)
}

/** Gives the access of an order in review for the money that came, which becomes its price. */
const acceptAmount = async (services: Services, whole: WholeOrder, by: By): Promise<boolean> => {
  const payment = await moneyOf(services, whole)
  const order = store.atAmount(whole.order, payment.amount)
  const decision: Decision = { ...by, act: 'order.accepted', before: [store.setAmounts(order)] }
  return fulfil(services, order, payment.id, await requireSeller(services), decision)
}

/**
 * Accepts money that does not fit: of an order in review it becomes the price; of one that has its access the review
 * ends. Throws 404, 409 where there is nothing to accept, 503 while the gateway is silent.
 */
export const acceptMoney = async (services: Services, orderId: string, by: By): Promise<OfficeOrder> => {
  const whole = await requirePossible(services, orderId, 'accept')
  const isDone =
    whole.order.state === 'review'
      ? await acceptAmount(services, whole, by)
      : (
          await inAuditedTransaction(services, actOn(whole, 'order.review_ended', by), [
            store.endReview(orderId, services.now()),
          ])
        ).isDone
  if (!isDone) throw changedMeanwhile()
  return readOfficeOrder(services, orderId)
}

/** Mails the link to the documents of an order again. Throws 404, 409 without an invoice or an address. */
export const mailInvoice = async (services: Services, orderId: string, by: By): Promise<OfficeOrder> => {
  const whole = await requirePossible(services, orderId, 'mail')
  await recordAct(services, actOn(whole, 'order.mailed', by))
  sendMail(services, invoiceMail(services.origin, whole))
  return readOfficeOrder(services, orderId)
}
