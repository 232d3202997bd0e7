import { sql, type SQL } from 'drizzle-orm'
import type { Bilingual } from '../../domain/questions/text.ts'
import type { Database } from '../platform/context.ts'

/** Kinds whose new items are told to who prepares for their exam, the one that decides the link first. */
export const toldKinds = ['test', 'series', 'material', 'video', 'course'] as const
export type ToldKind = (typeof toldKinds)[number]

const tables: Record<ToldKind, SQL> = {
  test: sql`tests`,
  series: sql`series`,
  material: sql`materials`,
  video: sql`videos`,
  course: sql`courses`,
}

/** Daily quizzes come every day, and live tests have reminders of their own. */
const conditions: Partial<Record<ToldKind, SQL>> = {
  test: sql`AND item.kind NOT IN ('daily_quiz', 'demo', 'live') AND NOT item.common_start`,
}

type Span = { after: number; to: number; exams: readonly string[] }

const itemsOf = (kind: ToldKind, { after, to, exams }: Span): SQL => sql`
  SELECT ${kind} AS kind, listed.exam AS exam, item.title AS title, listed.listed_at AS listedAt
  FROM item_exams AS listed JOIN ${tables[kind]} AS item ON item.id = listed.item_id
  WHERE listed.kind = ${kind} AND listed.exam IN (SELECT value FROM json_each(${JSON.stringify(exams)}))
    AND listed.listed_at > ${after} AND listed.listed_at <= ${to}
    AND +item.state = 'published' AND item.deleted_at IS NULL ${conditions[kind] ?? sql``}`

export type NewItem = { kind: ToldKind; exam: string; title: Bilingual }

/** Items of exams that were first published in a span, the newest first. */
export const listNew = async (db: Database, span: Span, limit: number): Promise<NewItem[]> => {
  const all = sql.join(
    toldKinds.map((kind) => itemsOf(kind, span)),
    sql` UNION ALL `,
  )
  const rows = await db.all<{ kind: ToldKind; exam: string; title: string }>(
    sql`SELECT kind, exam, title FROM (${all}) ORDER BY listedAt DESC, title LIMIT ${limit}`,
  )
  return rows.map(({ title, ...row }) => ({ ...row, title: JSON.parse(title) as Bilingual }))
}

/** Names of exams by slug. */
export const namesOfExams = async (db: Database, slugs: readonly string[]): Promise<Map<string, Bilingual>> => {
  const rows = await db.all<{ slug: string; title: string }>(
    sql`SELECT slug, title FROM exams WHERE slug IN (SELECT value FROM json_each(${JSON.stringify(slugs)}))`,
  )
  return new Map(rows.map(({ slug, title }) => [slug, JSON.parse(title) as Bilingual]))
}
