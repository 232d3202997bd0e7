import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { sumNames, type SumName } from '../../domain/sales/sums.ts'
import { bilingual, instant } from './columns.ts'

const column = (name: SumName) =>
  integer(name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
    .notNull()
    .default(0)

const sums = () =>
  Object.fromEntries(sumNames.map((name) => [name, column(name)])) as Record<SumName, ReturnType<typeof column>>

/**
 * Sums of the tax documents of past days by item and coupon, so that a report does not read every document. Derived, and
 * final, as documents never change. Paise.
 */
export const salesSums = sqliteTable(
  'sales_sums',
  {
    /** `YYYY-MM-DD` in India. */
    day: text('day').notNull(),
    itemId: text('item_id').notNull(),
    /** Empty for none. */
    couponCode: text('coupon_code').notNull(),
    kind: text('kind'),
    title: bilingual('title').notNull(),
    ...sums(),
  },
  (table) => [primaryKey({ columns: [table.day, table.itemId, table.couponCode] })],
)

/** Days whose sums are complete. */
export const salesDays = sqliteTable('sales_days', {
  day: text('day').primaryKey(),
  /** End of the day; later documents are summed as they are read. */
  until: instant('until_at').notNull(),
})
