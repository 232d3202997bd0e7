import { desc, sql } from 'drizzle-orm'
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
  type AnySQLiteColumn,
} from 'drizzle-orm/sqlite-core'
import { contentStates, draftKinds, itemKinds } from '../../domain/content.ts'
import type { Language } from '../../domain/language.ts'
import { accessKinds } from '../../domain/purchases/access.ts'
import type { Bilingual } from '../../domain/questions/contract.ts'
import { bilingual, createdAt, id, instant } from './columns.ts'

/** What a search engine is told instead of title and summary. */
export type Seo = { title?: Bilingual; description?: Bilingual }

/**
 * Columns of every item with a page of its own: what lists filter, sort and show of the version that is published.
 * The rest of it is in that version.
 */
export const contentColumns = () => ({
  id: id(),
  slug: text('slug').notNull().unique(),
  title: bilingual('title').notNull(),
  titleEn: text('title_en').generatedAlwaysAs(sql`json_extract(title, '$.en')`),
  summary: bilingual('summary').notNull(),
  state: text('state', { enum: contentStates }).notNull(),
  access: text('access', { enum: accessKinds }).notNull(),
  /** Slugs of the exams it is for; none for every exam. */
  exams: text('exams', { mode: 'json' }).$type<string[]>().notNull(),
  /** The languages in which it is complete. */
  languages: text('languages', { mode: 'json' }).$type<Language[]>().notNull(),
  seo: text('seo', { mode: 'json' }).$type<Seo>().notNull().default({}),
  currentVersionId: text('current_version_id').notNull(),
  /** When it was, or is to be, published. */
  publishedAt: instant('published_at'),
  createdAt: createdAt(),
  createdBy: text('created_by'),
  updatedAt: instant('updated_at').notNull(),
  updatedBy: text('updated_by'),
  deletedAt: instant('deleted_at'),
})

/** The order of the office's lists, of all items and of those in a state: what changed last comes first. */
export const changedIndexes = (
  name: string,
  table: { id: AnySQLiteColumn; state: AnySQLiteColumn; updatedAt: AnySQLiteColumn },
) => [
  index(`${name}_changed_idx`).on(desc(table.updatedAt), table.id),
  index(`${name}_state_idx`).on(table.state, desc(table.updatedAt), table.id),
]

/**
 * The exams of every item, a row each, or one row of `everyExam` for an item that names none. Each row repeats what
 * lists sort by, so that the list of an exam is a walk of one index. Written by worker/content together with the item,
 * whose own column keeps the exams in the order that is shown.
 */
export const itemExams = sqliteTable(
  'item_exams',
  {
    kind: text('kind', { enum: itemKinds }).notNull(),
    itemId: text('item_id').notNull(),
    /** A slug, or `everyExam`. */
    exam: text('exam').notNull(),
    /** When the item was published; null while lists do not show it. */
    listedAt: instant('listed_at'),
    titleEn: text('title_en').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.itemId, table.exam] }),
    index('item_exams_newest_idx').on(table.kind, table.exam, desc(table.listedAt), table.itemId),
    index('item_exams_title_idx').on(table.kind, table.exam, table.titleEn, table.itemId, table.listedAt),
  ],
)

/** What an item says, version by version. A row that was published is never changed: an editor adds the next. */
export const contentVersions = sqliteTable(
  'content_versions',
  {
    id: id(),
    kind: text('kind', { enum: itemKinds }).notNull(),
    itemId: text('item_id').notNull(),
    version: integer('version').notNull(),
    /** JSON of the kind's own shape, rich text with its sanitised HTML. */
    content: text('content', { mode: 'json' }).$type<unknown>().notNull(),
    /** The item's own columns as they were published with it; null for versions of before. */
    fields: text('fields', { mode: 'json' }).$type<Record<string, unknown>>(),
    /** Why, in its author's words. */
    note: text('note'),
    createdAt: createdAt(),
    createdBy: text('created_by'),
  },
  (table) => [uniqueIndex('content_versions_number_idx').on(table.itemId, table.version)],
)

/**
 * What is edited and not yet published. A row outlives its draft, since its revision never goes back: an edit that began
 * from an older draft or version is refused.
 */
export const contentDrafts = sqliteTable(
  'content_drafts',
  {
    kind: text('kind', { enum: draftKinds }).notNull(),
    itemId: text('item_id').notNull(),
    revision: integer('revision').notNull(),
    /** As its editor writes it, complete or not; null while there is no draft. */
    body: text('body', { mode: 'json' }).$type<Record<string, unknown>>(),
    /** When the clock publishes it. */
    scheduledAt: instant('scheduled_at'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
    updatedBy: text('updated_by'),
    /** When the item, or a draft that was never published, went to the trash. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.itemId] }),
    index('content_drafts_changed_idx')
      .on(table.kind, desc(table.updatedAt), table.itemId)
      .where(sql`${table.body} IS NOT NULL`),
    index('content_drafts_due_idx')
      .on(table.scheduledAt)
      .where(sql`${table.scheduledAt} IS NOT NULL`),
    index('content_drafts_trash_idx')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} IS NOT NULL`),
  ],
)

/** Files in R2 that an item has named, in a version or a draft: the last item that is purged takes the file with it. */
export const contentFiles = sqliteTable(
  'content_files',
  {
    key: text('key').notNull(),
    kind: text('kind', { enum: draftKinds }).notNull(),
    itemId: text('item_id').notNull(),
    /** When the item was purged. */
    goneAt: instant('gone_at'),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.kind, table.itemId] }),
    index('content_files_item_idx').on(table.kind, table.itemId),
    index('content_files_gone_idx')
      .on(table.goneAt)
      .where(sql`${table.goneAt} IS NOT NULL`),
  ],
)
