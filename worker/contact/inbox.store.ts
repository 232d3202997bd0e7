import { and, asc, desc, eq, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm'
import type { InboxQuery } from '../../domain/contact/office.ts'
import { contactAnswers, contactDrafts, contactMessages, contactNotes } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import { isBefore, type Cursor } from '../platform/paging.ts'

type Filter = Pick<InboxQuery, 'topic' | 'q'> & { state: NonNullable<InboxQuery['state']> }

/** Values that begin with a text, by the range of an index. */
const beginsWith = (column: typeof contactMessages.email | typeof contactMessages.reference, text: string) =>
  and(gte(column, text), lt(column, `${text}\uffff`))

const conditionOf = ({ state, topic, q }: Filter): SQL | undefined =>
  q
    ? or(beginsWith(contactMessages.reference, q.toUpperCase()), beginsWith(contactMessages.email, q.toLowerCase()))
    : and(
        state === 'new' ? inArray(contactMessages.state, ['new', 'read']) : eq(contactMessages.state, state),
        topic && eq(contactMessages.topic, topic),
      )

/** A page of the inbox: new messages from the oldest, others from the newest. */
export const listMessages = (db: Database, filter: Filter, after: Cursor | null, limit: number) => {
  const isOldestFirst = filter.state === 'new' && !filter.q
  const place = sql`(${contactMessages.createdAt}, ${contactMessages.id})`
  const mark = after ? sql`(${after.value}, ${after.id})` : undefined
  const order = isOldestFirst ? asc : desc
  return db
    .select()
    .from(contactMessages)
    .where(and(conditionOf(filter), mark && (isOldestFirst ? sql`${place} > ${mark}` : sql`${place} < ${mark}`)))
    .orderBy(order(contactMessages.createdAt), order(contactMessages.id))
    .limit(limit)
}

export const countMessages = async (db: Database, filter: Filter, limit: number): Promise<number> =>
  (await db.select({ id: contactMessages.id }).from(contactMessages).where(conditionOf(filter)).limit(limit)).length

export const findMessage = (db: Database, id: string) =>
  db.select().from(contactMessages).where(eq(contactMessages.id, id)).get()

/** Oldest first. */
export const answersOf = (db: Database, messageId: string) =>
  db.select().from(contactAnswers).where(eq(contactAnswers.messageId, messageId)).orderBy(asc(contactAnswers.createdAt))

export const findAnswer = (db: Database, messageId: string, id: string) =>
  db
    .select()
    .from(contactAnswers)
    .where(and(eq(contactAnswers.id, id), eq(contactAnswers.messageId, messageId)))
    .get()

/** Oldest first. */
export const notesOf = (db: Database, messageId: string) =>
  db.select().from(contactNotes).where(eq(contactNotes.messageId, messageId)).orderBy(asc(contactNotes.createdAt))

export const findDraft = (db: Database, messageId: string) =>
  db.select().from(contactDrafts).where(eq(contactDrafts.messageId, messageId)).get()

type NewText = { id: string; messageId: string; text: string; by: string; now: number }

/** Moves a message to a state from the revision that was seen. */
export const moveStatement = ({
  messageId,
  state,
  revision,
  now,
}: {
  messageId: string
  state: string
  revision: number
  now: number
}): SQL => sql`
  UPDATE contact_messages SET state = ${state}, revision = revision + 1, updated_at = ${now}
  WHERE id = ${messageId} AND revision = ${revision}`

/** Answers a message from the revision that was seen, and empties the draft. */
export const answerStatements = ({
  id,
  messageId,
  text,
  by,
  now,
  revision,
  deliveryId,
}: NewText & { revision: number; deliveryId: string }): SQL[] => [
  moveStatement({ messageId, state: 'answered', revision, now }),
  sql`
    INSERT INTO contact_answers (id, message_id, text, delivery_id, created_at, created_by)
    SELECT ${id}, ${messageId}, ${text}, ${deliveryId}, ${now}, ${by} WHERE changes() = 1`,
  sql`
    UPDATE contact_drafts SET text = '', revision = revision + 1, updated_at = ${now}, updated_by = ${by}
    WHERE message_id = ${messageId} AND ${hasAnswer(id)}`,
]

export const hasAnswer = (id: string): SQL => sql`EXISTS (SELECT 1 FROM contact_answers WHERE id = ${id})`

/** Replaces the delivery of an answer, unless it was replaced meanwhile. */
export const redeliverStatement = (id: string, before: string, after: string): SQL => sql`
  UPDATE contact_answers SET delivery_id = ${after} WHERE id = ${id} AND delivery_id = ${before}`

/** True when an answer has this delivery. */
export const deliversBy = (id: string, deliveryId: string): SQL =>
  sql`EXISTS (SELECT 1 FROM contact_answers WHERE id = ${id} AND delivery_id = ${deliveryId})`

export const noteStatement = ({ id, messageId, text, by, now }: NewText): SQL => sql`
  INSERT INTO contact_notes (id, message_id, text, created_at, created_by)
  SELECT ${id}, ${messageId}, ${text}, ${now}, ${by}
  WHERE EXISTS (SELECT 1 FROM contact_messages WHERE id = ${messageId})`

/** Saves a draft over the revision from which it began. Returns its new revision; undefined on a conflict. */
export const saveDraft = async (
  db: Database,
  {
    messageId,
    text,
    revision,
    by,
    now,
  }: { messageId: string; text: string; revision: number; by: string; now: number },
): Promise<number | undefined> => {
  const [saved] = await db
    .insert(contactDrafts)
    .select(
      sql`SELECT ${messageId}, ${text}, ${revision + 1}, ${now}, ${by}
        WHERE ${revision} = 0 OR EXISTS (SELECT 1 FROM contact_drafts WHERE message_id = ${messageId})`,
    )
    .onConflictDoUpdate({
      target: contactDrafts.messageId,
      set: { text, revision: revision + 1, updatedAt: now, updatedBy: by },
      setWhere: eq(contactDrafts.revision, revision),
    })
    .returning({ revision: contactDrafts.revision })
  return saved?.revision
}

/** Messages of a student before a mark, newest first, each with the number of its answers. */
export const listOfStudent = (db: Database, userId: string, before: Cursor | null, limit: number) =>
  db
    .select({
      id: contactMessages.id,
      at: contactMessages.createdAt,
      reference: contactMessages.reference,
      subject: contactMessages.subject,
      state: contactMessages.state,
      answers: db.$count(contactAnswers, eq(contactAnswers.messageId, contactMessages.id)),
    })
    .from(contactMessages)
    .where(and(eq(contactMessages.userId, userId), isBefore(contactMessages.createdAt, contactMessages.id, before)))
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(limit)
