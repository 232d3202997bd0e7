import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { bulkOutcomes, type BulkLine, type BulkOutcome, type BulkReason } from '../../domain/content/bulk.ts'
import type { DraftKind } from '../../domain/content.ts'
import { officeBulkItems } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

/** Adds items to a bulk act in their order. Repeatable. */
export const addItems = async (db: Database, taskId: string, ids: readonly string[], from: number): Promise<void> =>
  void (await db.run(sql`
    INSERT INTO office_bulk_items (task_id, item_id, position, outcome)
    SELECT ${taskId}, value, ${from} + key, 'waiting' FROM json_each(${JSON.stringify(ids)}) WHERE true
    ON CONFLICT DO NOTHING`))

/** Next items that have an outcome, in the order of the act. */
export const nextItems = (db: Database, taskId: string, outcome: BulkOutcome, limit: number) =>
  db
    .select({ itemId: officeBulkItems.itemId, before: officeBulkItems.before })
    .from(officeBulkItems)
    .where(and(eq(officeBulkItems.taskId, taskId), eq(officeBulkItems.outcome, outcome)))
    .orderBy(officeBulkItems.position)
    .limit(limit)

type Key = { taskId: string; itemId: string }
const isItem = ({ taskId, itemId }: Key) => and(eq(officeBulkItems.taskId, taskId), eq(officeBulkItems.itemId, itemId))

export const setOutcome = async (
  db: Database,
  key: Key,
  { outcome, reason = null }: { outcome: BulkOutcome; reason?: BulkReason | null },
): Promise<void> => void (await db.update(officeBulkItems).set({ outcome, reason }).where(isItem(key)))

/** Stores the state of an item before the act, for the undo. */
export const recordBefore = async (db: Database, key: Key, before: unknown): Promise<void> =>
  void (await db.update(officeBulkItems).set({ before }).where(isItem(key)))

export const countOutcomes = async (db: Database, taskId: string): Promise<Record<BulkOutcome, number>> => {
  const rows = await db
    .select({ outcome: officeBulkItems.outcome, count: sql<number>`count(*)` })
    .from(officeBulkItems)
    .where(and(eq(officeBulkItems.taskId, taskId), inArray(officeBulkItems.outcome, [...bulkOutcomes])))
    .groupBy(officeBulkItems.outcome)
  const counts = new Map(rows.map(({ outcome, count }) => [outcome, count]))
  return Object.fromEntries(bulkOutcomes.map((outcome) => [outcome, counts.get(outcome) ?? 0])) as Record<
    BulkOutcome,
    number
  >
}

type Line = { id: string; titleEn: string | null; titleHi: string | null; state: string | null; reason: string | null }

/** The first items with an outcome, with their titles. */
export const listLines = async (
  db: Database,
  kind: DraftKind,
  { taskId, outcome, limit }: { taskId: string; outcome: BulkOutcome; limit: number },
): Promise<BulkLine[]> => {
  const rows = await db.all<Line>(sql`
    SELECT part.item_id AS id, title_en AS titleEn, title_hi AS titleHi, state, reason
    FROM (SELECT item_id, reason, position FROM office_bulk_items
      WHERE task_id = ${taskId} AND outcome = ${outcome} ORDER BY position LIMIT ${limit}) AS part
    LEFT JOIN office_items ON office_items.kind = ${kind} AND office_items.item_id = part.item_id
    ORDER BY part.position`)
  return rows.map(({ id, titleEn, titleHi, state, reason }) => ({
    id,
    title: { en: titleEn ?? '', hi: titleHi ?? '' },
    state: state as BulkLine['state'],
    reason: reason as BulkReason | null,
  }))
}

/** Deletes the items of bulk acts that began before an instant. */
export const purgeItems = (until: number): SQL => sql`
  DELETE FROM office_bulk_items WHERE task_id IN
    (SELECT id FROM tasks WHERE kind = 'office_bulk' AND state IN ('done', 'failed') AND created_at < ${until})`
