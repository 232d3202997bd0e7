import { and, asc, desc, eq, gt, gte, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import { countedTo } from '../../domain/lists.ts'
import type { MaterialContent, MaterialsQuery } from '../../domain/materials/contract.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import { contentVersions, courses, materials, series } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import type { Cursor } from '../platform/paging.ts'

const isShown = and(eq(materials.state, 'published'), isNull(materials.deletedAt))

/** Not LIKE: its pattern is bounded to 50 bytes, which sixteen letters of Hindi fill. */
const textHolds = (q: string) => {
  const holds = (column: 'title' | 'summary', language: 'en' | 'hi') =>
    sql`instr(lower(json_extract(${materials[column]}, ${`$.${language}`})), lower(${q})) > 0`
  return or(holds('title', 'en'), holds('title', 'hi'), holds('summary', 'en'), holds('summary', 'hi'))
}

const holdsValue = (column: typeof materials.exams | typeof materials.languages, value: string): SQL =>
  sql`exists (select 1 from json_each(${column}) where value = ${value})`

const matching = ({ exam, subject, kind, language, access, q }: MaterialsQuery) =>
  and(
    isShown,
    // What names no exam is for every one.
    exam ? or(eq(materials.exams, []), holdsValue(materials.exams, exam)) : undefined,
    subject ? eq(materials.subject, subject) : undefined,
    kind ? eq(materials.kind, kind) : undefined,
    language ? holdsValue(materials.languages, language) : undefined,
    access === 'free' ? eq(materials.access, 'free') : undefined,
    access === 'premium' ? ne(materials.access, 'free') : undefined,
    q ? textHolds(q) : undefined,
  )

const after = (sort: MaterialsQuery['sort'], cursor: Cursor | null) => {
  if (!cursor) return undefined
  return sort === 'title'
    ? or(
        gt(materials.titleEn, String(cursor.value)),
        and(eq(materials.titleEn, String(cursor.value)), gt(materials.id, cursor.id)),
      )
    : or(
        lt(materials.publishedAt, Number(cursor.value)),
        and(eq(materials.publishedAt, Number(cursor.value)), gt(materials.id, cursor.id)),
      )
}

const row = {
  material: materials,
  series: { id: series.id, title: series.title, pricePaise: series.pricePaise },
  course: { id: courses.id, access: courses.access, seriesId: courses.seriesId },
}

/** Published materials, one more than `limit`, with how many match in all, up to one more than is counted. Keyset paging. */
export const listMaterials = (db: Database, query: MaterialsQuery, cursor: Cursor | null, limit: number) =>
  db
    .select({
      ...row,
      // Of the same conditions without the cursor: it depends on no row, so it is made once.
      count: sql<number>`(select count(*) from (select 1 from ${materials} where ${matching(query)} limit ${countedTo + 1}))`,
    })
    .from(materials)
    .leftJoin(series, eq(series.id, materials.seriesId))
    .leftJoin(courses, eq(courses.id, materials.courseId))
    .where(and(matching(query), after(query.sort, cursor)))
    .orderBy(...(query.sort === 'title' ? [asc(materials.titleEn)] : [desc(materials.publishedAt)]), asc(materials.id))
    .limit(limit + 1)

/** A published material with its version and the exams that it names. */
export const findMaterial = (db: Database, id: string) =>
  db
    .select({
      ...row,
      content: sql<string>`${contentVersions.content}`.mapWith((text: string) => JSON.parse(text) as MaterialContent),
      exams: sql<string>`(select json_group_array(json_object('id', slug, 'title', json(title))) from
        (select slug, title from exams where slug in (select value from json_each(${materials.exams})) order by position))`.mapWith(
        (text: string) => JSON.parse(text) as { id: string; title: Bilingual }[],
      ),
    })
    .from(materials)
    .innerJoin(contentVersions, eq(contentVersions.id, materials.currentVersionId))
    .leftJoin(series, eq(series.id, materials.seriesId))
    .leftJoin(courses, eq(courses.id, materials.courseId))
    .where(and(eq(materials.id, id), isShown))
    .get()

/** Published materials in the order of their ids, for the sitemap. */
export const listAddresses = (db: Database, { from, skip, limit }: { from: string; skip: number; limit: number }) =>
  db
    .select({ id: materials.id, updatedAt: materials.updatedAt })
    .from(materials)
    .where(and(isShown, gte(materials.id, from)))
    .orderBy(asc(materials.id))
    .limit(limit)
    .offset(skip)
