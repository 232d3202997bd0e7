import { and, desc, eq, inArray, isNotNull, lt, sql, type SQL } from 'drizzle-orm'
import type { DeliveryState, StudentMail } from '../../domain/notifications/delivery.ts'
import { deadLetters, mailDeliveries } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import { isBefore, type Cursor } from '../platform/paging.ts'

export const insertWhen = (id: string, now: number, when: SQL): SQL => sql`
  INSERT INTO mail_deliveries (id, state, created_at, updated_at) SELECT ${id}, 'queued', ${now}, ${now} WHERE ${when}`

type Outcome = { id: string; state: DeliveryState; attempts: number; now: number }

/** Outcome of a mail about a student's account. */
type ListedOutcome = Outcome & { userId: string; kind: StudentMail }

const rowOf = ({ now, ...outcome }: ListedOutcome) => ({ ...outcome, createdAt: now, updatedAt: now })

/** Lists a mail to a student, unless its outcome was kept first. */
export const insertListed = (db: Database, outcome: ListedOutcome) =>
  db.insert(mailDeliveries).values(rowOf(outcome)).onConflictDoNothing()

/** Keeps the outcome of a mail to a student, which may be known before the mail is listed. */
export const keepListed = (db: Database, outcome: ListedOutcome) => {
  const { state, attempts, now } = outcome
  return db
    .insert(mailDeliveries)
    .values(rowOf(outcome))
    .onConflictDoUpdate({
      target: mailDeliveries.id,
      set: { state, attempts, updatedAt: now },
      setWhere: sql`${mailDeliveries.state} <> 'sent'`,
    })
}

/** Keeps the outcome of a try. A mail that was sent stays sent, however often its message is delivered. */
export const keepOutcome = (db: Database, { id, state, attempts, now }: Outcome) =>
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

/** Mails to a student before a mark, newest first, each with its dead letter. */
export const listOfStudent = (db: Database, userId: string, before: Cursor | null, limit: number) =>
  db
    .select({ delivery: mailDeliveries, letterId: deadLetters.id, reason: deadLetters.reason })
    .from(mailDeliveries)
    .leftJoin(
      deadLetters,
      and(
        eq(deadLetters.queue, 'mail'),
        eq(deadLetters.subject, mailDeliveries.id),
        eq(mailDeliveries.state, 'failed'),
      ),
    )
    .where(and(eq(mailDeliveries.userId, userId), isBefore(mailDeliveries.createdAt, mailDeliveries.id, before)))
    .orderBy(desc(mailDeliveries.createdAt), desc(mailDeliveries.id))
    .limit(limit)

/** Deletes the list of mails to students before an instant. */
export const deleteListed = (db: Database, before: number) =>
  db.delete(mailDeliveries).where(and(isNotNull(mailDeliveries.userId), lt(mailDeliveries.createdAt, before)))
