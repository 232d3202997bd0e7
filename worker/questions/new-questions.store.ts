import { sql, type SQL } from 'drizzle-orm'
import type { QuestionContent } from '../../domain/questions/bank.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import type { Language } from '../../domain/language.ts'
import { examRows } from '../content/exams.ts'
import { listItems } from '../content/new-items.ts'
import { refreshSelected } from '../content/office-rows.ts'
import type { questionColumns } from './questions.content.ts'

/** A question with its first version and key, rendered. */
export type QuestionRow = {
  id: string
  versionId: string
  slug: string
  title: Bilingual
  exams: string[]
  languages: Language[]
  columns: ReturnType<typeof questionColumns>
  content: QuestionContent
}

type Origin = { by: string | null; note: string | null; now: number }

const noPage = { summary: { en: '', hi: '' }, seo: {} }

/** Columns of a question as its version keeps them, for the history. */
const fieldsOf = ({ slug, title, exams, languages, columns }: QuestionRow) => ({
  ...noPage,
  slug,
  title,
  exams,
  languages,
  ...columns,
})

/** Rows of a statement, with the parts that it writes. */
const eachOf = (values: readonly object[]): SQL => sql`json_each(${JSON.stringify(values)}) AS row`

const insertItems = (rows: readonly QuestionRow[], { by, now }: Origin, when: SQL): SQL => sql`
  INSERT INTO questions (id, slug, title, summary, state, access, exams, languages, seo, current_version_id, published_at,
    created_at, created_by, updated_at, updated_by, kind, subject, topic, difficulty, target_ms, passage_id, tags, rights, source)
  SELECT row.value ->> 'id', row.value ->> 'slug', row.value -> '$.fields.title', row.value -> '$.fields.summary',
    'published', 'free', row.value -> '$.fields.exams', row.value -> '$.fields.languages', '{}',
    row.value ->> 'versionId', ${now}, ${now}, ${by}, ${now}, ${by}, row.value ->> '$.fields.kind',
    row.value ->> '$.fields.subject', row.value ->> '$.fields.topic', row.value ->> '$.fields.difficulty',
    row.value ->> '$.fields.targetMs', row.value ->> '$.fields.passageId', row.value -> '$.fields.tags',
    row.value ->> '$.fields.rights', row.value ->> '$.fields.source'
  FROM ${eachOf(rows.map((row) => ({ id: row.id, slug: row.slug, versionId: row.versionId, fields: fieldsOf(row) })))}
  WHERE ${when}`

const insertHistory = (rows: readonly QuestionRow[], { by, note, now }: Origin, when: SQL): SQL => sql`
  INSERT INTO content_versions (id, kind, item_id, version, content, fields, note, created_at, created_by)
  SELECT row.value ->> 'versionId', 'question', row.value ->> 'id', 1, '{}', row.value -> 'fields', ${note}, ${now}, ${by}
  FROM ${eachOf(rows.map((row) => ({ id: row.id, versionId: row.versionId, fields: fieldsOf(row) })))} WHERE ${when}`

const insertVersions = (rows: readonly QuestionRow[], { now }: Origin, when: SQL): SQL => {
  const values = rows.map(({ id, versionId, columns: { kind, passageId }, content }) => {
    const { stem, stemHtml, body, bodyHtml } = content
    return { id, versionId, kind, passageId, stem, stemHtml, body, bodyHtml }
  })
  return sql`
    INSERT INTO question_versions (id, question_id, version, kind, passage_version_id, stem, stem_html, body, body_html, created_at)
    SELECT row.value ->> 'versionId', row.value ->> 'id', 1, row.value ->> 'kind',
      (SELECT current_version_id FROM passages WHERE passages.id = row.value ->> 'passageId'),
      row.value -> 'stem', row.value -> 'stemHtml', row.value -> 'body', row.value -> 'bodyHtml', ${now}
    FROM ${eachOf(values)} WHERE ${when}`
}

const insertKeys = (rows: readonly QuestionRow[], { now }: Origin, when: SQL): SQL => {
  const values = rows.map(({ versionId, content }) => {
    const { key, solution, solutionHtml, reasons, reasonsHtml, hint, hintHtml } = content
    return { versionId, key, solution, solutionHtml, reasons, reasonsHtml, hint, hintHtml }
  })
  return sql`
    INSERT INTO question_keys (question_version_id, version, state, key, alternatives, solution, solution_html, reasons,
      reasons_html, hint, hint_html, created_at)
    SELECT row.value ->> 'versionId', 1, 'current', row.value -> 'key', '[]', row.value -> 'solution',
      row.value -> 'solutionHtml', row.value -> 'reasons', row.value -> 'reasonsHtml',
      nullif(row.value -> 'hint', 'null'), nullif(row.value -> 'hintHtml', 'null'), ${now}
    FROM ${eachOf(values)} WHERE ${when}`
}

const insertExams = (rows: readonly QuestionRow[], now: number, when: SQL): SQL => {
  const exams = rows.flatMap(({ id, title, exams: named }) =>
    examRows('question', { id, title, exams: named, listedAt: now }),
  )
  return sql`
    INSERT INTO item_exams (kind, item_id, exam, listed_at, title_en)
    SELECT value ->> 'kind', value ->> 'itemId', value ->> 'exam', value ->> 'listedAt', value ->> 'titleEn'
    FROM json_each(${JSON.stringify(exams)}) WHERE ${when}`
}

/** Statements that insert published questions when `when` holds, with their rows in the office's lists. */
export const insertQuestions = (rows: readonly QuestionRow[], origin: Origin, when: SQL): SQL[] => [
  insertItems(rows, origin, when),
  insertHistory(rows, origin, when),
  insertVersions(rows, origin, when),
  insertKeys(rows, origin, when),
  insertExams(rows, origin.now, when),
  ...listItems(
    'question',
    rows.map(({ id, slug, title }) => ({ id, texts: [title.en, title.hi, slug] })),
    when,
  ),
]

/** Statements that withdraw questions from the bank; papers that hold them keep them. */
export const archiveQuestions = (ids: SQL, now: number, when: SQL): SQL[] => [
  sql`UPDATE questions SET state = 'archived', updated_at = ${now} WHERE id IN (${ids}) AND ${when}`,
  ...refreshSelected('question', ids, when),
]
