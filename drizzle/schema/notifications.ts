import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { deliveryStates } from '../../domain/notifications/delivery.ts'
import { createdAt, id, instant } from './columns.ts'

/** Deliveries of mails whose sender waits for the outcome. Recipient and text are in the sender's own tables. */
export const mailDeliveries = sqliteTable(
  'mail_deliveries',
  {
    id: id(),
    state: text('state', { enum: deliveryStates }).notNull(),
    /** Tries so far. */
    attempts: integer('attempts').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('mail_deliveries_state_idx').on(table.state, table.updatedAt)],
)
