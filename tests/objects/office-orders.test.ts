import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import {
  auditLog,
  courses,
  entitlements,
  events,
  orders,
  purchaseMerges,
  taxDocuments,
} from '../../drizzle/schema/index.ts'
import { seedSales } from '../../scripts/seed-sales.ts'
import { requireGateway } from '../../worker/purchases/gateway/settings.ts'
import {
  grantRight,
  mergePurchases,
  mergesOf,
  previewMerge,
  revokeAccess,
  undoMerge,
} from '../../worker/purchases/grants.usecases.ts'
import { findOrders, listOfficeOrders, readOfficeOrder } from '../../worker/purchases/office-orders.usecases.ts'
import {
  acceptMoney,
  askGateway,
  cancelForOffice,
  extendOrder,
  mailInvoice,
} from '../../worker/purchases/order-decisions.usecases.ts'
import { stuckOrders } from '../../worker/purchases/stuck-orders.usecases.ts'
import { readTimeline } from '../../worker/students/timeline.usecases.ts'
import { sandbox } from '../support/gateway.ts'
import { newOrder } from './new-order.ts'
import { newStudent } from './new-student.ts'
import { pay, sellingAt, soldOrder } from './sold.ts'
import { db, env, logged, prepareDatabase, unique } from './support.ts'

beforeAll(async () => {
  await prepareDatabase()
  await seedSales(env.DB, Date.now())
})

const { gateway } = requireGateway(sellingAt().env)

const by = { actor: 'usr_admin', reason: 'The student wrote to us.' }

const rowOf = (id: string) => db.select().from(orders).where(eq(orders.id, id)).get()

/** An order for which another amount was paid. */
const paidAmount = async (amount: number) => {
  const receipt = unique('rcp')
  const order = await newOrder({ receipt, gatewayOrderId: await gateway.createOrder(receipt, 49_900) })
  await sandbox(inject('gateway'), `orders/${order.gatewayOrderId}/payments`, { telling: null, amount })
  await logged('warn', () => askGateway(sellingAt(), order.id))
  return order
}

describe('the orders of the office (PAY-28, OFC-160)', () => {
  test('are found by their numbers, the buyer’s address and the filters', async () => {
    const email = `${unique('buyer')}@example.com`
    const { order, paymentId } = await soldOrder({ buyerEmail: email })
    const invoice = await db.select().from(taxDocuments).where(eq(taxDocuments.orderId, order.id)).get()
    const found = async (query: Parameters<typeof listOfficeOrders>[1]) =>
      (await listOfficeOrders(sellingAt(), query)).items.map(({ id }) => id)
    for (const q of [
      order.id,
      order.gatewayOrderId,
      paymentId,
      invoice?.number,
      email.toUpperCase(),
      email.slice(0, -4),
    ])
      expect(await found({ q: q ?? 'none' }), q ?? '').toEqual([order.id])
    expect(await found({ q: email, state: 'refunded' })).toEqual([])
    expect(await found({ item: order.itemId, kind: 'series', from: '2020-01-01', to: '2099-01-01' })).toEqual([
      order.id,
    ])
    expect((await findOrders(sellingAt(), paymentId)).map(({ id }) => id)).toEqual([order.id])
  })

  test('are found by the words of the name of their student', async () => {
    const userId = await newStudent({ name: `Zubaida ${unique('Qureshi')}` })
    const { order } = await soldOrder({ userId })
    const { items } = await listOfficeOrders(sellingAt(), { q: 'zubaida' })
    expect(items.map(({ id }) => id)).toContain(order.id)
  })

  test('tell what happened, what can be done, and why not otherwise', async () => {
    const { order } = await soldOrder()
    const { entries, refusals, documents } = await readOfficeOrder(sellingAt(), order.id)
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(
      new Set(['placed', 'payment', 'paid', 'document', 'access_given']),
    )
    expect(documents).toHaveLength(1)
    expect(refusals).toEqual({
      ask: null,
      cancel: 'not_unpaid',
      extend: 'not_bought_meanwhile',
      accept: 'not_in_review',
      mail: null,
      refund: null,
    })
  })
})

