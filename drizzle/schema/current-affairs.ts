import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { DigestPdfs } from '../../domain/current-affairs/contract.ts'
import { feedFaults, feedFormats } from '../../domain/current-affairs/feeds.ts'
import type { QuizQuestionBody } from '../../domain/current-affairs/quiz.ts'
import { languages } from '../../domain/language.ts'
import { createdAt, flag, id, instant } from './columns.ts'
import { changedIndexes, contentColumns } from './content.ts'
import { tests } from './catalogue.ts'
import { facts } from './facts.ts'

/** Current-affairs items by day; their texts are in the current version. */
export const currentAffairs = sqliteTable(
  'current_affairs',
  {
    ...contentColumns(),
    /** Day under which it is listed, `YYYY-MM-DD` in India. */
    date: text('date').notNull(),
    /** Day of the event. */
    eventDate: text('event_date'),
    category: text('category').notNull(),
    /** Demo content, labelled wherever it is shown. */
    isSample: flag('is_sample').notNull().default(false),
  },
  (table) => [
    ...changedIndexes('current_affairs', table),
    index('current_affairs_date_idx').on(table.state, table.date, table.id),
    index('current_affairs_category_idx').on(table.state, table.category, table.date, table.id),
  ],
)

/** Items that a student has read. */
export const affairReads = sqliteTable(
  'affair_reads',
  {
    userId: text('user_id').notNull(),
    itemId: text('item_id').notNull(),
    readAt: instant('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.itemId] })],
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

/** Question of a day's quiz as its author writes it, complete or not; published with the quiz. */
export const affairQuestions = sqliteTable(
  'affair_questions',
  {
    id: id(),
    /** Day of the quiz. */
    date: text('date').notNull(),
    itemId: text('item_id').notNull(),
    factId: text('fact_id').references(() => facts.id),
    revision: integer('revision').notNull(),
    body: text('body', { mode: 'json' }).$type<QuizQuestionBody>().notNull(),
    /** Question of the bank; null until published. */
    questionId: text('question_id'),
    createdAt: createdAt(),
    createdBy: text('created_by'),
    updatedAt: instant('updated_at').notNull(),
    updatedBy: text('updated_by'),
  },
  (table) => [
    index('affair_questions_date_idx').on(table.date, table.id),
    index('affair_questions_item_idx').on(table.itemId),
    index('affair_questions_fact_idx')
      .on(table.factId)
      .where(sql`${table.factId} IS NOT NULL`),
  ],
)

/** Sources of the feed importer. */
export const affairFeeds = sqliteTable(
  'affair_feeds',
  {
    id: id(),
    revision: integer('revision').notNull(),
    name: text('name').notNull(),
    url: text('url').notNull().unique(),
    /** Null until it was read once. */
    format: text('format', { enum: feedFormats }),
    language: text('language', { enum: languages }).notNull(),
    /** Category of new drafts. */
    category: text('category').notNull(),
    isOn: flag('is_on').notNull(),
    /** Validators of conditional requests. */
    etag: text('etag'),
    lastModified: text('last_modified'),
    checkedAt: instant('checked_at'),
    nextAt: instant('next_at').notNull(),
    fault: text('fault', { enum: feedFaults }),
    /** HTTP status, for the fault `status`. */
    faultStatus: integer('fault_status'),
    /** Failed readings since the last successful one. */
    failures: integer('failures').notNull().default(0),
    createdAt: createdAt(),
    createdBy: text('created_by'),
    updatedAt: instant('updated_at').notNull(),
    updatedBy: text('updated_by'),
  },
  (table) => [
    index('affair_feeds_due_idx')
      .on(table.nextAt)
      .where(sql`${table.isOn} = 1`),
  ],
)

/** Entries of feeds: headline, link and a short extract, as private notes of the item drafted from them. */
export const affairEntries = sqliteTable(
  'affair_entries',
  {
    id: id(),
    feedId: text('feed_id')
      .notNull()
      .references(() => affairFeeds.id, { onDelete: 'cascade' }),
    /** SHA-256 of the entry's own id, else of its address. */
    hash: text('hash').notNull(),
    title: text('title').notNull(),
    url: text('url'),
    extract: text('extract').notNull(),
    publishedAt: instant('published_at'),
    foundAt: instant('found_at').notNull(),
    /** Last reading of the feed that held the entry. */
    seenAt: instant('seen_at').notNull(),
    state: text('state', { enum: ['new', 'accepted', 'dismissed'] }).notNull(),
    /** Item drafted from it. */
    itemId: text('item_id'),
    updatedAt: instant('updated_at').notNull(),
    updatedBy: text('updated_by'),
  },
  (table) => [
    uniqueIndex('affair_entries_hash_idx').on(table.feedId, table.hash),
    index('affair_entries_new_idx')
      .on(table.foundAt, table.id)
      .where(sql`${table.state} = 'new'`),
    index('affair_entries_item_idx')
      .on(table.itemId)
      .where(sql`${table.itemId} IS NOT NULL`),
    index('affair_entries_seen_idx').on(table.seenAt),
  ],
)
