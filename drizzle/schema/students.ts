import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdAt, id } from './columns.ts'

/** Notes of administrators on a student, for colleagues. */
export const studentNotes = sqliteTable(
  'student_notes',
  {
    id: id(),
    userId: text('user_id').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
    createdBy: text('created_by').notNull(),
  },
  (table) => [index('student_notes_user_idx').on(table.userId, table.createdAt, table.id)],
)
