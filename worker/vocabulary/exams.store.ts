import { asc, eq, sql, type SQL } from 'drizzle-orm'
import { itemKinds } from '../../domain/content.ts'
import type { ExamChange, ExamInput, OfficeExam } from '../../domain/vocabulary/contract.ts'
import { exams, presets, tests } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import { isStillNamed } from './names.store.ts'

type Count = { key: string; count: number }

const total = sql<number>`count(*)`

/** Exams in their order, hidden ones included, with the number of rows that name each. */
export const listWithCounts = async (db: Database): Promise<Omit<OfficeExam, 'earlier'>[]> => {
  const [rows, items, drafts, ofTests, ofPresets] = await Promise.all([
    db.select().from(exams).orderBy(asc(exams.position), asc(exams.id)),
    db.all<Count>(sql`SELECT exam AS key, count(*) AS count FROM item_exams GROUP BY exam`),
    db.all<Count>(sql`
      SELECT value AS key, count(*) AS count FROM content_drafts, json_each(body, '$.exams')
      WHERE body IS NOT NULL GROUP BY value`),
    db.select({ key: tests.examId, count: total }).from(tests).groupBy(tests.examId),
    db.select({ key: presets.examId, count: total }).from(presets).groupBy(presets.examId),
  ])
  const countOf = (counts: Count[], key: string) => counts.find((each) => each.key === key)?.count ?? 0
  return rows.map(({ id, slug, title, isHidden }) => ({
    id,
    slug,
    title,
    hidden: isHidden,
    items: countOf(items, slug),
    drafts: countOf(drafts, slug),
    tests: countOf(ofTests, id),
    presets: countOf(ofPresets, id),
  }))
}

export const findExam = async (db: Database, id: string) =>
  (await db.select().from(exams).where(eq(exams.id, id)).get()) ?? null

export const listPlaces = (db: Database) =>
  db.select({ id: exams.id, position: exams.position }).from(exams).orderBy(asc(exams.position), asc(exams.id))

const isSlugFree = (slug: string, id: string): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM exams AS other WHERE other.slug = ${slug} AND other.id <> ${id})`

/** Condition on a row of `exams`: no item, draft or test names it. */
const isUnused: SQL = sql`
  NOT EXISTS (SELECT 1 FROM item_exams
    WHERE kind IN (SELECT value FROM json_each(${JSON.stringify(itemKinds)})) AND exam = exams.slug)
  AND NOT EXISTS (SELECT 1 FROM tests WHERE exam_id = exams.id)
  AND NOT EXISTS (SELECT 1 FROM series WHERE exam_id = exams.id)
  AND NOT EXISTS (SELECT 1 FROM content_drafts, json_each(body, '$.exams') AS named
    WHERE body IS NOT NULL AND named.value = exams.slug)`

/** Inserts an exam at the end of the order, unless another has its slug. */
export const insertExam = (id: string, { slug, title }: ExamInput): SQL => sql`
  INSERT INTO exams (id, slug, title, position)
  SELECT ${id}, ${slug}, ${JSON.stringify(title)}, (SELECT coalesce(max(position), 0) + 1 FROM exams)
  WHERE ${isSlugFree(slug, id)}`

/** Changes an exam; its slug only while it is unused and the new one is free. */
export const updateExam = (id: string, { slug, title, base }: ExamChange): SQL => sql`
  UPDATE exams SET title = ${JSON.stringify(title)}, slug = ${slug}
  WHERE id = ${id} AND ${isStillNamed(base)} AND (slug = ${slug} OR (${isSlugFree(slug, id)} AND ${isUnused}))`

/** Hides an unused exam from lists, or shows it again. */
export const setHidden = (id: string, hidden: boolean): SQL => sql`
  UPDATE exams SET is_hidden = ${hidden ? 1 : 0}
  WHERE id = ${id} AND is_hidden <> ${hidden ? 1 : 0} AND ${hidden ? isUnused : sql`true`}`

export const placeExams = (places: readonly { id: string; position: number }[]): SQL => {
  const rows = JSON.stringify(places)
  return sql`
    UPDATE exams SET position = place.value ->> 'position'
    FROM json_each(${rows}) AS place WHERE exams.id = place.value ->> 'id'`
}
