import { integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { states } from '../../domain/accounts/student-profile.ts'
import { bilingual, flag, id, instant } from './columns.ts'

/** Terms of a vocabulary; the id is in addresses and in the items that name the term. */
const termColumns = () => ({
  id: id(),
  title: bilingual('title').notNull(),
  position: integer('position').notNull(),
  /** Offered no longer, and kept by what names it. */
  isArchived: flag('is_archived').notNull().default(false),
})

/** Subjects of materials, videos, courses, questions and topics. */
export const subjects = sqliteTable('subjects', termColumns())

/** Categories of current affairs. */
export const affairCategories = sqliteTable('affair_categories', termColumns())

/** Topics of questions, by subject. */
export const topics = sqliteTable(
  'topics',
  {
    id: id(),
    subject: text('subject').notNull(),
    slug: text('slug').notNull(),
    title: bilingual('title').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [uniqueIndex('topics_subject_slug_idx').on(table.subject, table.slug)],
)

/** State codes of GST, for the place of supply on invoices. */
export const gstStates = sqliteTable('gst_states', {
  /** Two digits. */
  id: id(),
  state: text('state', { enum: states }),
  name: bilingual('name').notNull(),
})

/** Version of each set of reference data (drizzle/reference) loaded last. */
export const referenceVersions = sqliteTable('reference_versions', {
  kind: text('kind').primaryKey(),
  version: integer('version').notNull(),
  loadedAt: instant('loaded_at').notNull(),
})

/** Reference rows as loaded: a row that differs now was changed by an administrator. */
export const referenceRows = sqliteTable(
  'reference_rows',
  {
    kind: text('kind').notNull(),
    rowId: text('row_id').notNull(),
    content: text('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.rowId] })],
)
