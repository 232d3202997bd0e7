import { and, desc, eq, lte, sql, type SQL } from 'drizzle-orm'
import { exams, presets, presetVersions } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

/** Version of a preset that is in force on a day, as `versionInForce` chooses it. */
export const findPreset = (db: Database, presetId: string, day: string) =>
  db
    .select({ versionId: presetVersions.id, pattern: presetVersions.pattern, exam: { id: exams.id, slug: exams.slug } })
    .from(presetVersions)
    .innerJoin(presets, eq(presets.id, presetVersions.presetId))
    .innerJoin(exams, eq(exams.id, presets.examId))
    .where(and(eq(presetVersions.presetId, presetId), lte(presetVersions.effectiveFrom, day)))
    .orderBy(desc(presetVersions.effectiveFrom), desc(presetVersions.version))
    .limit(1)
    .get()

export const isInserted = (testId: string): SQL => sql`EXISTS (SELECT 1 FROM tests WHERE id = ${testId})`

/** Takes a test out of every list. */
export const archiveTest = (testId: string, now: number, when: SQL): SQL => sql`
  UPDATE tests SET state = 'archived', updated_at = ${now} WHERE id = ${testId} AND ${when}`
