import { eq, sql, type SQL } from 'drizzle-orm'
import { exams, subjects, topics } from '../../../drizzle/schema/index.ts'
import type { Database } from '../../platform/context.ts'
import { inTransaction } from '../../platform/transaction.ts'

const among = (values: readonly string[]) => sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`

/** Names of the vocabularies that questions use. */
export const listNames = (db: Database) =>
  Promise.all([
    db.select({ id: subjects.id, title: subjects.title }).from(subjects).where(eq(subjects.isArchived, false)),
    db.select({ subject: topics.subject, id: topics.slug, title: topics.title }).from(topics),
    db.select({ id: exams.slug, title: exams.title }).from(exams),
  ])

/** Ids of questions and passages by those of some codes that they have. `withDrafts`: unpublished passages count. */
export const listTaken = async (
  db: Database,
  { codes, passages, withDrafts }: { codes: readonly string[]; passages: readonly string[]; withDrafts: boolean },
) => {
  const [ofQuestions, ofPassages] = await inTransaction(db, [
    sql`SELECT slug, id FROM questions WHERE slug IN ${among(codes)}`,
    sql`SELECT slug, id FROM passages WHERE slug IN ${among(passages)} AND deleted_at IS NULL
      UNION ALL SELECT body ->> '$.slug', item_id FROM content_drafts
      WHERE ${withDrafts ? sql`true` : sql`false`} AND kind = 'passage' AND deleted_at IS NULL
        AND body ->> '$.slug' IN ${among(passages)}`,
  ])
  const read = (result: typeof ofQuestions) =>
    new Map((result?.results ?? []).map(({ slug, id }) => [String(slug), String(id)]))
  return { codes: read(ofQuestions), passages: read(ofPassages) }
}

/** Condition: no passage has the code, published or as a draft. */
export const hasNoPassage = (code: string): SQL => sql`
  NOT EXISTS (SELECT 1 FROM passages WHERE slug = ${code}) AND NOT EXISTS (
    SELECT 1 FROM content_drafts WHERE kind = 'passage' AND deleted_at IS NULL AND body ->> '$.slug' = ${code})`

/** Published passage with a code that is in the bin, which keeps its code. */
export const findBinnedPassage = async (db: Database, code: string): Promise<string | null> => {
  const [row] = await db.all<{ id: string }>(
    sql`SELECT id FROM passages WHERE slug = ${code} AND deleted_at IS NOT NULL`,
  )
  return row?.id ?? null
}
