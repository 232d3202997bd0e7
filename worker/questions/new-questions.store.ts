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

const insertItems = (each: SQL, { by, now }: Origin, when: SQL): SQL => sql`
  INSERT INTO questions (id, slug, title, summary, state, access, exams, languages, seo, current_version_id, published_at,
    created_at, created_by, updated_at, updated_by, kind, subject, topic, difficulty, target_ms, passage_id, tags, rights, source)
  SELECT row.value ->> 'id', row.value ->> 'slug', row.value -> '$.fields.title', row.value -> '$.fields.summary',
    'published', 'free', row.value -> '$.fields.exams', row.value -> '$.fields.languages', '{}',
    row.value ->> 'versionId', ${now}, ${now}, ${by}, ${now}, ${by}, row.value ->> '$.fields.kind',
    row.value ->> '$.fields.subject', row.value ->> '$.fields.topic', row.value ->> '$.fields.difficulty',
    row.value ->> '$.fields.targetMs', row.value ->> '$.fields.passageId', row.value -> '$.fields.tags',
    row.value ->> '$.fields.rights', row.value ->> '$.fields.source'
  FROM ${each} WHERE ${when}`

const insertVersions = (each: SQL, { by, note, now }: Origin, when: SQL): SQL[] => [
  sql`
    INSERT INTO content_versions (id, kind, item_id, version, content, fields, note, created_at, created_by)
    SELECT row.value ->> 'versionId', 'question', row.value ->> 'id', 1, '{}', row.value -> 'fields', ${note}, ${now}, ${by}
    FROM ${each} WHERE ${when}`,
  sql`
    INSERT INTO question_versions (id, question_id, version, kind, passage_version_id, stem, stem_html, body, body_html, created_at)
    SELECT row.value ->> 'versionId', row.value ->> 'id', 1, row.value ->> '$.fields.kind',
      (SELECT current_version_id FROM passages WHERE passages.id = row.value ->> '$.fields.passageId'),
      row.value -> '$.content.stem', row.value -> '$.content.stemHtml', row.value -> '$.content.body',
      row.value -> '$.content.bodyHtml', ${now}
    FROM ${each} WHERE ${when}`,
  sql`
    INSERT INTO question_keys (question_version_id, version, state, key, alternatives, solution, solution_html, reasons,
      reasons_html, hint, hint_html, created_at)
    SELECT row.value ->> 'versionId', 1, 'current', row.value -> '$.content.key', '[]', row.value -> '$.content.solution',
      row.value -> '$.content.solutionHtml', row.value -> '$.content.reasons', row.value -> '$.content.reasonsHtml',
      nullif(row.value -> '$.content.hint', 'null'),
      nullif(row.value -> '$.content.hintHtml', 'null'), ${now}
    FROM ${each} WHERE ${when}`,
]

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
export const insertQuestions = (rows: readonly QuestionRow[], origin: Origin, when: SQL): SQL[] => {
  const values = rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    versionId: row.versionId,
    fields: fieldsOf(row),
    content: row.content,
  }))
  const each = sql`json_each(${JSON.stringify(values)}) AS row`
  return [
    insertItems(each, origin, when),
    ...insertVersions(each, origin, when),
    insertExams(rows, origin.now, when),
    ...listItems(
      'question',
      rows.map(({ id, slug, title }) => ({ id, texts: [title.en, title.hi, slug] })),
      when,
    ),
  ]
}

/** Statements that withdraw questions from the bank; papers that hold them keep them. */
export const archiveQuestions = (ids: SQL, now: number, when: SQL): SQL[] => [
  sql`UPDATE questions SET state = 'archived', updated_at = ${now} WHERE id IN (${ids}) AND ${when}`,
  ...refreshSelected('question', ids, when),
]