describe('acts of the office on an order (PAY-12, PAY-15, PAY-30)', () => {
  test('cancel one that is not paid, once, with the reason in the log', async () => {
    const order = await newOrder()
    await cancelForOffice(sellingAt(), order.id, by)
    expect(await rowOf(order.id)).toMatchObject({ state: 'cancelled' })
    await expect(cancelForOffice(sellingAt(), order.id, by)).rejects.toMatchObject({ code: 'purchases.not_possible' })
    const acts = await db.select().from(auditLog).where(eq(auditLog.itemId, order.id))
    expect(acts.map(({ act }) => act)).toEqual(['order.cancelled'])
  })

  test('extend what was bought meanwhile', async () => {
    const { order: first } = await soldOrder()
    const receipt = unique('rcp')
    const gatewayOrderId = await gateway.createOrder(receipt, 49_900)
    const { userId, itemId } = first
    const late = await newOrder({
      userId,
      itemId,
      receipt,
      gatewayOrderId,
      state: 'expired',
      createdAt: first.createdAt - 1,
    })
    await logged('warn', () => pay(late))
    expect(await rowOf(late.id)).toMatchObject({ state: 'review', reviewReason: 'bought_meanwhile' })
    await extendOrder(sellingAt(), late.id, by)
    const rights = await db
      .select()
      .from(entitlements)
      .where(eq(entitlements.userId, userId))
      .orderBy(entitlements.startsAt)
    expect(rights).toHaveLength(2)
    expect(rights[1]?.startsAt).toBe(rights[0]?.endsAt)
    expect(await rowOf(late.id)).toMatchObject({ state: 'fulfilled', reviewReason: null })
  })

  test('accept another amount: it becomes the price, and the invoice names it', async () => {
    const order = await paidAmount(40_000)
    expect(await rowOf(order.id)).toMatchObject({ state: 'review', reviewReason: 'amount' })
    const outcomes = await Promise.allSettled([
      acceptMoney(sellingAt(), order.id, by),
      acceptMoney(sellingAt(), order.id, by),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await rowOf(order.id)).toMatchObject({ state: 'fulfilled', totalPaise: 40_000, discountPaise: 9_900 })
    const [invoice] = await db.select().from(taxDocuments).where(eq(taxDocuments.orderId, order.id))
    const { taxable = 0, cgst = 0, sgst = 0, igst = 0 } = invoice?.content.parts ?? {}
    expect([invoice?.content.total, taxable + cgst + sgst + igst]).toEqual([40_000, 40_000])
  })

  test('end the review of a second payment that was settled otherwise', async () => {
    const { order } = await soldOrder()
    await logged('warn', () => pay(order))
    expect(await rowOf(order.id)).toMatchObject({ state: 'fulfilled', reviewReason: 'paid_twice' })
    await acceptMoney(sellingAt(), order.id, by)
    expect(await rowOf(order.id)).toMatchObject({ state: 'fulfilled', reviewReason: null })
  })

  test('mail the link to an invoice only where there is one', async () => {
    const order = await newOrder()
    await expect(mailInvoice(sellingAt(), order.id, by)).rejects.toMatchObject({
      extra: { details: { reason: 'no_invoice' } },
    })
  })

  test('list what waits for a person, with its reason', async () => {
    const order = await paidAmount(10_000)
    // The longest waiting come first; other files leave more than one list holds.
    await db.update(orders).set({ updatedAt: 1 }).where(eq(orders.id, order.id))
    const silent = await newOrder({ pollAt: 1 })
    const stuck = new Map((await stuckOrders(sellingAt())).map((each) => [each.id, each.stuck]))
    expect([stuck.get(order.id), stuck.get(silent.id)]).toEqual(['review', 'silent'])
  })
})

const premiumCourse = async () => {
  const [course] = await db.select().from(courses).where(eq(courses.state, 'published')).limit(1)
  const id = unique('crs_')
  if (course) {
    const { titleEn: _, ...row } = course
    await db.insert(courses).values({ ...row, id, slug: unique('slug'), access: 'paid' })
  }
  return id
}

describe('grants and merges on the page of a student (OFC-160, OFC-161, PAY-18, PAY-30)', () => {
  test('grant a right with an order of zero behind it, and take it away again', async () => {
    const [uid, itemId] = [await newStudent(), await premiumCourse()]
    await grantRight(sellingAt(), uid, { kind: 'course', itemId, days: 30, ...by })
    const [order] = await db.select().from(orders).where(eq(orders.userId, uid))
    const [right] = await db.select().from(entitlements).where(eq(entitlements.userId, uid))
    expect(order).toMatchObject({ state: 'fulfilled', totalPaise: 0, grantReason: by.reason })
    expect(right).toMatchObject({ orderId: order?.id, itemId, revokedAt: null })
    const told = (await db.select().from(events)).filter(({ kind }) => kind.startsWith('access.'))
    expect(told.map(({ payload }) => payload)).toContainEqual({ entitlementId: right?.id })
    await revokeAccess(sellingAt(), uid, right?.id ?? '', by)
    await expect(revokeAccess(sellingAt(), uid, right?.id ?? '', by)).rejects.toMatchObject({
      code: 'purchases.not_possible',
    })
    const { items } = await readTimeline(sellingAt(), uid, {})
    expect(items.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['order', 'access']))
  })

  test('grant nothing to nobody, and nothing that is not sold', async () => {
    const grant = { kind: 'course', itemId: 'none', days: 30, ...by } as const
    await expect(grantRight(sellingAt(), await newStudent(), grant)).rejects.toMatchObject({ status: 404 })
    const real = { ...grant, itemId: await premiumCourse() }
    await expect(grantRight(sellingAt(), 'nobody', real)).rejects.toMatchObject({ status: 404 })
    expect(await db.select().from(entitlements).where(eq(entitlements.userId, 'nobody'))).toEqual([])
  })

  test('revoke no right of another student', async () => {
    const { order } = await soldOrder()
    const [right] = await db.select().from(entitlements).where(eq(entitlements.orderId, order.id))
    await expect(revokeAccess(sellingAt(), await newStudent(), right?.id ?? '', by)).rejects.toMatchObject({
      status: 404,
    })
  })

  test('move the purchases of a doubled account as the dry run said, and back', async () => {
    const { order } = await soldOrder()
    const [from, to] = [order.userId, await newStudent()]
    const preview = await previewMerge(sellingAt(), to, from)
    expect([preview.orders.length, preview.rights.length]).toEqual([1, 1])
    const merge = { fromUserId: from, orders: 1, rights: 1, ...by }
    await expect(mergePurchases(sellingAt(), to, { ...merge, orders: 2 })).rejects.toMatchObject({ status: 409 })
    await mergePurchases(sellingAt(), to, merge)
    const owners = async () => [
      (await rowOf(order.id))?.userId,
      (await db.select().from(entitlements).where(eq(entitlements.orderId, order.id)))[0]?.userId,
      (await db.select().from(taxDocuments).where(eq(taxDocuments.orderId, order.id)))[0]?.userId,
    ]
    expect(await owners()).toEqual([to, to, to])
    const [document] = await db.select().from(taxDocuments).where(eq(taxDocuments.orderId, order.id))
    expect(document?.content.buyer.name).toBe('Asha')
    const [done] = await mergesOf(sellingAt(), to)
    await undoMerge(sellingAt(), to, done?.id ?? '', by)
    expect(await owners()).toEqual([from, from, from])
    expect(await mergesOf(sellingAt(), to)).toEqual([])
    expect(await db.select().from(purchaseMerges).where(eq(purchaseMerges.toUserId, to))).toHaveLength(1)
  })
})
