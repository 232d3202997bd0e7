import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { NoticeKind } from '../../domain/notifications/kinds.ts'
import type { NoticeTemplate } from '../../domain/notifications/templates.ts'
import { noticeTemplates } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

/** Newest version of each kind that the office has written. */
export const listCurrent = async (db: Database): Promise<Partial<Record<NoticeKind, NoticeTemplate>>> => {
  const rows = await db
    .select({ kind: noticeTemplates.kind, value: noticeTemplates.value, newest: sql`max(${noticeTemplates.version})` })
    .from(noticeTemplates)
    .groupBy(noticeTemplates.kind)
  return Object.fromEntries(rows.map(({ kind, value }) => [kind, value]))
}

/** Newest version of each kind, with its author. */
export const listNewest = (db: Database) =>
  db
    .select({
      kind: noticeTemplates.kind,
      value: noticeTemplates.value,
      createdAt: noticeTemplates.createdAt,
      createdBy: noticeTemplates.createdBy,
      version: sql<number>`max(${noticeTemplates.version})`,
    })
    .from(noticeTemplates)
    .groupBy(noticeTemplates.kind)

/** Versions of a kind, newest first. */
export const listVersions = (db: Database, kind: NoticeKind, limit: number) =>
  db
    .select()
    .from(noticeTemplates)
    .where(eq(noticeTemplates.kind, kind))
    .orderBy(desc(noticeTemplates.version))
    .limit(limit)

export const findVersion = (db: Database, kind: NoticeKind, version: number) =>
  db
    .select()
    .from(noticeTemplates)
    .where(and(eq(noticeTemplates.kind, kind), eq(noticeTemplates.version, version)))
    .get()

type NewVersion = { kind: NoticeKind; base: number; value: NoticeTemplate; note: string; by: string; now: number }

/** Inserts the version after `base`, unless another came first. */
export const insertVersion = ({ kind, base, value, note, by, now }: NewVersion): SQL => sql`
  INSERT INTO notice_templates (kind, version, value, note, created_at, created_by)
  SELECT ${kind}, ${base + 1}, ${JSON.stringify(value)}, ${note}, ${now}, ${by}
  WHERE ${base} = (SELECT coalesce(max(version), 0) FROM notice_templates WHERE kind = ${kind})`
