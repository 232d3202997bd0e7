import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { attemptStates } from '../../domain/attempts/contract.ts'
import type { ExtraTime } from '../../domain/attempts/schedule.ts'
import { createdAt, flag, id, instant } from './columns.ts'

/** One row per attempt. Live answers belong to the attempt's Durable Object; this row is written when it starts and when it closes. */
export const attempts = sqliteTable(
  'attempts',
  {
    id: id(),
    userId: text('user_id').notNull(),
    testId: text('test_id').notNull(),
    testVersionId: text('test_version_id').notNull(),
    /** `in_progress` from the start to the score: whether the clock runs only the attempt's object knows. */
    state: text('state', { enum: attemptStates }).notNull(),
    startedAt: instant('started_at').notNull(),
    submittedAt: instant('submitted_at'),
    /** Why it was reset, reopened or invalidated; null where it was not. */
    reason: text('reason'),
    /** Where its response log is in R2, of which closing, and the hash that the log ends with; null until it is written. */
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
    index('attempts_user_started_idx').on(table.userId, table.startedAt),
    // Who sits a test right now: what a pause for all, and a student's extra time, are pushed to.
    index('attempts_open_idx')
      .on(table.testId, table.id)
      .where(sql`${table.state} = 'in_progress'`),
  ],
)

/** Extra time that a student has in every test, and why. */
export const accommodations = sqliteTable('accommodations', {
  userId: text('user_id').primaryKey(),
  extra: text('extra', { mode: 'json' }).$type<ExtraTime>().notNull(),
  /** Writes with a scribe: sections take the preset's time for it. */
  scribe: flag('scribe').notNull().default(false),
  reason: text('reason').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** Attempts of the demo test by day (in India): counts, and nothing about anyone. */
export const demoCounts = sqliteTable('demo_counts', {
  day: text('day').primaryKey(),
  finished: integer('finished').notNull(),
})
