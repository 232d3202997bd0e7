import { sql, type SQL } from 'drizzle-orm'
import type { GatewayRefund } from '../../domain/purchases/gateway.ts'
import type { InvoiceContent } from '../../domain/purchases/invoices.ts'
import { nextRefundPoll, refundKey, refundOfKey } from '../../domain/purchases/refunds.ts'
import { financialYear } from '../../domain/purchases/serials.ts'
import { refundedParts } from '../../domain/purchases/tax.ts'
import { auditRow, inAuditedTransaction, isRecorded, newAudit, type Act } from '../activities/audit.ts'
import { dispatchSoon, eventRow, newEvent } from '../events/outbox.ts'
import type { Services } from '../platform/context.ts'
import { log } from '../platform/log.ts'
import { inTransaction } from '../platform/transaction.ts'
import { issueDocument } from './documents.store.ts'
import { findOrder, type OrderRow } from './fulfilment.store.ts'
import { GatewayError, type Gateway } from './gateway/gateway.ts'
import { gatewaySettings, requireGateway } from './gateway/settings.ts'
import * as store from './refund-payments.store.ts'
import { findByGatewayRefund, findRefund, type RefundRow } from './refunds.store.ts'

/** Refunds of one run; the next minute takes the rest. */
const perRun = 20

/** An act on a refund, in the audit log of its order. */
export const refundAct = (
  refund: Pick<RefundRow, 'id' | 'orderId' | 'userId'>,
  act: Act['act'],
  after: Record<string, unknown>,
  actor: string | null = null,
): Act => ({
  actor,
  act,
  kind: 'order',
  itemId: refund.orderId,
  person: refund.userId,
  after,
  detail: { refundId: refund.id },
})

const paymentOf = (refund: RefundRow, order: OrderRow): string | null => refund.paymentId ?? order.paymentId

const creditNoteOf = (
  invoice: InvoiceContent,
  { amount }: RefundRow,
  refundedBefore: number,
  now: number,
): Omit<InvoiceContent, 'number'> => {
  const { number, ...same } = invoice
  return {
    ...same,
    issuedAt: now,
    price: amount,
    discount: 0,
    credit: 0,
    total: amount,
    parts: refundedParts(invoice.parts, invoice.total, refundedBefore, amount),
    corrects: { number, issuedAt: invoice.issuedAt },
  }
}

/** Statements of a refund of the order's own payment: credit note, order and rights. */
const paidBack = async (services: Services, refund: RefundRow, order: OrderRow, when: SQL): Promise<SQL[]> => {
  const now = services.now()
  const invoice = (await store.findInvoice(services.db, order.id))?.content
  const content = invoice && creditNoteOf(invoice, refund, order.refundedPaise, now)
  const year = financialYear(now)
  return [
    ...(content
      ? [
          issueDocument(
            { kind: 'credit_note', orderId: order.id, userId: order.userId, refundId: refund.id, year, content, now },
            when,
          ),
        ]
      : []),
    store.addRefunded(order, refund.amount, now, when),
    store.moveFollowing(order, now, when),
    store.revokeRight(order, now, when),
    store.restoreReplaced(order, when),
  ]
}

/**
 * Ends a refund that the gateway has paid: credit note, order, rights, audit row and event in one batch, whoever tells of
 * it first.
 */
const settle = async (services: Services, refund: RefundRow, order: OrderRow, paid: GatewayRefund): Promise<void> => {
  const audit = await newAudit(
    services,
    refundAct(refund, 'refund.processed', { state: 'processed', gatewayRefundId: paid.id, amount: refund.amount }),
  )
  const now = services.now()
  const isPaid = isRecorded(audit.id)
  const isOwn = paymentOf(refund, order) === order.paymentId
  const event = newEvent(services, { kind: 'refund.paid', payload: { refundId: refund.id } }, `evt_paid_${refund.id}`)
  const results = await inTransaction(services.db, [
    store.markRefundPaid(refund.id, paid.id, now),
    auditRow(audit, sql`changes() > 0`),
    ...(isOwn ? await paidBack(services, refund, order, isPaid) : [store.endReview(order, now, isPaid)]),
    eventRow(event, isPaid),
  ])
  if ((results[1]?.results.length ?? 0) > 0) dispatchSoon(services, [event])
}

const failRefund = async (
  services: Services,
  refund: RefundRow,
  gatewayRefundId: string | null,
  failure: string,
): Promise<void> => {
  await inAuditedTransaction(
    services,
    refundAct(refund, 'refund.failed', { state: 'failed', tries: refund.tries, failure }),
    [store.markRefundFailed(refund, gatewayRefundId, failure)],
  )
  log('warn', 'purchases.refund_failed', { refundId: refund.id, failure })
}

