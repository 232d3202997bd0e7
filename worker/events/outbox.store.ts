import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { DomainEvent } from '../../domain/events/contract.ts'
import { eventDeliveries, events } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'

/** Delay before the cron sends an event whose queue message may be lost. */
const unsentMs = 30_000

/** Idempotent: an existing id stays as it is, so an event with a derived id is written once. */
export const insertEvent = ({ id, kind, payload, at }: DomainEvent, guard: SQL): SQL => sql`
  INSERT INTO events (id, kind, payload, at, send_after)
  SELECT ${id}, ${kind}, ${JSON.stringify(payload)}, ${at}, ${at + unsentMs} WHERE ${guard}
  ON CONFLICT (id) DO NOTHING`

/** An undelivered event with the names of the handlers that have succeeded. */
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

/** Postpones the next time that the cron sends an event. */
export const holdEvent = (db: Database, eventId: string, until: number) =>
  db.update(events).set({ sendAfter: until }).where(eq(events.id, eventId))

/** Writes the events with new ids, and returns those ids. */
export const insertNewEvents = async (db: Database, listed: readonly DomainEvent[]): Promise<string[]> => {
  const [inserted] = await inTransaction(db, [
    sql`
      INSERT INTO events (id, kind, payload, at, send_after)
      SELECT value ->> 'id', value ->> 'kind', value -> 'payload', value ->> 'at', (value ->> 'at') + ${unsentMs}
      FROM json_each(${JSON.stringify(listed)}) WHERE true
      ON CONFLICT (id) DO NOTHING RETURNING id`,
  ])
  return (inserted?.results ?? []).map(({ id }) => String(id))
}

/**
 * Claims events due to be sent again, and makes each due next at twice its age, within an hour: a long queue backlog must
 * not grow by a message a minute per event.
 */
export const claimUnsent = async (db: Database, now: number, limit: number): Promise<string[]> => {
  const [claimed] = await inTransaction(db, [
    sql`
      UPDATE events SET send_after = ${now} + min(max(${now} - at, 60000), 3600000)
      WHERE id IN (SELECT id FROM events WHERE done_at IS NULL AND send_after <= ${now} ORDER BY send_after LIMIT ${limit})
      RETURNING id`,
  ])
  return (claimed?.results ?? []).map(({ id }) => String(id))
}

/** Deletes a page of the events delivered before an instant. Returns their number. */
export const deleteDone = async (db: Database, before: number, limit: number): Promise<number> => {
  const page = sql`SELECT id FROM events WHERE done_at < ${before} ORDER BY done_at, id LIMIT ${limit}`
  const [, deleted] = await inTransaction(db, [
    sql`DELETE FROM event_deliveries WHERE event_id IN (${page})`,
    sql`DELETE FROM events WHERE id IN (${page})`,
  ])
  return deleted?.meta.changes ?? 0
}
