import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import * as schema from '../../drizzle/schema/index.ts'
import type { KindTable } from '../../worker/content/content-table.ts'
import type { SeedDatabase, Statement } from '../seed-database.ts'
import { moveJobs } from './jobs.ts'
import { moveTests } from './tests.ts'

/** Moves the sort columns of `item_exams` with the items. */
const moveListed = (db: SeedDatabase, { kind, table }: KindTable): Statement =>
  db
    .update(schema.itemExams)
    .set({ listedAt: sql`(SELECT published_at FROM ${table} AS item WHERE item.id = item_exams.item_id)` })
    .where(and(eq(schema.itemExams.kind, kind), isNotNull(schema.itemExams.listedAt)))

/**
 * Moves the dates of a demo to `now` (Unix milliseconds) by whole days, so that a demo of last month still has live,
 * closing and new items. Rows that an administrator or a student touched stay, and so do tests with attempts. One
 * transaction; idempotent within a day. Returns true if something moved.
 */
export const moveDemoDates = async (d1: D1Database, now: number): Promise<boolean> => {
  const db = drizzle(d1, { schema })
  const statements = [...(await moveTests(db, now)), ...(await moveJobs(db, now))]
  if (statements.length === 0) return false
  statements.push(moveListed(db, { kind: 'job', table: schema.jobs }))
  await db.batch(statements as unknown as [Statement, ...Statement[]])
  return true
}
