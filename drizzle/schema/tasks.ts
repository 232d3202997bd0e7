import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { taskKinds, taskStates } from '../../domain/tasks/contract.ts'
import { createdAt, id, instant } from './columns.ts'

/** Long-running work with progress, done by the tasks queue. Input and output are JSON of the kind's own shape. */
export const tasks = sqliteTable(
  'tasks',
  {
    id: id(),
    kind: text('kind', { enum: taskKinds }).notNull(),
    state: text('state', { enum: taskStates }).notNull(),
    /** Student who requested it; null for the product itself. */
    userId: text('user_id'),
    input: text('input', { mode: 'json' }).$type<unknown>().notNull(),
    output: text('output', { mode: 'json' }).$type<unknown>(),
    /** Progress, and the cursor of the next step. */
    done: integer('done').notNull().default(0),
    total: integer('total'),
    cursor: text('cursor'),
    error: text('error'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('tasks_kind_idx').on(table.kind, table.state, table.createdAt),
    index('tasks_user_idx').on(table.userId, table.kind, table.createdAt),
  ],
)
