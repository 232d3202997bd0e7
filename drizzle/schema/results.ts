import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { QuestionScore } from '../../domain/results/contract.ts'
import type { Response } from '../../domain/attempts/contract.ts'
import { createdAt, flag, instant } from './columns.ts'

/** The score of one sitting, in units of 1/180 mark, with the answers it was made from. */
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
    /** Whether it counts for ranks: the first of a student in a test. */
    ranked: flag('ranked').notNull(),
    responses: text('responses', { mode: 'json' }).$type<Response[]>().notNull(),
    scores: text('scores', { mode: 'json' }).$type<QuestionScore[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('results_one_ranked_idx')
      .on(table.userId, table.testId)
      .where(sql`${table.ranked} = 1`),
    index('results_user_test_idx').on(table.userId, table.testId, table.submittedAt),
  ],
)

/** How many first attempts have each score: rank = 1 + everyone above, without counting rows of results. */
export const scoreHistogram = sqliteTable(
  'score_histogram',
  {
    testId: text('test_id').notNull(),
    units: integer('units').notNull(),
    students: integer('students').notNull(),
  },
  (table) => [primaryKey({ columns: [table.testId, table.units] })],
)
