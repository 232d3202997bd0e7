import { asc, eq, sql } from 'drizzle-orm'
import { exams, presets, presetVersions } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

/** Versions of all presets in the order of their exams, or the one with an id. */
export const listPatterns = (db: Database, presetVersionId?: string) =>
  db
    .select({
      presetVersionId: presetVersions.id,
      presetId: presets.id,
      name: presets.name,
      exam: { slug: exams.slug, title: exams.title },
      version: presetVersions.version,
      effectiveFrom: presetVersions.effectiveFrom,
      sourceNote: presetVersions.sourceNote,
      pattern: presetVersions.pattern,
    })
    .from(presetVersions)
    .innerJoin(presets, eq(presets.id, presetVersions.presetId))
    .innerJoin(exams, eq(exams.id, presets.examId))
    .where(presetVersionId === undefined ? undefined : eq(presetVersions.id, presetVersionId))
    .orderBy(asc(exams.position), sql`${presets.name} ->> 'en'`, asc(presetVersions.version))
