import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { bilingual } from './columns.ts'

/** Text by which a question is compared with others: that of its draft, where it has one. */
export const questionTexts = sqliteTable('question_texts', {
  /** Number of the question in `question_shingles`. */
  number: integer('number').primaryKey({ autoIncrement: true }),
  questionId: text('question_id').notNull().unique(),
  text: bilingual('text').notNull(),
  /** Its rows in `question_shingles`. */
  shingles: text('shingles', { mode: 'json' }).$type<number[]>().notNull(),
})

/** Hashes of some shingles of each question, by which similar ones are found (domain/questions/similarity). */
export const questionShingles = sqliteTable(
  'question_shingles',
  { shingle: integer('shingle').notNull(), question: integer('question').notNull() },
  (table) => [primaryKey({ columns: [table.shingle, table.question] })],
)

/** Questions whose text is to be read again. A further change of the same question has a new number. */
export const changedQuestions = sqliteTable('changed_questions', {
  change: integer('change').primaryKey({ autoIncrement: true }),
  questionId: text('question_id').notNull().unique(),
})
