import { and, eq, inArray, sql } from 'drizzle-orm'
import { courses, entitlements, materials, orders, series, videos } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

/** Rights of a student that have not ended, those that begin later too, each with what was paid for it. */
export const heldRights = (db: Database, userId: string, now: number) =>
  db
    .select({
      id: entitlements.id,
      itemId: entitlements.itemId,
      startsAt: entitlements.startsAt,
      endsAt: entitlements.endsAt,
      paidPaise: orders.totalPaise,
      refundedPaise: orders.refundedPaise,
    })
    .from(entitlements)
    .leftJoin(orders, eq(orders.id, entitlements.orderId))
    .where(
      and(
        eq(entitlements.userId, userId),
        sql`${entitlements.revokedAt} IS NULL AND (${entitlements.endsAt} IS NULL OR ${entitlements.endsAt} > ${now})`,
      ),
    )
    .limit(500)
export type HeldRight = Awaited<ReturnType<typeof heldRights>>[number]

/** Series and course that open an item, and its exams. */
export type Belonging = { seriesId: string | null; courseId?: string | null; exams: readonly string[] }

/** Series that opens an item; one that is sold by itself may still be listed in a series. */
const seriesOf = ({
  access,
  seriesId,
}: Pick<typeof courses, 'access' | 'seriesId'> | typeof materials | typeof videos) =>
  sql<string | null>`CASE WHEN ${access} = 'series' THEN ${seriesId} END`

/** Belongings of items, by item; passes have none. */
export const belongingsOf = async (db: Database, itemIds: readonly string[]): Promise<Map<string, Belonging>> => {
  const ids = sql`(SELECT value FROM json_each(${JSON.stringify(itemIds)}))`
  const found = await db.batch([
    db
      .select({ id: series.id, seriesId: sql<null>`NULL`, exams: series.exams })
      .from(series)
      .where(inArray(series.id, ids)),
    db
      .select({ id: courses.id, seriesId: seriesOf(courses), exams: courses.exams })
      .from(courses)
      .where(inArray(courses.id, ids)),
    db
      .select({ id: materials.id, seriesId: seriesOf(materials), courseId: materials.courseId, exams: materials.exams })
      .from(materials)
      .where(inArray(materials.id, ids)),
    db
      .select({ id: videos.id, seriesId: seriesOf(videos), courseId: videos.courseId, exams: videos.exams })
      .from(videos)
      .where(inArray(videos.id, ids)),
  ])
  return new Map(found.flat().map(({ id, ...belonging }) => [id, belonging]))
}
