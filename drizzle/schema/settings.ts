import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { legalPages, legalStates, type LegalContent } from '../../domain/settings/legal.ts'
import { settingSections } from '../../domain/settings/sections.ts'
import { createdAt, instant } from './columns.ts'

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

/** Values of the settings by section. The newest version is the current one; versions never change. */
export const settingsVersions = sqliteTable(
  'settings_versions',
  {
    section: text('section', { enum: settingSections }).notNull(),
    version: integer('version').notNull(),
    value: text('value', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    /** Reason, in the administrator's words; may be empty. */
    note: text('note').notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: text('created_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.section, table.version] })],
)
