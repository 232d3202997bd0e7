import { and, desc, eq, lte, sql, type SQL } from 'drizzle-orm'
import type { Bilingual } from '../../domain/questions/text.ts'
import { presets, presetVersions } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

/** Version of a preset that is in force on a day, as `versionInForce` chooses it. */
export const findPreset = (db: Database, presetId: string, day: string) =>
  db
    .select({ versionId: presetVersions.id, pattern: presetVersions.pattern, examId: presets.examId })
    .from(presetVersions)
    .innerJoin(presets, eq(presets.id, presetVersions.presetId))
    .where(and(eq(presetVersions.presetId, presetId), lte(presetVersions.effectiveFrom, day)))
    .orderBy(desc(presetVersions.effectiveFrom), desc(presetVersions.version))
    .limit(1)
    .get()

type NewTest = { id: string; examId: string; kind: string; opensAt: number | null; now: number }

/** Free practice test, open from `opensAt` on. */
export const insertTest = ({ id, examId, kind, opensAt, now }: NewTest, when: SQL): SQL => sql`
  INSERT INTO tests
    (id, exam_id, position, code, kind, access, state, current_version_id, opens_at, release, updated_at)
  SELECT ${id}, ${examId}, 0, ${id}, ${kind}, 'free', 'live', ${`${id}_v1`}, ${opensAt}, '{"rule":"at_once"}', ${now}
  WHERE ${when}`

export const isInserted = (testId: string): SQL => sql`EXISTS (SELECT 1 FROM tests WHERE id = ${testId})`

type FirstVersion = {
  testId: string
  presetVersionId: string
  title: Bilingual
  durationMs: number
  questionCount: number
  maxUnits: number
  section: { id: string; title: Bilingual }
  questionVersionIds: readonly string[]
}

/** First version of a test with one section. */
export const insertFirstVersion = (version: FirstVersion, when: SQL): SQL[] => {
  const id = `${version.testId}_v1`
  return [
    sql`
      INSERT INTO test_versions (id, test_id, version, preset_version_id, title, duration_ms, question_count, max_units)
      SELECT ${id}, ${version.testId}, 1, ${version.presetVersionId}, ${JSON.stringify(version.title)},
        ${version.durationMs}, ${version.questionCount}, ${version.maxUnits} WHERE ${when}`,
    sql`
      INSERT INTO test_sections (test_version_id, position, preset_section_id, title)
      SELECT ${id}, 1, ${version.section.id}, ${JSON.stringify(version.section.title)} WHERE ${when}`,
    sql`
      INSERT INTO test_questions (test_version_id, section_position, position, question_version_id)
      SELECT ${id}, 1, row.key + 1, row.value FROM json_each(${JSON.stringify(version.questionVersionIds)}) AS row
      WHERE ${when}`,
  ]
}

/** Takes a test out of every list. */
export const archiveTest = (testId: string, now: number, when: SQL): SQL => sql`
  UPDATE tests SET state = 'archived', deleted_at = ${now}, updated_at = ${now} WHERE id = ${testId} AND ${when}`
