import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import {
  difficulties,
  questionKinds,
  subjects,
  type Bilingual,
  type QuestionKey,
} from '../../domain/questions/contract.ts'
import { contentStates } from './catalogue.ts'
import { bilingual, createdAt, id, instant } from './columns.ts'

/** One row per item of the bank; its words are in its versions. */
export const questions = sqliteTable(
  'questions',
  {
    id: id(),
    code: text('code').notNull().unique(),
    subject: text('subject', { enum: subjects }).notNull(),
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

type RichOption = { id: string; pinned?: boolean; content: Bilingual; html: Bilingual }

/** Immutable: what students saw. Markdown is kept beside the sanitised HTML made from it. */
export const questionVersions = sqliteTable(
  'question_versions',
  {
    id: id(),
    questionId: text('question_id')
      .notNull()
      .references(() => questions.id),
    version: integer('version').notNull(),
    kind: text('kind', { enum: questionKinds }).notNull(),
    stem: bilingual('stem').notNull(),
    stemHtml: bilingual('stem_html').notNull(),
    options: text('options', { mode: 'json' }).$type<RichOption[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('question_versions_number_idx').on(table.questionId, table.version)],
)

export const keyOutcomes = ['normal', 'any_of', 'dropped_all', 'dropped_attempted', 'zero_weight'] as const

/** What is right, and why: apart from the question, so that no reader of papers can take it along. */
export const questionKeys = sqliteTable('question_keys', {
  questionVersionId: text('question_version_id')
    .primaryKey()
    .references(() => questionVersions.id),
  outcome: text('outcome', { enum: keyOutcomes }).notNull().default('normal'),
  key: text('key', { mode: 'json' }).$type<QuestionKey>().notNull(),
  solution: bilingual('solution').notNull(),
  solutionHtml: bilingual('solution_html').notNull(),
  createdAt: createdAt(),
})
