import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { itemKinds } from '../../domain/content.ts'
import { accessFilters } from '../../domain/purchases/access.ts'
import type { Language } from '../../domain/language.ts'
import { bilingual, instant } from './columns.ts'

/**
 * The database of the search alone: all of it but the misses is made from content, and can be made again. Beside these
 * tables stands `search_index` (FTS5, migration 0001) with a row of words for every document.
 */

/**
 * What is found. The number of the kind is in the lowest four bits of the id, so that the kinds of what matches are
 * counted without looking a document up; above them ids grow with time.
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
    /** The beginning of it, for excerpts. */
    body: bilingual('body').notNull(),
    access: text('access', { enum: accessFilters }).notNull(),
    languages: text('languages', { mode: 'json' }).$type<Language[]>().notNull(),
    /** The whole title as keys (domain/search/words.ts), in each language. */
    titleKeyEn: text('title_key_en').notNull(),
    titleKeyHi: text('title_key_hi').notNull(),
    /** Of everything that is kept of it: what has not changed is not written again. */
    fingerprint: text('fingerprint').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Which write it is from, and when the item was last seen to be there. */
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

/** Items that were taken out while the index may be being built anew: what was read of them before is old. */
export const removals = sqliteTable(
  'removals',
  { kind: text('kind').notNull(), itemId: text('item_id').notNull(), removedAt: instant('removed_at').notNull() },
  (table) => [primaryKey({ columns: [table.kind, table.itemId] }), index('removals_removed_idx').on(table.removedAt)],
)

/** The words of the index, for typing errors. */
export const terms = sqliteTable(
  'terms',
  {
    id: integer('id').primaryKey(),
    word: text('word').notNull().unique(),
    sound: text('sound').notNull(),
    key: text('key').notNull(),
    /** In how many documents it was written; what is common is likelier to be meant. */
    items: integer('items').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [index('terms_key_idx').on(table.key), index('terms_seen_idx').on(table.seenAt)],
)

/** Which words have a pair of letters in their sound. */
export const termGrams = sqliteTable(
  'term_grams',
  { gram: text('gram').notNull(), termId: integer('term_id').notNull() },
  (table) => [primaryKey({ columns: [table.gram, table.termId] }), index('term_grams_term_idx').on(table.termId)],
)

/** Queries that found nothing as they were typed; of nobody in particular. */
export const misses = sqliteTable(
  'misses',
  {
    q: text('q').primaryKey(),
    times: integer('times').notNull(),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
    /** What was looked for instead; null where that found nothing either. */
    corrected: text('corrected'),
  },
  (table) => [index('misses_times_idx').on(table.times), index('misses_last_idx').on(table.lastAt)],
)

/** By which rules the words were made: others ask for the whole anew. */
export const indexRules = sqliteTable('index_rules', {
  id: integer('id').primaryKey(),
  version: integer('version').notNull(),
})
