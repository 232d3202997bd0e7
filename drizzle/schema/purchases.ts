import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdAt, id, instant } from './columns.ts'

/** A student's right to an item or a series, whatever its source. */
export const entitlements = sqliteTable(
  'entitlements',
  {
    id: id(),
    userId: text('user_id').notNull(),
    itemId: text('item_id').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at'),
    revokedAt: instant('revoked_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('entitlements_user_idx').on(table.userId, table.itemId),
    index('entitlements_item_idx').on(table.itemId, table.userId),
  ],
)
