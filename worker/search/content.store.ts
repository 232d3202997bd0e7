import { and, asc, eq, gt } from 'drizzle-orm'
import { contentVersions, exams, subjects, type materials } from '../../drizzle/schema/index.ts'
import type { ContentTable } from '../content/content-table.ts'
import { isShown } from '../content/lists.ts'
import type { Database } from '../platform/context.ts'

/** A page in id order, or one item. */
export type PageOrItem = { after: string; limit: number } | { id: string }

export type Published<Table extends ContentTable> = { item: Table['$inferSelect']; content: unknown }

/** Published items of a table with the content of their current version. */
export const listPublished = async <Table extends ContentTable>(
  db: Database,
  table: Table,
  which: PageOrItem,
): Promise<Published<Table>[]> => {
  // Only columns shared by all content tables are used.
  const columns = table as unknown as typeof materials
  const rows = await db
    .select({ item: columns, content: contentVersions.content })
    .from(columns)
    .innerJoin(contentVersions, eq(contentVersions.id, columns.currentVersionId))
    .where(and('id' in which ? eq(columns.id, which.id) : gt(columns.id, which.after), isShown(columns)))
    .orderBy(asc(columns.id))
    .limit('id' in which ? 1 : which.limit)
  return rows as unknown as Published<Table>[]
}

export const listExams = (db: Database) =>
  db.select({ id: exams.slug, title: exams.title }).from(exams).orderBy(asc(exams.position))

export const listSubjects = (db: Database) => db.select({ id: subjects.id, title: subjects.title }).from(subjects)
