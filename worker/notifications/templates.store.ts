import { sql } from 'drizzle-orm'
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
