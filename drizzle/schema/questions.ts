import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import {
  difficulties,
  passageKinds,
  questionKinds,
  questionRights,
  type Bilingual,
  type QuestionKey,
} from '../../domain/questions/contract.ts'
import type { Reasons } from '../../domain/questions/bank.ts'
import type { Body } from '../../domain/questions/kinds/registry.ts'
import { keyOutcomes } from '../../domain/results/contract.ts'
import { bilingual, createdAt, id } from './columns.ts'
import { changedIndexes, contentColumns } from './content.ts'

/** An item of the bank; its texts are in its versions. `slug` is its code, `title` an excerpt of its stem. */
export const questions = sqliteTable(
  'questions',
  {
    ...contentColumns(),
    kind: text('kind', { enum: questionKinds }).notNull(),
    subject: text('subject').notNull(),
    /** Slug of a topic of the subject. */
    topic: text('topic').notNull(),
    difficulty: text('difficulty', { enum: difficulties }).notNull(),
    targetMs: integer('target_ms').notNull(),
    passageId: text('passage_id'),
    tags: text('tags', { mode: 'json' }).$type<string[]>().notNull(),
    rights: text('rights', { enum: questionRights }).notNull(),
    /** Where a text that is not original comes from. */
    source: text('source'),
  },
  (table) => [
    ...changedIndexes('questions', table),
    index('questions_subject_idx').on(table.subject, table.topic),
    index('questions_passage_idx')
      .on(table.passageId)
      .where(sql`${table.passageId} IS NOT NULL`),
  ],
)

/** Shared material of several questions; its texts are in its versions. `slug` is its code. */
export const passages = sqliteTable(
  'passages',
  { ...contentColumns(), kind: text('kind', { enum: passageKinds }).notNull() },
  (table) => [...changedIndexes('passages', table)],
)

/** Immutable, like the questions that reference it. Shares its id with the row of `content_versions`. */
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

/**
 * Immutable: what students saw. Shares its id with the row of `content_versions`. Markdown is stored beside the sanitised
 * HTML made from it.
 */
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
    /** Why an option is right or wrong, by its id. */
    reasons: text('reasons', { mode: 'json' }).$type<Reasons>().notNull().default({}),
    reasonsHtml: text('reasons_html', { mode: 'json' }).$type<Reasons>().notNull().default({}),
    hint: text('hint', { mode: 'json' }).$type<Bilingual>(),
    hintHtml: text('hint_html', { mode: 'json' }).$type<Bilingual>(),
    /** Reason for the change, perhaps in one language; null for the first key. */
    reason: text('reason', { mode: 'json' }).$type<Bilingual>(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.questionVersionId, table.version] }),
    uniqueIndex('question_keys_one_current_idx')
      .on(table.questionVersionId)
      .where(sql`${table.state} = 'current'`),
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
