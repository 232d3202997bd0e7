import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { storedFigures } from '../../domain/dashboard/figures.ts'

/** Figures of the dashboard by day in India: numbers alone, which outlive the records that they count. */
export const dailyFigures = sqliteTable(
  'daily_figures',
  {
    name: text('name', { enum: storedFigures }).notNull(),
    /** `YYYY-MM-DD`. */
    day: text('day').notNull(),
    value: integer('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.day] })],
)
