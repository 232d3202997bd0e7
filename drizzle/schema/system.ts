import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { letterQueues } from '../../domain/system/contract.ts'
import { id, instant } from './columns.ts'

/** Messages that failed after all tries of their queue, for 30 days. */
export const deadLetters = sqliteTable(
  'dead_letters',
  {
    /** Keyed hash of queue and body: the same message is kept once. */
    id: id(),
    queue: text('queue', { enum: letterQueues }).notNull(),
    /** Encrypted body; null for one that is too large. */
    sealed: text('sealed'),
    /** Last error, with masked addresses. */
    reason: text('reason'),
    /** Event, attempt or delivery of the message. */
    subject: text('subject'),
    /** Closing of a submission. */
    closing: integer('closing'),
    /** Student of a submission. */
    userId: text('user_id'),
    /** Keyed hash of a mail's address. */
    recipient: text('recipient'),
    diedAt: instant('died_at').notNull(),
    /** Time of sending it again; the row is deleted once the queue has it. */
    sentAgainAt: instant('sent_again_at'),
  },
  (table) => [
    index('dead_letters_queue_idx').on(table.queue, table.diedAt),
    index('dead_letters_died_idx').on(table.diedAt),
    index('dead_letters_user_idx').on(table.userId),
    index('dead_letters_recipient_idx').on(table.recipient),
    // The letter of a delivery.
    index('dead_letters_subject_idx').on(table.queue, table.subject),
  ],
)

/** Last run of each scheduled job. */
export const cronRuns = sqliteTable('cron_runs', {
  job: text('job').primaryKey(),
  startedAt: instant('started_at').notNull(),
  endedAt: instant('ended_at').notNull(),
  /** Null after a success. */
  error: text('error'),
})
