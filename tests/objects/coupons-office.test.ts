import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { NewCoupon, type CouponTerms } from '../../domain/purchases/office-coupons.ts'
import { auditLog, coupons, orders } from '../../drizzle/schema/index.ts'
import { seedSales } from '../../scripts/seed-sales.ts'
import { makeServices } from '../../worker/platform/context.ts'
import {
  changeCoupon,
  createCoupon,
  listCoupons,
  switchCoupon,
} from '../../worker/purchases/coupons-office.usecases.ts'
import { newStudent } from './new-student.ts'
import { db, env, prepareDatabase, servicesAt, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

const admin = 'usr_seeded'
const services = servicesAt()
const terms: CouponTerms = {
  kind: 'percent',
  value: 20,
  cap: 20_000,
  offerIds: [],
  from: null,
  to: null,
  leastPaise: 0,
  totalLimit: null,
  perStudent: 1,
  firstOrderOnly: false,
  note: '',
}

const newCode = (): string => unique('T').toUpperCase().slice(0, 20)

const newCoupon = async (own: Partial<CouponTerms> = {}) => {
  const code = newCode()
  const { id } = await createCoupon(services, admin, { code, terms: { ...terms, ...own } })
  return { id, code }
}

const found = async (q: string) => (await listCoupons(services, { q })).items

describe('a coupon in the office (PAY-48)', () => {
  test('is created, changed, switched off and on again, each with its row', async () => {
    const { id, code } = await newCoupon()
    await changeCoupon(services, admin, id, { revision: 1, terms: { ...terms, kind: 'flat', value: 5_000, cap: null } })
    await switchCoupon(services, admin, id, { revision: 2, isActive: false })
    expect(await found(code)).toMatchObject([{ id, kind: 'flat', value: 5_000, isActive: false, revision: 3, uses: 0 }])
    await switchCoupon(services, admin, id, { revision: 3, isActive: true })
    const rows = await db.select().from(auditLog).where(eq(auditLog.itemId, id)).orderBy(auditLog.seq)
    expect(rows.map(({ act }) => act)).toEqual([
      'coupon.created',
      'coupon.changed',
      'coupon.switched_off',
      'coupon.switched_on',
    ])
    expect(rows[1]?.detail).toMatchObject({ before: { value: 20 }, after: { value: 5_000 } })
  })

  test('keeps the change of another, and has a code of its own and offers that exist', async () => {
    const { id, code } = await newCoupon()
    await changeCoupon(services, admin, id, { revision: 1, terms: { ...terms, value: 10 } })
    const conflict = { code: 'content.revision_conflict' }
    await expect(changeCoupon(services, admin, id, { revision: 1, terms })).rejects.toMatchObject(conflict)
    await expect(switchCoupon(services, admin, id, { revision: 1, isActive: false })).rejects.toMatchObject(conflict)
    await expect(createCoupon(services, admin, { code, terms })).rejects.toMatchObject({
      extra: { fields: { code: 'taken' } },
    })
    const unknown = { ...terms, offerIds: ['ofr_unknown'] }
    await expect(changeCoupon(services, admin, id, { revision: 2, terms: unknown })).rejects.toMatchObject({
      extra: { fields: { 'terms.offerIds': 'unknown' } },
    })
    expect(await found(code)).toMatchObject([{ value: 10, offerIds: [] }])
  })

  test('counts the orders that use it, not those that ended unpaid', async () => {
    const { id, code } = await newCoupon()
    for (const state of ['fulfilled', 'pending', 'expired'] as const)
      await db.insert(orders).values({
        id: unique('ord_'),
        userId: await newStudent(),
        offerId: unique('ofr_'),
        kind: 'series',
        itemId: unique('srs_'),
        title: { en: 'S', hi: 'S' },
        state,
        pricePaise: 100,
        totalPaise: 100,
        taxablePaise: 100,
        cgstPaise: 0,
        sgstPaise: 0,
        igstPaise: 0,
        buyerName: 'Asha',
        buyerEmail: 'asha@example.com',
        language: 'en',
        receipt: unique('rcp_'),
        couponId: id,
        expiresAt: 1,
        updatedAt: 1,
      })
    expect(await found(code)).toMatchObject([{ uses: 2 }])
  })

  test('is listed by state, reading indexes alone', async () => {
    const { id, code } = await newCoupon({ to: 1_000 })
    const { bindings, statements } = watched()
    const own = makeServices(bindings, () => {}, 'https://taiyari.test')
    const ids = async (state: 'on' | 'off' | 'over') =>
      (await listCoupons(own, { state, q: code })).items.map((coupon) => coupon.id)
    expect([await ids('on'), await ids('off'), await ids('over')]).toEqual([[], [], [id]])
    expect(await slowStatements(statements)).toEqual([])
  })
})

test.each([
  ['a code of three letters', { code: 'abc' }],
  ['a code with a dash', { code: 'SAVE-20' }],
  ['more than a hundred per cent', { terms: { ...terms, value: 101 } }],
  ['a flat amount with paise', { terms: { ...terms, kind: 'flat', value: 150 } }],
  ['an end before its beginning', { terms: { ...terms, from: 2_000, to: 1_000 } }],
])('a coupon with %s is refused (PAY-48)', (_, own) => {
  expect(NewCoupon.safeParse({ code: ' demo 20 ', terms, ...own }).success).toBe(false)
  expect(NewCoupon.parse({ code: ' demo 20 ', terms }).code).toBe('DEMO20')
})

test('the demo has a coupon of 20 % up to ₹200 until the end of 2027 (PAY-4)', async () => {
  await seedSales(env.DB, Date.now())
  const demo = await db.select().from(coupons).where(eq(coupons.code, 'DEMO20')).get()
  expect(demo).toMatchObject({ kind: 'percent', value: 20, cap: 20_000, isActive: true })
  expect(new Date((demo?.to ?? 0) - 1).toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' })).toBe('2027-12-31')
})
