import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { StoredIntegrity, StoredResponses, StoredScores } from '../../domain/results/compact.ts'
import { validities } from '../../domain/results/contract.ts'
import { normalisers } from '../../domain/catalogue/contract.ts'
import { languages } from '../../domain/language.ts'
import { bilingual, createdAt, flag, instant } from './columns.ts'

/**
 * The score of one attempt, in units (domain/results/marks.ts), with the answers it was made from, in the form of
 * domain/results/compact.ts: at most 2 kB a row with its indexes. The whole log of the attempt is in R2.
 */
export const results = sqliteTable(
  'results',
  {
    attemptId: text('attempt_id').primaryKey(),
    userId: text('user_id').notNull(),
    testId: text('test_id').notNull(),
    testVersionId: text('test_version_id').notNull(),
    receipt: text('receipt').notNull().unique(),
    submittedAt: instant('submitted_at').notNull(),
    closedBy: text('closed_by', { enum: ['student', 'time'] }).notNull(),
    lateSynced: integer('late_synced').notNull(),
    units: integer('units').notNull(),
    /** Sort key of equal scores by the preset's tie-breaks: the greater text ranks higher, equal texts share a rank. */
    tieKey: text('tie_key').notNull().default(''),
    /** Closing of the attempt that it was made from; a reopened attempt is closed again. */
    closing: integer('closing').notNull().default(1),
    /** `tests.key_revision` of the keys it was scored with. */
    keyRevision: integer('key_revision').notNull().default(1),
    standing: text('standing', { enum: validities }).notNull().default('counted'),
    /** Language chosen as the attempt began; null in results made before this column. */
    language: text('language', { enum: languages }),
    /** Synthetic demo data, labelled wherever it is shown. */
    synthetic: flag('synthetic').notNull().default(false),
    /** Times away from full screen and window, reported by the student's own page. */
    integrity: text('integrity', { mode: 'json' }).$type<StoredIntegrity>().notNull().default([]),
    /** True when it counts for ranks: the student's first in the test. */
    ranked: flag('ranked').notNull(),
    responses: text('responses', { mode: 'json' }).$type<StoredResponses>().notNull(),
    scores: text('scores', { mode: 'json' }).$type<StoredScores>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('results_one_ranked_idx')
      .on(table.userId, table.testId)
      .where(sql`${table.ranked} = 1`),
    index('results_user_test_idx').on(table.userId, table.testId, table.submittedAt),
    // Serves the order among equal scores and the top of a test.
    index('results_rank_idx')
      .on(table.testId, table.units, table.tieKey)
      .where(sql`${table.ranked} = 1`),
    index('results_test_idx').on(table.testId, table.attemptId),
    index('results_synthetic_idx')
      .on(table.testId)
      .where(sql`${table.synthetic} = 1 AND ${table.ranked} = 1`),
  ],
)

/** Number of first attempts by score: rank = 1 + everyone above, without counting rows of results. */
export const scoreHistogram = sqliteTable(
  'score_histogram',
  {
    testId: text('test_id').notNull(),
    units: integer('units').notNull(),
    students: integer('students').notNull(),
  },
  (table) => [primaryKey({ columns: [table.testId, table.units] })],
)

/** Names that students added to the top-ten board of a live test. */
export const boardNames = sqliteTable(
  'board_names',
  { testId: text('test_id').notNull(), userId: text('user_id').notNull(), name: text('name').notNull() },
  (table) => [primaryKey({ columns: [table.testId, table.userId] }), index('board_names_user_idx').on(table.userId)],
)

/** Public cards of ranks, each made with its student's consent. Taking one back deletes its row. */
export const rankCards = sqliteTable(
  'rank_cards',
  {
    /** 128 random bits: its public address. */
    code: text('code').primaryKey(),
    attemptId: text('attempt_id').notNull().unique(),
    userId: text('user_id').notNull(),
    showsName: flag('shows_name').notNull(),
    /** Rank and number of students when it was made. */
    rank: integer('rank').notNull(),
    of: integer('of').notNull(),
    madeAt: instant('made_at').notNull(),
  },
  (table) => [index('rank_cards_user_idx').on(table.userId)],
)

/** Changes that a re-scoring found or made, one row for each changed result. Units (domain/results/marks.ts). */
export const scoreChanges = sqliteTable(
  'score_changes',
  {
    taskId: text('task_id').notNull(),
    attemptId: text('attempt_id').notNull(),
    userId: text('user_id').notNull(),
    testId: text('test_id').notNull(),
    beforeUnits: integer('before_units').notNull(),
    afterUnits: integer('after_units').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.taskId, table.attemptId] }),
    index('score_changes_attempt_idx').on(table.attemptId),
  ],
)

/** Shifts of one exam whose scores are normalised together; each shift is a test. */
export const shiftGroups = sqliteTable('shift_groups', {
  id: text('id').primaryKey(),
  title: bilingual('title').notNull(),
  normaliser: text('normaliser', { enum: normalisers }).notNull(),
  state: text('state', { enum: ['open', 'computed'] }).notNull(),
  /** Histograms that the computation used, shown step by step. */
  stats: text('stats', { mode: 'json' }),
  computedAt: instant('computed_at'),
  /** Pattern that every shift follows; null in groups made before this column. */
  presetVersionId: text('preset_version_id'),
  /** Incremented by every act of an administrator on the group. */
  revision: integer('revision').notNull().default(1),
  /** Release of the results of all shifts. */
  releasedAt: instant('released_at'),
  createdAt: createdAt(),
})

export const normalisedScores = sqliteTable(
  'normalised_scores',
  {
    groupId: text('group_id').notNull(),
    attemptId: text('attempt_id').notNull(),
    testId: text('test_id').notNull(),
    userId: text('user_id').notNull(),
    units: integer('units').notNull(),
    /** Decimal text with as many decimals as the rule has. */
    normalised: text('normalised').notNull(),
    percentile: text('percentile').notNull(),
    rank: integer('rank').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.attemptId] }),
    index('normalised_scores_attempt_idx').on(table.attemptId),
  ],
)
