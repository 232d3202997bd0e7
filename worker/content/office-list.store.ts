import { sql, type SQL } from 'drizzle-orm'
import type { OfficeQuery } from '../../domain/content/contract.ts'
import type { Database } from '../platform/context.ts'
import type { Cursor } from '../platform/paging.ts'
import type { KindTable } from './content-table.ts'

export type OfficeRow = {
  id: string
  /** JSON, as is `languages`. */
  title: string | null
  state: string
  access: string | null
  languages: string | null
  publishedAt: number | null
  changedAt: number
  changedBy: string | null
  hasDraft: number
  scheduledAt: number | null
}

/** SQL expressions of one branch of the union that filters compare. */
type BranchColumns = { title: SQL; state: SQL; access: SQL; exams: SQL; languages: SQL; changedAt: SQL; id: SQL }

const matching = (of: BranchColumns, { q, state, exam, language, access }: OfficeQuery, cursor: Cursor | null): SQL => {
  const names = (json: SQL, value: string) => sql`instr(${json}, ${`"${value}"`}) > 0`
  const conditions = [
    // Bounded on the first page too, so that SQLite seeks in the index.
    sql`${of.changedAt} <= ${cursor ? Number(cursor.value) : Number.MAX_SAFE_INTEGER}`,
    ...(cursor ? [sql`(${of.changedAt} < ${Number(cursor.value)} OR ${of.id} > ${cursor.id})`] : []),
    state ? sql`${of.state} = ${state}` : sql`${of.state} <> 'trashed'`,
    ...(exam ? [names(of.exams, exam)] : []),
    ...(language ? [names(of.languages, language)] : []),
    ...(access ? [access === 'free' ? sql`${of.access} = 'free'` : sql`${of.access} <> 'free'`] : []),
    // `instr` rather than LIKE, whose patterns are limited to 50 bytes: sixteen letters of Hindi.
    ...(q
      ? [
          sql`(instr(lower(${of.title} ->> 'en'), lower(${q})) > 0 OR instr(lower(${of.title} ->> 'hi'), lower(${q})) > 0)`,
        ]
      : []),
  ]
  return sql.join(conditions, sql` AND `)
}

/**
 * Items without a draft by their own last change, merged with drafts by theirs, newest first. Each branch reads one
 * index. Keyset paging.
 */
export const listOffice = (
  db: Database,
  { kind, table }: KindTable,
  query: OfficeQuery,
  cursor: Cursor | null,
  limit: number,
): Promise<OfficeRow[]> => {
  const ofItem: BranchColumns = {
    id: sql`item.id`,
    title: sql`item.title`,
    state: sql`item.state`,
    access: sql`item.access`,
    exams: sql`item.exams`,
    languages: sql`item.languages`,
    changedAt: sql`item.updated_at`,
  }
  const ofDraft: BranchColumns = {
    id: sql`draft.item_id`,
    title: sql`coalesce(item.title, draft.body -> '$.title')`,
    state: sql`CASE WHEN draft.deleted_at IS NOT NULL THEN 'trashed' WHEN item.id IS NOT NULL THEN item.state
      WHEN draft.scheduled_at IS NOT NULL THEN 'scheduled' ELSE 'draft' END`,
    access: sql`coalesce(item.access, draft.body ->> '$.access')`,
    exams: sql`coalesce(item.exams, draft.body -> '$.exams')`,
    languages: sql`coalesce(item.languages, '[]')`,
    changedAt: sql`draft.updated_at`,
  }
  const columns = (
    of: BranchColumns,
  ) => sql`${of.id} AS id, ${of.title} AS title, ${of.state} AS state, ${of.access} AS access,
    ${of.languages} AS languages, item.published_at AS publishedAt, ${of.changedAt} AS changedAt`
  return db.all<OfficeRow>(sql`
    SELECT ${columns(ofItem)}, item.updated_by AS changedBy, 0 AS hasDraft, NULL AS scheduledAt
    FROM ${table} AS item
    WHERE ${matching(ofItem, query, cursor)} AND NOT EXISTS (SELECT 1 FROM content_drafts
      WHERE content_drafts.kind = ${kind} AND content_drafts.item_id = item.id AND content_drafts.body IS NOT NULL)
    UNION ALL
    SELECT ${columns(ofDraft)}, draft.updated_by AS changedBy, 1 AS hasDraft, draft.scheduled_at AS scheduledAt
    FROM content_drafts AS draft LEFT JOIN ${table} AS item ON item.id = draft.item_id
    WHERE draft.kind = ${kind} AND draft.body IS NOT NULL AND ${matching(ofDraft, query, cursor)}
    ORDER BY changedAt DESC, id LIMIT ${limit + 1}`)
}
