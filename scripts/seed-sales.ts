import { drizzle } from 'drizzle-orm/d1'
import * as schema from '../drizzle/schema/index.ts'
import { seedAccounts } from '../drizzle/seed/accounts.ts'
import { demoCompany, seedCoupons, seedOffers } from '../drizzle/seed/sales.ts'

const admin = seedAccounts.find(({ email }) => email.startsWith('admin@'))

const offerRow = (
  { itemId, ...offer }: (typeof seedOffers)[number],
  now: number,
): typeof schema.offers.$inferInsert => ({
  ...offer,
  id: `ofr_${itemId.replace(':', '_')}`,
  itemId,
  state: 'active',
  createdAt: now,
  createdBy: admin?.id ?? null,
  updatedAt: now,
})

const couponRow = (coupon: (typeof seedCoupons)[number], now: number): typeof schema.coupons.$inferInsert => ({
  ...coupon,
  id: `cpn_${coupon.code.toLowerCase()}`,
  offerIds: [],
  createdAt: now,
  createdBy: admin?.id ?? null,
  updatedAt: now,
})

/** Fills the settings of the company, without which nothing is sold. */
export const seedCompany = async (d1: D1Database, now: number): Promise<void> => {
  const db = drizzle(d1, { schema })
  await db
    .insert(schema.settingsVersions)
    .values({
      section: 'company',
      version: 1,
      value: demoCompany,
      note: '',
      createdAt: now,
      createdBy: admin?.id ?? '',
    })
    .onConflictDoNothing()
}

/** Opens the demo's shop: its seller, its offers and its coupons. */
export const seedSales = async (d1: D1Database, now: number): Promise<void> => {
  await seedCompany(d1, now)
  // One by one: D1 binds at most 100 parameters to a statement.
  for (const offer of seedOffers)
    await drizzle(d1, { schema }).insert(schema.offers).values(offerRow(offer, now)).onConflictDoNothing()
  await drizzle(d1, { schema })
    .insert(schema.coupons)
    .values(seedCoupons.map((coupon) => couponRow(coupon, now)))
    .onConflictDoNothing()
}
