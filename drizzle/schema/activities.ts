import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { contentActs } from '../../domain/activities/acts.ts'
import { draftKinds } from '../../domain/content.ts'
import { id, instant } from './columns.ts'

/** Audit log: actor, act and item, written in the transaction of the act. */
export const auditLog = sqliteTable(
  'audit_log',
  {
    id: id(),
    /** Id of an administrator; null for the scheduler. */
    actor: text('actor'),
    act: text('act', { enum: contentActs }).notNull(),
    kind: text('kind', { enum: draftKinds }).notNull(),
    itemId: text('item_id').notNull(),
    detail: text('detail', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('audit_log_at_idx').on(table.at, table.id),
    index('audit_log_item_idx').on(table.kind, table.itemId, table.at),
  ],
)
