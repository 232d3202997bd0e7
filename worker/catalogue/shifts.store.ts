import { and, eq, inArray, isNotNull, isNull, notInArray, sql, type SQL } from 'drizzle-orm'
import { presets, presetVersions, tests, testVersions } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import { isAttempted, structureOf } from './test-versions.store.ts'

export const findShiftGroup = (db: Database, testId: string) =>
  db.select({ groupId: tests.shiftGroupId }).from(tests).where(eq(tests.id, testId)).get()

/** Tests that are normalised together, in the order they were held. */
export const listShifts = (db: Database, groupId: string) =>
  db
    .select({ id: tests.id, title: testVersions.title })
    .from(tests)
    .innerJoin(testVersions, eq(testVersions.id, tests.currentVersionId))
    .where(and(eq(tests.shiftGroupId, groupId), isNull(tests.deletedAt)))
    .orderBy(tests.opensAt, tests.position, tests.id)

const sittings = (db: Database) =>
  db
    .select({
      id: tests.id,
      groupId: tests.shiftGroupId,
      title: testVersions.title,
      state: tests.state,
      opensAt: tests.opensAt,
      closesAt: tests.closesAt,
      commonStart: tests.commonStart,
      extraMs: tests.extraMs,
      pauses: tests.pauses,
      durationMs: testVersions.durationMs,
      updatedAt: tests.updatedAt,
      releaseHeld: tests.releaseHeld,
      versionId: testVersions.id,
      presetVersionId: testVersions.presetVersionId,
      maxUnits: testVersions.maxUnits,
      structure: structureOf(sql`tests.current_version_id`),
      isAttempted: sql<boolean>`${isAttempted(sql`tests.id`)}`.mapWith((value: number) => value === 1),
    })
    .from(tests)
    .innerJoin(testVersions, eq(testVersions.id, tests.currentVersionId))
    .$dynamic()

export type Sitting = Awaited<ReturnType<typeof sittings>>[number]

/** Shifts of some groups, in the order they are held. */
export const listSittings = (db: Database, groupIds: readonly string[]): Promise<Sitting[]> =>
  sittings(db)
    .where(and(inArray(tests.shiftGroupId, [...groupIds]), isNull(tests.deletedAt)))
    .orderBy(tests.opensAt, tests.position, tests.id)

export const findSitting = (db: Database, testId: string): Promise<Sitting | undefined> =>
  sittings(db)
    .where(and(eq(tests.id, testId), isNull(tests.deletedAt), notInArray(tests.kind, ['demo', 'daily_quiz'])))
    .get()

const offeredTests = 30

/** Tests that may become a shift, the next to be held first. */
export const listOffered = (db: Database, presetVersionId: string): Promise<Sitting[]> =>
  sittings(db)
    .where(
      and(
        eq(tests.state, 'published'),
        eq(testVersions.presetVersionId, presetVersionId),
        isNull(tests.shiftGroupId),
        isNull(tests.deletedAt),
        isNotNull(tests.opensAt),
        isNotNull(tests.closesAt),
        notInArray(tests.kind, ['demo', 'daily_quiz']),
        sql`NOT ${isAttempted(sql`tests.id`)}`,
      ),
    )
    .orderBy(tests.opensAt, tests.id)
    .limit(offeredTests)

/** Names of the presets of some versions. */
export const namesOfPresets = (db: Database, presetVersionIds: readonly string[]) =>
  db
    .select({ presetVersionId: presetVersions.id, name: presets.name })
    .from(presetVersions)
    .innerJoin(presets, eq(presets.id, presetVersions.presetId))
    .where(inArray(presetVersions.id, [...presetVersionIds]))

/** SQL condition: the test is as it was read, is no shift, and nobody has attempted it. */
export const mayJoin = ({ id, versionId, updatedAt }: Sitting): SQL => sql`EXISTS (
  SELECT 1 FROM tests WHERE id = ${id} AND shift_group_id IS NULL AND current_version_id = ${versionId}
    AND updated_at = ${updatedAt} AND state = 'published' AND deleted_at IS NULL AND NOT ${isAttempted(id)})`

/** SQL condition: the test is a shift of the group, and nobody has attempted it. */
export const mayLeave = (id: string, groupId: string): SQL => sql`EXISTS (
  SELECT 1 FROM tests WHERE id = ${id} AND shift_group_id = ${groupId} AND NOT ${isAttempted(id)})`

/** Makes a test a shift of a group, or of none. The results of a shift wait for the group. */
export const moveStatement = (id: string, groupId: string | null, now: number, done: SQL): SQL => sql`
  UPDATE tests SET shift_group_id = ${groupId}, release_held = ${groupId === null ? 0 : 1}, updated_at = ${now}
  WHERE id = ${id} AND ${done}`

/** The shifts of a group are those that were read, with the same times. */
export const areAsRead = (groupId: string, read: readonly Sitting[]): SQL => sql`(
  SELECT json_group_array(json_array(id, updated_at, extra_ms)) FROM (
    SELECT id, updated_at, extra_ms FROM tests WHERE shift_group_id = ${groupId} AND deleted_at IS NULL
    ORDER BY opens_at, position, id)
  ) = ${JSON.stringify(read.map(({ id, updatedAt, extraMs }) => [id, updatedAt, extraMs]))}`

/** Releases results that were held. */
export const releaseHeldStatement = (groupId: string, now: number, done: SQL): SQL => sql`
  UPDATE tests SET release_held = 0, release = ${JSON.stringify({ rule: 'at', at: now })}, released_at = ${now},
    updated_at = ${now}
  WHERE shift_group_id = ${groupId} AND release_held = 1 AND ${done}`
