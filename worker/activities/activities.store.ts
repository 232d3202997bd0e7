import { and, asc, desc, eq, gte, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import type { AuditAct } from '../../domain/activities/acts.ts'
import type { SubjectKind } from '../../domain/activities/subjects.ts'
import { auditLog } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import { isBefore, type Cursor } from '../platform/paging.ts'

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

/** The end of a page before it bounds the next one, so that its walk begins there. */
const conditionsOf = (
  { actor, act, kind, itemId, from, until }: ActsFilter,
  before: Cursor | null = null,
): (SQL | undefined)[] => [
  actor === undefined ? undefined : actor === null ? isNull(auditLog.actor) : eq(auditLog.actor, actor),
  act && eq(auditLog.act, act),
  kind && eq(auditLog.kind, kind),
  itemId ? eq(auditLog.itemId, itemId) : undefined,
  gte(auditLog.at, from ?? 0),
  before
    ? sql`(${auditLog.at}, ${auditLog.seq}) < (${before.value}, ${Number(before.id)})`
    : until === undefined
      ? undefined
      : lt(auditLog.at, until),
]

/**
 * Numbers of matching rows, newest first, by the index of the filters that are set, which ends in this order. The
 * planner cannot choose it: some actors have a few acts, the scheduler has most. The acts of one item are few, so that
 * its index serves with any other filter.
 */
const numbersOf = ({ itemId, ...filter }: ActsFilter, before: Cursor | null, limit: number): SQL => {
  const filters = (['actor', 'act', 'kind'] as const).filter((name) => filter[name] !== undefined)
  const index = `audit_log_${itemId ? 'item' : filters.join('_') || 'at'}_idx`
  return sql`
    SELECT seq FROM audit_log INDEXED BY ${sql.identifier(index)} WHERE ${and(...conditionsOf({ itemId, ...filter }, before))}
    ORDER BY at DESC, seq DESC LIMIT ${limit}`
}

/** Rows before a cursor, newest first. */
export const listActs = async (db: Database, filter: ActsFilter, before: Cursor | null, limit: number) => {
  const rows = await db
    .select()
    .from(auditLog)
    .where(inArray(auditLog.seq, sql`(${numbersOf(filter, before, limit)})`))
  return rows.toSorted((one, other) => other.at - one.at || other.seq - one.seq)
}

/** Number of rows that match, counted up to a limit. */
export const countActs = async (db: Database, filter: ActsFilter, limit: number): Promise<number> =>
  (await db.get<{ count: number }>(sql`SELECT count(*) AS count FROM (${numbersOf(filter, null, limit)})`)).count

/** A column of the newest act on the item that `value` of `json_each` names. */
const newestAct = (column: SQL, condition: SQL = sql`true`): SQL => sql`(
  SELECT ${column} FROM audit_log INDEXED BY audit_log_item_idx
  WHERE kind = value ->> 'kind' AND item_id = value ->> 'itemId' AND ${condition}
  ORDER BY at DESC, seq DESC LIMIT 1)`

const hasTitle = sql`(title ->> '$.en' <> '' OR title ->> '$.hi' <> '')`

/** Title that the newest act with one recorded for each item; null where none did. */
export const recordedTitles = (db: Database, items: readonly { kind: string; itemId: string }[]) =>
  db.all<{ itemId: string; title: string | null }>(sql`
    SELECT value ->> 'itemId' AS itemId, ${newestAct(sql`title`, hasTitle)} AS title
    FROM json_each(${JSON.stringify(items)})`)

/** Number of the newest act on each item. */
export const newestOf = async (
  db: Database,
  items: { kind: string; itemId: string }[],
): Promise<ReadonlySet<number>> => {
  if (items.length === 0) return new Set()
  const rows = await db.all<{ seq: number | null }>(sql`
    SELECT ${newestAct(sql`seq`)} AS seq
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

/** Parts of the acts that concern a user: on their own account, administrators' looks at them, and all others but notes. */
export type ActsAbout = 'account' | 'look' | 'act'

const isOwn = sql`${auditLog.act} LIKE 'account.%'`
const isLook = sql`${auditLog.act} IN ('student.viewed', 'student.contact_shown')`
const conditionOf: Record<ActsAbout, SQL> = {
  account: isOwn,
  look: isLook,
  act: sql`NOT (${isOwn} OR ${isLook} OR ${auditLog.act} = 'student.noted')`,
}

/** Acts that concern a user before a mark, newest first. */
export const listAbout = (db: Database, alias: string, part: ActsAbout, before: Cursor | null, limit: number) =>
  db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.person, alias), conditionOf[part], isBefore(auditLog.at, auditLog.id, before)))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit)
