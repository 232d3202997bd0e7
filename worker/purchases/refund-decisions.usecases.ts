import { sql, type SQL } from 'drizzle-orm'
import {
  refundFilterStates,
  type OfficeRefund,
  type OfficeRefunds,
  type RefundFilter,
} from '../../domain/purchases/refunds.ts'
import { maskEmail } from '../../domain/accounts/mask-email.ts'
import type { Usage } from '../../domain/purchases/refund-policy.ts'
import { auditRow, isRecorded, newAudit, type Act } from '../activities/audit.ts'
import { dispatchSoon, eventRow, newEvent } from '../events/outbox.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { decodeCursor, pageOf } from '../platform/paging.ts'
import { inTransaction } from '../platform/transaction.ts'
import { initiate, refundAct } from './refund-payments.usecases.ts'
import * as store from './refunds.store.ts'
import { usageOf } from './usage.usecases.ts'
import { viewOf } from './refunds.usecases.ts'

const pageSize = 20

const officeViewOf = (
  { refund, order }: store.ListedRefund,
  usage: Usage | null,
  nameOf: (id: string) => string | null,
): OfficeRefund => ({
  ...viewOf(refund),
  orderId: order.id,
  userId: order.userId.startsWith('gone_') ? null : order.userId,
  buyer: order.buyerName,
  maskedEmail: order.buyerEmail === '' ? '' : maskEmail(order.buyerEmail),
  language: order.language,
  title: order.title,
  orderState: order.state,
  paymentId: refund.paymentId,
  totalPaise: order.totalPaise,
  refundedPaise: order.refundedPaise,
  paidAt: order.paidAt,
  decidedBy: refund.decidedBy === null ? null : nameOf(refund.decidedBy),
  failure: refund.failure,
  gatewayRefundId: refund.gatewayRefundId,
  usage,
})

export type Names = (services: Services, userIds: string[]) => Promise<ReadonlyMap<string, string>>

/** What was used by now, of a purchase whose refund waits for a decision. */
const usageNow = async (services: Services, { refund, order }: store.ListedRefund): Promise<Usage | null> =>
  refund.state === 'requested' && refund.paymentId === null && order.paidAt !== null
    ? usageOf(services, order, order.paidAt)
    : null

/** A page of refunds for the office, the latest first, with the number of each kind. */
export const officeRefunds = async (
  services: Services,
  { show, cursor }: { show: RefundFilter; cursor?: string | undefined },
  namesOf: Names,
): Promise<OfficeRefunds> => {
  const [rows, counted] = await Promise.all([
    store.listRefunds(services.db, refundFilterStates[show], decodeCursor(cursor, 'number'), pageSize + 1),
    store.countRefunds(services.db),
  ])
  const { items, next } = pageOf(rows, pageSize, ({ refund }) => ({ value: refund.requestedAt, id: refund.id }))
  const names = await namesOf(services, [
    ...new Set(items.flatMap(({ refund }) => (refund.decidedBy === null ? [] : [refund.decidedBy]))),
  ])
  const usages = await Promise.all(items.map((row) => usageNow(services, row)))
  const countOf = (filter: RefundFilter) =>
    counted.filter(({ state }) => refundFilterStates[filter].includes(state)).reduce((all, { count }) => all + count, 0)
  return {
    items: items.map((row, index) => officeViewOf(row, usages[index] ?? null, (id) => names.get(id) ?? null)),
    next,
    counts: {
      waiting: countOf('waiting'),
      failed: countOf('failed'),
      under_way: countOf('under_way'),
      all: countOf('all'),
    },
  }
}

const requireRefund = async (services: Services, refundId: string): Promise<store.RefundRow> => {
  const refund = await store.findRefund(services.db, refundId)
  if (!refund) throw notFound()
  return refund
}

const decide = async (services: Services, refundId: string, act: Act, statement: SQL): Promise<void> => {
  const audit = await newAudit(services, act)
  const event = newEvent(services, { kind: 'refund.decided', payload: { refundId } })
  const results = await inTransaction(services.db, [
    statement,
    auditRow(audit, sql`changes() > 0`),
    eventRow(event, isRecorded(audit.id)),
  ])
  if ((results[1]?.results.length ?? 0) === 0)
    throw new AppError('purchases.not_possible', 409, 'This refund was decided, or its order has no such money.')
  dispatchSoon(services, [event])
}

/** Approves a request, whole or in part, and sends it. Throws 404 without it, 409 when it was decided. */
export const approveRefund = async (
  services: Services,
  admin: string,
  refundId: string,
  amount: number,
): Promise<void> => {
  const refund = await requireRefund(services, refundId)
  const act = refundAct(refund, 'refund.approved', { state: 'approved', amount }, admin)
  await decide(services, refundId, act, store.approve(refund, amount, admin, services.now()))
  await initiate(services, refundId, admin)
}

/** Rejects a request with an answer to the student. Throws 404 without it, 409 when it was decided. */
export const rejectRefund = async (
  services: Services,
  admin: string,
  refundId: string,
  answer: string,
): Promise<void> => {
  const refund = await requireRefund(services, refundId)
  const act = refundAct(refund, 'refund.rejected', { state: 'rejected', answer }, admin)
  await decide(services, refundId, act, store.reject(refundId, answer, admin, services.now()))
}

/** Sends a refund that failed again. Throws 404 without it, 409 when it has not failed. */
export const retryRefund = async (services: Services, admin: string, refundId: string): Promise<void> => {
  const { state } = await requireRefund(services, refundId)
  if (state !== 'failed' || !(await initiate(services, refundId, admin)))
    throw new AppError('purchases.not_possible', 409, 'This refund has not failed.')
}
