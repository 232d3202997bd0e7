import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
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
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('contact_messages_state_idx').on(table.state, table.createdAt),
    index('contact_messages_user_idx').on(table.userId),
    index('contact_messages_email_idx').on(table.email),
  ],
)
