import { and, eq, gt, lt, sql, type SQL } from 'drizzle-orm'
import { tests } from '../../drizzle/schema/index.ts'
import { isShown } from '../content/lists.ts'
import type { Database } from '../platform/context.ts'

/** Sat by all at one time: neither practice nor a daily quiz. */
const isLive = sql`(${tests.kind} = 'live' OR ${tests.commonStart} = 1)`

const listWhere = (db: Database, condition: SQL | undefined) =>
  db
    .select({
      id: tests.id,
      title: tests.title,
      exams: tests.exams,
      access: tests.access,
      seriesId: tests.seriesId,
      opensAt: sql<number>`${tests.opensAt}`,
      closesAt: tests.closesAt,
      lateJoinMinutes: tests.lateJoinMinutes,
    })
    .from(tests)
    .where(and(isShown(tests), isLive, sql`NOT ${tests.isPaused}`, condition))

export type LiveTest = Awaited<ReturnType<typeof listWhere>>[number]

/** Live tests that are not paused and open between two instants. */
export const listOpening = (db: Database, from: number, to: number): Promise<LiveTest[]> =>
  listWhere(db, and(gt(tests.opensAt, from), lt(tests.opensAt, to)))

/** Live tests by id that are not paused and open after an instant. */
export const listOpeningOf = (db: Database, ids: readonly string[], from: number): Promise<LiveTest[]> =>
  listWhere(
    db,
    and(sql`${tests.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`, sql`+${tests.opensAt} > ${from}`),
  )

/** Title of a test; undefined without one. */
export const titleOfTest = async (db: Database, testId: string) =>
  (await db.select({ title: tests.title }).from(tests).where(eq(tests.id, testId)).get())?.title
