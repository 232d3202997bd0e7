import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { legalPages, legalStates, type LegalContent } from '../../domain/settings/legal.ts'
import { createdAt } from './columns.ts'

/** Versions of the legal pages. A published version never changes, so past ones stay readable. */
export const legalVersions = sqliteTable(
  'legal_versions',
  {
    page: text('page', { enum: legalPages }).notNull(),
    version: integer('version').notNull(),
    state: text('state', { enum: legalStates }).notNull(),
    /** First day in force in India, `YYYY-MM-DD`. */
    effectiveFrom: text('effective_from').notNull(),
    content: text('content', { mode: 'json' }).$type<LegalContent>().notNull(),
    createdAt: createdAt(),
    createdBy: text('created_by'),
  },
  (table) => [primaryKey({ columns: [table.page, table.version] })],
)
