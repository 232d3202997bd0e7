import { desc, sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { factReasons } from '../../domain/current-affairs/facts.ts'
import { factKinds, factPhases, usingKinds } from '../../domain/current-affairs/kinds.ts'
import { bilingual, createdAt, flag, id, instant } from './columns.ts'
import { topics } from './reference.ts'

/** Facts that hold for a time, such as the holder of an office. Days in India. */
export const facts = sqliteTable(
  'facts',
  {
    id: id(),
    revision: integer('revision').notNull(),
    kind: text('kind', { enum: factKinds }).notNull(),
    subject: bilingual('subject').notNull(),
    statement: bilingual('statement').notNull(),
    /** First and last day on which it holds; null where unknown. */
    validFrom: text('valid_from'),
    validTo: text('valid_to'),
    source: text('source').notNull(),
    /** Instant at which an administrator last checked it against its source. */
    checkedAt: instant('checked_at').notNull(),
    createdAt: createdAt(),
    createdBy: text('created_by'),
    updatedAt: instant('updated_at').notNull(),
    updatedBy: text('updated_by'),
    topicId: text('topic_id').references(() => topics.id),
    exams: text('exams', { mode: 'json' }).$type<string[]>().notNull().default([]),
    sourceUrl: text('source_url'),
    /** Day of the source's text. */
    sourceDate: text('source_date'),
    /** Rises with each change of what holds; `fact_versions` has what each said. */
    edition: integer('edition').notNull().default(1),
    /** As the clock computed it last. */
    phase: text('phase', { enum: factPhases }).notNull().default('valid'),
  },
  (table) => [
    index('facts_changed_idx').on(table.updatedAt, table.id),
    index('facts_kind_idx').on(table.kind, table.updatedAt, table.id),
    index('facts_end_idx')
      .on(table.validTo, table.id)
      .where(sql`${table.validTo} IS NOT NULL`),
    index('facts_checked_idx').on(table.checkedAt, table.id),
    index('facts_expiry_idx').on(table.phase, table.validTo),
    index('facts_beginning_idx').on(table.phase, table.validFrom),
    index('facts_topic_idx').on(table.topicId),
  ],
)

/** Editions of facts. */
export const factVersions = sqliteTable(
  'fact_versions',
  {
    factId: text('fact_id')
      .notNull()
      .references(() => facts.id, { onDelete: 'cascade' }),
    edition: integer('edition').notNull(),
    statement: bilingual('statement').notNull(),
    validFrom: text('valid_from'),
    validTo: text('valid_to'),
    phase: text('phase', { enum: factPhases }).notNull(),
    source: text('source').notNull(),
    reason: text('reason', { enum: factReasons }).notNull(),
    at: instant('at').notNull(),
    by: text('by'),
  },
  (table) => [primaryKey({ columns: [table.factId, table.edition] })],
)

/** Items and questions that rest on a fact. */
export const factUses = sqliteTable(
  'fact_uses',
  {
    kind: text('kind', { enum: usingKinds }).notNull(),
    itemId: text('item_id').notNull(),
    factId: text('fact_id')
      .notNull()
      .references(() => facts.id),
    /** Edition of the fact against which it was last checked. */
    edition: integer('edition').notNull(),
    /** Instant of the first change since then. */
    flaggedAt: instant('flagged_at'),
    /** True for a question that the office found outdated: its cards are not asked. */
    isOutdated: flag('is_outdated').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.itemId, table.factId] }),
    index('fact_uses_fact_idx').on(table.factId),
    index('fact_uses_flagged_idx')
      .on(desc(table.flaggedAt), table.factId)
      .where(sql`${table.flaggedAt} IS NOT NULL`),
  ],
)

/**
 * Last change of what a card of revision asks. `seq` rises with each change over all cards, so that a deck reads only
 * what it has not seen.
 */
export const cardChanges = sqliteTable(
  'card_changes',
  {
    /** Id of the fact or of the question. */
    cardId: text('card_id').primaryKey(),
    seq: integer('seq').notNull(),
    /** True while it is not to be asked. */
    isStale: flag('is_stale').notNull(),
    /** Instant since which the answer is as it is; null where it never changed. */
    answeredAnewAt: instant('answered_anew_at'),
  },
  (table) => [uniqueIndex('card_changes_seq_idx').on(table.seq)],
)
