import { nextPoll } from '../../domain/purchases/orders.ts'
import { inAuditedTransaction } from '../activities/audit.ts'
import type { Services } from '../platform/context.ts'
import { log } from '../platform/log.ts'
import { inTransaction } from '../platform/transaction.ts'
import type { OrderRow } from './fulfilment.store.ts'
import { takePayment } from './fulfilment.usecases.ts'
import { GatewayError } from './gateway/gateway.ts'
import { gatewaySettings, requireGateway } from './gateway/settings.ts'
import * as store from './polling.store.ts'
import { requireSeller } from './seller.usecases.ts'

/** Orders of one run; the next minute takes the rest. */
const perRun = 40

/** Asks the gateway for the payments of an order and takes each. False when the gateway is silent; it is asked again later. */
export const pollOrder = async (services: Services, order: OrderRow): Promise<boolean> => {
  await inTransaction(services.db, [store.setPoll(order.id, nextPoll(order.createdAt, services.now()))])
  if (order.gatewayOrderId === null) return true
  const { gateway } = requireGateway(services.env)
  try {
    const seller = await requireSeller(services)
    for (const payment of await gateway.paymentsOf(order.gatewayOrderId))
      await takePayment(services, gateway, payment, seller)
    return true
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    log('warn', 'purchases.gateway_silent', { orderId: order.id }, error)
    return false
  }
}

/** Every minute: asks about orders whose payment has not been told of, until the gateway is silent. */
export const pollPayments = async (services: Services): Promise<void> => {
  if (!gatewaySettings(services.env)) return
  for (const order of await store.listDue(services.db, services.now(), perRun))
    if (!(await pollOrder(services, order))) return
}

type By = { actor: string | null; reason?: string }

const end = async (services: Services, order: OrderRow, state: 'expired' | 'cancelled', by: By) => {
  const { isDone } = await inAuditedTransaction(
    services,
    { ...by, act: `order.${state}`, kind: 'order', itemId: order.id, person: order.userId, after: { state } },
    [store.endUnpaid(order.id, state, services.now())],
  )
  return isDone
}

/** Every minute: ends orders whose time to pay is over. */
export const expireOrders = async (services: Services): Promise<void> => {
  for (const order of await store.listExpired(services.db, services.now(), perRun))
    await end(services, order, 'expired', { actor: null })
}

/** Ends an unpaid order, for its student unless someone else does it; false when it is paid or ended. */
export const cancelOrder = (services: Services, order: OrderRow, by: By = { actor: order.userId }): Promise<boolean> =>
  end(services, order, 'cancelled', by)
