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
      questionId: questionVersions.questionId,
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

/** Sections of a paper with their times and numbers of questions: equal texts are equal structures. */
export const structureOf = (versionId: SQL): SQL<string> => sql<string>`(
  SELECT json_group_array(json_array(id, duration, questions)) FROM (
    SELECT section.preset_section_id AS id, section.duration_ms AS duration, (
      SELECT count(*) FROM test_questions
      WHERE test_version_id = section.test_version_id AND section_position = section.position) AS questions
    FROM test_sections AS section WHERE section.test_version_id = ${versionId} ORDER BY section.position))`

const writtenStructure = ({ sections }: TestContent): string =>
  JSON.stringify(
    sections.map(({ presetSectionId, durationMs, questions: asked }) => [presetSectionId, durationMs, asked.length]),
  )

/** SQL condition: the test is no shift, or the other shifts of its group have the same sections, times and marks. */
export const isPaperOfShifts = (testId: string, paper: TestContent): SQL => sql`NOT EXISTS (
  SELECT 1 FROM tests AS own
    JOIN tests AS other ON other.shift_group_id = own.shift_group_id AND other.id <> own.id AND other.deleted_at IS NULL
    JOIN test_versions AS shown ON shown.id = other.current_version_id
  WHERE own.id = ${testId} AND (shown.duration_ms <> ${paper.durationMs} OR shown.max_units <> ${paper.maxUnits}
    OR ${structureOf(sql`shown.id`)} <> ${writtenStructure(paper)}))`

/** SQL condition: the test is no shift, or its group follows the same preset and its other shifts have equal papers. */
export const fitsShifts = (testId: string, paper: TestContent): SQL => sql`(NOT EXISTS (
  SELECT 1 FROM tests JOIN shift_groups ON shift_groups.id = tests.shift_group_id
  WHERE tests.id = ${testId} AND shift_groups.preset_version_id <> ${paper.presetVersionId})
  AND ${isPaperOfShifts(testId, paper)})`

/** True when a paper may become that of a test beside the other shifts of its group. */
export const hasPaperOfShifts = async (db: Database, testId: string, paper: TestContent): Promise<boolean> =>
  (await db.get<{ fits: number }>(sql`SELECT ${isPaperOfShifts(testId, paper)} AS fits`))?.fits === 1

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
      releasedAt: tests.releasedAt,
      isAttempted: sql<number>`${isAttempted(testId)}`,
      shiftPreset: shiftGroups.presetVersionId,
    })
    .from(tests)
    .innerJoin(testVersions, eq(testVersions.id, tests.currentVersionId))
    .leftJoin(shiftGroups, eq(shiftGroups.id, tests.shiftGroupId))
    .where(eq(tests.id, testId))
    .get()
