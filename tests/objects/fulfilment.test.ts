import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { GatewayPayment } from '../../domain/purchases/gateway.ts'
import { entitlements, events, orders, payments, taxDocuments } from '../../drizzle/schema/index.ts'
import { takePayment, type Taken } from '../../worker/purchases/fulfilment.usecases.ts'
import { GatewayError, makeGateway } from '../../worker/purchases/gateway/gateway.ts'
import { newOrder, seller, type NewOrder } from './new-order.ts'
import { db, prepareDatabase, servicesAt, unique } from './support.ts'

beforeAll(prepareDatabase)

const dayMs = 86_400_000
/** Answers every call with a status, as a gateway that refuses or is down. */
const gatewayAnswering = (status: number, body: unknown = {}) =>
  makeGateway({ url: 'https://gateway.test', keyId: 'k', keySecret: 's', webhookSecret: 'w' }, () =>
    Promise.resolve(Response.json(body, { status })),
  )
const downGateway = gatewayAnswering(503)

const paymentOf = (order: NewOrder, parts: Partial<GatewayPayment> = {}): GatewayPayment => ({
  id: unique('pay_'),
  order_id: order.gatewayOrderId,
  amount: order.totalPaise,
  currency: 'INR',
  status: 'captured',
  ...parts,
})

const take = (payment: GatewayPayment, gateway = downGateway): Promise<Taken> =>
  takePayment(servicesAt(), gateway, payment, seller)

const stateOf = async (order: NewOrder) => {
  const row = await db.select().from(orders).where(eq(orders.id, order.id)).get()
  const rights = await db.select().from(entitlements).where(eq(entitlements.orderId, order.id))
  const invoices = await db.select().from(taxDocuments).where(eq(taxDocuments.orderId, order.id))
  return { state: row?.state, reason: row?.reviewReason, rights, invoices }
}

describe('a payment that fits its order', () => {
  test('opens the item for its days, with invoice, audit row and event, however often it is told of (PAY-13, PAY-30)', async () => {
    const order = await newOrder()
    const payment = paymentOf(order)
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => take(payment)))
    expect(new Set(outcomes)).toEqual(new Set(['fulfilled']))
    const { state, rights, invoices } = await stateOf(order)
    expect(state).toBe('fulfilled')
    expect(rights).toHaveLength(1)
    expect((rights[0]?.endsAt ?? 0) - (rights[0]?.startsAt ?? 0)).toBe(30 * dayMs)
    expect(invoices).toMatchObject([
      { content: { number: invoices[0]?.number, total: 49_900, parts: { igst: 7_612 }, buyer: { state: 'UP' } } },
    ])
    expect(await db.$count(events, eq(events.id, `evt_fulfilled_${order.id}`))).toBe(1)
    expect(
      await db.get(sql`SELECT count(*) AS rows FROM audit_log WHERE item_id = ${order.id} AND act = 'order.fulfilled'`),
    ).toEqual({ rows: 1 })
  })

  test.each(['failed', 'expired', 'cancelled'] as const)(
    'that comes late opens an order that %s (PAY-11)',
    async (state) => {
      const order = await newOrder({ state })
      expect(await take(paymentOf(order))).toBe('fulfilled')
      expect(await stateOf(order)).toMatchObject({ state: 'fulfilled', rights: [{}] })
    },
  )

  test('extends an access that still runs, from its end (PAY-11)', async () => {
    const first = await newOrder()
    await take(paymentOf(first))
    const second = await newOrder({ userId: first.userId, itemId: first.itemId, createdAt: Date.now() + 1_000 })
    expect(await take(paymentOf(second))).toBe('fulfilled')
    const [[earlier], [later]] = [(await stateOf(first)).rights, (await stateOf(second)).rights]
    expect(later?.startsAt).toBe(earlier?.endsAt)
  })

  test('waits while it is authorised and the gateway does not capture it (PAY-13)', async () => {
    const order = await newOrder()
    const payment = paymentOf(order, { status: 'authorized' })
    await expect(take(payment)).rejects.toThrow(GatewayError)
    expect(await stateOf(order)).toMatchObject({ state: 'pending', rights: [], invoices: [] })
    expect(await take(payment, gatewayAnswering(200, { ...payment, status: 'captured' }))).toBe('fulfilled')
  })
})

describe('money that does not fit', () => {
  test.each([
    ['amount', { amount: 100 }],
    ['currency', { currency: 'USD' }],
  ] as const)('another %s gives nothing and goes to a person (PAY-15)', async (reason, change) => {
    const order = await newOrder()
    expect(await take(paymentOf(order, change))).toBe('review')
    expect(await stateOf(order)).toMatchObject({ state: 'review', reason, rights: [], invoices: [] })
  })

  test('for an item that was bought meanwhile goes to a person (PAY-12)', async () => {
    const late = await newOrder({ state: 'expired' })
    const other = await newOrder({ userId: late.userId, itemId: late.itemId })
    await take(paymentOf(other))
    expect(await take(paymentOf(late))).toBe('review')
    expect(await stateOf(late)).toMatchObject({ state: 'review', reason: 'bought_meanwhile', rights: [] })
  })

  test('a second payment of an order leaves its access and goes to a person (PAY-15)', async () => {
    const order = await newOrder()
    await take(paymentOf(order))
    expect(await take(paymentOf(order))).toBe('review')
    expect(await stateOf(order)).toMatchObject({
      state: 'fulfilled',
      reason: 'paid_twice',
      rights: [{}],
      invoices: [{}],
    })
  })

  test('stays with a person when the right payment follows, which opens the item (PAY-15)', async () => {
    const order = await newOrder()
    await take(paymentOf(order, { amount: 100 }))
    expect(await take(paymentOf(order))).toBe('fulfilled')
    expect(await stateOf(order)).toMatchObject({ state: 'fulfilled', reason: 'amount', rights: [{}], invoices: [{}] })
  })

  test('for an unknown order changes nothing (PAY-15)', async () => {
    const order = await newOrder()
    expect(await take(paymentOf(order, { order_id: unique('order_') }))).toBe('unknown_order')
    expect(await stateOf(order)).toMatchObject({ state: 'pending', rights: [] })
  })
})

test('a failed try leaves an order open for the next, and a late failure does not undo a success (PAY-11)', async () => {
  const order = await newOrder()
  expect(await take(paymentOf(order, { status: 'failed' }))).toBe('failed')
  expect(await stateOf(order)).toMatchObject({ state: 'failed' })
  expect(await take(paymentOf(order))).toBe('fulfilled')
  expect(await take(paymentOf(order, { status: 'failed' }))).toBe('failed')
  expect(await stateOf(order)).toMatchObject({ state: 'fulfilled' })
})

test('an earlier status of a payment that is told of late leaves the later one (PAY-13)', async () => {
  const order = await newOrder()
  const payment = paymentOf(order)
  await take(payment)
  await take({ ...payment, status: 'failed' })
  await take({ ...payment, status: 'authorized' }, gatewayAnswering(200, payment))
  const kept = await db.select().from(payments).where(eq(payments.orderId, order.id))
  expect(kept).toMatchObject([{ id: payment.id, status: 'captured' }])
  expect(await stateOf(order)).toMatchObject({ state: 'fulfilled', rights: [{}], invoices: [{}] })
})
