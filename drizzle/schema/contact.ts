import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { contactStates, contactTopics } from '../../domain/contact/topics.ts'
import { languages } from '../../domain/language.ts'
import { createdAt, id, instant } from './columns.ts'

/** What came through the contact form: the administrator's inbox. */
export const contactMessages = sqliteTable(
  'contact_messages',
  {
    id: id(),
    /** Told to the sender, who names it when writing again. */
    reference: text('reference').notNull().unique(),
    /** Of sender, words and day: a form that is sent twice is one message. */
    fingerprint: text('fingerprint').notNull().unique(),
    /** Null for a visitor without an account. */
    userId: text('user_id'),
    name: text('name').notNull(),
    email: text('email').notNull(),
    topic: text('topic', { enum: contactTopics }).notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    /** The one to answer in. */
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
