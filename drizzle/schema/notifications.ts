import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { deliveryStates, studentMails } from '../../domain/notifications/delivery.ts'
import { createdAt, id, instant } from './columns.ts'

/**
 * Deliveries of mails whose outcome is kept: of answers, whose recipient and text are in the sender's own tables, and of
 * mails to students, of which the kind is kept for 90 days.
 */
export const mailDeliveries = sqliteTable(
  'mail_deliveries',
  {
    id: id(),
    state: text('state', { enum: deliveryStates }).notNull(),
    /** Student whose account the mail is about, and its kind; null for an answer. */
    userId: text('user_id'),
    kind: text('kind', { enum: studentMails }),
    /** Tries so far. */
    attempts: integer('attempts').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('mail_deliveries_state_idx').on(table.state, table.updatedAt),
    index('mail_deliveries_user_idx')
      .on(table.userId, table.createdAt, table.id)
      .where(sql`${table.userId} IS NOT NULL`),
    index('mail_deliveries_kept_idx')
      .on(table.createdAt)
      .where(sql`${table.userId} IS NOT NULL`),
  ],
)
