import { sql, type SQL } from 'drizzle-orm'
import type { UndoPlan } from '../../../domain/questions/imports/contract.ts'
import type { Database } from '../../platform/context.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { isInTest } from '../versions.store.ts'

/** Questions of held rows that are named. */
const shownHeld = 20

/** Passages that an import has added and that are not in the bin. `added`: the instant since which it adds. */
const broughtPassages = (importId: string, addedAt: number): SQL => sql`
  FROM audit_log WHERE audit_log.act = 'content.created' AND audit_log.kind = 'passage' AND audit_log.at >= ${addedAt}
    AND audit_log.detail ->> 'importId' = ${importId}
    AND EXISTS (SELECT 1 FROM content_drafts WHERE kind = 'passage' AND item_id = audit_log.item_id AND deleted_at IS NULL
      UNION ALL SELECT 1 FROM passages WHERE id = audit_log.item_id AND deleted_at IS NULL)`

/** Passages of an undone import that no question outside the bin has, published or as a draft. */
export const unusedPassages = async (db: Database, importId: string, addedAt: number): Promise<string[]> => {
  const rows = await db.all<{ id: string }>(sql`
    SELECT audit_log.item_id AS id ${broughtPassages(importId, addedAt)}
      AND NOT EXISTS (SELECT 1 FROM questions WHERE passage_id = audit_log.item_id AND deleted_at IS NULL)
      AND audit_log.item_id NOT IN (SELECT body ->> '$.passageId' FROM content_drafts
        WHERE kind = 'question' AND deleted_at IS NULL AND body ->> '$.passageId' IS NOT NULL)`)
  return rows.map(({ id }) => id)
}

/** Effects of an undo of an import. */
export const readPlan = async (db: Database, importId: string, addedAt: number): Promise<UndoPlan> => {
  const added = sql`question_import_rows AS row WHERE row.import_id = ${importId} AND row.outcome = 'added'`
  const [counts, held, brought] = await inTransaction(db, [
    sql`SELECT count(*) AS binned,
        coalesce(sum((SELECT count(*) FROM content_versions WHERE item_id = row.question_id) > 1 OR EXISTS (
          SELECT 1 FROM content_drafts WHERE kind = 'question' AND item_id = row.question_id AND revision > 1)), 0) AS edited
      FROM ${added}`,
    sql`SELECT row.question_id AS questionId, question.slug AS code, (
        SELECT test_versions.title ->> 'en' FROM question_versions
        JOIN test_questions ON test_questions.question_version_id = question_versions.id
        JOIN test_versions ON test_versions.id = test_questions.test_version_id
        WHERE question_versions.question_id = row.question_id LIMIT 1) AS test
      FROM question_import_rows AS row JOIN questions AS question ON question.id = row.question_id
      WHERE row.import_id = ${importId} AND row.outcome = 'added' AND ${isInTest(sql`row.question_id`)}
      ORDER BY row.position LIMIT ${shownHeld}`,
    sql`SELECT count(*) AS passages ${broughtPassages(importId, addedAt)}`,
  ])
  const { binned = 0, edited = 0 } = (counts?.results[0] ?? {}) as { binned?: number; edited?: number }
  const { passages = 0 } = (brought?.results[0] ?? {}) as { passages?: number }
  return { binned, edited, passages, held: (held?.results ?? []) as UndoPlan['held'] }
}

/** Added rows after a position with their questions. */
export const nextAdded = (db: Database, importId: string, after: number, limit: number) =>
  db.all<{ position: number; questionId: string }>(sql`
    SELECT position, question_id AS questionId FROM question_import_rows
    WHERE import_id = ${importId} AND outcome = 'added' AND position > ${after} ORDER BY position LIMIT ${limit}`)

export const setUndone = (db: Database, importId: string, position: number) =>
  inTransaction(db, [
    sql`UPDATE question_import_rows SET outcome = 'undone'
      WHERE import_id = ${importId} AND position = ${position} AND outcome = 'added'`,
  ])
