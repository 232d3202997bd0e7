import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { blueprintBases } from '../../domain/catalogue/blueprints/bases.ts'
import type { Blueprint } from '../../domain/catalogue/blueprints/contract.ts'
import { incidentKinds, type Grant, type IncidentDetail } from '../../domain/catalogue/live-room.ts'
import type { HallBanner } from '../../domain/attempts/hall.ts'
import type { PresetPattern, ReleaseRule } from '../../domain/catalogue/contract.ts'
import { testKinds } from '../../domain/catalogue/test-kinds.ts'
import { presetParts, type PresetSource } from '../../domain/catalogue/presets/office.ts'
import type { TestPause } from '../../domain/catalogue/window.ts'
import type { DraftBody } from '../../domain/content/contract.ts'
import { bilingual, createdAt, flag, id, instant } from './columns.ts'
import { changedIndexes, contentColumns } from './content.ts'

export const exams = sqliteTable('exams', {
  id: id(),
  slug: text('slug').notNull().unique(),
  title: bilingual('title').notNull(),
  position: integer('position').notNull(),
  /** Left out of lists; only while nothing names it. */
  isHidden: flag('is_hidden').notNull().default(false),
  createdAt: createdAt(),
})

/** An exam pattern under one name; its versions hold the rules. */
export const presets = sqliteTable('presets', {
  id: id(),
  examId: text('exam_id')
    .notNull()
    .references(() => exams.id),
  name: bilingual('name').notNull(),
  stage: text('stage').notNull(),
  createdAt: createdAt(),
})

/** Dated and immutable: a new notification makes a new version. */
export const presetVersions = sqliteTable(
  'preset_versions',
  {
    id: id(),
    presetId: text('preset_id')
      .notNull()
      .references(() => presets.id),
    version: integer('version').notNull(),
    effectiveFrom: text('effective_from').notNull(),
    sourceNote: text('source_note').notNull(),
    /** Official notification; null for patterns without one. */
    source: text('source', { mode: 'json' }).$type<PresetSource>(),
    /** Administrator's summary of the changes in this version; null for seeded versions. */
    changes: text('changes'),
    createdBy: text('created_by'),
    pattern: text('pattern', { mode: 'json' }).$type<PresetPattern>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('preset_versions_number_idx').on(table.presetId, table.version)],
)

/** Topics, kinds, difficulty and times of a preset's papers from a date on. Immutable, like its versions. */
export const presetBlueprints = sqliteTable(
  'preset_blueprints',
  {
    id: id(),
    presetId: text('preset_id')
      .notNull()
      .references(() => presets.id),
    version: integer('version').notNull(),
    effectiveFrom: text('effective_from').notNull(),
    basis: text('basis', { enum: blueprintBases }).notNull(),
    sourceNote: text('source_note').notNull(),
    /** Administrator's summary of the changes in this version; null for seeded versions. */
    changes: text('changes'),
    createdBy: text('created_by'),
    blueprint: text('blueprint', { mode: 'json' }).$type<Blueprint>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('preset_blueprints_number_idx').on(table.presetId, table.version)],
)

