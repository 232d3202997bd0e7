import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { exams as examsTable, presetBlueprints, presets, presetVersions } from '../schema/catalogue.ts'
import { organisations as organisationsTable } from '../schema/jobs.ts'
import {
  affairCategories as affairCategoriesTable,
  gstStates as gstStatesTable,
  subjects as subjectsTable,
  topics as topicsTable,
} from '../schema/reference.ts'
import { PresetPattern } from '../../domain/catalogue/contract.ts'
import { referenceAffairCategories } from './affair-categories.ts'
import { referenceBlueprints } from './blueprints/index.ts'
import { referenceExams } from './exams.ts'
import { gstStates } from './gst-states.ts'
import { organisations } from './organisations.ts'
import { allPresets } from './presets/index.ts'
import { referenceSubjects } from './subjects.ts'
import { topics } from './topics/index.ts'

/** Rows that a deployment starts with; keys are the table's columns in code. An `id` never changes. */
export type ReferenceSet = {
  kind: string
  table: SQLiteTable
  rows: Record<string, unknown>[]
  /** True for rows that never change once released: a change is a new row. */
  isImmutable?: boolean
  /** Raised with every change of the rows; otherwise the change is never loaded. */
  version: number
  /** Checksum of the rows. A test prints the new one, so that no change forgets the version. */
  checksum: string
}

const versionRows = allPresets.flatMap(({ id: presetId, versions }) =>
  versions.map(({ id, effectiveFrom, sourceNote, pattern }, index) => ({
    id,
    presetId,
    version: index + 1,
    effectiveFrom,
    sourceNote,
    pattern: PresetPattern.parse(pattern),
  })),
)

/** Sets of every database, a demo's included. Referenced rows come first. */
export const referenceOfAll: ReferenceSet[] = [
  {
    kind: 'exams',
    table: examsTable,
    rows: referenceExams.map((exam, position) => ({ ...exam, position })),
    version: 1,
    checksum: 'f27c85fb6eef',
  },
  {
    kind: 'presets',
    table: presets,
    rows: allPresets.map(({ id, examId, name, stage }) => ({ id, examId, name, stage })),
    version: 2,
    checksum: 'd6d0cdbd4d4c',
  },
  {
    kind: 'preset_versions',
    table: presetVersions,
    rows: versionRows,
    isImmutable: true,
    version: 2,
    checksum: '3094894e29cd',
  },
  {
    kind: 'preset_blueprints',
    table: presetBlueprints,
    rows: referenceBlueprints,
    isImmutable: true,
    version: 2,
    checksum: 'd2902f70a1be',
  },
  { kind: 'subjects', table: subjectsTable, rows: referenceSubjects, version: 2, checksum: '924b9a3b6ecc' },
  {
    kind: 'affair_categories',
    table: affairCategoriesTable,
    rows: referenceAffairCategories,
    version: 2,
    checksum: 'a5018a1e422b',
  },
  { kind: 'topics', table: topicsTable, rows: topics, version: 2, checksum: '4e5378b5ff5d' },
  { kind: 'gst_states', table: gstStatesTable, rows: gstStates, version: 1, checksum: '5ccda2650296' },
]

/** Sets of a deployment. In a demo, sample boards replace the organisations, since its jobs are samples. */
export const reference: ReferenceSet[] = [
  ...referenceOfAll,
  {
    kind: 'organisations',
    table: organisationsTable,
    rows: organisations.map((organisation, position) => ({ ...organisation, position })),
    version: 1,
    checksum: '361d9abab929',
  },
]
