import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { contactStates, contactTopics } from '../../domain/contact/topics.ts'
import { languages } from '../../domain/language.ts'
import { createdAt, id, instant } from './columns.ts'

/** Messages of the contact form, as the administrator's inbox lists them. */
export const contactMessages = sqliteTable(
  'contact_messages',
  {
    id: id(),
    /** Shown to the sender, who quotes it in later messages. */
    reference: text('reference').notNull().unique(),
    /** Hash of sender, text and day; stores a form sent twice only once. */
    fingerprint: text('fingerprint').notNull().unique(),
    /** Null for a visitor without an account. */
    userId: text('user_id'),
    name: text('name').notNull(),
    email: text('email').notNull(),
    topic: text('topic', { enum: contactTopics }).notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    /** Language for the answer. */
    language: text('language', { enum: languages }).notNull(),
    state: text('state', { enum: contactStates }).notNull(),
    /** Raised by every act of the office: an answer to an older state is refused. */
    revision: integer('revision').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('contact_messages_state_idx').on(table.state, table.createdAt, table.id),
    index('contact_messages_topic_idx').on(table.topic, table.createdAt, table.id),
    index('contact_messages_user_idx').on(table.userId),
    index('contact_messages_email_idx').on(table.email),
  ],
)

const messageId = () =>
  text('message_id')
    .notNull()
    .references(() => contactMessages.id, { onDelete: 'cascade' })

/** Answers to a message, sent by mail. */
export const contactAnswers = sqliteTable(
  'contact_answers',
  {
    id: id(),
    messageId: messageId(),
    text: text('text').notNull(),
    /** Delivery of the latest mail with it, in `mail_deliveries`. */
    deliveryId: text('delivery_id').notNull(),
    createdAt: createdAt(),
    createdBy: text('created_by').notNull(),
  },
  (table) => [index('contact_answers_message_idx').on(table.messageId, table.createdAt)],
)

/** Notes of administrators on a message, for colleagues. */
export const contactNotes = sqliteTable(
  'contact_notes',
  {
    id: id(),
    messageId: messageId(),
    text: text('text').notNull(),
    createdAt: createdAt(),
    createdBy: text('created_by').notNull(),
  },
  (table) => [index('contact_notes_message_idx').on(table.messageId, table.createdAt)],
)

/** Answer in the making, one for each message. The revision only grows, so that an older save is refused. */
export const contactDrafts = sqliteTable('contact_drafts', {
  messageId: messageId().primaryKey(),
  text: text('text').notNull(),
  revision: integer('revision').notNull(),
  updatedAt: instant('updated_at').notNull(),
  updatedBy: text('updated_by'),
})
