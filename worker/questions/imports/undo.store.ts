import { sql } from 'drizzle-orm'
import type { UndoPlan } from '../../../domain/questions/imports/contract.ts'
import type { Database } from '../../platform/context.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { isInTest } from '../versions.store.ts'

/** Questions of held rows that are named. */
const shownHeld = 20

/** Effects of an undo of an import. */
export const readPlan = async (db: Database, importId: string): Promise<UndoPlan> => {
  const added = sql`question_import_rows AS row WHERE row.import_id = ${importId} AND row.outcome = 'added'`
  const [counts, held] = await inTransaction(db, [
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
  ])
  const { binned = 0, edited = 0 } = (counts?.results[0] ?? {}) as { binned?: number; edited?: number }
  return { binned, edited, held: (held?.results ?? []) as UndoPlan['held'] }
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
