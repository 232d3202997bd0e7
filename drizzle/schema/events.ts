import { sql } from 'drizzle-orm'
import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { eventKinds } from '../../domain/events/contract.ts'
import { id, instant } from './columns.ts'

/** The outbox: written in the same transaction as the change it tells of, delivered by the events queue. */
export const events = sqliteTable(
  'events',
  {
    id: id(),
    kind: text('kind', { enum: eventKinds }).notNull(),
    payload: text('payload', { mode: 'json' }).$type<unknown>().notNull(),
    /** When it happened. */
    at: instant('at').notNull(),
    /** When the clock sends it again unless it is done by then. */
    sendAfter: instant('send_after').notNull(),
    /** When the last handler succeeded. */
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

/** Handlers that succeeded, by event: a retry runs the others only. */
export const eventDeliveries = sqliteTable(
  'event_deliveries',
  {
    eventId: text('event_id').notNull(),
    handler: text('handler').notNull(),
    deliveredAt: instant('delivered_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.handler] })],
)
