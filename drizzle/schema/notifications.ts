import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { DraftBody } from '../../domain/content/contract.ts'
import { languages } from '../../domain/language.ts'
import type { Audience } from '../../domain/notifications/audience.ts'
import { broadcastStates } from '../../domain/notifications/broadcasts.ts'
import { deliveryStates, studentMails } from '../../domain/notifications/delivery.ts'
import { noticeKinds } from '../../domain/notifications/kinds.ts'
import { noticeMailStates, type NoticeMailState } from '../../domain/notifications/mails.ts'
import { mailChoices, topics } from '../../domain/notifications/topics.ts'
import type { NoticeTemplate } from '../../domain/notifications/templates.ts'
import { createdAt, flag, id, instant } from './columns.ts'

/**
 * Deliveries of mails whose outcome is kept: of answers, whose recipient and text are in the sender's own tables, and of
 * mails to students, of which the kind is kept for 90 days.
 */
export const mailDeliveries = sqliteTable(
  'mail_deliveries',
  {
    id: id(),
    state: text('state', { enum: deliveryStates }).notNull(),
    /** Student whose account the mail is about, and its kind; null for an answer. */
    userId: text('user_id'),
    kind: text('kind', { enum: studentMails }),
    /** Tries so far. */
    attempts: integer('attempts').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('mail_deliveries_state_idx').on(table.state, table.updatedAt),
    index('mail_deliveries_user_idx')
      .on(table.userId, table.createdAt, table.id)
      .where(sql`${table.userId} IS NOT NULL`),
    index('mail_deliveries_kept_idx')
      .on(table.createdAt)
      .where(sql`${table.userId} IS NOT NULL`),
  ],
)

/** Kind, values and link of a notice (domain/notifications/kinds.ts). */
const noticeColumns = () => ({
  kind: text('kind', { enum: noticeKinds }).notNull(),
  /** Topic of the kind, by which a student's choices apply. */
  topic: text('topic', { enum: topics }).notNull(),
  params: text('params', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
  /** Path of the item that it is about; null without one. */
  link: text('link'),
})

/** Notices to single students. The id names occasion and student, so that a repeated event adds none. */
export const notices = sqliteTable(
  'notices',
  {
    id: id(),
    userId: text('user_id').notNull(),
    ...noticeColumns(),
    at: instant('at').notNull(),
    /** Broadcast to picked students, whose values and link it shows; null for a notice with its own. */
    broadcastId: text('broadcast_id'),
  },
  (table) => [
    index('notices_user_idx').on(table.userId, table.at, table.id),
    index('notices_at_idx').on(table.at),
    index('notices_broadcast_idx')
      .on(table.broadcastId)
      .where(sql`${table.broadcastId} IS NOT NULL`),
  ],
)

/** Notices to many students, each stored once: a student's bell shows those whose audience the student is in. */
export const broadcasts = sqliteTable(
  'broadcasts',
  {
    id: id(),
    /** Occasion; unique, so that a repeated event adds none. */
    key: text('key').notNull().unique(),
    ...noticeColumns(),
    audience: text('audience', { mode: 'json' }).$type<Audience>().notNull(),
    /** Ids that the audience names. */
    refs: text('refs', { mode: 'json' }).$type<readonly string[]>().notNull(),
    inBell: flag('in_bell').notNull().default(true),
    byMail: flag('by_mail').notNull().default(true),
    /** Instant from which it is seen; null for a draft. */
    at: instant('at'),
    /** Instant from which it concerns nobody: no mail is sent then. Null for never. */
    endsAt: instant('ends_at'),
    state: text('state', { enum: broadcastStates }).notNull(),
    /** Last student whose mail was made, in the order of ids. */
    cursor: text('cursor').notNull().default(''),
    /** Last step that made mails; one that does not come is started again. */
    steppedAt: instant('stepped_at'),
    revision: integer('revision').notNull().default(1),
    /** Message as the office's editor holds it (domain/notifications/messages.ts); null for an event's broadcast. */
    draft: text('draft', { mode: 'json' }).$type<DraftBody>(),
    createdAt: createdAt(),
    createdBy: text('created_by'),
    updatedAt: instant('updated_at').notNull(),
    updatedBy: text('updated_by'),
    /** Number of its mails by state, kept when they are deleted; null while they are there. */
    mailCounts: text('mail_counts', { mode: 'json' }).$type<Partial<Record<NoticeMailState, number>>>(),
  },
  (table) => [
    index('broadcasts_at_idx').on(table.at, table.id),
    index('broadcasts_state_idx').on(table.state, table.at, table.id),
    index('broadcasts_messages_idx')
      .on(table.createdAt, table.id)
      .where(sql`${table.draft} IS NOT NULL`),
    index('broadcasts_automatic_idx')
      .on(table.at, table.id)
      .where(sql`${table.draft} IS NULL`),
  ],
)

/** Facts that the notices of a student need beside the choices. */
export const noticeReaders = sqliteTable(
  'notice_readers',
  {
    userId: text('user_id').primaryKey(),
    /** Notices up to this instant are read. */
    readTo: instant('read_to').notNull().default(0),
    /** Language of mails: the one chosen last, as KV keeps it for pages. */
    language: text('language', { enum: languages }),
    /** Codes in public addresses, 128 random bits each: unsubscribing, the calendar. */
    unsubscribeCode: text('unsubscribe_code').unique(),
    calendarCode: text('calendar_code').unique(),
    /** Address that refused a mail for good: no notice is mailed to it until it changes or the office clears it. */
    bouncedEmail: text('bounced_email'),
  },
  (table) => [
    index('notice_readers_read_idx').on(table.readTo),
    index('notice_readers_bounced_idx')
      .on(table.userId)
      .where(sql`${table.bouncedEmail} IS NOT NULL`),
  ],
)

/** Notices read one by one, after `read_to` of their reader. */
export const noticeReads = sqliteTable(
  'notice_reads',
  { userId: text('user_id').notNull(), noticeId: text('notice_id').notNull(), at: instant('at').notNull() },
  (table) => [
    primaryKey({ columns: [table.userId, table.noticeId] }),
    index('notice_reads_notice_idx').on(table.noticeId),
  ],
)

/** Choices that a student made; the others are the defaults (domain/notifications/topics.ts). */
export const noticeChoices = sqliteTable(
  'notice_choices',
  {
    userId: text('user_id').notNull(),
    topic: text('topic', { enum: topics }).notNull(),
    bell: flag('bell').notNull(),
    mail: text('mail', { enum: mailChoices }).notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.topic] })],
)

