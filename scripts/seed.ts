import { drizzle } from 'drizzle-orm/d1'
import { PresetPattern } from '../domain/catalogue/contract.ts'
import { referenceOfAll } from '../drizzle/reference/index.ts'
import { allPresets } from '../drizzle/reference/presets/index.ts'
import * as schema from '../drizzle/schema/index.ts'
import { seedSeries, seedShiftGroups, seedTests } from '../drizzle/seed/catalogue/index.ts'
import { loadReference } from './load-reference.ts'
import { accountRows, giveStudentIds } from './seed-accounts.ts'
import { pendingIo, type SeedDatabase, type Statement } from './seed-database.ts'
import { questionRows } from './seed-questions.ts'
import { seriesRows } from './seed-series.ts'
import { testRows } from './seed-tests.ts'

const minute = 60_000

/**
 * Fills a database without questions with the demo: questions, series, tests and two accounts, beside the reference
 * data of every database. One transaction. `now` (Unix milliseconds) anchors the live test's window. Returns false,
 * without changes, if there is content; throws if it is another version's demo.
 */
export const seed = async (d1: D1Database, now: number): Promise<boolean> => {
  const db = drizzle(d1, { schema })
  const hasContent = await db.select({ id: schema.questions.id }).from(schema.questions).limit(1).get()
  if (hasContent) await refuseOtherDemo(db)
  await loadReference(d1, referenceOfAll, now)
  if (hasContent) return false
  const statements = [
    ...(await questionRows(db, now)),
    ...seedSeries.flatMap((series, index) => seriesRows(db, series, { publishedAt: now - index * minute, now })),
    ...seedShiftGroups.map((group) => db.insert(schema.shiftGroups).values({ ...group, state: 'open' })),
    ...seedTests.flatMap((test, position) => testRows(db, test, position, now)),
    ...(await accountRows(db, now)),
  ]
  await pendingIo()
  await db.batch(statements as unknown as [Statement, ...Statement[]])
  await giveStudentIds(db, now)
  return true
}

/** Throws for another version's demo: published versions never change, and neither does an existing demo. */
const refuseOtherDemo = async (db: SeedDatabase): Promise<void> => {
  const stored = await db.select().from(schema.presetVersions)
  const patterns = new Map(stored.map(({ id, pattern }) => [id, JSON.stringify(pattern)]))
  const isOther = allPresets
    .flatMap(({ versions }) => versions)
    .some(({ id, pattern }) => patterns.has(id) && patterns.get(id) !== JSON.stringify(PresetPattern.parse(pattern)))
  if (isOther) throw new Error('The demo in the state folder is of another version. Remove the folder and start again.')
}
