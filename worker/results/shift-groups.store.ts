import { count, desc, eq, and, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm'
import type { Bilingual } from '../../domain/questions/text.ts'
import { results, shiftGroups } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

export type ShiftGroupRow = typeof shiftGroups.$inferSelect

const listedGroups = 100

/** Groups with what becomes of their computation, read at one instant. */
const groups = (db: Database) =>
  db
    .select({
      ...getTableColumns(shiftGroups),
      isComputing: sql<boolean>`EXISTS (
        SELECT 1 FROM tasks
        WHERE kind = 'normalisation' AND tasks.state IN ('waiting', 'running')
          AND input ->> 'groupId' = shift_groups.id)`.mapWith((value: number) => value === 1),
    })
    .from(shiftGroups)
    .$dynamic()

export type GroupInWork = Awaited<ReturnType<typeof groups>>[number]

/** Groups, the newest first. */
export const listGroups = (db: Database): Promise<GroupInWork[]> =>
  groups(db).orderBy(desc(shiftGroups.createdAt), shiftGroups.id).limit(listedGroups)

export const findGroupInWork = (db: Database, groupId: string): Promise<GroupInWork | undefined> =>
  groups(db).where(eq(shiftGroups.id, groupId)).get()

/** Number of first attempts that count, by test. */
export const countStudents = async (db: Database, testIds: readonly string[]): Promise<Map<string, number>> => {
  const rows = await db
    .select({ testId: results.testId, students: count() })
    .from(results)
    .where(and(inArray(results.testId, [...testIds]), sql`${results.ranked} = 1`, eq(results.standing, 'counted')))
    .groupBy(results.testId)
  return new Map(rows.map(({ testId, students }) => [testId, students]))
}

type NewGroup = Pick<ShiftGroupRow, 'id' | 'title' | 'normaliser'> & { presetVersionId: string; now: number }

export const insertGroup = ({ id, title, normaliser, presetVersionId, now }: NewGroup, done: SQL): SQL => sql`
  INSERT INTO shift_groups (id, title, normaliser, state, preset_version_id, revision, created_at)
  SELECT ${id}, ${JSON.stringify(title)}, ${normaliser}, 'open', ${presetVersionId}, 1, ${now} WHERE ${done}`

/** SQL condition: the group is as it was seen. */
export const isAt = (groupId: string, revision: number): SQL =>
  sql`EXISTS (SELECT 1 FROM shift_groups WHERE id = ${groupId} AND revision = ${revision})`

/** SQL condition: the results of the group are not out. */
export const isHeld = (groupId: string): SQL =>
  sql`EXISTS (SELECT 1 FROM shift_groups WHERE id = ${groupId} AND released_at IS NULL)`

/** SQL condition: the last computation is the one that was seen. */
export const isComputedAt = (groupId: string, computedAt: number): SQL => sql`EXISTS (
  SELECT 1 FROM shift_groups WHERE id = ${groupId} AND state = 'computed' AND computed_at = ${computedAt})`

export const renameStatement = (groupId: string, title: Bilingual, done: SQL): SQL => sql`
  UPDATE shift_groups SET title = ${JSON.stringify(title)}, revision = revision + 1 WHERE id = ${groupId} AND ${done}`

/** After a change of the shifts, figures that were computed are those of other shifts. */
export const reopenStatement = (groupId: string, done: SQL): SQL => sql`
  UPDATE shift_groups SET revision = revision + 1, state = 'open', stats = NULL, computed_at = NULL
  WHERE id = ${groupId} AND ${done}`

export const releaseStatement = (groupId: string, now: number, done: SQL): SQL => sql`
  UPDATE shift_groups SET released_at = ${now}, revision = revision + 1 WHERE id = ${groupId} AND ${done}`

/** Marks a group as being computed, if it is as it was seen. */
export const beginStatement = (groupId: string, revision: number): SQL => sql`
  UPDATE shift_groups SET revision = revision + 1, state = 'open', computed_at = NULL,
    stats = coalesce(stats, '{"shifts":[]}')
  WHERE id = ${groupId} AND revision = ${revision}`
