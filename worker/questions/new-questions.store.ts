import { sql, type SQL } from 'drizzle-orm'

/** A question with its first version and key, rendered. */
export type QuestionRows = {
  id: string
  versionId: string
  code: string
  subject: string
  topic: string
  difficulty: string
  targetMs: number
  kind: string
  stem: unknown
  stemHtml: unknown
  body: unknown
  bodyHtml: unknown
  key: unknown
  solution: unknown
  solutionHtml: unknown
}

/** Statements that insert published questions when `when` holds; one parameter for all of them. */
export const insertQuestions = (rows: readonly QuestionRows[], now: number, when: SQL): SQL[] => {
  const each = sql`json_each(${JSON.stringify(rows)}) AS row`
  return [
    sql`
      INSERT INTO questions (id, code, subject, topic, difficulty, target_ms, rights, state, current_version_id, updated_at)
      SELECT row.value ->> 'id', row.value ->> 'code', row.value ->> 'subject', row.value ->> 'topic',
        row.value ->> 'difficulty', row.value ->> 'targetMs', 'original', 'published', row.value ->> 'versionId', ${now}
      FROM ${each} WHERE ${when}`,
    sql`
      INSERT INTO question_versions (id, question_id, version, kind, stem, stem_html, body, body_html)
      SELECT row.value ->> 'versionId', row.value ->> 'id', 1, row.value ->> 'kind', row.value -> 'stem',
        row.value -> 'stemHtml', row.value -> 'body', row.value -> 'bodyHtml'
      FROM ${each} WHERE ${when}`,
    sql`
      INSERT INTO question_keys (question_version_id, version, state, key, alternatives, solution, solution_html)
      SELECT row.value ->> 'versionId', 1, 'current', row.value -> 'key', '[]', row.value -> 'solution',
        row.value -> 'solutionHtml'
      FROM ${each} WHERE ${when}`,
  ]
}

/** Withdraws questions from the bank; papers that hold them keep them. */
export const archiveQuestions = (ids: SQL, now: number, when: SQL): SQL => sql`
  UPDATE questions SET state = 'archived', updated_at = ${now} WHERE id IN (${ids}) AND ${when}`
