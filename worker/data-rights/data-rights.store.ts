import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { authSessions, erasures, users, type ErasureNeeds } from '../../drizzle/schema/index.ts'
import { auditRow, type AuditEntry } from '../activities/audit.ts'
import { dropRecipient } from '../dead-letters/dead-letters.ts'
import { keyDestruction } from '../activities/personal.ts'
import type { Database } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'
import { eraseChallengeStatements } from '../challenges/challenges.usecases.ts'
import { erasePurchaseStatements } from '../purchases/personal.usecases.ts'
import { eraseReportStatements } from '../questions/reports.usecases.ts'
import { eraseUserStatements } from '../tasks/tasks.usecases.ts'
import { personalTables, type PersonalTable } from './personal-tables.ts'

/** Rows of a personal table that belong to one student. */
export const rowsOf = async (
  db: Database,
  { table, owner }: Pick<PersonalTable, 'table' | 'owner'>,
  uid: string,
): Promise<Record<string, unknown>[]> => db.select().from(table).where(eq(owner, uid)).all()

/** Contact messages sent from this address without an account. */
export const messagesFrom = (db: Database, email: string) =>
  db.all<Record<string, unknown>>(sql`
    SELECT reference, name, topic, subject, message, created_at AS createdAt FROM contact_messages
    WHERE email = ${email} AND user_id IS NULL`)

export const findSessionTokens = async (db: Database, uid: string): Promise<string[]> =>
  (await db.select({ token: authSessions.token }).from(authSessions).where(eq(authSessions.userId, uid)).all()).map(
    ({ token }) => token,
  )

export const findPhoto = async (db: Database, uid: string): Promise<string | null> =>
  (await db.select({ photoURL: users.photoURL }).from(users).where(eq(users.uid, uid)).get())?.photoURL ?? null

export type NewErasure = {
  id: string
  subject: string
  uid: string
  needs: ErasureNeeds
  taskId: string
  now: number
  audit: AuditEntry
}

/**
 * Ends an account in one transaction: deletes its sign-in methods, sessions and record, and creates the erasure task.
 * Returns the tokens of the deleted sessions, or null when another request has already ended the account.
 */
export const endAccount = async (
  db: Database,
  { id, subject, uid, needs, taskId, now, audit }: NewErasure,
): Promise<string[] | null> => {
  const isOurs = sql`EXISTS (SELECT 1 FROM erasures WHERE id = ${id})`
  const [made, , ended] = await inTransaction(db, [
    sql`
      INSERT INTO erasures (id, subject, uid, needs, requested_at)
      VALUES (${id}, ${subject}, ${uid}, ${JSON.stringify(needs)}, ${now})
      ON CONFLICT DO NOTHING`,
    sql`
      INSERT INTO tasks (id, kind, state, input, created_at, updated_at)
      SELECT ${taskId}, 'account_erasure', 'waiting', ${JSON.stringify({ erasureId: id })}, ${now}, ${now}
      WHERE ${isOurs}`,
    sql`DELETE FROM auth_sessions WHERE user_id = ${uid} RETURNING token`,
    sql`DELETE FROM auth_verifications WHERE value = ${uid}`,
    sql`DELETE FROM email_tokens WHERE uid = ${uid}`,
    sql`DELETE FROM auth_accounts WHERE user_id = ${uid}`,
    sql`DELETE FROM auth_two_factors WHERE user_id = ${uid}`,
    sql`DELETE FROM auth_users WHERE id = ${uid}`,
    ...mirrorAndRecord(uid),
    sql`DELETE FROM student_profiles WHERE uid = ${uid}`,
    sql`DELETE FROM board_names WHERE user_id = ${uid}`,
    sql`DELETE FROM rank_cards WHERE user_id = ${uid}`,
    keyDestruction(uid),
    auditRow(audit, isOurs),
  ])
  if (made?.meta.changes !== 1) return null
  return ended?.results.map(({ token }) => token as string) ?? []
}

/** Deletes the mirror record before the user record, whose student id is the mirror's key. */
const mirrorAndRecord = (uid: string) => [
  sql`
    DELETE FROM users_by_student_id
    WHERE student_id = (SELECT student_id FROM users WHERE uid = ${uid}) AND uid = ${uid}`,
  sql`DELETE FROM users WHERE uid = ${uid}`,
]

/**
 * Deletes all rows of a student in one transaction; idempotent. Contact messages without an account are deleted up to
 * `requestedAt`, because later ones may come from a new owner of the address.
 */
export const deleteRows = (
  db: Database,
  uid: string,
  { email, recipient }: { email: string | null; recipient: string | null },
  requestedAt: number,
) =>
  inTransaction(db, [
    ...mirrorAndRecord(uid).slice(0, 1),
    ...personalTables
      .filter(({ erased }) => erased === 'deleted')
      .map(({ table, owner }) => sql`DELETE FROM ${table} WHERE ${owner} = ${uid}`),
    ...eraseReportStatements(uid),
    ...eraseChallengeStatements(uid),
    ...eraseUserStatements(uid),
    ...erasePurchaseStatements(uid),
    ...(recipient === null ? [] : [dropRecipient(recipient)]),
    sql`DELETE FROM contact_messages WHERE email = ${email} AND user_id IS NULL AND created_at <= ${requestedAt}`,
  ])

export const findErasure = (db: Database, id: string) => db.select().from(erasures).where(eq(erasures.id, id)).get()

/** Deletion of the account whose id has this hash. */
export const findErasureOf = (db: Database, subject: string) =>
  db
    .select({ requestedAt: erasures.requestedAt, doneAt: erasures.doneAt })
    .from(erasures)
    .where(eq(erasures.subject, subject))
    .get()

export const keepNeeds = (db: Database, id: string, needs: ErasureNeeds) =>
  db.update(erasures).set({ needs }).where(eq(erasures.id, id))

/** Removes all personal data from the row of a finished erasure. */
export const closeErasure = (db: Database, id: string, now: number) =>
  db.update(erasures).set({ uid: null, needs: null, doneAt: now }).where(eq(erasures.id, id))

/** Deletes erasures finished before this instant. */
export const deleteFinishedErasures = (db: Database, before: number) =>
  db.delete(erasures).where(and(isNotNull(erasures.doneAt), lt(erasures.doneAt, before)))