/** Mails of notices, one for each notice and student. */
export const noticeMails = sqliteTable(
  'notice_mails',
  {
    /** Of a personal notice its id; of a broadcast its id and the student's. */
    id: id(),
    /** Notice or broadcast. */
    sourceId: text('source_id').notNull(),
    userId: text('user_id').notNull(),
    kind: text('kind', { enum: noticeKinds }).notNull(),
    state: text('state', { enum: noticeMailStates }).notNull(),
    /** Sent in one with the others of the day. */
    isDaily: flag('is_daily').notNull(),
    /** Instant before which it is not sent; of a claimed one that at which its sender counts as lost. */
    notBefore: instant('not_before').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Why it was skipped, bounced or failed: a code. */
    reason: text('reason'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('notice_mails_due_idx')
      .on(table.state, table.notBefore, table.id)
      .where(sql`${table.state} IN ('pending', 'claimed')`),
    index('notice_mails_source_idx').on(table.sourceId, table.state, table.updatedAt, table.id),
    index('notice_mails_trouble_idx')
      .on(table.state, table.updatedAt, table.id)
      .where(sql`${table.state} IN ('unknown', 'skipped', 'bounced', 'failed')`),
    index('notice_mails_user_idx').on(table.userId, table.createdAt, table.id),
    index('notice_mails_daily_idx')
      .on(table.userId)
      .where(sql`${table.state} = 'pending' AND ${table.isDaily} = 1`),
  ],
)

/** Words of a kind of notice as the office wrote them; the newest version is in force, versions never change. */
export const noticeTemplates = sqliteTable(
  'notice_templates',
  {
    kind: text('kind', { enum: noticeKinds }).notNull(),
    version: integer('version').notNull(),
    value: text('value', { mode: 'json' }).$type<NoticeTemplate>().notNull(),
    /** Reason, in the administrator's words; may be empty. */
    note: text('note').notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: text('created_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.version] })],
)
