import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { difficulties } from '../../domain/questions/contract.ts'
import {
  statisticsGroups,
  type ItemFigures,
  type StatisticsFlag,
  type TestFigures,
} from '../../domain/results/statistics/contract.ts'
import type { BiasSums, LanguageBias } from '../../domain/results/statistics/language-bias.ts'
import type { LevelFit } from '../../domain/results/statistics/levels.ts'
import { latenesses } from '../../domain/revision/review-fit.ts'
import { flag, instant } from './columns.ts'

/** Tests with first attempts: whether their statistics are outdated, and when they were computed. */
export const statisticsRuns = sqliteTable(
  'statistics_runs',
  {
    testId: text('test_id').primaryKey(),
    /** True when first attempts or keys changed since the statistics were computed. */
    isDue: flag('is_due').notNull(),
    computedAt: instant('computed_at'),
  },
  (table) => [
    index('statistics_runs_due_idx')
      .on(table.testId)
      .where(sql`${table.isDue} = 1`),
  ],
)

/** Statistics of a version of a test over first attempts, by language. */
export const testStatistics = sqliteTable(
  'test_statistics',
  {
    testVersionId: text('test_version_id').notNull(),
    language: text('language', { enum: statisticsGroups }).notNull(),
    testId: text('test_id').notNull(),
    figures: text('figures', { mode: 'json' }).$type<TestFigures>().notNull(),
    /** JSON: how well levels predict answers; only for all languages. */
    levelFit: text('level_fit', { mode: 'json' }).$type<LevelFit>(),
    /** Students of the demo data among all. */
    synthetic: integer('synthetic').notNull(),
    computedAt: instant('computed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.testVersionId, table.language] }),
    index('test_statistics_test_idx').on(table.testId),
    index('test_statistics_computed_idx')
      .on(table.computedAt)
      .where(sql`${table.language} = 'all'`),
  ],
)

/** Statistics of a version of a question in a version of a test, by language. */
export const itemStatistics = sqliteTable(
  'item_statistics',
  {
    questionVersionId: text('question_version_id').notNull(),
    testVersionId: text('test_version_id').notNull(),
    language: text('language', { enum: statisticsGroups }).notNull(),
    testId: text('test_id').notNull(),
    questionId: text('question_id').notNull(),
    figures: text('figures', { mode: 'json' }).$type<ItemFigures>().notNull(),
    /** See domain/results/statistics/language-gap.ts; only for all languages. */
    languageGap: real('language_gap'),
    /** JSON: sums of domain/results/statistics/language-bias.ts; only for all languages. */
    languageSums: text('language_sums', { mode: 'json' }).$type<BiasSums>(),
    /** Level of domain/revision/elo.ts in logits with the answers behind it; only for all languages. */
    level: real('level'),
    levelAnswers: integer('level_answers').notNull().default(0),
    /** Version of the key that scored it. */
    keyVersion: integer('key_version').notNull(),
    /** Students of the demo data among all. */
    synthetic: integer('synthetic').notNull(),
    computedAt: instant('computed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.questionVersionId, table.testVersionId, table.language] }),
    index('item_statistics_question_idx').on(table.questionId),
    index('item_statistics_test_idx').on(table.testId),
  ],
)

/**
 * Coverage of predicted intervals by pattern, as sums over students: each student's deck adds a mock
 * once, and nothing names the student.
 */
export const predictionCoverage = sqliteTable('prediction_coverage', {
  presetId: text('preset_id').primaryKey(),
  students: integer('students').notNull(),
  mocks: integer('mocks').notNull(),
  inside: integer('inside').notNull(),
})

/** Figures of a version of a question over all tests, with its flags: what lists and the dashboard read. */
export const questionStatistics = sqliteTable(
  'question_statistics',
  {
    questionVersionId: text('question_version_id').primaryKey(),
    questionId: text('question_id').notNull(),
    /** By language (domain/results/statistics/pooling.ts); a language without students has none. */
    figures: text('figures', { mode: 'json' }).$type<Partial<Record<'all' | 'en' | 'hi', ItemFigures>>>().notNull(),
    languageGap: real('language_gap'),
    /** JSON: odds of English against Hindi over all tests; null below the least number of students. */
    languageBias: text('language_bias', { mode: 'json' }).$type<LanguageBias>(),
    /** Level of domain/revision/elo.ts over all tests; null without answers. */
    level: real('level'),
    levelAnswers: integer('level_answers').notNull().default(0),
    students: integer('students').notNull(),
    flags: text('flags', { mode: 'json' }).$type<StatisticsFlag[]>().notNull(),
    /** By facility; null below the least number of students. */
    difficulty: text('difficulty', { enum: difficulties }),
    keyVersion: integer('key_version').notNull(),
    /** True while its key is suspect and nobody confirmed it. */
    isSuspect: flag('is_suspect').notNull(),
    /** True while it is flagged as harder in one language. */
    isUneven: flag('is_uneven').notNull().default(false),
    /** Version of the key that an administrator confirmed, with instant and reason. */
    confirmedKey: integer('confirmed_key'),
    confirmedAt: instant('confirmed_at'),
    confirmedReason: text('confirmed_reason'),
    synthetic: integer('synthetic').notNull(),
    computedAt: instant('computed_at').notNull(),
  },
  (table) => [
    index('question_statistics_question_idx').on(table.questionId),
    index('question_statistics_suspect_idx')
      .on(table.computedAt)
      .where(sql`${table.isSuspect} = 1`),
    index('question_statistics_uneven_idx')
      .on(table.computedAt)
      .where(sql`${table.isUneven} = 1`),
  ],
)

/**
 * Fit of the predictions of revision, by day in India and lateness: sums that decks send once a day, without students.
 * `decks` is the number of students in the sums.
 */
export const reviewFit = sqliteTable(
  'review_fit',
  {
    day: text('day').notNull(),
    lateness: text('lateness', { enum: latenesses }).notNull(),
    decks: integer('decks').notNull(),
    reviews: integer('reviews').notNull(),
    right: integer('right').notNull(),
    predicted: real('predicted').notNull(),
    logLoss: real('log_loss').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.lateness] })],
)
