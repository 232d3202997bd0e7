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
import { contentStates, draftKinds } from '../../domain/content.ts'
import { keptReasons } from '../../domain/content/kept-drafts.ts'
import type { Sources } from '../../domain/content/staleness.ts'
import type { Language } from '../../domain/language.ts'
import { accessKinds } from '../../domain/purchases/access.ts'
import type { Bilingual } from '../../domain/questions/contract.ts'
import { bilingual, createdAt, id, instant } from './columns.ts'

/** Replaces title and summary for search engines. */
export type Seo = { title?: Bilingual; description?: Bilingual }

/**
 * Columns of every item with a page of its own: those that lists filter, sort and show, for the published version. The
 * rest of the content is in that version.
 */
export const contentColumns = () => ({
  id: id(),
  slug: text('slug').notNull().unique(),
  title: bilingual('title').notNull(),
  titleEn: text('title_en').generatedAlwaysAs(sql`json_extract(title, '$.en')`),
  summary: bilingual('summary').notNull(),
  state: text('state', { enum: contentStates }).notNull(),
  access: text('access', { enum: accessKinds }).notNull(),
  /** Slugs of exams; an empty list means every exam. */
  exams: text('exams', { mode: 'json' }).$type<string[]>().notNull(),
  /** Languages in which it is complete. */
  languages: text('languages', { mode: 'json' }).$type<Language[]>().notNull(),
  seo: text('seo', { mode: 'json' }).$type<Seo>().notNull().default({}),
  currentVersionId: text('current_version_id').notNull(),
  /** Instant of the first publication. */
  publishedAt: instant('published_at'),
  createdAt: createdAt(),
  createdBy: text('created_by'),
  updatedAt: instant('updated_at').notNull(),
  updatedBy: text('updated_by'),
  deletedAt: instant('deleted_at'),
})

/** Indexes for the office's lists, by last change: of all items, and of those in a state. */
export const changedIndexes = (
  name: string,
  table: { id: AnySQLiteColumn; state: AnySQLiteColumn; updatedAt: AnySQLiteColumn },
) => [
  index(`${name}_changed_idx`).on(desc(table.updatedAt), table.id),
  index(`${name}_state_idx`).on(table.state, desc(table.updatedAt), table.id),
]

/**
 * A row for each exam of an item, or one row of `everyExam` for an item that names none. Repeats the sort columns of
 * lists, so that the list of an exam reads one index. Written by worker/content together with the item, whose own
 * column keeps the exams in display order.
 */
export const itemExams = sqliteTable(
  'item_exams',
  {
    kind: text('kind', { enum: draftKinds }).notNull(),
    itemId: text('item_id').notNull(),
    /** Slug, or `everyExam`. */
    exam: text('exam').notNull(),
    /** Instant of publication; null while unlisted. */
    listedAt: instant('listed_at'),
    titleEn: text('title_en').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.itemId, table.exam] }),
    index('item_exams_newest_idx').on(table.kind, table.exam, desc(table.listedAt), table.itemId),
    index('item_exams_title_idx').on(table.kind, table.exam, table.titleEn, table.itemId, table.listedAt),
  ],
)

/** Content of items by version. Rows are never changed: publishing adds the next. */
export const contentVersions = sqliteTable(
  'content_versions',
  {
    id: id(),
    kind: text('kind', { enum: draftKinds }).notNull(),
    itemId: text('item_id').notNull(),
    version: integer('version').notNull(),
    /** JSON in the shape of the kind, rich text with its sanitised HTML. */
    content: text('content', { mode: 'json' }).$type<unknown>().notNull(),
    /** Columns of the item as published with this version; null for versions from before this column. */
    fields: text('fields', { mode: 'json' }).$type<Record<string, unknown>>(),
    /** Sources of its translations; null for versions from before this column. */
    sources: text('sources', { mode: 'json' }).$type<Sources>(),
    /** Reason for the change, by its author. */
    note: text('note'),
    createdAt: createdAt(),
    createdBy: text('created_by'),
  },
  (table) => [uniqueIndex('content_versions_number_idx').on(table.itemId, table.version)],
)

/**
 * Drafts, and the state of the trash. A row outlives its draft, since its revision only grows: an edit that began from
 * an older draft or version is refused.
 */
export const contentDrafts = sqliteTable(
  'content_drafts',
  {
    kind: text('kind', { enum: draftKinds }).notNull(),
    itemId: text('item_id').notNull(),
    revision: integer('revision').notNull(),
    /** Draft as its editor writes it, complete or not; null while there is none. */
    body: text('body', { mode: 'json' }).$type<Record<string, unknown>>(),
    /** Sources of the draft's translations; null until the first save that keeps them. */
    sources: text('sources', { mode: 'json' }).$type<Sources>(),
    /** Number of stale translations of the draft; null until they are followed. */
    stale: integer('stale'),
    /** Number of stale translations of the published version. */
    publishedStale: integer('published_stale').notNull().default(0),
    /** Instant of the scheduled publication. */
    scheduledAt: instant('scheduled_at'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
    updatedBy: text('updated_by'),
    /** Instant at which the item, or a draft that was never published, was trashed. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.itemId] }),
    index('content_drafts_changed_idx')
      .on(table.kind, desc(table.updatedAt), table.itemId)
      .where(sql`${table.body} IS NOT NULL`),
    index('content_drafts_day_idx')
      .on(sql`body ->> '$.date'`, table.itemId)
      .where(sql`${table.kind} = 'current_affairs' AND ${table.body} IS NOT NULL`),
    index('content_drafts_stale_idx')
      .on(table.kind, desc(table.updatedAt), table.itemId)
      .where(sql`coalesce(${table.stale}, ${table.publishedStale}) > 0`),
    index('content_drafts_due_idx')
      .on(table.scheduledAt)
      .where(sql`${table.scheduledAt} IS NOT NULL`),
    index('content_drafts_trash_idx')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} IS NOT NULL`),
  ],
)

/** Drafts that an act replaced, so that nothing typed is lost by it. Deleted after `keptDraftDays`. */
export const contentKeptDrafts = sqliteTable(
  'content_kept_drafts',
  {
    id: id(),
    kind: text('kind', { enum: draftKinds }).notNull(),
    itemId: text('item_id').notNull(),
    body: text('body', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    sources: text('sources', { mode: 'json' }).$type<Sources>(),
    /** Act that replaced the draft. */
    reason: text('reason', { enum: keptReasons }).notNull(),
    /** Last save of the draft. */
    savedAt: instant('saved_at').notNull(),
    savedBy: text('saved_by'),
    keptAt: instant('kept_at').notNull(),
  },
  (table) => [
    index('content_kept_drafts_item_idx').on(table.kind, table.itemId, desc(table.keptAt)),
    index('content_kept_drafts_kept_idx').on(table.keptAt),
  ],
)

/** Files in R2 that an item has named in a version or a draft. A file is deleted with the last item that names it. */
export const contentFiles = sqliteTable(
  'content_files',
  {
    key: text('key').notNull(),
    kind: text('kind', { enum: draftKinds }).notNull(),
    itemId: text('item_id').notNull(),
    /** Instant of the purge of the item. */
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
