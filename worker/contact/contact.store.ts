import { and, eq, inArray, lt } from 'drizzle-orm'
import { contactMessages } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

/** Stores a message. Returns its reference, or that of the stored message when it is a duplicate. */
export const keepMessage = async (db: Database, message: typeof contactMessages.$inferInsert): Promise<string> => {
  const { fingerprint } = message
  const [kept] = await db
    .insert(contactMessages)
    .values(message)
    .onConflictDoNothing({ target: contactMessages.fingerprint })
    .returning({ reference: contactMessages.reference })
  if (kept) return kept.reference
  const first = await db
    .select({ reference: contactMessages.reference })
    .from(contactMessages)
    .where(eq(contactMessages.fingerprint, fingerprint))
    .get()
  return first?.reference ?? message.reference
}

/** Deletes answered, closed and spam messages whose last change is before this instant. */
export const deleteMessages = (db: Database, before: number) =>
  db
    .delete(contactMessages)
    .where(
      and(
        inArray(contactMessages.state, ['answered', 'closed', 'spam']),
        lt(contactMessages.createdAt, before),
        lt(contactMessages.updatedAt, before),
      ),
    )
