import { and, eq, inArray, sql } from 'drizzle-orm'
import type { MaterialContent, MaterialsQuery } from '../../domain/materials/contract.ts'
import { contentVersions, courses, exams, materials, series, subjects } from '../../drizzle/schema/index.ts'
import { examsColumn, isShown, itemListParts } from '../content/lists.ts'
import type { Database } from '../platform/context.ts'
import type { Cursor } from '../platform/paging.ts'

const items = { kind: 'material', table: materials } as const

const row = {
  material: materials,
  subject: { id: subjects.id, title: subjects.title },
  series: { id: series.id, title: series.title },
  course: { id: courses.id, access: courses.access, seriesId: courses.seriesId },
}

/** Published materials, `limit` and one more, with the number of matches. Keyset paging. */
export const listMaterials = (db: Database, query: MaterialsQuery, cursor: Cursor | null, limit: number) => {
  const own = query.kind ? eq(materials.kind, query.kind) : undefined
  const { where, orderBy, count } = itemListParts(items, query, { own, cursor, limit: limit + 1 })
  return db
    .select({ ...row, count })
    .from(materials)
    .leftJoin(subjects, eq(subjects.id, materials.subject))
    .leftJoin(series, eq(series.id, materials.seriesId))
    .leftJoin(courses, eq(courses.id, materials.courseId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit + 1)
}

/** Published material with its version and its exams. */
export const findMaterial = (db: Database, id: string) =>
  db
    .select({
      ...row,
      content: sql<string>`${contentVersions.content}`.mapWith((text: string) => JSON.parse(text) as MaterialContent),
      exams: examsColumn(items),
    })
    .from(materials)
    .innerJoin(contentVersions, eq(contentVersions.id, materials.currentVersionId))
    .leftJoin(subjects, eq(subjects.id, materials.subject))
    .leftJoin(series, eq(series.id, materials.seriesId))
    .leftJoin(courses, eq(courses.id, materials.courseId))
    .where(and(eq(materials.id, id), isShown(materials)))
    .get()

/** Exams of a draft by slug, in its order; unknown ones are left out. */
export const findExams = async (db: Database, slugs: readonly string[]) => {
  const rows = await db
    .select({ id: exams.slug, title: exams.title })
    .from(exams)
    .where(inArray(exams.slug, [...slugs]))
  return slugs.flatMap((slug) => rows.find(({ id }) => id === slug) ?? [])
}
