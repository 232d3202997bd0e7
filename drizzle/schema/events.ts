import { sql } from 'drizzle-orm'
import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { eventKinds } from '../../domain/events/contract.ts'
import { id, instant } from './columns.ts'

/** The outbox: rows written in the transaction of their change and delivered by the events queue. */
export const events = sqliteTable(
  'events',
  {
    id: id(),
    kind: text('kind', { enum: eventKinds }).notNull(),
    payload: text('payload', { mode: 'json' }).$type<unknown>().notNull(),
    /** Time of the occurrence. */
    at: instant('at').notNull(),
    /** Time from which the cron sends an undelivered event again. */
    sendAfter: instant('send_after').notNull(),
    /** Time at which the last handler succeeded. */
    doneAt: instant('done_at'),
  },
  (table) => [
    index('events_open_idx')
      .on(table.sendAfter)
      .where(sql`${table.doneAt} IS NULL`),
    index('events_done_idx')
      .on(table.doneAt)
      .where(sql`${table.doneAt} IS NOT NULL`),
  ],
)

/** Successful deliveries by event and handler: a retry runs the other handlers only. */
export const eventDeliveries = sqliteTable(
  'event_deliveries',
  {
    eventId: text('event_id').notNull(),
    handler: text('handler').notNull(),
    deliveredAt: instant('delivered_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.handler] })],
)
