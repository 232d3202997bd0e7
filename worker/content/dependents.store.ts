import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../platform/context.ts'
import type { ContentKind } from './content-kind.ts'

/** SQL condition: a published row of another table references the item, or rows that stay need it. */
export const publishedDependents = ({ dependents = [], isNeeded }: ContentKind, itemId: string): SQL => {
  const each = [
    ...dependents.map(
      ({ column, isShown }) => sql`EXISTS (SELECT 1 FROM ${column.table} WHERE ${column} = ${itemId} AND ${isShown})`,
    ),
    ...(isNeeded ? [isNeeded(itemId)] : []),
  ]
  return each.length > 0 ? sql`(${sql.join(each, sql` OR `)})` : sql`false`
}

export const hasPublishedDependents = async (db: Database, kind: ContentKind, itemId: string): Promise<boolean> =>
  (await db.get<{ found: number }>(sql`SELECT ${publishedDependents(kind, itemId)} AS found`)).found === 1

/** SQL condition: rows that stay name versions of the item. */
export const isHeld = (kind: ContentKind, itemId: string): SQL => kind.isHeld?.(itemId) ?? sql`false`

export const hasHolders = async (db: Database, kind: ContentKind, itemId: string): Promise<boolean> =>
  (await db.get<{ found: number }>(sql`SELECT ${isHeld(kind, itemId)} AS found`)).found === 1

/** Sets the columns that reference an item to null, before its row is deleted. */
export const detachDependents = ({ dependents = [] }: ContentKind, itemId: string, done: SQL): SQL[] =>
  dependents.map(
    ({ column }) =>
      sql`UPDATE ${column.table} SET ${sql.identifier(column.name)} = NULL WHERE ${column} = ${itemId} AND ${done}`,
  )
