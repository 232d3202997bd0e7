import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { legalPages, legalStates, type LegalContent } from '../../domain/settings/legal.ts'
import { createdAt } from './columns.ts'

/**
 * The legal pages, version by version. One that was published is never changed: what held on a day can be read for good.
 */
export const legalVersions = sqliteTable(
  'legal_versions',
  {
    page: text('page', { enum: legalPages }).notNull(),
    version: integer('version').notNull(),
    state: text('state', { enum: legalStates }).notNull(),
    /** `YYYY-MM-DD` in India: the first day on which it holds. */
    effectiveFrom: text('effective_from').notNull(),
    content: text('content', { mode: 'json' }).$type<LegalContent>().notNull(),
    createdAt: createdAt(),
    createdBy: text('created_by'),
  },
  (table) => [primaryKey({ columns: [table.page, table.version] })],
)