/** The next version of a preset's pattern, or of its blueprint, while it is written. */
export const presetDrafts = sqliteTable(
  'preset_drafts',
  {
    presetId: text('preset_id')
      .notNull()
      .references(() => presets.id),
    part: text('part', { enum: presetParts }).notNull(),
    /** Version that it was copied from; null for a first blueprint. */
    fromVersionId: text('from_version_id'),
    revision: integer('revision').notNull(),
    body: text('body', { mode: 'json' }).$type<DraftBody>().notNull(),
    updatedAt: instant('updated_at').notNull(),
    updatedBy: text('updated_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.presetId, table.part] })],
)

/** Series of tests. Description and FAQ are in the current version (`contentVersions`). */
export const series = sqliteTable(
  'series',
  {
    ...contentColumns(),
    /** Its one exam, named in `exams` by slug. */
    examId: text('exam_id')
      .notNull()
      .references(() => exams.id),
  },
  (table) => [
    ...changedIndexes('series', table),
    index('series_published_idx').on(table.state, table.publishedAt, table.id),
    index('series_title_idx').on(table.state, table.titleEn, table.id),
  ],
)

/** Earliest release of a test's results; mostly a little later, see domain/catalogue/window.ts. */
export const notReleasedBefore = sql`CASE WHEN release ->> 'rule' = 'at' THEN release ->> 'at' WHEN closes_at IS NULL THEN opens_at ELSE closes_at END`

/** Release rule in force: results of a shift wait for those of its group. */
export const releaseInForce =
  sql<ReleaseRule>`CASE WHEN tests.release_held THEN '{"rule":"held"}' ELSE tests.release END`.mapWith(
    (value: string) => JSON.parse(value) as ReleaseRule,
  )

/** Tests whose release the scheduler has to watch for. */
export const awaitsRelease = sql`released_at IS NULL AND (closes_at IS NOT NULL OR common_start = 1 OR release ->> 'rule' = 'at')`

/**
 * Tests. Sections and questions are in the current version (`testVersions`); attempts keep the version they were given.
 */
export const tests = sqliteTable(
  'tests',
  {
    ...contentColumns(),
    seriesId: text('series_id').references(() => series.id),
    /** Its one exam, named in `exams` by slug. */
    examId: text('exam_id')
      .notNull()
      .references(() => exams.id),
    /** Place in its series. */
    position: integer('position').notNull().default(0),
    kind: text('kind', { enum: testKinds }).notNull(),
    opensAt: instant('opens_at'),
    closesAt: instant('closes_at'),
    /** Minutes after `opensAt` in which an attempt may still begin; null until the window closes. */
    lateJoinMinutes: integer('late_join_minutes'),
    /** True for a live test with a lobby: one clock for all starts as the window opens. */
    commonStart: flag('common_start').notNull().default(false),
    /** Pauses for all, oldest first; `closesAt` has moved by those that have ended. */
    pauses: text('pauses', { mode: 'json' }).$type<TestPause[]>().notNull().default([]),
    /** True while the last pause has no end. */
    isPaused: flag('is_paused').generatedAlwaysAs(
      sql`json_extract(pauses, '$[#-1].from') IS NOT NULL AND json_extract(pauses, '$[#-1].to') IS NULL`,
    ),
    /** Longest extra time of any attempt, milliseconds: results wait for it. */
    extraMs: integer('extra_ms').notNull().default(0),
    attemptsAllowed: integer('attempts_allowed'),
    /** Incremented by every committed key change; keys read under an older revision are outdated. */
    keyRevision: integer('key_revision').notNull().default(1),
    /** Group of shifts that are normalised together. */
    shiftGroupId: text('shift_group_id'),
    /** True while its results wait for the release of its group, whatever its own rule says. */
    releaseHeld: flag('release_held').notNull().default(false),
    release: text('release', { mode: 'json' }).$type<ReleaseRule>().notNull(),
    /** Release of its results, set when the scheduler announces it. */
    releasedAt: instant('released_at'),
  },
  (table) => [
    ...changedIndexes('tests', table),
    index('tests_series_idx').on(table.seriesId, table.position),
    index('tests_window_idx').on(table.state, table.opensAt),
    index('tests_exam_idx').on(table.examId, table.access, table.position, table.id),
    index('tests_shift_idx').on(table.shiftGroupId),
    index('tests_unreleased_idx').on(notReleasedBefore).where(awaitsRelease),
  ],
)

/** Immutable: title, time and structure of a paper as published. Its id is also that of its row of `contentVersions`. */
export const testVersions = sqliteTable(
  'test_versions',
  {
    id: id(),
    testId: text('test_id').notNull(),
    version: integer('version').notNull(),
    presetVersionId: text('preset_version_id')
      .notNull()
      .references(() => presetVersions.id),
    title: bilingual('title').notNull(),
    durationMs: integer('duration_ms').notNull(),
    questionCount: integer('question_count').notNull(),
    /** Units (domain/results/marks.ts). */
    maxUnits: integer('max_units').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('test_versions_number_idx').on(table.testId, table.version)],
)

export const testSections = sqliteTable(
  'test_sections',
  {
    testVersionId: text('test_version_id')
      .notNull()
      .references(() => testVersions.id),
    position: integer('position').notNull(),
    /** Id of the preset's section with its marking. */
    presetSectionId: text('preset_section_id').notNull(),
    title: bilingual('title').notNull(),
    /** Own time, scaled to the test's length; null where it shares the test's. */
    durationMs: integer('duration_ms'),
  },
  (table) => [primaryKey({ columns: [table.testVersionId, table.position] })],
)

export const testQuestions = sqliteTable(
  'test_questions',
  {
    testVersionId: text('test_version_id')
      .notNull()
      .references(() => testVersions.id),
    sectionPosition: integer('section_position').notNull(),
    position: integer('position').notNull(),
    questionVersionId: text('question_version_id').notNull(),
    /** Marks of its rule, where a kind has several in a section (GATE: 1 and 2). */
    weight: integer('weight'),
  },
  (table) => [
    primaryKey({ columns: [table.testVersionId, table.position] }),
    index('test_questions_question_idx').on(table.questionVersionId),
  ],
)

/** Changes of the office in the room of a live test, beside the test's row. */
export const liveRooms = sqliteTable('live_rooms', {
  testId: text('test_id').primaryKey(),
  banner: text('banner', { mode: 'json' }).$type<HallBanner>(),
  /** Extra time of everyone, which late joiners get too. */
  grants: text('grants', { mode: 'json' }).$type<Grant[]>().notNull().default([]),
  /** All extra time given in the room, to everyone or to some, in milliseconds: results wait for it. */
  grantedMs: integer('granted_ms').notNull().default(0),
})

/** Incident log of live tests: the acts as they happen, and notes. The id is that of the act. */
export const incidents = sqliteTable(
  'incidents',
  {
    id: id(),
    testId: text('test_id').notNull(),
    at: instant('at').notNull(),
    /** Id of the administrator. */
    actor: text('actor').notNull(),
    kind: text('kind', { enum: incidentKinds }).notNull(),
    attemptId: text('attempt_id'),
    note: text('note'),
    detail: text('detail', { mode: 'json' }).$type<IncidentDetail>().notNull().default({}),
  },
  (table) => [
    index('incidents_test_idx').on(table.testId, table.at),
    index('incidents_attempt_idx')
      .on(table.attemptId)
      .where(sql`${table.attemptId} IS NOT NULL`),
  ],
)
