import { sql, type SQL } from 'drizzle-orm'
import { actOf, type DifferenceAct, type SettleDifference } from '../../../domain/purchases/differences.ts'
import { financialYear } from '../../../domain/purchases/serials.ts'
import { inAuditedTransaction } from '../../activities/audit.ts'
import { dispatchSoon, eventRow, newEvent } from '../../events/outbox.ts'
import type { Services } from '../../platform/context.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { findOrder, type OrderRow } from '../fulfilment.store.ts'
import { invoiceOf, takePayment } from '../fulfilment.usecases.ts'
import { GatewayError } from '../gateway/gateway.ts'
import { requireGateway } from '../gateway/settings.ts'
import { takeRefund } from '../refund-payments.usecases.ts'
import { findByGatewayRefund } from '../refunds.store.ts'
import { beginRefund } from '../refunds.usecases.ts'
import { requireSeller } from '../seller.usecases.ts'
import { findDifference, markSettled } from './differences.store.ts'
import * as store from './settling.store.ts'

type Difference = NonNullable<Awaited<ReturnType<typeof findDifference>>>
type Settled = SettleDifference & { actor: string }

const notPossible = (reason: string) =>
  new AppError('purchases.not_possible', 409, 'This difference cannot be settled in this way.', { details: { reason } })

/** Statements of an act, and the event that tells the student of it. */
type Effect = { statements: SQL[]; event?: ReturnType<typeof accessEvent> }

const accessEvent = (services: Services, kind: 'access.granted' | 'access.revoked', entitlementId: string) =>
  newEvent(services, { kind, payload: { entitlementId } })

type Given = { services: Services; difference: Difference; order: OrderRow | undefined; settled: Settled }

const needOrder = ({ order }: Given): OrderRow => {
  if (!order) throw notPossible('no_order')
  return order
}

/** Takes what the gateway tells of a payment or refund, as a webhook would. */
const take = async ({ services, difference: { kind, subject } }: Given): Promise<Effect> => {
  const { gateway } = requireGateway(services.env)
  if (kind === 'refund_untaken') {
    await takeRefund(services, await gateway.findRefund(subject))
    // One that was made in the gateway's own console has no refund here.
    if (!(await findByGatewayRefund(services.db, subject))) throw notPossible('not_ours')
  } else await takePayment(services, gateway, await gateway.findPayment(subject), await requireSeller(services))
  return { statements: [] }
}

const giveBack = async (given: Given): Promise<Effect> => {
  const { services, difference, settled } = given
  const { actor, reason } = settled
  const { id: orderId } = needOrder(given)
  await beginRefund(services, actor, {
    orderId,
    amountPaise: difference.paise ?? 0,
    reason,
    paymentId: difference.subject,
  })
  return { statements: [] }
}

const give = async (given: Given): Promise<Effect> => {
  const { services, difference } = given
  const order = needOrder(given)
  const right = await store.findRight(services.db, difference)
  const id = right?.id ?? services.newId('ent')
  const statement = right ? store.restoreRight(id) : store.giveRight(order, id, services.now())
  return { statements: [statement], event: accessEvent(services, 'access.granted', id) }
}

const revoke = async ({ services, difference }: Given): Promise<Effect> => {
  const right = await store.findRight(services.db, difference)
  if (!right || right.revokedAt !== null) throw notPossible('no_access')
  return {
    statements: [store.revokeRight(right.id, services.now())],
    event: accessEvent(services, 'access.revoked', right.id),
  }
}

const invoice = async (given: Given): Promise<Effect> => {
  const { services } = given
  const order = needOrder(given)
  const now = services.now()
  const content = invoiceOf(order, order.paymentId, await requireSeller(services), now)
  return { statements: [store.issueMissing(order, { year: financialYear(now), content, now })] }
}

const effects: Record<DifferenceAct, (given: Given) => Promise<Effect>> = {
  take,
  return: giveBack,
  give,
  revoke,
  invoice,
  settle: () => Promise.resolve({ statements: [] }),
}

const effectOf = async (given: Given): Promise<Effect> => {
  try {
    return await effects[given.settled.act](given)
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    throw new AppError('purchases.gateway_down', 503, 'The payment service does not answer.', { retryAfter: 30 })
  }
}

/**
 * Settles a difference by the act beside it, or only records that a person has dealt with it. Throws 404 without it, 409
 * for one that is settled or another act, 503 while the gateway is silent.
 */
export const settleDifference = async (services: Services, id: string, settled: Settled): Promise<void> => {
  const difference = await findDifference(services.db, id)
  if (!difference) throw notFound()
  const { kind, subject, orderId } = difference
  const { act, actor, reason } = settled
  if (difference.settledAt !== null) throw notPossible('settled')
  if (act !== 'settle' && act !== actOf(kind)) throw notPossible('other_act')
  const order = orderId === null ? undefined : await findOrder(services.db, orderId)
  const { statements, event } = await effectOf({ services, difference, order, settled })
  const now = services.now()
  const isSettled = sql`EXISTS (SELECT 1 FROM money_differences WHERE id = ${id} AND settled_at = ${now})`
  const { isDone } = await inAuditedTransaction(
    services,
    {
      actor,
      act: 'money.settled',
      kind: 'money',
      itemId: orderId ?? subject,
      person: order?.userId ?? null,
      detail: { difference: kind, subject, how: act },
      reason,
    },
    [...statements, markSettled(id, act, actor, now)],
    { after: event ? [eventRow(event, isSettled)] : [] },
  )
  if (!isDone) throw notPossible('settled')
  if (event) dispatchSoon(services, [event])
}
