import { asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { TestContent } from '../../domain/catalogue/test-content.ts'
import {
  presetVersions,
  questions,
  questionVersions,
  shiftGroups,
  testQuestions,
  tests,
  testSections,
  testVersions,
} from '../../drizzle/schema/index.ts'
import type { ContentTables } from '../content/content-kind.ts'
import type { Database } from '../platform/context.ts'

const read = async (db: Database, versionId: string): Promise<TestContent | null> => {
  const [heads, sections, items] = await db.batch([
    db
      .select({
        presetVersionId: testVersions.presetVersionId,
        durationMs: testVersions.durationMs,
        questionCount: testVersions.questionCount,
        maxUnits: testVersions.maxUnits,
      })
      .from(testVersions)
      .where(eq(testVersions.id, versionId)),
    db.select().from(testSections).where(eq(testSections.testVersionId, versionId)).orderBy(asc(testSections.position)),
    db
      .select({
        section: testQuestions.sectionPosition,
        versionId: testQuestions.questionVersionId,
        weight: testQuestions.weight,
      })
      .from(testQuestions)
      .where(eq(testQuestions.testVersionId, versionId))
      .orderBy(asc(testQuestions.position)),
  ])
  const [head] = heads
  if (!head) return null
  return {
    ...head,
    sections: sections.map(({ position, presetSectionId, title, durationMs }) => ({
      presetSectionId,
      title,
      durationMs,
      questions: items.flatMap(({ section, ...question }) => (section === position ? [question] : [])),
    })),
  }
}

const insert: ContentTables<TestContent>['insert'] = ({ id, itemId, content, now }, done) => {
  const { presetVersionId, durationMs, questionCount, maxUnits, sections } = content
  return [
    sql`
      INSERT INTO test_versions (id, test_id, version, preset_version_id, title, duration_ms, question_count, max_units, created_at)
      SELECT ${id}, id, (SELECT coalesce(max(version), 0) + 1 FROM test_versions WHERE test_id = tests.id),
        ${presetVersionId}, title, ${durationMs}, ${questionCount}, ${maxUnits}, ${now}
      FROM tests WHERE id = ${itemId} AND ${done}`,
    sql`
      INSERT INTO test_sections (test_version_id, position, preset_section_id, title, duration_ms)
      SELECT ${id}, section.key + 1, section.value ->> 'presetSectionId', section.value -> 'title',
        section.value ->> 'durationMs'
      FROM json_each(${JSON.stringify(sections)}) AS section WHERE ${done}`,
    sql`
      INSERT INTO test_questions (test_version_id, section_position, position, question_version_id, weight)
      SELECT ${id}, section.key + 1, row_number() OVER (ORDER BY section.key, question.key),
        question.value ->> 'versionId', question.value ->> 'weight'
      FROM json_each(${JSON.stringify(sections)}) AS section, json_each(section.value, '$.questions') AS question
      WHERE ${done}`,
  ]
}

const versionsOf = (itemId: string): SQL => sql`(SELECT id FROM test_versions WHERE test_id = ${itemId})`

/** Versions of tests: title and times, sections, and questions. */
export const testContents: ContentTables<TestContent> = {
  insert,
  read,
  remove: (itemId, done) => [
    sql`DELETE FROM test_questions WHERE test_version_id IN ${versionsOf(itemId)} AND ${done}`,
    sql`DELETE FROM test_sections WHERE test_version_id IN ${versionsOf(itemId)} AND ${done}`,
    sql`DELETE FROM test_versions WHERE test_id = ${itemId} AND ${done}`,
  ],
}

/** Pattern of a version of a preset; undefined where there is none. */
export const findPattern = async (db: Database, presetVersionId: string) =>
  (
    await db
      .select({ pattern: presetVersions.pattern })
      .from(presetVersions)
      .where(eq(presetVersions.id, presetVersionId))
      .get()
  )?.pattern

/** Versions of questions with the state of their questions. */
export const listQuestionVersions = (db: Database, versionIds: readonly string[]) =>
  db
    .select({
      versionId: questionVersions.id,
      kind: questionVersions.kind,
      state: questions.state,
      deletedAt: questions.deletedAt,
      rights: questions.rights,
      passageId: questions.passageId,
      isCurrent: sql<number>`${questions.currentVersionId} = ${questionVersions.id}`,
    })
    .from(questionVersions)
    .innerJoin(questions, eq(questions.id, questionVersions.questionId))
    .where(inArray(questionVersions.id, sql`(SELECT value FROM json_each(${JSON.stringify(versionIds)}))`))

export type QuestionVersionRow = Awaited<ReturnType<typeof listQuestionVersions>>[number]

/** SQL condition: an attempt of the test is open, or has a result. Attempts that were reset do not count. */
export const isAttempted = (testId: string | SQL): SQL =>
  sql`(EXISTS (SELECT 1 FROM attempts WHERE test_id = ${testId} AND state = 'in_progress')
    OR EXISTS (SELECT 1 FROM results WHERE test_id = ${testId}))`

/** SQL condition: the test is no shift, or its group follows the same version of a preset. */
export const fitsShifts = (testId: string, presetVersionId: string): SQL => sql`NOT EXISTS (
  SELECT 1 FROM tests JOIN shift_groups ON shift_groups.id = tests.shift_group_id
  WHERE tests.id = ${testId} AND shift_groups.preset_version_id <> ${presetVersionId})`

/** SQL condition: every question of the paper is in use, so that none was put into the bin since it was checked. */
export const areInUse = (versionIds: readonly string[]): SQL => sql`NOT EXISTS (
  SELECT 1 FROM json_each(${JSON.stringify(versionIds)}) AS asked
    LEFT JOIN question_versions ON question_versions.id = asked.value
    LEFT JOIN questions ON questions.id = question_versions.question_id
  WHERE questions.id IS NULL OR questions.deleted_at IS NOT NULL)`

/** Timing of a test that was published, and `attempted` once somebody began it; undefined before its publication. */
export const findState = (db: Database, testId: string) =>
  db
    .select({
      state: tests.state,
      currentVersionId: tests.currentVersionId,
      opensAt: tests.opensAt,
      closesAt: tests.closesAt,
      commonStart: tests.commonStart,
      extraMs: tests.extraMs,
      pauses: tests.pauses,
      durationMs: testVersions.durationMs,
      isAttempted: sql<number>`${isAttempted(testId)}`,
      shiftPreset: shiftGroups.presetVersionId,
    })
    .from(tests)
    .innerJoin(testVersions, eq(testVersions.id, tests.currentVersionId))
    .leftJoin(shiftGroups, eq(shiftGroups.id, tests.shiftGroupId))
    .where(eq(tests.id, testId))
    .get()
