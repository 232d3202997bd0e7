import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { DomainEvent, EventKind } from '../../domain/events/contract.ts'
import { entitlements, noticeMails, offers, orders, refunds } from '../../drizzle/schema/index.ts'
import { seedSales } from '../../scripts/seed-sales.ts'
import type { EventHandler } from '../../worker/events/events.queue.ts'
import { remindOfEnds } from '../../worker/purchases/ending.notices.ts'
import * as notices from '../../worker/purchases/purchases.notices.ts'
import { newStudent } from './new-student.ts'
import { bellOf } from './notice-readers.ts'
import { db, env, prepareDatabase, servicesAt, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

const dayMs = 86_400_000
const title = { en: 'Mocks of the banks', hi: 'बैंक के मॉक' }

const newOrder = async (parts: Partial<typeof orders.$inferInsert> = {}) => {
  const order = {
    id: unique('ord_'),
    userId: parts.userId ?? (await newStudent()),
    offerId: unique('ofr_'),
    kind: 'series' as const,
    itemId: unique('ser_'),
    title,
    state: 'fulfilled' as const,
    pricePaise: 1_23_450,
    totalPaise: 1_23_450,
    taxablePaise: 1_04_619,
    cgstPaise: 0,
    sgstPaise: 0,
    igstPaise: 18_831,
    buyerName: 'Asha',
    buyerEmail: 'asha@example.com',
    language: 'en' as const,
    receipt: unique('rcp'),
    expiresAt: Date.now(),
    createdAt: Date.now(),
    updatedAt: Date.now(),
    ...parts,
  }
  await db.insert(orders).values(order)
  return order
}

const newRight = async (parts: Partial<typeof entitlements.$inferInsert> & { userId: string; itemId: string }) => {
  const right = { id: unique('ent_'), startsAt: Date.now() - 100 * dayMs, endsAt: null, ...parts }
  await db.insert(entitlements).values(right)
  return right
}

const newRefund = async (order: Awaited<ReturnType<typeof newOrder>>, parts: Partial<typeof refunds.$inferInsert>) => {
  const { id: orderId, userId } = order
  const refund = {
    id: unique('rfd_'),
    orderId,
    userId,
    state: 'requested' as const,
    amount: 49_950,
    reason: 'Not for me',
    refusals: [],
    requestedAt: Date.now(),
    ...parts,
  }
  await db.insert(refunds).values(refund)
  return refund
}

/** Delivers an event twice over the watched database: a repeated delivery tells nobody twice. */
const deliver = async <Kind extends EventKind>(handle: EventHandler<Kind>, payload: DomainEvent<Kind>['payload']) => {
  const { bindings, statements } = watched()
  const event = { payload } as DomainEvent<Kind>
  for (let time = 0; time < 2; time += 1) await handle(servicesAt(Date.now, { env: bindings }), event)
  expect(await slowStatements(statements)).toEqual([])
}

const mailsOf = (userId: string) => db.select().from(noticeMails).where(eq(noticeMails.userId, userId))

describe('a payment (NTF-17)', () => {
  test('is told once to its buyer with amount and end of the access, by bell and mail, at night too', async () => {
    const order = await newOrder()
    await newRight({ ...order, id: unique('ent_'), orderId: order.id, endsAt: Date.parse('2027-03-31T18:30:00Z') })
    await deliver(notices.tellBuyer, { orderId: order.id })
    expect(await bellOf(order.userId)).toMatchObject([
      {
        kind: 'order.paid',
        topic: 'purchases',
        title: 'Payment received: Mocks of the banks',
        text: 'We received ₹1,234.50. Your access lasts until 31 March 2027. The invoice is on the page of your order.',
        link: `/my-purchases/${order.id}`,
      },
    ])
    expect(await mailsOf(order.userId)).toMatchObject([{ state: 'pending', isDaily: false }])
  })

  test('is told without an amount where nothing was to pay, and not at all for a grant of the office', async () => {
    const [free, granted] = [
      await newOrder({ totalPaise: 0 }),
      await newOrder({ totalPaise: 0, grantReason: 'Scholarship' }),
    ]
    for (const { id } of [free, granted]) await deliver(notices.tellBuyer, { orderId: id })
    expect(await bellOf(free.userId)).toMatchObject([{ title: 'Now open: Mocks of the banks' }])
    expect(await bellOf(granted.userId)).toEqual([])
  })

  test('that does not fit is told once to its buyer and to the administrators, with the reason', async () => {
    const order = await newOrder({ state: 'review', reviewReason: 'paid_twice' })
    const admin = await newStudent()
    await deliver(notices.tellReview, { orderId: order.id })
    await deliver(
      notices.tellOffice(async () => [{ id: admin }]),
      { orderId: order.id },
    )
    expect(await bellOf(order.userId)).toMatchObject([
      { kind: 'order.reviewed', text: expect.stringContaining('The order was paid twice.') as string },
    ])
    expect(await bellOf(admin)).toMatchObject([{ kind: 'office.review', link: `/admin/sales/orders/${order.id}` }])
  })
})

describe('a refund (NTF-17)', () => {
  test('is told as it is asked for, decided and paid', async () => {
    const order = await newOrder()
    const asked = await newRefund(order, {})
    await deliver(notices.tellRequest, { refundId: asked.id })
    await db.update(refunds).set({ state: 'approved', answer: 'Good luck.' }).where(eq(refunds.id, asked.id))
    await deliver(notices.tellDecision, { refundId: asked.id })
    await deliver(notices.tellRefunded, { refundId: asked.id })
    const told = (await bellOf(order.userId)).toSorted((one, other) => (one.kind < other.kind ? -1 : 1))
    expect(told.map(({ kind, link }) => [kind, link])).toEqual(
      ['refund.approved', 'refund.paid', 'refund.requested'].map((kind) => [kind, `/my-purchases/${order.id}`]),
    )
    expect(told[0]?.text).toContain('₹499.50 goes back')
    expect(told[0]?.text).toContain('Good luck.')
  })

  test('that is rejected is told with the answer of the office, or with the policy', async () => {
    const order = await newOrder()
    const [answered, silent] = [
      await newRefund(order, { state: 'rejected', answer: 'Twelve tests were taken.' }),
      await newRefund(order, { state: 'rejected' }),
    ]
    for (const { id } of [answered, silent]) await deliver(notices.tellDecision, { refundId: id })
    const texts = (await bellOf(order.userId)).map(({ text }) => text)
    expect(texts).toContain('Twelve tests were taken. Your access stays as it is.')
    expect(texts).toContain('The refund policy does not cover this purchase. Your access stays as it is.')
  })
})

describe('access (NTF-17)', () => {
  test('given or ended by the office is told once with the title of the item', async () => {
    const order = await newOrder({ totalPaise: 0, grantReason: 'Scholarship' })
    const right = await newRight({ userId: order.userId, itemId: order.itemId, orderId: order.id })
    await deliver(notices.tellGranted, { entitlementId: right.id })
    await deliver(notices.tellRevoked, { entitlementId: right.id })
    const told = await bellOf(order.userId)
    expect(told.map(({ title: line }) => line).toSorted()).toEqual([
      'Access ended: Mocks of the banks',
      'Given to you: Mocks of the banks',
    ])
    expect(told.map(({ text }) => text).join(' ')).toContain('Your access has no end date.')
  })

  /** Runs the hourly job over three hours from an instant. */
  const remind = async (now: number) => {
    const { bindings, statements } = watched()
    for (let hour = 0; hour < 3; hour += 1)
      await remindOfEnds(servicesAt(() => now + hour * 3_600_000, { env: bindings }))
    expect(await slowStatements(statements)).toEqual([])
  }

  const endings = async (userId: string, at: number) =>
    (await bellOf(userId, at)).filter(({ kind }) => kind === 'access.ending')

  test('that ends is told a week and a day before, once each', async () => {
    const order = await newOrder()
    const endsAt = Date.now() + 30 * dayMs
    await newRight({ ...order, id: unique('ent_'), orderId: order.id, endsAt })
    for (const [days, expected] of [
      [9, 0],
      [7, 1],
      [6.5, 1],
      [3, 1],
      [1, 2],
      [-1, 2],
    ] as const) {
      await remind(endsAt - days * dayMs)
      expect([days, (await endings(order.userId, endsAt + dayMs)).length]).toEqual([days, expected])
    }
    expect((await endings(order.userId, endsAt))[0]).toMatchObject({ link: '/my-purchases' })
  })

  test.each([
    ['its series', 'crs_motion-and-forces', 'ser_jee-main'],
    ['a pass of its exam', 'crs_motion-and-forces', 'pass:jee'],
    ['the pass of all', 'crs_motion-and-forces', 'pass:all'],
  ])('that goes on by %s is told of to nobody', async (_by, itemId, longer) => {
    const [userId, endsAt] = [await newStudent(), Date.now() + 40 * dayMs]
    await newRight({ userId, itemId, endsAt })
    await newRight({ userId, itemId: longer, endsAt: endsAt + dayMs })
    await remind(endsAt - 7 * dayMs)
    expect(await endings(userId, endsAt)).toEqual([])
  })

  test('that is renewed, revoked or short is told of to nobody', async () => {
    const endsAt = Date.now() + 60 * dayMs
    const [renewed, revoked, short] = [await newOrder(), await newOrder(), await newOrder()]
    await newRight({ ...renewed, id: unique('ent_'), orderId: renewed.id, endsAt })
    await newRight({ userId: renewed.userId, itemId: renewed.itemId, startsAt: endsAt, endsAt: endsAt + 30 * dayMs })
    await newRight({ ...revoked, id: unique('ent_'), orderId: revoked.id, endsAt, revokedAt: 1 })
    await newRight({ ...short, id: unique('ent_'), orderId: short.id, startsAt: endsAt - 7 * dayMs, endsAt })
    await remind(endsAt - 7 * dayMs)
    for (const { userId } of [renewed, revoked, short]) expect(await endings(userId, endsAt)).toEqual([])
  })

  test('that can be bought again leads to its checkout, once things are sold', async () => {
    const order = await newOrder()
    const endsAt = Date.now() + 90 * dayMs
    await newRight({ ...order, id: unique('ent_'), orderId: order.id, endsAt })
    const offerId = unique('ofr_')
    await db.insert(offers).values({
      id: offerId,
      kind: 'series',
      itemId: order.itemId,
      pricePaise: 49_900,
      validityDays: 180,
      state: 'active',
      updatedAt: 1,
    })
    await seedSales(env.DB, Date.now())
    const keys = { PAYMENT_KEY_ID: 'k', PAYMENT_KEY_SECRET: 's', PAYMENT_WEBHOOK_SECRET: 'w' }
    await remindOfEnds(servicesAt(() => endsAt - dayMs, { env: { ...env, ...keys } }))
    expect(await endings(order.userId, endsAt)).toMatchObject([{ link: `/checkout/${offerId}` }])
  })
})
