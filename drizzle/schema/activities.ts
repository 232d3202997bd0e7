import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { AuditAct } from '../../domain/activities/acts.ts'
import type { SubjectKind } from '../../domain/activities/subjects.ts'
import { createdAt, instant } from './columns.ts'

/** Title of a subject at the time of an act: in both languages, or as it is. */
export type SubjectTitle = { en?: string; hi?: string } | string

/**
 * Audit log: one row for each act, written in its transaction and never changed (triggers refuse it). `seq` counts
 * without gaps: an insert that inserts nothing takes no number.
 */
export const auditLog = sqliteTable(
  'audit_log',
  {
    seq: integer('seq').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    at: instant('at').notNull(),
    /** Alias of a user; null for the scheduler and for commands of the operator. */
    actor: text('actor'),
    act: text('act').$type<AuditAct>().notNull(),
    kind: text('kind').$type<SubjectKind>().notNull(),
    /** Id of the subject; of a student or account, its alias. */
    itemId: text('item_id').notNull(),
    title: text('title', { mode: 'json' }).$type<SubjectTitle>(),
    detail: text('detail', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    reason: text('reason'),
    /**
     * Alias of the user whom the act concerns: title, detail and reason are in `sealed`, encrypted with that user's
     * key.
     */
    person: text('person'),
    /** Ciphertext of title, detail and reason; null for an act that concerns nobody. */
    sealed: text('sealed'),
    /** Address and device of the actor, encrypted with the actor's key. */
    origin: text('origin'),
    requestId: text('request_id'),
  },
  // One for each combination of filters, named after them (worker/activities/activities.store.ts).
  (table) => [
    index('audit_log_at_idx').on(table.at),
    index('audit_log_actor_idx').on(table.actor, table.at),
    index('audit_log_act_idx').on(table.act, table.at),
    index('audit_log_kind_idx').on(table.kind, table.at),
    index('audit_log_actor_act_idx').on(table.actor, table.act, table.at),
    index('audit_log_actor_kind_idx').on(table.actor, table.kind, table.at),
    index('audit_log_act_kind_idx').on(table.act, table.kind, table.at),
    index('audit_log_actor_act_kind_idx').on(table.actor, table.act, table.kind, table.at),
    index('audit_log_item_idx').on(table.itemId, table.at),
    index('audit_log_person_idx').on(table.person, table.at),
  ],
)

/** Hash chain over the audit log: each hash covers the previous one and the row of the same number. Never changed. */
export const auditChain = sqliteTable('audit_chain', {
  seq: integer('seq').primaryKey(),
  hash: text('hash').notNull(),
  sealedAt: instant('sealed_at').notNull(),
})

/** Acts on objects outside D1 that have begun and are not recorded yet. The cron records those that were cut off. */
export const auditIntents = sqliteTable(
  'audit_intents',
  {
    id: text('id').primaryKey(),
    /** Row of the audit log in the making. */
    entry: text('entry', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    begunAt: instant('begun_at').notNull(),
  },
  (table) => [index('audit_intents_begun_idx').on(table.begunAt)],
)

/**
 * Users in the audit log: the alias under which it names them, and the key of their personal values. Erasure of the
 * account deletes the row, so that nothing leads from the log to the person.
 */
export const auditKeys = sqliteTable('audit_keys', {
  userId: text('user_id').primaryKey(),
  alias: text('alias').notNull().unique(),
  /** 256 bits in hexadecimal. */
  key: text('key').notNull(),
  createdAt: createdAt(),
})