const keepAsking = (services: Services, refund: RefundRow, gatewayRefundId: string | null): Promise<unknown> =>
  inTransaction(services.db, [
    store.setRefundPoll(
      refund,
      gatewayRefundId,
      nextRefundPoll(refund.decidedAt ?? refund.requestedAt, services.now()),
    ),
  ])

/** The product's refund of which the gateway tells, with its try; null for one that was made elsewhere. */
const refundOf = async ({ db }: Services, { id, receipt }: GatewayRefund) => {
  const known = await findByGatewayRefund(db, id)
  if (known) return { refund: known, tries: known.tries }
  const key = refundOfKey(receipt ?? '')
  const refund = key && (await findRefund(db, key.refundId))
  return key && refund ? { refund, tries: key.tries } : null
}

/**
 * Takes a refund as the gateway tells of it: the answer to a call, a webhook or a poll, each of them again and in any
 * order. The product's own refund says what was to be paid.
 */
export const takeRefund = async (services: Services, told: GatewayRefund): Promise<void> => {
  const found = await refundOf(services, told)
  const order = found && (await findOrder(services.db, found.refund.orderId))
  if (!order) {
    log('warn', 'purchases.unknown_refund', { gatewayRefundId: told.id, paymentId: told.payment_id })
    return
  }
  const { refund, tries } = found
  const isOther = refund.state === 'processed' && told.status === 'processed' && refund.gatewayRefundId !== told.id
  if (isOther || told.amount !== refund.amount || told.payment_id !== paymentOf(refund, order)) {
    log('error', 'purchases.refund_misfit', { refundId: refund.id, gatewayRefundId: told.id })
    return
  }
  if (told.status === 'processed') await settle(services, refund, order, told)
  // An earlier try that failed says nothing about the one under way.
  else if (tries !== refund.tries) return
  else if (told.status === 'failed') await failRefund(services, refund, told.id, 'failed')
  else await keepAsking(services, refund, told.id)
}

/** What the gateway says of the try of a refund; null while that is not known. */
const answerOf = async (
  services: Services,
  gateway: Gateway,
  refund: RefundRow,
  paymentId: string,
): Promise<GatewayRefund | null> => {
  const key = refundKey(refund.id, refund.tries)
  try {
    return await (refund.gatewayRefundId === null
      ? gateway.refund(paymentId, refund.amount, key)
      : gateway.findRefund(refund.gatewayRefundId))
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    log('warn', 'purchases.gateway_silent', { refundId: refund.id }, error)
    if (error.status !== 400) return null
    // Refused, unless an earlier call of the same try was taken.
    const made = (await gateway.refundsOf(paymentId)).find(({ receipt }) => receipt === key)
    if (!made && refund.gatewayRefundId === null) await failRefund(services, refund, null, error.code)
    return made ?? null
  }
}

/** Sends a refund that is under way, or asks about it: the same key never pays twice. */
const ask = async (services: Services, refund: RefundRow): Promise<void> => {
  await keepAsking(services, refund, null)
  const order = await findOrder(services.db, refund.orderId)
  const paymentId = order && paymentOf(refund, order)
  if (!paymentId) return
  const { gateway } = requireGateway(services.env)
  try {
    const told = await answerOf(services, gateway, refund, paymentId)
    if (told) await takeRefund(services, told)
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    log('warn', 'purchases.gateway_silent', { refundId: refund.id }, error)
  }
}

/** Begins a try of an approved or failed refund and sends it; false when another call has begun one. */
export const initiate = async (services: Services, refundId: string, actor: string | null): Promise<boolean> => {
  const refund = await findRefund(services.db, refundId)
  if (!refund) return false
  const now = services.now()
  const { isDone } = await inAuditedTransaction(
    services,
    refundAct(refund, 'refund.initiated', { state: 'initiated', tries: refund.tries + 1 }, actor),
    [store.markInitiated(refundId, nextRefundPoll(now, now))],
  )
  const begun = isDone ? await findRefund(services.db, refundId) : undefined
  if (begun) await ask(services, begun)
  return isDone
}

/** Every minute: sends approved refunds, and asks about those whose end was not told. */
export const pollRefunds = async (services: Services): Promise<void> => {
  if (!gatewaySettings(services.env)) return
  for (const refund of await store.listDueRefunds(services.db, services.now(), perRun))
    await (refund.state === 'approved' ? initiate(services, refund.id, null) : ask(services, refund))
}
