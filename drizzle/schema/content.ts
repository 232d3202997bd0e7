import { desc, sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { contentStates, itemKinds } from '../../domain/content.ts'
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
    createdAt: createdAt(),
    createdBy: text('created_by'),
  },
  (table) => [uniqueIndex('content_versions_number_idx').on(table.itemId, table.version)],
)
