import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { PassageContent, QuestionContent } from '../../domain/questions/bank.ts'
import { passageVersions, questionKeys, questionVersions } from '../../drizzle/schema/index.ts'
import type { ContentTables } from '../content/content-kind.ts'
import type { Database } from '../platform/context.ts'

const json = (value: unknown): string => JSON.stringify(value)

const nextVersion = (table: SQL, column: SQL, itemId: SQL): SQL =>
  sql`(SELECT coalesce(max(version), 0) + 1 FROM ${table} WHERE ${column} = ${itemId})`

/** Texts of a version of a question with its current key. */
const readQuestion = async (db: Database, versionId: string): Promise<QuestionContent | null> =>
  (await db
    .select({
      stem: questionVersions.stem,
      stemHtml: questionVersions.stemHtml,
      body: questionVersions.body,
      bodyHtml: questionVersions.bodyHtml,
      key: questionKeys.key,
      solution: questionKeys.solution,
      solutionHtml: questionKeys.solutionHtml,
      reasons: questionKeys.reasons,
      reasonsHtml: questionKeys.reasonsHtml,
      hint: questionKeys.hint,
      hintHtml: questionKeys.hintHtml,
    })
    .from(questionVersions)
    .innerJoin(
      questionKeys,
      and(eq(questionKeys.questionVersionId, questionVersions.id), eq(questionKeys.state, 'current')),
    )
    .where(eq(questionVersions.id, versionId))
    .get()) ?? null

/** Versions of questions: public texts in one table, key and solution in another. */
export const questionContents: ContentTables<QuestionContent> = {
  insert: ({ id, itemId, content, now }, done) => [
    sql`
      INSERT INTO question_versions (id, question_id, version, kind, passage_version_id, stem, stem_html, body, body_html, created_at)
      SELECT ${id}, id, ${nextVersion(sql`question_versions`, sql`question_id`, sql`questions.id`)}, kind,
        (SELECT current_version_id FROM passages WHERE passages.id = questions.passage_id),
        ${json(content.stem)}, ${json(content.stemHtml)}, ${json(content.body)}, ${json(content.bodyHtml)}, ${now}
      FROM questions WHERE id = ${itemId} AND ${done}`,
    sql`
      INSERT INTO question_keys (question_version_id, version, state, key, alternatives, solution, solution_html,
        reasons, reasons_html, hint, hint_html, created_at)
      SELECT ${id}, 1, 'current', ${json(content.key)}, '[]', ${json(content.solution)}, ${json(content.solutionHtml)},
        ${json(content.reasons)}, ${json(content.reasonsHtml)}, ${content.hint && json(content.hint)},
        ${content.hintHtml && json(content.hintHtml)}, ${now}
      WHERE ${done}`,
  ],
  read: readQuestion,
  remove: (itemId, done) => [
    sql`DELETE FROM question_keys WHERE question_version_id IN (SELECT id FROM question_versions WHERE question_id = ${itemId})
      AND ${done}`,
    sql`DELETE FROM question_versions WHERE question_id = ${itemId} AND ${done}`,
  ],
}

/** Id of the version that a question gets because its passage changed. */
const versionOf = (passageVersionId: string): SQL => sql`questions.id || '_' || ${passageVersionId}`

/**
 * Statements that give each question of a passage a version with the passage's new one, so that new papers show both as
 * they stand. Papers that exist keep theirs.
 */
const followPassage = (
  { id, itemId, by, now }: { id: string; itemId: string; by: string | null; now: number },
  done: SQL,
) => {
  const followers = sql`questions JOIN question_versions AS old ON old.id = questions.current_version_id
    WHERE questions.passage_id = ${itemId} AND ${done}`
  return [
    sql`
      INSERT INTO question_versions (id, question_id, version, kind, passage_version_id, stem, stem_html, body, body_html, created_at)
      SELECT ${versionOf(id)}, questions.id, ${nextVersion(sql`question_versions`, sql`question_id`, sql`questions.id`)},
        old.kind, ${id}, old.stem, old.stem_html, old.body, old.body_html, ${now}
      FROM ${followers}`,
    sql`
      INSERT INTO question_keys (question_version_id, version, state, outcome, key, alternatives, solution, solution_html,
        reasons, reasons_html, hint, hint_html, created_at)
      SELECT ${versionOf(id)}, 1, 'current', key.outcome, key.key, key.alternatives, key.solution, key.solution_html,
        key.reasons, key.reasons_html, key.hint, key.hint_html, ${now}
      FROM questions JOIN question_keys AS key
        ON key.question_version_id = questions.current_version_id AND key.state = 'current'
      WHERE questions.passage_id = ${itemId} AND ${done}`,
    sql`
      INSERT INTO content_versions (id, kind, item_id, version, content, fields, sources, created_at, created_by)
      SELECT ${versionOf(id)}, 'question', questions.id,
        ${nextVersion(sql`content_versions`, sql`item_id`, sql`questions.id`)}, '{}', old.fields, old.sources, ${now}, ${by}
      FROM questions JOIN content_versions AS old ON old.id = questions.current_version_id
      WHERE questions.passage_id = ${itemId} AND ${done}`,
    sql`UPDATE questions SET current_version_id = ${versionOf(id)}
      WHERE passage_id = ${itemId} AND ${done}`,
  ]
}

const readPassage = async (db: Database, versionId: string): Promise<PassageContent | null> =>
  (await db
    .select({
      title: passageVersions.title,
      content: passageVersions.content,
      contentHtml: passageVersions.contentHtml,
    })
    .from(passageVersions)
    .where(eq(passageVersions.id, versionId))
    .get()) ?? null

/** Versions of passages. */
export const passageContents: ContentTables<PassageContent> = {
  insert: ({ id, itemId, content, by, now }, done) => [
    sql`
      INSERT INTO passage_versions (id, passage_id, version, title, content, content_html, created_at)
      SELECT ${id}, ${itemId}, ${nextVersion(sql`passage_versions`, sql`passage_id`, sql`${itemId}`)},
        ${json(content.title)}, ${json(content.content)}, ${json(content.contentHtml)}, ${now}
      WHERE ${done}`,
    ...followPassage({ id, itemId, by, now }, done),
  ],
  read: readPassage,
  remove: (itemId, done) => [sql`DELETE FROM passage_versions WHERE passage_id = ${itemId} AND ${done}`],
}

/** SQL condition: a version of a test holds a version of the question. */
export const isInTest = (questionId: string | SQL): SQL => sql`EXISTS (
  SELECT 1 FROM question_versions JOIN test_questions ON test_questions.question_version_id = question_versions.id
  WHERE question_versions.question_id = ${questionId})`

const showing = (passageId: string): SQL => sql`
  FROM passage_versions JOIN question_versions ON question_versions.passage_version_id = passage_versions.id
  JOIN questions ON questions.id = question_versions.question_id
  WHERE passage_versions.passage_id = ${passageId}`

/** SQL condition: a version of a question shows a version of the passage, that of a question in the bin too. */
export const isNamed = (passageId: string): SQL => sql`EXISTS (SELECT 1 ${showing(passageId)})`

/** SQL condition: a version of a question outside the bin shows a version of the passage. */
export const isShown = (passageId: string): SQL =>
  sql`EXISTS (SELECT 1 ${showing(passageId)} AND questions.deleted_at IS NULL)`
