import type { CursorPage } from '../../domain/lists.ts'
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { AppError } from './errors.ts'

/** End of a page of a list: the sort value and the id of its last row. */
export type Cursor = { value: string | number; id: string }

export const encodeCursor = (cursor: Cursor): string => btoa(encodeURIComponent(JSON.stringify(cursor)))

/** Null for the first page. Throws 422 for an unreadable cursor, and for one whose value is not of the type of its list. */
export const decodeCursor = (text: string | undefined, type?: 'string' | 'number'): Cursor | null => {
  if (!text) return null
  try {
    const { value, id } = JSON.parse(decodeURIComponent(atob(text))) as Cursor
    const isValue = type ? typeof value === type : typeof value === 'string' || typeof value === 'number'
    if (typeof id === 'string' && isValue) return { value, id }
  } catch {
    // Falls through to the 422 below.
  }
  throw new AppError('input.invalid', 422, 'This page of the list does not exist.', {
    fields: { cursor: 'unreadable' },
  })
}

/** The first `size` of `size + 1` rows read, and the cursor of the next page. */
export const pageOf = <Row>(rows: Row[], size: number, cursorOf: (row: Row) => Cursor): CursorPage<Row> => {
  const items = rows.slice(0, size)
  const last = items.at(-1)
  return { items, next: rows.length > size && last !== undefined ? encodeCursor(cursorOf(last)) : null }
}

/** Condition on rows of the pages after a cursor, in descending order of instant and id; undefined on the first page. */
export const isBefore = (at: SQLWrapper, id: SQLWrapper, cursor: Cursor | null): SQL | undefined =>
  cursor ? sql`(${at}, ${id}) < (${cursor.value}, ${cursor.id})` : undefined
