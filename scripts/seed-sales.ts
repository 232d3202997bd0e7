import { drizzle } from 'drizzle-orm/d1'
import * as schema from '../drizzle/schema/index.ts'
import { seedAccounts } from '../drizzle/seed/accounts.ts'
import { demoCompany } from '../drizzle/seed/sales.ts'

const admin = seedAccounts.find(({ email }) => email.startsWith('admin@'))

/** Fills the settings of the company, without which nothing is sold. */
export const seedSales = async (d1: D1Database, now: number): Promise<void> => {
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
