import { and, eq, getTableColumns, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { DraftKind } from '../../domain/content.ts'
import { contentVersions, exams, type materials } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import type { KindTable } from './content-table.ts'
import type { ContentKind, Reference } from './content-kind.ts'
import type { examRows } from './exams.ts'
import { deleteWords } from './office-words.store.ts'

/** Row of any content table, typed for the shared columns. */
export type ItemRow = typeof materials.$inferSelect & Record<string, unknown>

/** Item that was published at least once, with the content of its current version. */
export const findItem = async (db: Database, { table, contents }: ContentKind, itemId: string) => {
  // Typed with the shared columns only; at run time the row also holds the kind's own columns.
  const columns = table as unknown as typeof materials
  const row = await db
    .select({
      item: columns,
      content: contentVersions.content,
      version: contentVersions.version,
      sources: contentVersions.sources,
    })
    .from(columns)
    .leftJoin(contentVersions, eq(contentVersions.id, columns.currentVersionId))
    .where(eq(columns.id, itemId))
    .get()
  if (!row) return null
  const content = contents ? await contents.read(db, row.item.currentVersionId) : row.content
  return { ...row, content, item: row.item as ItemRow }
}

/** True when the draft is unchanged and no other item has the slug. */
export const mayPublish = ({ table }: KindTable, itemId: string, maySave: SQL, slug: string): SQL =>
  sql`${maySave} AND NOT EXISTS (SELECT 1 FROM ${table} WHERE slug = ${slug} AND id <> ${itemId})`

export const hasSlug = async (db: Database, { table }: KindTable, slug: string, itemId: string): Promise<boolean> =>
  (await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.slug, slug), sql`${table.id} <> ${itemId}`))
    .get()) !== undefined

type Published = {
  id: string
  /** Other columns, by their names in the schema. */
  fields: Record<string, unknown>
  versionId: string
  publishedAt: number
  by: string | null
  now: number
}

/** Upserts a published item; keeps `created_at`, `created_by` and a `published_at` of an existing row. */
export const upsertItem = ({ table }: KindTable, item: Published, done: SQL): SQL => {
  const columns = getTableColumns(table)
  const values = {
    ...item.fields,
    id: item.id,
    state: 'published',
    currentVersionId: item.versionId,
    publishedAt: item.publishedAt,
    createdAt: item.now,
    createdBy: item.by,
    updatedAt: item.now,
    updatedBy: item.by,
  }
  const written = Object.entries(values).flatMap(([name, value]) => {
    const column = columns[name]
    return column ? [{ name: sql.identifier(column.name), value: sql.param(value, column) }] : []
  })
  const names = written.map(({ name }) => name)
  const unchanged = new Set(['id', 'created_at', 'created_by', 'published_at'])
  const changed = names.filter(({ value }) => !unchanged.has(value)).map((name) => sql`${name} = excluded.${name}`)
  const first = sql`published_at = coalesce(${table}.published_at, excluded.published_at)`
  return sql`
    INSERT INTO ${table} (${sql.join(names, sql`, `)})
    SELECT ${sql.join(
      written.map(({ value }) => sql`${value}`),
      sql`, `,
    )} WHERE ${done}
    ON CONFLICT (id) DO UPDATE SET ${sql.join([...changed, first], sql`, `)}`
}

export const setState = (
  { table }: KindTable,
  itemId: string,
  { state, deletedAt, by, now }: { state: string; deletedAt: number | null; by: string | null; now: number },
  done: SQL,
): SQL => sql`
  UPDATE ${table} SET state = ${state}, deleted_at = ${deletedAt}, updated_at = ${now}, updated_by = ${by}
  WHERE id = ${itemId} AND ${done}`

export const isInState = ({ table }: KindTable, itemId: string, state: string): SQL =>
  sql`EXISTS (SELECT 1 FROM ${table} WHERE id = ${itemId} AND state = ${state} AND deleted_at IS NULL)`

/** Replaces the exams of an item. */
export const replaceExams = (rows: ReturnType<typeof examRows>, done: SQL): SQL[] => {
  const [first] = rows
  if (!first) return []
  return [
    sql`DELETE FROM item_exams WHERE kind = ${first.kind} AND item_id = ${first.itemId} AND ${done}`,
    sql`
      INSERT INTO item_exams (kind, item_id, exam, listed_at, title_en)
      SELECT value ->> 'kind', value ->> 'itemId', value ->> 'exam', value ->> 'listedAt', value ->> 'titleEn'
      FROM json_each(${JSON.stringify(rows)}) WHERE ${done}`,
  ]
}

/** Removes an item from the lists of its exams. */
export const unlistExams = (kind: DraftKind, itemId: string, done: SQL): SQL =>
  sql`UPDATE item_exams SET listed_at = NULL WHERE kind = ${kind} AND item_id = ${itemId} AND ${done}`

/** Deletes all rows of an item except those of its files. */
export const deleteItem = ({ kind, table, contents }: ContentKind, itemId: string, done: SQL): SQL[] => [
  ...(contents?.remove(itemId, done) ?? []),
  sql`DELETE FROM ${table} WHERE id = ${itemId} AND ${done}`,
  sql`DELETE FROM content_versions WHERE item_id = ${itemId} AND kind = ${kind} AND ${done}`,
  sql`DELETE FROM item_exams WHERE kind = ${kind} AND item_id = ${itemId} AND ${done}`,
  sql`DELETE FROM content_drafts WHERE kind = ${kind} AND item_id = ${itemId} AND ${done}`,
  sql`DELETE FROM content_kept_drafts WHERE kind = ${kind} AND item_id = ${itemId} AND ${done}`,
  deleteWords({ kind, itemId }, done),
]

/** Ids of exams by slug; unknown slugs are missing. */
export const examIds = async (db: Database, slugs: readonly string[]): Promise<Map<string, string>> => {
  const rows = await db
    .select({ slug: exams.slug, id: exams.id })
    .from(exams)
    .where(inArray(exams.slug, [...slugs]))
  return new Map(rows.map(({ slug, id }) => [slug, id]))
}

/** References to rows that do not exist or are in the trash. */
export const danglingReferences = async (db: Database, references: readonly Reference[]): Promise<Reference[]> => {
  const named = references.filter(({ id }) => id !== null)
  if (named.length === 0) return []
  const tables = [...new Set(named.map(({ table }) => table))]
  const found = await Promise.all(
    tables.map(async (table) => {
      const ids = named.filter((reference) => reference.table === table).map(({ id }) => id)
      const { deletedAt } = getTableColumns(table as SQLiteTable)
      const rows = await db.all<{ id: string }>(
        sql`SELECT id FROM ${table} WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))
          AND ${deletedAt ? isNull(deletedAt) : sql`true`}`,
      )
      return [table, new Set(rows.map(({ id }) => id))] as const
    }),
  )
  const known = new Map(found)
  return named.filter(({ table, id }) => !known.get(table)?.has(id ?? ''))
}
