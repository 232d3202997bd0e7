import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { ItemKind } from '../../domain/courses/kinds.ts'
import type { LessonItem } from '../../domain/courses/office.ts'
import { officeItems } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

/** Rows of the items of each kind, with their title and length. */
const sources: Record<ItemKind, SQL> = {
  video: sql`SELECT id, title, state, deleted_at, duration_ms FROM videos`,
  // A page of a file takes two minutes.
  material: sql`
    SELECT id, title, state, deleted_at, 60000 * COALESCE(
      json_extract(extent, '$.minutes'),
      2 * MAX(COALESCE(json_extract(extent, '$.pages.en'), 0), COALESCE(json_extract(extent, '$.pages.hi'), 0))
    ) AS duration_ms FROM materials`,
  test: sql`
    SELECT tests.id, test_versions.title, tests.state, tests.deleted_at, test_versions.duration_ms
    FROM tests JOIN test_versions ON test_versions.id = tests.current_version_id`,
}

/** States in which students see an item; tests have their own. */
const shownStates: ReadonlySet<string> = new Set(['published'])

type Row = { id: string; title: string; state: string; deleted_at: number | null; duration_ms: number | null }

const itemOf =
  (kind: ItemKind) =>
  ({ id, title, state, deleted_at: deletedAt, duration_ms: durationMs }: Row): LessonItem => ({
    kind,
    id,
    title: JSON.parse(title) as LessonItem['title'],
    state: deletedAt !== null ? 'binned' : shownStates.has(state) ? 'shown' : 'hidden',
    minutes: durationMs ? Math.max(1, Math.ceil(durationMs / 60_000)) : null,
  })

/** Drafts by id of items that were never published. */
const findDrafts = async (
  db: Database,
  kind: Exclude<ItemKind, 'test'>,
  ids: readonly string[],
): Promise<LessonItem[]> => {
  const rows = await db
    .select()
    .from(officeItems)
    .where(
      and(
        eq(officeItems.kind, kind),
        sql`${officeItems.itemId} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
      ),
    )
  return rows.map(({ itemId, titleEn, titleHi, isLive }) => ({
    kind,
    id: itemId,
    title: { en: titleEn, hi: titleHi },
    state: isLive ? 'draft' : 'binned',
    minutes: null,
  }))
}

/** Items by id, in the order of the ids; without those that do not exist. */
export const findItems = async (db: Database, kind: ItemKind, ids: readonly string[]): Promise<LessonItem[]> => {
  if (ids.length === 0) return []
  const rows = await db.all<Row>(
    sql`SELECT * FROM (${sources[kind]}) WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
  )
  const found = new Map(rows.map((row) => [row.id, itemOf(kind)(row)]))
  const others = kind === 'test' ? [] : ids.filter((id) => !found.has(id))
  if (kind !== 'test' && others.length > 0)
    for (const draft of await findDrafts(db, kind, others)) found.set(draft.id, draft)
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** Tests whose title has the words. The office has no index of them. */
export const searchTests = async (db: Database, words: string, limit: number): Promise<LessonItem[]> => {
  const like = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const rows = await db.all<Row>(sql`
    SELECT * FROM (${sources.test})
    WHERE deleted_at IS NULL AND (json_extract(title, '$.en') LIKE ${like} ESCAPE '\\'
      OR json_extract(title, '$.hi') LIKE ${like} ESCAPE '\\')
    ORDER BY id LIMIT ${limit}`)
  return rows.map(itemOf('test'))
}
