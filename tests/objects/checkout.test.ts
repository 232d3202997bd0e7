import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  coupons,
  courses,
  entitlements,
  materials,
  offers,
  orders,
  series,
  studentProfiles,
} from '../../drizzle/schema/index.ts'
import { payAgain, placeOrder, quoteFor } from '../../worker/purchases/checkout.usecases.ts'
import { makeGateway } from '../../worker/purchases/gateway/gateway.ts'
import { newStudent } from './new-student.ts'
import { db, prepareDatabase, servicesAt, unique } from './support.ts'

beforeAll(prepareDatabase)

/** Services a moment after each order: of what was bought in the same millisecond all is credited. */
const after = servicesAt(() => Date.now() + 1_000)

const dayMs = 86_400_000
const seller = {
  name: { en: 'Taiyari', hi: 'तैयारी' },
  address: { en: 'Delhi', hi: 'दिल्ली' },
  gstin: '07AAAAA0000A1Z5',
  state: 'DL',
} as const

const settings = { url: 'https://gateway.test', keyId: 'key', keySecret: 's', webhookSecret: 'w' }
/** Registers every order, as the gateway does: the same receipt is the same order. */
const gateway = makeGateway(settings, (_url, init) =>
  Promise.resolve(Response.json({ id: `order_${(JSON.parse(String(init?.body)) as { receipt: string }).receipt}` })),
)
const till = { gateway, settings, seller }
const downTill = { ...till, gateway: makeGateway(settings, () => Promise.reject(new TypeError('refused'))) }

type OfferParts = Partial<typeof offers.$inferInsert>

/** An offer of a published series of its own. */
const newOffer = async (parts: OfferParts = {}) => {
  const [seeded] = await db.select().from(series).where(eq(series.state, 'published')).limit(1)
  const itemId = unique('srs_')
  if (parts.itemId === undefined && seeded) {
    const { titleEn: _, ...row } = seeded
    await db.insert(series).values({ ...row, id: itemId, slug: unique('slug'), createdBy: 'test' })
  }
  const id = unique('ofr_')
  await db.insert(offers).values({
    id,
    kind: 'series',
    itemId,
    pricePaise: 49_900,
    validityDays: 365,
    state: 'active',
    updatedAt: 1,
    ...parts,
  })
  return { id, itemId: parts.itemId ?? itemId }
}

const newCoupon = async (parts: Partial<typeof coupons.$inferInsert> = {}) => {
  const code = unique('C').toUpperCase()
  await db
    .insert(coupons)
    .values({ id: unique('cpn_'), code, kind: 'percent', value: 20, offerIds: [], updatedAt: 1, ...parts })
  return code
}

const newBuyer = async () => ({
  userId: await newStudent(),
  name: 'Asha',
  email: 'asha@example.com',
})
type Buyer = Awaited<ReturnType<typeof newBuyer>>

const order = (buyer: Buyer, offerId: string, totalPaise: number, coupon = '', at = till) =>
  placeOrder(servicesAt(), buyer, { offerId, coupon, state: 'UP', language: 'en', totalPaise }, at)

const ordersOf = (userId: string) => db.select().from(orders).where(eq(orders.userId, userId))

