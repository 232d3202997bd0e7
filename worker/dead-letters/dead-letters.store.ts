import { sql, type SQL } from 'drizzle-orm'
import type { LetterQueue } from '../../domain/system/contract.ts'
import type { deadLetters } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'

/** Time after which a letter counts as unsent that was claimed for sending and is still here. */
const claimMs = 60_000

type NewLetter = Omit<typeof deadLetters.$inferInsert, 'sentAgainAt'>

/** Keeps a letter. A known one is open again, with its newest reason. */
export const putLetter = (db: Database, letter: NewLetter) => {
  const { id, queue, sealed, reason, subject, closing, userId, recipient, diedAt } = letter
  return inTransaction(db, [
    sql`
      INSERT INTO dead_letters (id, queue, sealed, reason, subject, closing, user_id, recipient, died_at)
      VALUES (${id}, ${queue}, ${sealed}, ${reason}, ${subject}, ${closing}, ${userId}, ${recipient}, ${diedAt})
      ON CONFLICT (id) DO UPDATE SET reason = coalesce(excluded.reason, reason), died_at = excluded.died_at,
        sent_again_at = NULL`,
  ])
}

/** Letters with something left to do: an event may have been delivered since, a submission scored. */
const isOpen = (now: number): SQL => sql`
  (sent_again_at IS NULL OR sent_again_at < ${now - claimMs})
  AND NOT (queue = 'events' AND EXISTS (SELECT 1 FROM events WHERE id = subject AND done_at IS NOT NULL))
  AND NOT (queue = 'results' AND EXISTS (
    SELECT 1 FROM results WHERE results.attempt_id = subject AND results.closing >= dead_letters.closing))`

/** Number of open letters of a queue, to `limit`. */
export const openLetters = (queue: LetterQueue, now: number, limit: number): SQL => sql`
  SELECT count(*) AS count, min(died_at) AS oldest FROM
    (SELECT died_at FROM dead_letters WHERE queue = ${queue} AND ${isOpen(now)} LIMIT ${limit})`

/** The newest open letters, with the kind of an event. */
export const newestLetters = (now: number, limit: number): SQL => sql`
  SELECT id, queue, sealed, reason, subject, died_at AS diedAt,
    CASE queue WHEN 'events' THEN (SELECT kind FROM events WHERE events.id = subject) END AS kind
  FROM dead_letters WHERE ${isOpen(now)} ORDER BY died_at DESC, id LIMIT ${limit}`

/** Claims open letters for sending: one, or the oldest of a queue. Returns them. */
export const claimLetters = (which: { id: string } | { queue: LetterQueue }, now: number, limit: number): SQL => sql`
  UPDATE dead_letters SET sent_again_at = ${now} WHERE id IN (
    SELECT id FROM dead_letters
    WHERE ${'id' in which ? sql`id = ${which.id}` : sql`queue = ${which.queue}`} AND sealed IS NOT NULL
      AND ${isOpen(now)} ORDER BY died_at LIMIT ${limit})
  RETURNING id, queue, sealed, subject`

const inIds = (ids: readonly string[]): SQL => sql`id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`

/** Deletes letters that the queue has again, and opens those that it refused. */
export const closeClaim = (db: Database, sent: readonly string[], unsent: readonly string[], now: number) =>
  inTransaction(db, [
    sql`DELETE FROM dead_letters WHERE ${inIds(sent)} AND sent_again_at = ${now}`,
    sql`UPDATE dead_letters SET sent_again_at = NULL WHERE ${inIds(unsent)} AND sent_again_at = ${now}`,
  ])

export const dropLetter = (id: string): SQL => sql`DELETE FROM dead_letters WHERE id = ${id}`

/** Deletes the letter of a mail whose delivery is replaced by another. */
export const dropDelivery = (deliveryId: string, when: SQL): SQL =>
  sql`DELETE FROM dead_letters WHERE queue = 'mail' AND subject = ${deliveryId} AND ${when}`

export const dropRecipient = (recipient: string): SQL => sql`DELETE FROM dead_letters WHERE recipient = ${recipient}`

export const purgeBefore = (db: Database, before: number) =>
  inTransaction(db, [sql`DELETE FROM dead_letters WHERE died_at < ${before}`])
