import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Proposal } from '../../domain/challenges/proposal.ts'
import { caseStates, challengeStates, decisions } from '../../domain/challenges/states.ts'
import { bilingual, createdAt, id, instant } from './columns.ts'

/**
 * Students' challenges of keys. An erased student's row keeps the proposal under a random id, so that the counts stay;
 * its words and picture go.
 */
export const keyChallenges = sqliteTable(
  'key_challenges',
  {
    id: id(),
    userId: text('user_id').notNull(),
    attemptId: text('attempt_id').notNull(),
    testId: text('test_id').notNull(),
    questionId: text('question_id').notNull(),
    questionVersionId: text('question_version_id').notNull(),
    /** Version of the key that was in force. */
    keyVersion: integer('key_version').notNull(),
    /** With the lists of its key in one order, so that equal proposals are equal texts. */
    proposal: text('proposal', { mode: 'json' }).$type<Proposal>().notNull(),
    reason: text('reason').notNull(),
    source: text('source').notNull(),
    /** Key of its picture in R2; null without one. */
    picture: text('picture'),
    state: text('state', { enum: challengeStates }).notNull(),
    /** Null until the ruling. */
    rulingId: text('ruling_id'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('key_challenges_one_waiting_idx')
      .on(table.userId, table.questionVersionId)
      .where(sql`${table.state} IN ('open', 'taken_up')`),
    index('key_challenges_user_idx').on(table.userId, table.testId, table.createdAt),
    index('key_challenges_version_idx').on(table.questionVersionId, table.createdAt, table.id),
    index('key_challenges_test_idx').on(table.testId, table.questionVersionId),
  ],
)

/** Challenged versions of questions, counted; rewritten in the transaction that adds or changes a challenge. */
export const challengedQuestions = sqliteTable(
  'challenged_questions',
  {
    questionVersionId: text('question_version_id').primaryKey(),
    questionId: text('question_id').notNull(),
    state: text('state', { enum: caseStates }).notNull(),
    /** Without the withdrawn ones. */
    challenges: integer('challenges').notNull(),
    /** Open or taken up. */
    waiting: integer('waiting').notNull(),
    /** Oldest that waits; null where none does. */
    oldestAt: instant('oldest_at'),
    newestAt: instant('newest_at').notNull(),
    takenBy: text('taken_by'),
    takenAt: instant('taken_at'),
    /** Number of acts of the office, which each begin from the one that they saw. */
    revision: integer('revision').notNull().default(1),
  },
  (table) => [
    index('challenged_questions_newest_idx').on(table.state, table.newestAt, table.questionVersionId),
    index('challenged_questions_most_idx').on(table.state, table.challenges, table.questionVersionId),
    index('challenged_questions_waiting_idx')
      .on(table.oldestAt, table.questionVersionId)
      .where(sql`${table.waiting} > 0`),
  ],
)

/** Public rulings on challenged keys; never changed. */
export const keyRulings = sqliteTable(
  'key_rulings',
  {
    id: id(),
    questionId: text('question_id').notNull(),
    questionVersionId: text('question_version_id').notNull(),
    decision: text('decision', { enum: decisions }).notNull(),
    /** Public. */
    reason: bilingual('reason').notNull(),
    /** Version of the key that was challenged, and the one in force from then on. */
    fromKey: integer('from_key').notNull(),
    toKey: integer('to_key').notNull(),
    /** Challenges that it closed. */
    challenges: integer('challenges').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('key_rulings_version_idx').on(table.questionVersionId, table.createdAt)],
)
