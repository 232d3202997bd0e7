import { and, asc, desc, eq, gte, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import type { AuditAct } from '../../domain/activities/acts.ts'
import type { SubjectKind } from '../../domain/activities/subjects.ts'
import { auditLog } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import type { Cursor } from '../platform/paging.ts'

export type ActsFilter = {
  /** Alias of a user; null for acts without one. */
  actor?: string | null | undefined
  act?: AuditAct | undefined
  kind?: SubjectKind | undefined
  itemId?: string | undefined
  /** Unix milliseconds, `until` exclusive. */
  from?: number | undefined
  until?: number | undefined
}

const conditionsOf = ({ actor, act, kind, itemId, from, until }: ActsFilter): (SQL | undefined)[] => [
  actor === undefined ? undefined : actor === null ? isNull(auditLog.actor) : eq(auditLog.actor, actor),
  act && eq(auditLog.act, act),
  kind && eq(auditLog.kind, kind),
  itemId ? eq(auditLog.itemId, itemId) : undefined,
  gte(auditLog.at, from ?? 0),
  until === undefined ? undefined : lt(auditLog.at, until),
]

/** Rows before a cursor, newest first. Every filter has an index that ends in the order of the list. */
export const listActs = (db: Database, filter: ActsFilter, before: Cursor | null, limit: number) =>
  db
    .select()
    .from(auditLog)
    .where(
      and(
        ...conditionsOf(filter),
        before ? sql`(${auditLog.at}, ${auditLog.seq}) < (${before.value}, ${Number(before.id)})` : undefined,
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.seq))
    .limit(limit)

/** Number of rows that match, counted up to a limit. */
export const countActs = async (db: Database, filter: ActsFilter, limit: number): Promise<number> =>
  (
    await db
      .select({ seq: auditLog.seq })
      .from(auditLog)
      .where(and(...conditionsOf(filter)))
      .limit(limit)
  ).length

/** Numbers of the newest content acts of items. */
export const newestOf = async (
  db: Database,
  items: { kind: string; itemId: string }[],
): Promise<ReadonlySet<number>> => {
  if (items.length === 0) return new Set()
  const rows = await db.all<{ seq: number | null }>(sql`
    SELECT (
      SELECT seq FROM audit_log
      WHERE kind = value ->> 'kind' AND item_id = value ->> 'itemId' ORDER BY at DESC, seq DESC LIMIT 1) AS seq
    FROM json_each(${JSON.stringify(items)})`)
  return new Set(rows.flatMap(({ seq }) => (seq === null ? [] : [seq])))
}

/** Acts by a user or about them, oldest first. */
export const actsOf = (db: Database, alias: string) =>
  db
    .select()
    .from(auditLog)
    .where(
      or(
        eq(auditLog.actor, alias),
        eq(auditLog.person, alias),
        and(inArray(auditLog.kind, ['student', 'account']), eq(auditLog.itemId, alias)),
      ),
    )
    .orderBy(asc(auditLog.seq))
