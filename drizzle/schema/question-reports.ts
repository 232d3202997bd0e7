import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { reportReasons } from '../../domain/questions/report-reasons.ts'
import { groupStates, reportOutcomes, reportStates, type ReasonCounts } from '../../domain/questions/report-states.ts'
import { createdAt, id, instant } from './columns.ts'

/** A student's report of a problem, one for each question and attempt, with the answer of the office. */
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
    /** Consequence of an accepted report; null for any other. */
    outcome: text('outcome', { enum: reportOutcomes }),
    /** Words of the office on it; null until it is decided. */
    answer: text('answer'),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('question_reports_one_idx').on(table.userId, table.questionId, table.attemptId),
    index('question_reports_state_idx').on(table.state, table.createdAt),
    index('question_reports_question_idx').on(table.questionId, table.createdAt, table.id),
  ],
)

/** Questions with reports, counted; rewritten in the transaction that adds or changes a report. */
export const reportedQuestions = sqliteTable(
  'reported_questions',
  {
    questionId: text('question_id').primaryKey(),
    /** That of the report which is least far: open before triaged before decided before closed. */
    state: text('state', { enum: groupStates }).notNull(),
    reports: integer('reports').notNull(),
    /** Reports that are open or triaged. */
    waiting: integer('waiting').notNull(),
    /** Reports by reason. */
    reasons: text('reasons', { mode: 'json' }).$type<ReasonCounts>().notNull(),
    newestAt: instant('newest_at').notNull(),
    /** Paper of the newest report. */
    newestTestVersionId: text('newest_test_version_id').notNull(),
    /** Number of acts of the office, which each begin from the one that they saw. */
    revision: integer('revision').notNull().default(1),
  },
  (table) => [
    index('reported_questions_newest_idx').on(table.state, table.newestAt, table.questionId),
    index('reported_questions_most_idx').on(table.state, table.reports, table.questionId),
  ],
)
