import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { attemptStates } from '../../domain/attempts/contract.ts'
import type { ExtraTime } from '../../domain/attempts/schedule.ts'
import { createdAt, flag, id, instant } from './columns.ts'

/** One row per attempt, written when it starts and when it closes. Live answers are in the attempt's Durable Object. */
export const attempts = sqliteTable(
  'attempts',
  {
    id: id(),
    userId: text('user_id').notNull(),
    testId: text('test_id').notNull(),
    testVersionId: text('test_version_id').notNull(),
    /** `in_progress` from start to score. Only the attempt's object knows whether the clock runs. */
    state: text('state', { enum: attemptStates }).notNull(),
    startedAt: instant('started_at').notNull(),
    submittedAt: instant('submitted_at'),
    /** The reason for a reset, reopening or invalidation; null otherwise. */
    reason: text('reason'),
    /** The response log: its key in R2, its close number and its last hash; null until it is written. */
    logKey: text('log_key'),
    logClosing: integer('log_closing'),
    logHash: text('log_hash'),
    createdAt: createdAt(),
  },
  (table) => [
    // Partial: a second open attempt of the same test must fail, finished ones may repeat.
    uniqueIndex('attempts_one_open_idx')
      .on(table.userId, table.testId)
      .where(sql`${table.state} = 'in_progress'`),
    index('attempts_user_test_idx').on(table.userId, table.testId, table.startedAt),
    // For notices to the students of a test.
    index('attempts_test_user_idx').on(table.testId, table.userId),
    index('attempts_user_started_idx').on(table.userId, table.startedAt),
    // Attempts of a day, and their students.
    index('attempts_started_idx').on(table.startedAt, table.userId),
    index('attempts_submitted_idx')
      .on(table.submittedAt)
      .where(sql`${table.submittedAt} IS NOT NULL`),
    // The open attempts of a test, for a pause of the test and a student's extra time.
    index('attempts_open_idx')
      .on(table.testId, table.id)
      .where(sql`${table.state} = 'in_progress'`),
  ],
)

/** A student's extra time in every test, and its reason. */
export const accommodations = sqliteTable('accommodations', {
  userId: text('user_id').primaryKey(),
  extra: text('extra', { mode: 'json' }).$type<ExtraTime>().notNull(),
  /** True for a candidate with a scribe: sections take the preset's time for it. */
  scribe: flag('scribe').notNull().default(false),
  reason: text('reason').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** Finished demo tests by day in India: counts without personal data. */
export const demoCounts = sqliteTable('demo_counts', {
  day: text('day').primaryKey(),
  finished: integer('finished').notNull(),
})
