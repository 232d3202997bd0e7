import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../platform/context.ts'
import type { ContentTable } from './content-table.ts'

/** True for an item that was published once, whatever its state is now. */
export const wasPublished = async (db: Database, table: ContentTable, id: string): Promise<boolean> =>
  (await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), isNotNull(table.publishedAt)))
    .get()) !== undefined
