import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { DomainEvent } from '../../domain/events/contract.ts'
import { eventDeliveries, events } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

/** An event whose queue message is lost waits this long for the clock. */
const unsentMs = 30_000

/** An id that is there already stays as it is, so that an event with a derived id is written once. */
export const insertEvent = ({ id, kind, payload, at }: DomainEvent, guard: SQL): SQL => sql`
  INSERT INTO events (id, kind, payload, at, send_after)
  SELECT ${id}, ${kind}, ${JSON.stringify(payload)}, ${at}, ${at + unsentMs} WHERE ${guard}
  ON CONFLICT (id) DO NOTHING`

/** An event that is not done yet, with the names of the handlers that have succeeded. */
export const findOpenEvent = async (db: Database, eventId: string) => {
  const [found, deliveries] = await db.batch([
    db
      .select({ id: events.id, kind: events.kind, payload: events.payload, at: events.at })
      .from(events)
      .where(and(eq(events.id, eventId), isNull(events.doneAt))),
    db.select({ handler: eventDeliveries.handler }).from(eventDeliveries).where(eq(eventDeliveries.eventId, eventId)),
  ])
  const [event] = found
  return event && { event, delivered: new Set(deliveries.map(({ handler }) => handler)) }
}

export const insertDelivery = (db: Database, eventId: string, handler: string, now: number) =>
  db.insert(eventDeliveries).values({ eventId, handler, deliveredAt: now }).onConflictDoNothing()

export const closeEvent = (db: Database, eventId: string, now: number) =>
  db.update(events).set({ doneAt: now }).where(eq(events.id, eventId))

/** Keeps the clock from sending an event again before an instant. */
export const holdEvent = (db: Database, eventId: string, until: number) =>
  db.update(events).set({ sendAfter: until }).where(eq(events.id, eventId))
