import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { affairCategories } from '../../domain/current-affairs/categories.ts'
import type { DigestPdfs } from '../../domain/current-affairs/contract.ts'
import { createdAt, flag } from './columns.ts'
import { changedIndexes, contentColumns } from './content.ts'
import { tests } from './catalogue.ts'

/** Current-affairs items by day; their texts are in the current version. */
export const currentAffairs = sqliteTable(
  'current_affairs',
  {
    ...contentColumns(),
    /** Day under which it is listed, `YYYY-MM-DD` in India. */
    date: text('date').notNull(),
    /** Day of the event. */
    eventDate: text('event_date'),
    category: text('category', { enum: affairCategories }).notNull(),
    /** Demo content, labelled wherever it is shown. */
    isSample: flag('is_sample').notNull().default(false),
  },
  (table) => [
    ...changedIndexes('current_affairs', table),
    index('current_affairs_date_idx').on(table.state, table.date, table.id),
    index('current_affairs_category_idx').on(table.state, table.category, table.date, table.id),
  ],
)

/** Test of a day's quiz; days in India. */
export const dailyQuizzes = sqliteTable('daily_quizzes', {
  date: text('date').primaryKey(),
  testId: text('test_id')
    .notNull()
    .unique()
    .references(() => tests.id),
  /** Demo content, labelled wherever it is shown. */
  isSample: flag('is_sample').notNull().default(false),
  createdAt: createdAt(),
})

/** PDFs of a month. The row is inserted together with its task, so that there is never a second task. */
export const affairDigests = sqliteTable('affair_digests', {
  month: text('month').primaryKey(),
  taskId: text('task_id').notNull(),
  /** Null until both languages are rendered. */
  files: text('files', { mode: 'json' }).$type<DigestPdfs>(),
  itemCount: integer('item_count'),
  createdAt: createdAt(),
})
