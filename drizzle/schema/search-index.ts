import { desc, sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { itemKinds } from '../../domain/content.ts'
import { accessFilters } from '../../domain/purchases/access.ts'
import type { Language } from '../../domain/language.ts'
import { bilingual, instant } from './columns.ts'

/**
 * Tables of the search database. All but misses and counts can be rebuilt from content. The FTS5 table `search_index` (migration
 * 0001) has one row of words for each document.
 */

/**
 * Searchable documents. The lowest four bits of the id hold the number of the kind, so that matches are counted by kind
 * without a look-up; the bits above grow with time.
 */
export const documents = sqliteTable(
  'documents',
  {
    id: integer('id').primaryKey(),
    kind: text('kind', { enum: itemKinds }).notNull(),
    itemId: text('item_id').notNull(),
    path: text('path').notNull(),
    title: bilingual('title').notNull(),
    summary: bilingual('summary').notNull(),
    /** Start of the body, for excerpts. */
    body: bilingual('body').notNull(),
    access: text('access', { enum: accessFilters }).notNull(),
    languages: text('languages', { mode: 'json' }).$type<Language[]>().notNull(),
    /** The whole title as keys (domain/search/words.ts), in each language. */
    titleKeyEn: text('title_key_en').notNull(),
    titleKeyHi: text('title_key_hi').notNull(),
    /** Hash of the whole row: unchanged documents are not written again. */
    fingerprint: text('fingerprint').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Id of the last write; `seenAt` is the time at which the item last existed. */
    writeId: text('write_id').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [
    uniqueIndex('documents_item_idx').on(table.kind, table.itemId),
    index('documents_title_en_idx').on(table.titleKeyEn),
    index('documents_title_hi_idx').on(table.titleKeyHi),
    index('documents_write_idx').on(table.writeId),
    index('documents_seen_idx').on(table.seenAt),
  ],
)

/** Recently removed items: data of them that a rebuild read earlier is outdated. */
export const removals = sqliteTable(
  'removals',
  { kind: text('kind').notNull(), itemId: text('item_id').notNull(), removedAt: instant('removed_at').notNull() },
  (table) => [primaryKey({ columns: [table.kind, table.itemId] }), index('removals_removed_idx').on(table.removedAt)],
)

/** Words of the index, for the correction of typing errors. */
export const terms = sqliteTable(
  'terms',
  {
    id: integer('id').primaryKey(),
    word: text('word').notNull().unique(),
    sound: text('sound').notNull(),
    key: text('key').notNull(),
    /** Number of documents with the word; a more frequent one is the likelier correction. */
    items: integer('items').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [index('terms_key_idx').on(table.key), index('terms_seen_idx').on(table.seenAt)],
)

/** Words by the bigrams of their sound. */
export const termGrams = sqliteTable(
  'term_grams',
  { gram: text('gram').notNull(), termId: integer('term_id').notNull() },
  (table) => [primaryKey({ columns: [table.gram, table.termId] }), index('term_grams_term_idx').on(table.termId)],
)

/** Queries without results as typed, without reference to a person. */
export const misses = sqliteTable(
  'misses',
  {
    q: text('q').primaryKey(),
    times: integer('times').notNull(),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
    /** The corrected query; null when there was none. */
    corrected: text('corrected'),
    /** Instant at which an administrator took it off the list; null while it is on it. */
    dismissedAt: instant('dismissed_at'),
  },
  (table) => [
    index('misses_open_idx')
      .on(desc(table.times), desc(table.lastAt))
      .where(sql`${table.dismissedAt} IS NULL`),
    index('misses_last_idx').on(table.lastAt),
  ],
)

/** Searches by hour in India, without words or persons. */
export const searchCounts = sqliteTable('search_counts', {
  /** Hours since 1970 on India's clock. */
  hour: integer('hour').primaryKey(),
  searches: integer('searches').notNull(),
})

/** Version of the rules that the index was built with; another version needs a rebuild. */
export const indexRules = sqliteTable('index_rules', {
  id: integer('id').primaryKey(),
  version: integer('version').notNull(),
})
