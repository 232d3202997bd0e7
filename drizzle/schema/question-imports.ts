import { desc, sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import {
  exchangeFormats,
  fileFaultCodes,
  type ImportedQuestion,
  type ImportFault,
} from '../../domain/questions/exchange/contract.ts'
import { rowOutcomes, verdicts, type ImportChoices, type RowFault } from '../../domain/questions/imports/contract.ts'
import { createdAt, id, instant } from './columns.ts'

/** A file of questions, or a pasted text, on its way into the bank. */
export const questionImports = sqliteTable(
  'question_imports',
  {
    id: id(),
    name: text('name').notNull(),
    /** Null until the file is read. */
    format: text('format', { enum: exchangeFormats }),
    /** Key in R2 of the file or of the pasted text. */
    fileKey: text('file_key').notNull(),
    /** Key in R2 of the archive with its pictures. */
    picturesKey: text('pictures_key'),
    /** SHA-256 of file and archive in hexadecimal. */
    fileHash: text('file_hash').notNull(),
    choices: text('choices', { mode: 'json' }).$type<ImportChoices>().notNull(),
    /** Beginning of the codes of questions whose row gives none. */
    code: text('code').notNull(),
    /** Fault of the whole file, which then has no rows. */
    fault: text('fault', { enum: fileFaultCodes }),
    createdAt: createdAt(),
    createdBy: text('created_by').notNull(),
    /** Instant at which the rows began to be added. */
    addedAt: instant('added_at'),
    undoneAt: instant('undone_at'),
  },
  (table) => [
    index('question_imports_created_idx').on(desc(table.createdAt), table.id),
    index('question_imports_file_idx').on(table.fileHash),
    index('question_imports_waiting_idx')
      .on(table.createdAt)
      .where(sql`${table.addedAt} IS NULL`),
  ],
)

/** Row of an imported file with one question. */
export const questionImportRows = sqliteTable(
  'question_import_rows',
  {
    importId: text('import_id')
      .notNull()
      .references(() => questionImports.id, { onDelete: 'cascade' }),
    /** From 0, in the order of the file. */
    position: integer('position').notNull(),
    /** Row of the sheet, or number of the question in the file. */
    row: integer('row').notNull(),
    question: text('question', { mode: 'json' }).$type<ImportedQuestion>().notNull(),
    /** Faults that the reader of the file found; none once the row is corrected. */
    readFaults: text('read_faults', { mode: 'json' }).$type<ImportFault[]>().notNull(),
    /** Faults of the reader and of the check. */
    faults: text('faults', { mode: 'json' }).$type<RowFault[]>().notNull(),
    /** Null until it is checked. */
    verdict: text('verdict', { enum: verdicts }),
    /** Hash of the text that twins share. */
    print: text('print'),
    /** Grows with each correction. */
    revision: integer('revision').notNull().default(0),
    /** Null until the rows are added. */
    outcome: text('outcome', { enum: rowOutcomes }),
    /** Question that was made of it. */
    questionId: text('question_id'),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.position] }),
    index('question_import_rows_verdict_idx').on(table.importId, table.verdict, table.position),
    index('question_import_rows_print_idx').on(table.importId, table.print),
    index('question_import_rows_passage_idx')
      .on(table.importId, sql`question ->> '$.passage.code'`)
      .where(sql`question ->> '$.passage.content' IS NOT NULL`),
    // Two imports of one file add each of its questions once.
    uniqueIndex('question_import_rows_added_idx')
      .on(table.print)
      .where(sql`${table.outcome} = 'added'`),
    index('question_import_rows_outcome_idx').on(table.importId, table.outcome, table.position),
  ],
)

/** Hash of the text of each published question that its twins share. Derived from the current version. */
export const questionPrints = sqliteTable(
  'question_prints',
  {
    questionId: text('question_id').primaryKey(),
    versionId: text('version_id').notNull(),
    print: text('print').notNull(),
  },
  (table) => [index('question_prints_print_idx').on(table.print)],
)
