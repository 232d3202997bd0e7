import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { contentStates } from '../../domain/content.ts'
import { difficulties, passageKinds, questionKinds, type QuestionKey } from '../../domain/questions/contract.ts'
import type { Body } from '../../domain/questions/kinds/registry.ts'
import { reportReasons } from '../../domain/questions/report-reasons.ts'
import { keyOutcomes } from '../../domain/results/contract.ts'
import { bilingual, createdAt, id, instant } from './columns.ts'

/** An item of the bank; its texts are in its versions. */
export const questions = sqliteTable(
  'questions',
  {
    id: id(),
    code: text('code').notNull().unique(),
    subject: text('subject').notNull(),
    topic: text('topic').notNull(),
    difficulty: text('difficulty', { enum: difficulties }).notNull(),
    targetMs: integer('target_ms').notNull(),
    rights: text('rights', { enum: ['original', 'official_sample', 'licensed', 'blocked'] }).notNull(),
    state: text('state', { enum: contentStates }).notNull(),
    currentVersionId: text('current_version_id').notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [index('questions_subject_idx').on(table.subject, table.topic)],
)

/** Shared material of several questions; its texts are in its versions. */
export const passages = sqliteTable('passages', {
  id: id(),
  code: text('code').notNull().unique(),
  kind: text('kind', { enum: passageKinds }).notNull(),
  state: text('state', { enum: contentStates }).notNull(),
  currentVersionId: text('current_version_id').notNull(),
  createdAt: createdAt(),
  updatedAt: instant('updated_at').notNull(),
  deletedAt: instant('deleted_at'),
})

/** Immutable, like the questions that reference it. */
export const passageVersions = sqliteTable(
  'passage_versions',
  {
    id: id(),
    passageId: text('passage_id')
      .notNull()
      .references(() => passages.id),
    version: integer('version').notNull(),
    title: bilingual('title').notNull(),
    content: bilingual('content').notNull(),
    contentHtml: bilingual('content_html').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('passage_versions_number_idx').on(table.passageId, table.version)],
)

/** Immutable: what students saw. Markdown is stored beside the sanitised HTML made from it. */
export const questionVersions = sqliteTable(
  'question_versions',
  {
    id: id(),
    questionId: text('question_id')
      .notNull()
      .references(() => questions.id),
    version: integer('version').notNull(),
    kind: text('kind', { enum: questionKinds }).notNull(),
    passageVersionId: text('passage_version_id').references(() => passageVersions.id),
    stem: bilingual('stem').notNull(),
    stemHtml: bilingual('stem_html').notNull(),
    /** Public body beside the stem, by kind. */
    body: text('body', { mode: 'json' }).$type<Body>().notNull(),
    bodyHtml: text('body_html', { mode: 'json' }).$type<Body>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('question_versions_number_idx').on(table.questionId, table.version)],
)

const keyStates = ['current', 'proposed', 'superseded', 'dismissed'] as const

/**
 * Key and solution, apart from the question so that no reader of papers can select them by accident. A changed key is a
 * new version and scores only once it is current; exactly one is.
 */
export const questionKeys = sqliteTable(
  'question_keys',
  {
    questionVersionId: text('question_version_id')
      .notNull()
      .references(() => questionVersions.id),
    version: integer('version').notNull(),
    state: text('state', { enum: keyStates }).notNull(),
    outcome: text('outcome', { enum: keyOutcomes }).notNull().default('normal'),
    key: text('key', { mode: 'json' }).$type<QuestionKey>().notNull(),
    /** Further accepted keys where the outcome is `any_of`. */
    alternatives: text('alternatives', { mode: 'json' }).$type<QuestionKey[]>().notNull(),
    solution: bilingual('solution').notNull(),
    solutionHtml: bilingual('solution_html').notNull(),
    /** Reason for the change; null for the first key. */
    reason: text('reason'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.questionVersionId, table.version] }),
    uniqueIndex('question_keys_one_current_idx')
      .on(table.questionVersionId)
      .where(sql`${table.state} = 'current'`),
  ],
)

const reportStates = ['open', 'triaged', 'accepted', 'rejected', 'closed'] as const

/** A student's report of a problem. One open report per student and question version. */
export const questionReports = sqliteTable(
  'question_reports',
  {
    id: id(),
    userId: text('user_id').notNull(),
    attemptId: text('attempt_id').notNull(),
    questionId: text('question_id').notNull(),
    testVersionId: text('test_version_id').notNull(),
    reason: text('reason', { enum: reportReasons }).notNull(),
    note: text('note').notNull(),
    state: text('state', { enum: reportStates }).notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('question_reports_one_idx').on(table.userId, table.questionId, table.attemptId),
    index('question_reports_state_idx').on(table.state, table.createdAt),
  ],
)

/** A question bookmarked from its solution, as it was asked in that attempt; one row per student and question. */
export const questionBookmarks = sqliteTable(
  'question_bookmarks',
  {
    userId: text('user_id').notNull(),
    questionId: text('question_id')
      .notNull()
      .references(() => questions.id),
    questionVersionId: text('question_version_id')
      .notNull()
      .references(() => questionVersions.id),
    testId: text('test_id').notNull(),
    attemptId: text('attempt_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.questionId] }),
    index('question_bookmarks_user_idx').on(table.userId, table.createdAt),
  ],
)
