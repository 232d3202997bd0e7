import type { GatewayPayment, GatewayRefund } from '../../../domain/purchases/gateway.ts'
import { refundOfKey } from '../../../domain/purchases/refunds.ts'
import type { Services } from '../../platform/context.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { GatewayError, listPage, type Gateway } from '../gateway/gateway.ts'
import type { FoundDifference } from './differences.store.ts'
import * as store from './gateway-side.store.ts'

type Span = { from: number; to: number }

/** A page that was compared; `next`: place of the next one, null after the last. */
export type Compared = { rows: number; found: FoundDifference[]; next: string | null }

const hasMoney = ({ status }: { status: string | null }): boolean => status === 'captured' || status === 'refunded'

type Known = Awaited<ReturnType<typeof store.knownPayments>>[number]

const paymentDifference = (listed: GatewayPayment, known: Known | undefined): FoundDifference | null => {
  if (!hasMoney(listed)) return null
  const of = (kind: FoundDifference['kind']): FoundDifference => ({
    kind,
    subject: listed.id,
    orderId: known?.orderId ?? null,
    paise: listed.amount,
  })
  if (!known || known.orderId === null) return of('payment_orderless')
  if (!hasMoney(known)) return of('payment_untaken')
  const isOwn = known.paidBy === listed.id
  if (known.amount !== listed.amount || (isOwn && known.totalPaise !== listed.amount)) return of('payment_amount')
  const isKept = (listed.amount_refunded ?? 0) < listed.amount
  return known.paidBy !== null && !isOwn && isKept ? of('payment_second') : null
}

const nextSkip = (skip: string, rows: number): string | null =>
  rows < listPage ? null : String(Number(skip) + listPage)

/** Compares a page of the gateway's payments with ours. */
export const comparePayments = async (
  services: Services,
  gateway: Gateway,
  span: Span,
  skip: string,
): Promise<Compared> => {
  const listed = await gateway.listPayments({ ...span, skip: Number(skip) })
  const known = new Map((await store.knownPayments(services.db, listed)).map((each) => [each.id, each]))
  const ids = listed.map(({ id }) => id)
  await inTransaction(services.db, [store.markListed(ids, services.now())])
  const found = listed.map((each) => paymentDifference(each, known.get(each.id))).filter((each) => each !== null)
  return { rows: listed.length, found, next: nextSkip(skip, listed.length) }
}

/** Rows about which the gateway is asked one by one in a step. */
const askedAtOnce = 20

/** Null where the gateway does not know the row; a silent gateway is asked again by the next try of the step. */
const orUnknown = async <Row>(asked: Promise<Row>): Promise<Row | null> => {
  try {
    return await asked
  } catch (error) {
    if (error instanceof GatewayError && (error.status === 400 || error.status === 404)) return null
    throw error
  }
}

/** Asks about payments that were taken here and that the gateway's lists do not name. */
export const compareTaken = async (
  services: Services,
  gateway: Gateway,
  span: Span & { since: number },
  after: string,
): Promise<Compared> => {
  const rows = await store.unlistedPayments(services.db, span, after, askedAtOnce)
  const found: FoundDifference[] = []
  for (const { id, orderId, amount } of rows) {
    const told = await orUnknown(gateway.findPayment(id))
    if (told && hasMoney(told)) await inTransaction(services.db, [store.markListed([id], services.now())])
    else found.push({ kind: 'payment_unknown', subject: id, orderId, paise: amount })
  }
  return { rows: rows.length, found, next: rows.length < askedAtOnce ? null : (rows.at(-1)?.place ?? null) }
}

const keyOf = ({ receipt }: GatewayRefund): string | null => refundOfKey(receipt ?? '')?.refundId ?? null

/** Compares a page of the gateway's refunds with ours. */
export const compareRefunds = async (
  services: Services,
  gateway: Gateway,
  span: Span,
  skip: string,
): Promise<Compared> => {
  const listed = await gateway.listRefunds({ ...span, skip: Number(skip) })
  const paid = listed.filter(({ status }) => status === 'processed')
  const asked = paid.map((each) => ({ id: each.id, payment_id: each.payment_id, key: keyOf(each) }))
  const known = new Map((await store.knownRefunds(services.db, asked)).map((each) => [each.id, each]))
  const found = paid.flatMap(({ id, amount }): FoundDifference[] => {
    const { orderId = null, state, amount: ours } = known.get(id) ?? {}
    if (state !== 'processed') return [{ kind: 'refund_untaken', subject: id, orderId, paise: amount }]
    return ours === amount ? [] : [{ kind: 'refund_amount', subject: id, orderId, paise: amount }]
  })
  return { rows: listed.length, found, next: nextSkip(skip, listed.length) }
}

/** Longest time from the request for a refund to its end. */
const longestRefundMs = 60 * 86_400_000

/** Asks about refunds that were paid here. */
export const compareRefunded = async (
  services: Services,
  gateway: Gateway,
  { from }: Span,
  after: string,
): Promise<Compared> => {
  const since = from - longestRefundMs
  const rows = await store.endedRefunds(services.db, { from, since }, after, askedAtOnce)
  const found: FoundDifference[] = []
  for (const { id, orderId, amount, gatewayRefundId } of rows) {
    const told = gatewayRefundId === null ? null : await orUnknown(gateway.findRefund(gatewayRefundId))
    if (told?.status !== 'processed') found.push({ kind: 'refund_unknown', subject: id, orderId, paise: amount })
  }
  return { rows: rows.length, found, next: rows.length < askedAtOnce ? null : (rows.at(-1)?.place ?? null) }
}
