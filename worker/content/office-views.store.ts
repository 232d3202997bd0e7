import { and, asc, eq } from 'drizzle-orm'
import { officeColumns, officeViews } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

export const listViews = (db: Database, userId: string, list: string) =>
  db
    .select({ id: officeViews.id, name: officeViews.name, query: officeViews.query })
    .from(officeViews)
    .where(and(eq(officeViews.userId, userId), eq(officeViews.list, list)))
    .orderBy(asc(officeViews.createdAt), asc(officeViews.id))

export const insertView = (db: Database, view: typeof officeViews.$inferInsert) => db.insert(officeViews).values(view)

export const renameView = (db: Database, id: string, view: { name: string; query: string }) =>
  db.update(officeViews).set(view).where(eq(officeViews.id, id))

/** False where the administrator has no such view. */
export const deleteView = async (db: Database, userId: string, id: string): Promise<boolean> =>
  (
    await db
      .delete(officeViews)
      .where(and(eq(officeViews.id, id), eq(officeViews.userId, userId)))
      .returning({ id: officeViews.id })
  ).length > 0

/** Columns that an administrator chose; null for the list's own. */
export const findColumns = async (db: Database, userId: string, list: string): Promise<string[] | null> =>
  (
    await db
      .select({ columns: officeColumns.columns })
      .from(officeColumns)
      .where(and(eq(officeColumns.userId, userId), eq(officeColumns.list, list)))
      .get()
  )?.columns ?? null

export const saveColumns = (db: Database, userId: string, list: string, columns: string[]) =>
  db
    .insert(officeColumns)
    .values({ userId, list, columns })
    .onConflictDoUpdate({ target: [officeColumns.userId, officeColumns.list], set: { columns } })
