import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { attemptStates, responseStatuses } from '../../domain/attempts/contract.ts'
import { instant } from './columns.ts'

/** The attempt object's own SQLite: one row that is the sitting. */
export const sitting = sqliteTable('sitting', {
  id: integer('id').primaryKey(),
  attemptId: text('attempt_id').notNull(),
  userId: text('user_id').notNull(),
  testId: text('test_id').notNull(),
  testVersionId: text('test_version_id').notNull(),
  durationMs: integer('duration_ms').notNull(),
  closesAt: instant('closes_at'),
  state: text('state', { enum: attemptStates }).notNull(),
  language: text('language'),
  /** Fences writers: only the lease of this epoch may write. */
  epoch: integer('epoch').notNull(),
  revision: integer('revision').notNull(),
  begunAt: instant('begun_at'),
  deadlineAt: instant('deadline_at'),
  lastAckAt: instant('last_ack_at'),
  closedAt: instant('closed_at'),
  closedBy: text('closed_by', { enum: ['student', 'time'] }),
  submissionId: text('submission_id'),
  receipt: text('receipt'),
})

/** One row: question ids with their kinds and option ids, as JSON: what an answer may name. Apart, since every save rewrites the sitting. */
export const paper = sqliteTable('paper', {
  id: integer('id').primaryKey(),
  questions: text('questions').notNull(),
})

/** Every event that was acknowledged, never changed: the journal of the sitting. */
export const events = sqliteTable(
  'events',
  {
    device: text('device').notNull(),
    seq: integer('seq').notNull(),
    epoch: integer('epoch').notNull(),
    questionId: text('question_id').notNull(),
    answer: text('answer').notNull(),
    status: text('status', { enum: responseStatuses }).notNull(),
    at: instant('at').notNull(),
    ms: integer('ms').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.device, table.seq] })],
)

/** What has to reach D1: the row goes only when the result is seen there. */
export const outbox = sqliteTable('outbox', {
  id: integer('id').primaryKey(),
  message: text('message').notNull(),
  sends: integer('sends').notNull(),
})
