import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { attempts, entitlements, orders, refunds, series, taxDocuments, tests } from '../../drizzle/schema/index.ts'
import { requireGateway } from '../../worker/purchases/gateway/settings.ts'
import {
  approveRefund,
  officeRefunds,
  rejectRefund,
  retryRefund,
} from '../../worker/purchases/refund-decisions.usecases.ts'
import { pollRefunds, takeRefund } from '../../worker/purchases/refund-payments.usecases.ts'
import { beginRefund, refundsOf, requestRefund } from '../../worker/purchases/refunds.usecases.ts'
import { sandbox } from '../support/gateway.ts'
import { newStudent } from './new-student.ts'
import { outcomeOf, pay, sellingAt, soldOrder } from './sold.ts'
import { db, logged, prepareDatabase, unique } from './support.ts'

beforeAll(prepareDatabase)

const dayMs = 86_400_000
const admin = 'usr_admin'
const total = 49_900

const faults = (parts: Record<string, unknown>) => sandbox(inject('gateway'), 'faults', parts)
beforeEach(() => faults({ refunds: 'processed', status: '', delayMs: 0 }))

type Sold = Awaited<ReturnType<typeof soldOrder>>['order']

const request = ({ userId, id }: Pick<Sold, 'userId' | 'id'>, at = Date.now()) =>
  requestRefund(
    sellingAt(() => at),
    userId,
    id,
    'I bought the wrong series.',
  )

const begin = (order: Sold, amountPaise: number, paymentId?: string) =>
  beginRefund(sellingAt(), admin, { orderId: order.id, amountPaise, reason: 'Our fault.', paymentId })

const refundOf = async (order: Sold) => {
  const row = await db.select().from(refunds).where(eq(refunds.orderId, order.id)).get()
  if (!row) throw new Error('No refund was asked for.')
  return row
}

/** Makes everything that the clock does about refunds happen, an hour later. */
const clock = (at = Date.now() + 3_600_000) => pollRefunds(sellingAt(() => at))

describe('a refund within seven days (PAY-24, PAY-26)', () => {
  test('is sent at once, with a credit note, and closes what was bought', async () => {
    const { order } = await soldOrder()
    expect((await refundsOf(sellingAt(), order.userId, order.id)).offer).toMatchObject({
      amountPaise: total,
      refusals: [],
    })
    const { refunds: asked, offer } = await request(order)
    expect(asked).toMatchObject([{ state: 'processed', amountPaise: total }])
    expect(offer).toBeNull()
    const { notes, rights, ...outcome } = await outcomeOf(order)
    expect(outcome).toMatchObject({ state: 'refunded', refundedPaise: total })
    expect(rights[0]?.revokedAt).not.toBeNull()
    const [invoice] = await db.select().from(taxDocuments).where(eq(taxDocuments.orderId, order.id))
    expect(notes).toMatchObject([
      { content: { number: notes[0]?.number, total, parts: { igst: 7_612 }, corrects: { number: invoice?.number } } },
    ])
    const acts = await db.all<{ act: string }>(
      sql`SELECT act FROM audit_log WHERE item_id = ${order.id} AND act LIKE 'refund.%' ORDER BY rowid`,
    )
    expect(acts.map(({ act }) => act)).toEqual([
      'refund.requested',
      'refund.approved',
      'refund.initiated',
      'refund.processed',
    ])
  })

  test("of another student's order is not there", async () => {
    const { order } = await soldOrder()
    await expect(request({ id: order.id, userId: await newStudent() })).rejects.toMatchObject({ status: 404 })
  })

  test('of an order of zero cannot be asked for', async () => {
    const { order } = await soldOrder()
    await db.update(orders).set({ totalPaise: 0 }).where(eq(orders.id, order.id))
    await expect(request(order)).rejects.toMatchObject({ code: 'purchases.not_possible' })
  })

  test('that is asked for ten times at once is one', async () => {
    const { order } = await soldOrder()
    await Promise.allSettled(Array.from({ length: 10 }, () => request(order)))
    const { refunds: made, notes } = await outcomeOf(order)
    expect([made.length, notes.length]).toEqual([1, 1])
  })
})