describe('an order (PAY-2)', () => {
  test('takes its price from the offer and goes to the gateway with it', async () => {
    const [buyer, offer] = [await newBuyer(), await newOffer()]
    const placed = await order(buyer, offer.id, 49_900)
    expect(placed).toMatchObject({ state: 'pending', payment: { fields: { amount: '49900', key_id: 'key' } } })
    expect(await ordersOf(buyer.userId)).toMatchObject([
      { totalPaise: 49_900, igstPaise: 7_612, cgstPaise: 0, buyerState: 'UP', validityDays: 365 },
    ])
  })

  test('is refused with the new price when it is not the one that the page showed', async () => {
    const [buyer, offer] = [await newBuyer(), await newOffer()]
    await expect(order(buyer, offer.id, 100)).rejects.toMatchObject({
      code: 'purchases.price_changed',
      extra: { details: { quote: { totalPaise: 49_900 } } },
    })
    expect(await ordersOf(buyer.userId)).toEqual([])
  })

  test('of the same item in two tabs is one', async () => {
    const [buyer, offer] = [await newBuyer(), await newOffer()]
    const placed = await Promise.all([1, 2, 3].map(() => order(buyer, offer.id, 49_900)))
    expect(new Set(placed.map(({ orderId }) => orderId)).size).toBe(1)
    expect(await ordersOf(buyer.userId)).toHaveLength(1)
  })

  test('waits without a charge while the gateway is down, and goes on when it is up', async () => {
    const [buyer, offer] = [await newBuyer(), await newOffer()]
    await expect(order(buyer, offer.id, 49_900, '', downTill)).rejects.toMatchObject({ code: 'purchases.gateway_down' })
    expect(await order(buyer, offer.id, 49_900)).toMatchObject({ state: 'pending' })
    expect(await ordersOf(buyer.userId)).toHaveLength(1)
  })

  test.each([
    ['withdrawn', { state: 'withdrawn' }],
    ['not begun', { from: Date.now() + dayMs }],
    ['over', { to: 1 }],
  ] as const)('of an offer that is %s is refused', async (_, parts) => {
    const offer = await newOffer(parts)
    await expect(order(await newBuyer(), offer.id, 49_900)).rejects.toMatchObject({ code: 'purchases.not_on_sale' })
  })

  test('of zero is open at once, without gateway and invoice (PAY-18)', async () => {
    const [buyer, offer] = [await newBuyer(), await newOffer()]
    const code = await newCoupon({ value: 100 })
    expect(await order(buyer, offer.id, 0, code, downTill)).toMatchObject({ state: 'fulfilled', payment: null })
    expect(await db.$count(entitlements, eq(entitlements.userId, buyer.userId))).toBe(1)
  })
})

