import { inArray, sql, type SQL } from 'drizzle-orm'
import type { DeliveryState } from '../../domain/notifications/delivery.ts'
import { mailDeliveries } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

export const insertWhen = (id: string, now: number, when: SQL): SQL => sql`
  INSERT INTO mail_deliveries (id, state, created_at, updated_at) SELECT ${id}, 'queued', ${now}, ${now} WHERE ${when}`

/** Keeps the outcome of a try. A mail that was sent stays sent, however often its message is delivered. */
export const keepOutcome = (
  db: Database,
  { id, state, attempts, now }: { id: string; state: DeliveryState; attempts: number; now: number },
) =>
  db
    .update(mailDeliveries)
    .set({ state, attempts, updatedAt: now })
    .where(sql`${mailDeliveries.id} = ${id} AND ${mailDeliveries.state} <> 'sent'`)

export const findDeliveries = (db: Database, ids: readonly string[]) =>
  db
    .select()
    .from(mailDeliveries)
    .where(inArray(mailDeliveries.id, sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`))

export const requeue = (db: Database, ids: readonly string[], now: number) =>
  db
    .update(mailDeliveries)
    .set({ state: 'queued', updatedAt: now })
    .where(
      sql`${mailDeliveries.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND ${mailDeliveries.state} = 'failed'`,
    )