describe('a refund that the policy does not give by itself (PAY-24)', () => {
  const late = async () => {
    const { order } = await soldOrder({}, Date.now() - 8 * dayMs)
    await request(order)
    return { order, refund: await refundOf(order) }
  }

  test('waits for the office with its reasons', async () => {
    const { order, refund } = await late()
    expect(refund).toMatchObject({ state: 'requested', refusals: ['late'] })
    expect(await outcomeOf(order)).toMatchObject({ state: 'fulfilled', notes: [], rights: [{ revokedAt: null }] })
    const { items } = await officeRefunds(sellingAt(), { show: 'waiting' }, async () => new Map())
    expect(items.find(({ id }) => id === refund.id)).toMatchObject({ orderId: order.id, usage: { testsTaken: 0 } })
  })

  test('is approved once by two administrators at once, in part, and leaves the access', async () => {
    const { order, refund } = await late()
    const outcomes = await Promise.allSettled([
      approveRefund(sellingAt(), admin, refund.id, 20_000),
      approveRefund(sellingAt(), 'usr_other', refund.id, total),
      approveRefund(sellingAt(), admin, refund.id, 10_000),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { refundedPaise, refunds: made } = await outcomeOf(order)
    expect(refundedPaise).toBe(made[0]?.amount)
  })

  test('more than was paid is not approved', async () => {
    const { refund } = await late()
    await expect(approveRefund(sellingAt(), admin, refund.id, total + 1)).rejects.toMatchObject({ status: 409 })
  })

  test('is rejected with an answer, and is the last request', async () => {
    const { order, refund } = await late()
    await rejectRefund(sellingAt(), admin, refund.id, 'Eight days have passed.')
    const { refunds: seen, offer } = await refundsOf(sellingAt(), order.userId, order.id)
    expect(seen).toMatchObject([{ state: 'rejected', answer: 'Eight days have passed.' }])
    expect(offer).toBeNull()
    await expect(rejectRefund(sellingAt(), admin, refund.id, 'Again.')).rejects.toMatchObject({ status: 409 })
  })

  test('names the tests that were submitted (PAY-25)', async () => {
    const { order } = await soldOrder()
    const [seeded] = await db.select().from(tests).where(eq(tests.state, 'published')).limit(1)
    const [ofSeries] = await db.select().from(series).limit(1)
    if (!seeded || !ofSeries) throw new Error('Nothing is seeded.')
    const { titleEn: _, isPaused: __, ...row } = seeded
    const { titleEn: ___, ...seriesRow } = ofSeries
    await db.insert(series).values({ ...seriesRow, id: order.itemId, slug: unique('slug') })
    for (let taken = 0; taken < 3; taken += 1) {
      const testId = unique('tst_')
      await db
        .insert(tests)
        .values({ ...row, id: testId, slug: unique('slug'), seriesId: order.itemId, access: 'series' })
      await db.insert(attempts).values({
        id: unique('att_'),
        userId: order.userId,
        testId,
        testVersionId: row.currentVersionId,
        state: 'scored',
        startedAt: Date.now(),
        submittedAt: Date.now() + taken,
      })
    }
    expect((await refundsOf(sellingAt(), order.userId, order.id)).offer).toMatchObject({
      refusals: ['tests'],
      usage: { testsTaken: 3 },
    })
  })
})

describe('refunds in parts (PAY-26)', () => {
  test('give back the whole price and tax, and no paisa more', async () => {
    const { order } = await soldOrder({ totalPaise: 9_999 })
    await begin(order, 3_333)
    await begin(order, 3_333)
    expect(await outcomeOf(order)).toMatchObject({ state: 'part_refunded', rights: [{ revokedAt: null }] })
    await expect(begin(order, 3_334)).rejects.toMatchObject({ code: 'purchases.not_possible' })
    await begin(order, 3_333)
    const { state, notes, rights } = await outcomeOf(order)
    expect(state).toBe('refunded')
    expect(rights[0]?.revokedAt).not.toBeNull()
    const igst = notes.reduce((sum, { content }) => sum + content.parts.igst, 0)
    expect(igst).toBe(order.igstPaise)
  })

  test('twenty that are begun at once never exceed the total', async () => {
    const { order } = await soldOrder()
    await Promise.allSettled(Array.from({ length: 20 }, () => begin(order, 10_000)))
    const { refundedPaise = 0, refunds: made } = await outcomeOf(order)
    expect(refundedPaise).toBeLessThanOrEqual(total)
    expect(made.reduce((sum, { amount }) => sum + amount, 0)).toBe(refundedPaise)
  })
})

describe('the gateway (PAY-26)', () => {
  test('down while a refund is sent is asked again, and pays once', async () => {
    const { order, paymentId } = await soldOrder()
    await faults({ status: 503 })
    await logged('warn', () => request(order))
    expect(await refundOf(order)).toMatchObject({ state: 'initiated' })
    await faults({ status: '' })
    await clock()
    await clock()
    expect(await outcomeOf(order)).toMatchObject({ state: 'refunded', notes: [{}] })
    expect(await requireGateway(sellingAt().env).gateway.refundsOf(paymentId)).toHaveLength(1)
  })

  test('that answers late tells of the refund by webhook and poll at once: one credit note', async () => {
    const { order, paymentId } = await soldOrder()
    await faults({ refunds: 'pending' })
    await request(order)
    const { gateway } = requireGateway(sellingAt().env)
    const [pending] = await gateway.refundsOf(paymentId)
    if (!pending) throw new Error('No refund was made.')
    expect(await refundOf(order)).toMatchObject({ state: 'initiated', gatewayRefundId: pending.id })
    await sandbox(inject('gateway'), `refunds/${pending.id}/processed`, {})
    const paid = { ...pending, status: 'processed' } as const
    await Promise.all([takeRefund(sellingAt(), paid), clock(), takeRefund(sellingAt(), paid), clock()])
    expect(await outcomeOf(order)).toMatchObject({ state: 'refunded', refundedPaise: total, notes: [{}] })
  })

  test('that fails a refund leaves the access, and the office sends it again under a new key', async () => {
    const { order, paymentId } = await soldOrder()
    await faults({ refunds: 'failed' })
    await logged('warn', () => request(order))
    const failed = await refundOf(order)
    expect(failed).toMatchObject({ state: 'failed', tries: 1 })
    expect(await outcomeOf(order)).toMatchObject({ state: 'fulfilled', rights: [{ revokedAt: null }], notes: [] })
    await clock()
    expect(await refundOf(order)).toMatchObject({ state: 'failed', tries: 1 })
    await faults({ refunds: 'processed' })
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => retryRefund(sellingAt(), admin, failed.id)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await outcomeOf(order)).toMatchObject({ state: 'refunded', notes: [{}] })
    // A late word of the first try changes nothing.
    const { gateway } = requireGateway(sellingAt().env)
    const [first] = await gateway.refundsOf(paymentId)
    if (first) await takeRefund(sellingAt(), first)
    expect(await refundOf(order)).toMatchObject({ state: 'processed', tries: 2 })
  })

  test('that refuses a refund fails it with its code', async () => {
    const { order, paymentId } = await soldOrder()
    await requireGateway(sellingAt().env).gateway.refund(paymentId, total, unique('elsewhere'))
    await logged('warn', () => request(order))
    expect(await refundOf(order)).toMatchObject({ state: 'failed', failure: 'BAD_REQUEST_ERROR' })
  })

  test('that tells of an unknown refund, or of another amount, changes nothing', async () => {
    const { order, paymentId } = await soldOrder()
    await faults({ refunds: 'pending' })
    await request(order)
    const [pending] = await requireGateway(sellingAt().env).gateway.refundsOf(paymentId)
    if (!pending) throw new Error('No refund was made.')
    await logged('error', () => takeRefund(sellingAt(), { ...pending, status: 'processed', amount: 1 }))
    await logged('warn', () => takeRefund(sellingAt(), { ...pending, id: unique('rfnd'), receipt: null }))
    expect(await refundOf(order)).toMatchObject({ state: 'initiated' })
  })
})

describe('money that opened nothing (PAY-12)', () => {
  test('of an item that was bought meanwhile goes back at once, without a credit note', async () => {
    const { order: first } = await soldOrder()
    const { order } = await soldOrder({ userId: first.userId, itemId: first.itemId, createdAt: first.createdAt })
    expect(await outcomeOf(order)).toMatchObject({ state: 'review', reviewReason: 'bought_meanwhile' })
    await request(order)
    expect(await outcomeOf(order)).toMatchObject({ state: 'refunded', reviewReason: null, notes: [], rights: [] })
    expect(await outcomeOf(first)).toMatchObject({ state: 'fulfilled', rights: [{ revokedAt: null }] })
  })

  test('a second payment goes back alone', async () => {
    const { order } = await soldOrder()
    const second = await pay(order)
    expect(await outcomeOf(order)).toMatchObject({ state: 'fulfilled', reviewReason: 'paid_twice' })
    await begin(order, total, second)
    expect(await outcomeOf(order)).toMatchObject({
      state: 'fulfilled',
      reviewReason: null,
      refundedPaise: 0,
      notes: [],
      rights: [{ revokedAt: null }],
    })
    await expect(begin(order, 1, second)).rejects.toMatchObject({ code: 'purchases.not_possible' })
  })
})

describe('rights around a refunded order (PAY-26)', () => {
  test('one that was to follow begins in its place', async () => {
    const { order: first } = await soldOrder()
    const { order: second } = await soldOrder({ userId: first.userId, itemId: first.itemId }, Date.now() + 1_000)
    const before = (await outcomeOf(second)).rights[0]
    await request(first)
    const after = (await outcomeOf(second)).rights[0]
    expect(after?.startsAt).toBeLessThan(Date.now() + dayMs)
    expect((after?.endsAt ?? 0) - (after?.startsAt ?? 0)).toBe((before?.endsAt ?? 0) - (before?.startsAt ?? 0))
  })

  test('one that an upgrade had replaced comes back, and is not paid back beside it', async () => {
    const { order: part } = await soldOrder()
    const [right] = (await outcomeOf(part)).rights
    const { order: whole } = await soldOrder({ userId: part.userId, replaces: [right?.id ?? ''] })
    expect((await outcomeOf(part)).rights[0]?.revokedAt).not.toBeNull()
    expect((await refundsOf(sellingAt(), part.userId, part.id)).offer).toMatchObject({ refusals: ['upgraded'] })
    await request(whole)
    expect((await outcomeOf(part)).rights[0]?.revokedAt).toBeNull()
    expect(await db.$count(entitlements, eq(entitlements.orderId, whole.id))).toBe(1)
    expect((await refundsOf(sellingAt(), part.userId, part.id)).offer).toMatchObject({ refusals: [] })
  })
})

test('credit notes have serials without a gap, however many refunds end at once (PAY-22)', async () => {
  const userId = await newStudent()
  const sold = await Promise.all(Array.from({ length: 30 }, () => soldOrder({ userId })))
  await Promise.all(sold.map(({ order }) => request(order)))
  const rows = await db
    .select()
    .from(taxDocuments)
    .where(and(eq(taxDocuments.kind, 'credit_note'), eq(taxDocuments.userId, userId)))
    .orderBy(taxDocuments.serial)
  expect(rows).toHaveLength(30)
  expect(rows.map(({ serial }) => serial)).toEqual(rows.map((_, index) => (rows[0]?.serial ?? 0) + index))
})
