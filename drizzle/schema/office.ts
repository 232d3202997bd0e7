import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { contentStates, draftKinds } from '../../domain/content.ts'
import type { Language } from '../../domain/language.ts'
import { bulkOutcomes } from '../../domain/content/bulk.ts'
import { accessKinds } from '../../domain/purchases/access.ts'
import { createdAt, flag, id, instant } from './columns.ts'

/** Sort keys that the office's lists offer; each has an index. */
const sortColumns = () => ({
  changedAt: instant('changed_at').notNull(),
  /** Title in lower case. */
  titleKey: text('title_key').notNull(),
  /** Instant of the first publication; 0 before it. */
  publishedAt: instant('published_at').notNull(),
  /** Date by which the kind is sorted, such as the last date of a job; `noDate` without one. */
  dueAt: instant('due_at').notNull(),
})

/**
 * A row for each item of content and each draft of one: what the office's lists show, filter and sort. Computed from the
 * table of the kind and content_drafts by worker/content/office-rows.ts, in the transaction of every change.
 */
export const officeItems = sqliteTable(
  'office_items',
  {
    kind: text('kind', { enum: draftKinds }).notNull(),
    itemId: text('item_id').notNull(),
    state: text('state', { enum: contentStates }).notNull(),
    /** False in the trash. */
    isLive: flag('is_live').notNull(),
    /** State, access, languages and draft in one word: items with equal values of these filters are neighbours. */
    cell: text('cell').notNull(),
    /** Of the draft until the item is published; either may be empty. */
    titleEn: text('title_en').notNull(),
    titleHi: text('title_hi').notNull(),
    slug: text('slug').notNull(),
    /** Number by which people know the item, such as that of an advertisement; may be empty. */
    code: text('code').notNull(),
    access: text('access', { enum: accessKinds }),
    exams: text('exams', { mode: 'json' }).$type<string[]>().notNull(),
    languages: text('languages', { mode: 'json' }).$type<Language[]>().notNull(),
    hasDraft: flag('has_draft').notNull(),
    scheduledAt: instant('scheduled_at'),
    ...sortColumns(),
    changedBy: text('changed_by'),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
    /** The kind's own columns of its list. */
    own: text('own', { mode: 'json' }).$type<Record<string, string | number | null>>().notNull(),
    /** Names of `office_facets`. */
    facets: text('facets', { mode: 'json' }).$type<string[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.itemId] }),
    index('office_items_changed_idx').on(table.kind, table.isLive, table.changedAt, table.itemId),
    index('office_items_title_idx').on(table.kind, table.isLive, table.titleKey, table.itemId),
    index('office_items_published_idx').on(table.kind, table.isLive, table.publishedAt, table.itemId),
    index('office_items_due_idx').on(table.kind, table.isLive, table.dueAt, table.itemId),
    index('office_items_cell_changed_idx').on(table.kind, table.cell, table.changedAt, table.itemId),
    index('office_items_cell_title_idx').on(table.kind, table.cell, table.titleKey, table.itemId),
    index('office_items_cell_published_idx').on(table.kind, table.cell, table.publishedAt, table.itemId),
    index('office_items_cell_due_idx').on(table.kind, table.cell, table.dueAt, table.itemId),
  ],
)

/** A row for each value of a filter that an item has: its exams, the administrator who changed it, the kind's own. */
export const officeFacets = sqliteTable(
  'office_facets',
  {
    kind: text('kind', { enum: draftKinds }).notNull(),
    /** `exam:ssc-cgl`, `by:usr_1`, `stage:result`. */
    facet: text('facet').notNull(),
    itemId: text('item_id').notNull(),
    cell: text('cell').notNull(),
    ...sortColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.itemId, table.facet] }),
    index('office_facets_changed_idx').on(table.kind, table.facet, table.cell, table.changedAt, table.itemId),
    index('office_facets_title_idx').on(table.kind, table.facet, table.cell, table.titleKey, table.itemId),
    index('office_facets_published_idx').on(table.kind, table.facet, table.cell, table.publishedAt, table.itemId),
    index('office_facets_due_idx').on(table.kind, table.facet, table.cell, table.dueAt, table.itemId),
  ],
)

/** Words of titles, codes and slugs with the forms that the public search compares; of drafts too. */
export const officeWords = sqliteTable(
  'office_words',
  {
    kind: text('kind', { enum: draftKinds }).notNull(),
    itemId: text('item_id').notNull(),
    /** Origin of the word: the published item, or its draft. */
    origin: text('origin', { enum: ['item', 'draft'] }).notNull(),
    word: text('word').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.itemId, table.word, table.origin] }),
    index('office_words_word_idx').on(table.kind, table.word, table.itemId),
  ],
)

/** View of a list that an administrator saved: its filters and sort under a name. */
export const officeViews = sqliteTable(
  'office_views',
  {
    id: id(),
    userId: text('user_id').notNull(),
    /** Name of the list. */
    list: text('list').notNull(),
    name: text('name').notNull(),
    /** Search string of the list, without the page. */
    query: text('query').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('office_views_user_idx').on(table.userId, table.list, table.createdAt, table.id)],
)

/** Columns that an administrator chose for a list. */
export const officeColumns = sqliteTable(
  'office_columns',
  {
    userId: text('user_id').notNull(),
    list: text('list').notNull(),
    columns: text('columns', { mode: 'json' }).$type<string[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.list] })],
)

/** Outcome of one item of a bulk act. Kept for its undo. */
export const officeBulkItems = sqliteTable(
  'office_bulk_items',
  {
    taskId: text('task_id').notNull(),
    itemId: text('item_id').notNull(),
    /** Position in the order of the work. */
    position: integer('position').notNull(),
    outcome: text('outcome', { enum: bulkOutcomes }).notNull(),
    /** Code of the refusal. */
    reason: text('reason'),
    /** The item before the act (`Snapshot` of worker/content/bulk-undo.ts). */
    before: text('before', { mode: 'json' }).$type<unknown>(),
    revisionAfter: integer('revision_after'),
  },
  (table) => [
    primaryKey({ columns: [table.taskId, table.itemId] }),
    index('office_bulk_items_position_idx').on(table.taskId, table.position),
    index('office_bulk_items_outcome_idx').on(table.taskId, table.outcome, table.position),
  ],
)
