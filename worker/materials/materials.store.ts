import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { MaterialContent, MaterialsQuery, ReadingPlaceInput } from '../../domain/materials/contract.ts'
import { readShare, type ReadingPlace } from '../../domain/materials/reading.ts'
import {
  contentVersions,
  courses,
  exams,
  materials,
  readingPlaces,
  series,
  subjects,
} from '../../drizzle/schema/index.ts'
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

/** The user's place in a material, as JSON; null for a visitor. */
const placeOf = (userId: string | null) =>
  (userId === null
    ? sql<string>`null`
    : sql<string>`(select json_object('page', page, 'chapter', chapter, 'share', share, 'updatedAt', updated_at)
        from ${readingPlaces} where ${readingPlaces.userId} = ${userId} and ${readingPlaces.materialId} = ${materials.id})`
  ).mapWith((text: string | null) => JSON.parse(text ?? 'null') as ReadingPlace | null)

/** Published material with its version, its exams and the user's place. */
export const findMaterial = (db: Database, id: string, userId: string | null) =>
  db
    .select({
      ...row,
      place: placeOf(userId),
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

type OwnPlace = ReadingPlaceInput & { userId: string; materialId: string; now: number }

/** Saves the student's place; the same place writes nothing, and an older one never replaces a newer one. */
export const savePlace = (db: Database, { userId, materialId, page, chapter, share, now }: OwnPlace) =>
  db.run(
    sql`insert into ${readingPlaces} (user_id, material_id, page, chapter, share, updated_at)
      values (${userId}, ${materialId}, ${page}, ${chapter}, ${share}, ${now})
      on conflict (user_id, material_id) do update set page = excluded.page, chapter = excluded.chapter,
        share = excluded.share, updated_at = excluded.updated_at
      where (reading_places.page is not excluded.page or reading_places.chapter is not excluded.chapter
        or reading_places.share is not excluded.share) and reading_places.updated_at <= excluded.updated_at`,
  )

/** The material that a student read last and has not finished. */
export const findLastRead = (db: Database, userId: string) =>
  db
    .select({ place: readingPlaces, material: materials, subject: row.subject })
    .from(readingPlaces)
    .innerJoin(materials, and(eq(materials.id, readingPlaces.materialId), isShown(materials)))
    .leftJoin(subjects, eq(subjects.id, materials.subject))
    .where(and(eq(readingPlaces.userId, userId), sql`coalesce(${readingPlaces.share}, 0) < ${readShare}`))
    .orderBy(desc(readingPlaces.updatedAt))
    .limit(1)
    .get()

/** Places of a student in given materials. */
export const findPlaces = (db: Database, userId: string, materialIds: readonly string[]) =>
  db
    .select({ place: readingPlaces, extent: materials.extent })
    .from(readingPlaces)
    .innerJoin(materials, eq(materials.id, readingPlaces.materialId))
    .where(and(eq(readingPlaces.userId, userId), inArray(readingPlaces.materialId, [...materialIds])))
