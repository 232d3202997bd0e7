import { desc, eq, sql } from 'drizzle-orm'
import { soldKinds, type SoldKind } from '../../domain/purchases/offers.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import { entitlements, orders } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

/** Rights of a student that were not taken back, from the newest, each with the reason of its order. */
export const listRights = (db: Database, userId: string, limit: number) =>
  db
    .select({
      itemId: entitlements.itemId,
      orderId: entitlements.orderId,
      startsAt: entitlements.startsAt,
      endsAt: entitlements.endsAt,
      grantReason: orders.grantReason,
    })
    .from(entitlements)
    .leftJoin(orders, eq(orders.id, entitlements.orderId))
    .where(sql`${entitlements.userId} = ${userId} AND ${entitlements.revokedAt} IS NULL`)
    .orderBy(desc(entitlements.createdAt), desc(entitlements.id))
    .limit(limit)
export type RightRow = Awaited<ReturnType<typeof listRights>>[number]

type Named = { kind: SoldKind; title: Bilingual }

/** Kinds and titles of items and passes, by item; unpublished ones too, since they were bought. */
export const namesOf = async (db: Database, itemIds: readonly string[]): Promise<Map<string, Named>> => {
  const ids = sql`(SELECT value FROM json_each(${JSON.stringify(itemIds)}))`
  const rows = await db.all<{ id: string; kind: string; title: string }>(sql`
    SELECT id, 'series' AS kind, title FROM series WHERE id IN ${ids}
    UNION ALL SELECT id, 'course', title FROM courses WHERE id IN ${ids}
    UNION ALL SELECT id, 'material', title FROM materials WHERE id IN ${ids}
    UNION ALL SELECT id, 'video', title FROM videos WHERE id IN ${ids}
    UNION ALL SELECT item_id, kind, title FROM offers WHERE kind = 'pass' AND item_id IN ${ids}`)
  return new Map(
    rows.flatMap(({ id, kind, title }) => {
      const known = soldKinds.find((each) => each === kind)
      return known ? [[id, { kind: known, title: JSON.parse(title) as Bilingual }]] : []
    }),
  )
}
