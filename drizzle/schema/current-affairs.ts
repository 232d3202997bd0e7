import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { affairCategories } from '../../domain/current-affairs/categories.ts'
import type { DigestPdfs } from '../../domain/current-affairs/contract.ts'
import { createdAt, flag } from './columns.ts'
import { changedIndexes, contentColumns } from './content.ts'
import { tests } from './catalogue.ts'

/** Items of the news by day; what they say is in their version. */
export const currentAffairs = sqliteTable(
  'current_affairs',
  {
    ...contentColumns(),
    /** `YYYY-MM-DD` in India: the day it came into the list. */
    date: text('date').notNull(),
    /** The day of what it tells. */
    eventDate: text('event_date'),
    category: text('category', { enum: affairCategories }).notNull(),
    /** Demo content, which says so wherever it is shown. */
    isSample: flag('is_sample').notNull().default(false),
  },
  (table) => [
    ...changedIndexes('current_affairs', table),
    index('current_affairs_date_idx').on(table.state, table.date, table.id),
    index('current_affairs_category_idx').on(table.state, table.category, table.date, table.id),
  ],
)

/** Which test is the quiz of a day in India. */
export const dailyQuizzes = sqliteTable('daily_quizzes', {
  date: text('date').primaryKey(),
  testId: text('test_id')
    .notNull()
    .unique()
    .references(() => tests.id),
  /** Demo content, which says so wherever it is shown. */
  isSample: flag('is_sample').notNull().default(false),
  createdAt: createdAt(),
})

/** The document of a month: a row is there from the moment that its task is, so that there is never a second task. */
export const affairDigests = sqliteTable('affair_digests', {
  month: text('month').primaryKey(),
  taskId: text('task_id').notNull(),
  /** Null until both are made. */
  files: text('files', { mode: 'json' }).$type<DigestPdfs>(),
  itemCount: integer('item_count'),
  createdAt: createdAt(),
})