describe('a coupon (PAY-4)', () => {
  test('is found in lower case and with blanks, and copied into the order', async () => {
    const [buyer, offer, code] = [await newBuyer(), await newOffer(), await newCoupon()]
    await order(buyer, offer.id, 40_000, ` ${code.toLowerCase()} `)
    expect(await ordersOf(buyer.userId)).toMatchObject([{ couponCode: code, discountPaise: 9_900, totalPaise: 40_000 }])
  })

  test('with one use left is used once by ten students at the same time', async () => {
    const [offer, code] = [await newOffer(), await newCoupon({ totalLimit: 1 })]
    const buyers = await Promise.all(Array.from({ length: 10 }, newBuyer))
    const outcomes = await Promise.allSettled(buyers.map((buyer) => order(buyer, offer.id, 40_000, code)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('for one use a student is still there when the payment is tried again', async () => {
    const [buyer, offer, code] = [await newBuyer(), await newOffer(), await newCoupon({ perStudent: 1, totalLimit: 1 })]
    const first = await order(buyer, offer.id, 40_000, code)
    expect(await order(buyer, offer.id, 40_000, code)).toMatchObject({ orderId: first.orderId })
    const other = await newOffer()
    await expect(order(buyer, other.id, 40_000, code)).rejects.toMatchObject({
      extra: { fields: { coupon: 'used_up' } },
    })
  })

  test('that does not hold is refused with its reason', async () => {
    const [buyer, offer, code] = [await newBuyer(), await newOffer(), await newCoupon({ to: 1 })]
    await expect(order(buyer, offer.id, 40_000, code)).rejects.toMatchObject({ extra: { fields: { coupon: 'over' } } })
  })
})

test('a quote says what is owned, what contains it and what is credited (PAY-5, PAY-6)', async () => {
  const [buyer, offer] = [await newBuyer(), await newOffer()]
  const [seeded] = await db.select().from(courses).limit(1)
  if (!seeded) throw new Error('No course is seeded.')
  const { titleEn: _, ...row } = seeded
  const courseId = unique('crs_')
  await db.insert(courses).values({
    ...row,
    id: courseId,
    slug: unique('slug'),
    seriesId: offer.itemId,
    access: 'series',
    state: 'published',
  })
  const part = await newOffer({ kind: 'course', itemId: courseId, pricePaise: 10_000, validityDays: 100 })
  const code = await newCoupon({ value: 100 })
  const quote = (offerId: string) => quoteFor(after, buyer.userId, { offerId, coupon: '', state: null }, seller)
  expect(await quote(offer.id)).toMatchObject({ notes: [], creditPaise: 0, totalPaise: 49_900 })

  await order(buyer, part.id, 0, code)
  await db.update(orders).set({ totalPaise: 10_000 }).where(eq(orders.userId, buyer.userId))
  expect(await quote(part.id)).toMatchObject({ notes: ['owned'] })
  expect(await quote(offer.id)).toMatchObject({ notes: ['contains'], creditPaise: 9_900, totalPaise: 40_000 })

  await order(buyer, offer.id, 0, await newCoupon({ value: 100 }))
  expect(await quote(part.id)).toMatchObject({ notes: ['inSeries'] })
})

test('a course contains its lessons, which may be sold by themselves too (PAY-5, PAY-6)', async () => {
  const [buyer, [course]] = await Promise.all([newBuyer(), db.select().from(courses).limit(1)])
  if (!course) throw new Error('No course is seeded.')
  const [materialId, courseId] = [unique('mat_'), unique('crs_')]
  const { titleEn: _, extent, hasCertificate, ...shared } = course
  const row = { ...shared, seriesId: null, access: 'paid', state: 'published', createdBy: 'test' } as const
  await db.insert(courses).values({ ...row, id: courseId, slug: unique('slug'), extent, hasCertificate })
  await db.insert(materials).values({
    ...row,
    id: materialId,
    slug: unique('slug'),
    kind: 'notes',
    courseId,
    currentVersionId: unique('none_'),
    extent: { bytes: {}, pages: {}, chapters: null, minutes: null },
  })
  const part = await newOffer({ kind: 'material', itemId: materialId, pricePaise: 10_000, validityDays: 100 })
  const whole = await newOffer({ kind: 'course', itemId: courseId })
  const quote = (offerId: string) => quoteFor(servicesAt(), buyer.userId, { offerId, coupon: '', state: null }, seller)
  await order(buyer, part.id, 0, await newCoupon({ value: 100 }))
  expect(await quote(whole.id)).toMatchObject({ notes: ['contains'] })
  await order(buyer, whole.id, 0, await newCoupon({ value: 100 }))
  expect(await quote(part.id)).toMatchObject({ notes: ['owned', 'inSeries'] })
})

test('what is owned without an end stays beside what contains it (PAY-6)', async () => {
  const [buyer, offer] = [await newBuyer(), await newOffer()]
  const [seeded] = await db.select().from(courses).limit(1)
  if (!seeded) throw new Error('No course is seeded.')
  const { titleEn: _, ...row } = seeded
  const courseId = unique('crs_')
  const belonging = { slug: unique('slug'), seriesId: offer.itemId, access: 'series', state: 'published' } as const
  await db.insert(courses).values({ ...row, id: courseId, ...belonging })
  const part = await newOffer({ kind: 'course', itemId: courseId, pricePaise: 10_000, validityDays: null })
  await order(buyer, part.id, 0, await newCoupon({ value: 100 }))
  await db.update(orders).set({ totalPaise: 10_000 }).where(eq(orders.userId, buyer.userId))

  await order(buyer, offer.id, 0, await newCoupon({ value: 100 }))
  const held = await db.select().from(entitlements).where(eq(entitlements.userId, buyer.userId))
  expect(held.map(({ itemId, revokedAt }) => [itemId, revokedAt]).toSorted()).toEqual(
    [
      [courseId, null],
      [offer.itemId, null],
    ].toSorted(),
  )
})

describe('a pass (PAY-5, PAY-6)', () => {
  const quote = ({ userId }: Buyer, offerId: string) =>
    quoteFor(after, userId, { offerId, coupon: '', state: null }, seller)

  /** Passes over an exam of its own and over all, and a series of the exam. */
  const newPasses = async () => {
    const exam = unique('exam')
    const item = await newOffer()
    await db
      .update(series)
      .set({ exams: [exam] })
      .where(eq(series.id, item.itemId))
    const title = { en: 'Pass', hi: '' }
    return {
      item,
      ofExam: await newOffer({ kind: 'pass', itemId: `pass:${exam}`, title, pricePaise: 99_900 }),
      ofAll: await newOffer({ kind: 'pass', itemId: unique('pass:'), title, pricePaise: 199_900 }),
    }
  }

  test('credits the series that it opens, and says of a series that it is open already', async () => {
    const [buyer, { item, ofExam }] = [await newBuyer(), await newPasses()]
    await order(buyer, item.id, 0, await newCoupon({ value: 100 }))
    await db.update(orders).set({ totalPaise: 36_500 }).where(eq(orders.userId, buyer.userId))
    expect(await quote(buyer, ofExam.id)).toMatchObject({ notes: ['contains'], creditPaise: 36_400 })

    const other = await newBuyer()
    await order(other, ofExam.id, 0, await newCoupon({ value: 100 }))
    expect(await quote(other, item.id)).toMatchObject({ notes: ['inPass'], totalPaise: 49_900 })
  })

  test('of another exam has nothing to do with a series', async () => {
    const [buyer, { item }, { ofExam }] = [await newBuyer(), await newPasses(), await newPasses()]
    await order(buyer, ofExam.id, 0, await newCoupon({ value: 100 }))
    expect(await quote(buyer, item.id)).toMatchObject({ notes: [] })
  })
})

test('what is owned without an end is not sold again (PAY-5)', async () => {
  const [buyer, offer] = [await newBuyer(), await newOffer({ validityDays: null })]
  await order(buyer, offer.id, 0, await newCoupon({ value: 100 }))
  const asked = { offerId: offer.id, coupon: '', state: null }
  expect(await quoteFor(servicesAt(), buyer.userId, asked, seller)).toMatchObject({ notes: ['forGood'], endsAt: null })
  await expect(order(buyer, offer.id, 49_900)).rejects.toMatchObject({ code: 'purchases.not_possible' })
})

test('the state of a buyer is asked once: the last order names it, else the profile (PAY-9)', async () => {
  const [buyer, offer] = [await newBuyer(), await newOffer()]
  const stateNow = async () =>
    (await quoteFor(servicesAt(), buyer.userId, { offerId: offer.id, coupon: '', state: null }, seller)).state
  expect(await stateNow()).toBeNull()
  await order(buyer, offer.id, 49_900)
  expect(await stateNow()).toBe('UP')
  const kept = () => db.select().from(studentProfiles).where(eq(studentProfiles.uid, buyer.userId)).get()
  expect(await kept()).toMatchObject({ state: 'UP' })
  await placeOrder(
    servicesAt(),
    buyer,
    { offerId: offer.id, coupon: '', state: 'BR', language: 'en', totalPaise: 49_900 },
    till,
  )
  expect(await kept()).toMatchObject({ state: 'UP' })
})

describe('an order that is placed already (PAY-33)', () => {
  test('is paid again at its own price while it can be paid, by its student alone', async () => {
    const [buyer, offer] = [await newBuyer(), await newOffer()]
    const placed = await order(buyer, offer.id, 49_900)
    await db.update(offers).set({ pricePaise: 59_900, revision: 2 }).where(eq(offers.id, offer.id))
    expect(await payAgain(servicesAt(), buyer.userId, placed.orderId, till)).toEqual(placed)
    await expect(payAgain(servicesAt(), 'another', placed.orderId, till)).rejects.toMatchObject({ status: 404 })
  })

  test.each([
    ['cancelled', { state: 'cancelled' }],
    ['over', { expiresAt: 1 }],
    ['paid', { state: 'fulfilled' }],
  ] as const)('is not paid again once it is %s', async (_, parts) => {
    const [buyer, offer] = [await newBuyer(), await newOffer()]
    const { orderId } = await order(buyer, offer.id, 49_900)
    await db.update(orders).set(parts).where(eq(orders.id, orderId))
    await expect(payAgain(servicesAt(), buyer.userId, orderId, till)).rejects.toMatchObject({
      code: 'purchases.not_possible',
    })
  })
})
