import { sql, type SQL } from 'drizzle-orm'
import type { MaterialExtent } from '../../domain/materials/contract.ts'
import { passId } from '../../domain/purchases/offers.ts'
import type { UseKind } from '../../domain/purchases/uses.ts'
import type { Database } from '../platform/context.ts'
import type { OrderRow } from './fulfilment.store.ts'

type Bought = Pick<OrderRow, 'kind' | 'itemId' | 'userId'>

/** Most uses, lessons and items of a purchase that are read. */
const mostRows = 20_000

/** Condition that a premium item comes with a purchase. `table` has access, exams and mostly a series. */
const isHeld = ({ kind, itemId }: Bought, table: SQL): SQL => {
  switch (kind) {
    case 'series':
      return sql`(${table}.series_id = ${itemId} AND ${table}.access = 'series')`
    case 'pass': {
      const exam = itemId.slice(passId('').length)
      return itemId === passId(null)
        ? sql`${table}.access <> 'free'`
        : sql`(${table}.access <> 'free' AND (json_array_length(${table}.exams) = 0
            OR EXISTS (SELECT 1 FROM json_each(${table}.exams) WHERE value = ${exam})))`
    }
    default:
      return sql`${table}.id = ${itemId}`
  }
}

const isHeldKind = ({ kind }: Bought, one: 'course' | 'material' | 'video'): boolean =>
  kind === 'series' || kind === 'pass' || kind === one

/** A student's uses since an instant, and the tests submitted since. */
export const usesSince = async (db: Database, userId: string, since: number) => {
  const [uses, taken] = await Promise.all([
    db.all<{ itemId: string; kind: UseKind; part: string }>(sql`
      SELECT item_id AS itemId, kind, part FROM item_uses
      WHERE user_id = ${userId} AND used_at >= ${since} LIMIT ${mostRows}`),
    db.all<{ id: string }>(sql`
      SELECT DISTINCT test_id AS id FROM attempts
      WHERE user_id = ${userId} AND submitted_at >= ${since} LIMIT ${mostRows}`),
  ])
  return { uses, tests: taken.map(({ id }) => id) }
}

/** Which of some tests come with a purchase. */
export const heldTests = async (db: Database, bought: Bought, testIds: readonly string[]): Promise<string[]> => {
  if (bought.kind !== 'series' && bought.kind !== 'pass') return []
  const found = await db.all<{ id: string }>(sql`
    SELECT tests.id AS id FROM tests
    WHERE tests.id IN (SELECT value FROM json_each(${JSON.stringify(testIds)})) AND ${isHeld(bought, sql`tests`)}`)
  return found.map(({ id }) => id)
}

/** Lessons of the courses of a purchase that are open to their buyers only, with the item that each shows. */
export const heldLessons = (db: Database, bought: Bought) =>
  isHeldKind(bought, 'course')
    ? db.all<{ courseId: string; lessonId: string; itemId: string | null }>(sql`
        SELECT courses.id AS courseId, lessons.value ->> 'id' AS lessonId,
          coalesce(lessons.value ->> 'videoId', lessons.value ->> 'materialId', lessons.value ->> 'testId') AS itemId
        FROM courses JOIN content_versions ON content_versions.id = courses.current_version_id
          CROSS JOIN json_each(content_versions.content, '$.chapters') AS chapters
          CROSS JOIN json_each(chapters.value, '$.lessons') AS lessons
        WHERE ${isHeld(bought, sql`courses`)} AND NOT lessons.value ->> 'preview' LIMIT ${mostRows}`)
    : []

/** Materials of a purchase outside its courses. */
export const heldMaterials = async (db: Database, bought: Bought) => {
  if (!isHeldKind(bought, 'material')) return []
  const rows = await db.all<{ id: string; extent: string }>(sql`
    SELECT materials.id AS id, materials.extent AS extent FROM materials
    WHERE ${isHeld(bought, sql`materials`)} AND materials.state = 'published' LIMIT ${mostRows}`)
  return rows.map(({ id, extent }) => ({ id, extent: JSON.parse(extent) as MaterialExtent }))
}

/** Videos of a purchase outside its courses. */
export const heldVideos = async (db: Database, bought: Bought): Promise<string[]> => {
  if (!isHeldKind(bought, 'video')) return []
  const rows = await db.all<{ id: string }>(sql`
    SELECT videos.id AS id FROM videos
    WHERE ${isHeld(bought, sql`videos`)} AND videos.state = 'published' LIMIT ${mostRows}`)
  return rows.map(({ id }) => id)
}
