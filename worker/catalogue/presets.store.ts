import { and, asc, count, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import { exams, presets, presetVersions, tests, testVersions } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import type { MadeVersion } from './dated-part.ts'
import { draftAt } from './preset-drafts.store.ts'

/** Presets in the order of their exams. */
export const listPresets = (db: Database) =>
  db
    .select({
      id: presets.id,
      name: presets.name,
      stage: presets.stage,
      exam: { id: exams.id, title: exams.title },
      hasDraft: sql<number>`EXISTS (SELECT 1 FROM preset_drafts WHERE preset_id = ${presets.id})`,
    })
    .from(presets)
    .innerJoin(exams, eq(exams.id, presets.examId))
    .orderBy(exams.position, sql`${presets.name} ->> 'en'`)

export const findPreset = (db: Database, id: string) =>
  db
    .select({
      id: presets.id,
      name: presets.name,
      stage: presets.stage,
      exam: { id: exams.id, title: exams.title },
    })
    .from(presets)
    .innerJoin(exams, eq(exams.id, presets.examId))
    .where(eq(presets.id, id))
    .get()

/** Stages of presets that follow no official paper. */
const ownStages = ['practice', 'demo']

/** Versions of the presets of some exams, named by slug; those of official papers first. */
export const listVersionsOfExams = (db: Database, slugs: readonly string[]) =>
  db
    .select({
      presetId: presets.id,
      name: presets.name,
      version: presetVersions.version,
      effectiveFrom: presetVersions.effectiveFrom,
      pattern: presetVersions.pattern,
    })
    .from(presetVersions)
    .innerJoin(presets, eq(presets.id, presetVersions.presetId))
    .innerJoin(exams, eq(exams.id, presets.examId))
    .where(sql`${exams.slug} IN (SELECT value FROM json_each(${JSON.stringify(slugs)}))`)
    .orderBy(inArray(presets.stage, ownStages), exams.position, presets.id)

export const listAllVersions = (db: Database) =>
  db
    .select({
      presetId: presetVersions.presetId,
      version: presetVersions.version,
      effectiveFrom: presetVersions.effectiveFrom,
      sourceNote: presetVersions.sourceNote,
      pattern: presetVersions.pattern,
    })
    .from(presetVersions)

/** Versions of a preset, newest first. */
export const listVersions = (db: Database, presetId: string) =>
  db.select().from(presetVersions).where(eq(presetVersions.presetId, presetId)).orderBy(desc(presetVersions.version))

/** State of a test at a time: planned before its window, over after it. */
const stateAt = (now: number) => sql<'open' | 'planned' | 'over'>`CASE
  WHEN ${tests.state} <> 'published' OR ${tests.closesAt} <= ${now} THEN 'over'
  WHEN ${tests.opensAt} > ${now} THEN 'planned' ELSE 'open' END`

const testsOf = (presetId: string | null): SQL | undefined =>
  and(isNull(tests.deletedAt), presetId === null ? undefined : eq(presetVersions.presetId, presetId))

/** Numbers of tests by version and state; of all presets without one. */
export const countTests = (db: Database, now: number, presetId: string | null) =>
  db
    .select({
      presetId: presetVersions.presetId,
      version: presetVersions.version,
      state: stateAt(now),
      tests: count(),
    })
    .from(tests)
    .innerJoin(testVersions, eq(testVersions.id, tests.currentVersionId))
    .innerJoin(presetVersions, eq(presetVersions.id, testVersions.presetVersionId))
    .where(testsOf(presetId))
    .groupBy(presetVersions.presetId, presetVersions.version, sql`3`)

/** Open and planned tests of a preset: those with a window first. */
export const listTests = (db: Database, now: number, presetId: string, limit: number) =>
  db
    .select({
      id: tests.id,
      title: testVersions.title,
      state: stateAt(now),
      opensAt: tests.opensAt,
      closesAt: tests.closesAt,
      version: presetVersions.version,
    })
    .from(tests)
    .innerJoin(testVersions, eq(testVersions.id, tests.currentVersionId))
    .innerJoin(presetVersions, eq(presetVersions.id, testVersions.presetVersionId))
    .where(and(testsOf(presetId), sql`${stateAt(now)} <> 'over'`))
    .orderBy(sql`${tests.closesAt} IS NULL`, asc(tests.opensAt), asc(tests.id))
    .limit(limit)

type NewVersion = MadeVersion & {
  effectiveFrom: string
  sourceNote: string
  source: string | null
  changes: string
  pattern: string
}

/** Inserts the version when the draft still has the revision and no other version has the number. */
export const insertVersion = ({ id, presetId, version, revision, ...row }: NewVersion): SQL => sql`
  INSERT INTO preset_versions
    (id, preset_id, version, effective_from, source_note, source, changes, created_by, pattern, created_at)
  SELECT ${id}, ${presetId}, ${version}, ${row.effectiveFrom}, ${row.sourceNote}, ${row.source}, ${row.changes},
    ${row.by}, ${row.pattern}, ${row.now}
  WHERE ${draftAt(presetId, 'pattern', revision)}
  ON CONFLICT DO NOTHING`

export const isVersionInserted = (id: string): SQL => sql`EXISTS (SELECT 1 FROM preset_versions WHERE id = ${id})`
