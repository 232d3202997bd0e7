import { eq, inArray } from 'drizzle-orm'
import { attempts, tests } from '../../drizzle/schema/index.ts'
import { seedTests, type SeedTest } from '../../drizzle/seed/catalogue/index.ts'
import type { SeedDatabase, Statement } from '../seed-database.ts'
import { dayMs } from './days.ts'

const minute = 60_000

type Row = typeof tests.$inferSelect
type Window = NonNullable<SeedTest['window']>

/** Instant at which a window was seeded or last moved. */
const anchorOf = (opensAt: number, { opens }: Window): number => opensAt - opens * minute

/** True for a test as seeded: without a mark of an editor, a pause or an attempt. */
const isUntouched = (row: Row, window: Window, sat: ReadonlySet<string>): boolean =>
  row.opensAt !== null &&
  row.closesAt === row.opensAt + (window.closes - window.opens) * minute &&
  (anchorOf(row.opensAt, window) - row.updatedAt) % dayMs === 0 &&
  row.pauses.length === 0 &&
  row.state === 'published' &&
  row.deletedAt === null &&
  row.currentVersionId === `${row.id}_v1` &&
  !sat.has(row.id)

/**
 * Days to move a window: one that was open when seeded is open today, one that was ahead opens within the next day. A
 * running one stays.
 */
const daysOf = (opensAt: number, window: Window, now: number): number => {
  if (window.opens <= 0) return Math.floor((now - anchorOf(opensAt, window)) / dayMs)
  const closesAt = opensAt + (window.closes - window.opens) * minute
  return now < closesAt ? 0 : Math.floor((now - opensAt) / dayMs) + 1
}

const moveRow = (db: SeedDatabase, { id, opensAt, closesAt, updatedAt }: Row, days: number, now: number): Statement => {
  const later = (at: number | null) => at && at + days * dayMs
  const changed = updatedAt + days * dayMs
  return db
    .update(tests)
    .set({
      opensAt: later(opensAt),
      closesAt: later(closesAt),
      releasedAt: null,
      // Never in the future, and by whole days, which keeps the mark of an untouched row.
      updatedAt: changed - Math.max(0, Math.ceil((changed - now) / dayMs)) * dayMs,
    })
    .where(eq(tests.id, id))
}

/** Moves windows of untouched tests without attempts that were open or ahead when seeded. */
export const moveTests = async (db: SeedDatabase, now: number): Promise<Statement[]> => {
  const windows = new Map(
    seedTests.flatMap(({ id, window }) => (window && window.closes > 0 ? [[id, window] as const] : [])),
  )
  const ids = [...windows.keys()]
  const rows = await db.select().from(tests).where(inArray(tests.id, ids))
  const sat = new Set(
    (await db.selectDistinct({ testId: attempts.testId }).from(attempts).where(inArray(attempts.testId, ids))).map(
      ({ testId }) => testId,
    ),
  )
  return rows.flatMap((row) => {
    const window = windows.get(row.id)
    if (!window || row.opensAt === null || !isUntouched(row, window, sat)) return []
    const days = daysOf(row.opensAt, window, now)
    return days > 0 ? [moveRow(db, row, days, now)] : []
  })
}
