import { and, desc, eq, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import {
  presetBlueprints,
  presets,
  presetVersions,
  questionKeys,
  questions,
  questionVersions,
  subjects,
  testQuestions,
  tests,
  testSections,
  testVersions,
  topics,
} from '../../../drizzle/schema/index.ts'
import type { Database } from '../../platform/context.ts'
import type { Cursor } from '../../platform/paging.ts'

const columns = {
  id: questions.id,
  code: questions.slug,
  title: questions.title,
  subject: questions.subject,
  topic: questions.topic,
  difficulty: questions.difficulty,
  targetMs: questions.targetMs,
  rights: questions.rights,
  stem: questionVersions.stem,
  body: questionVersions.body,
  key: questionKeys.key,
  solution: questionKeys.solution,
  reasons: questionKeys.reasons,
}

const hasCurrentKey = and(eq(questionKeys.questionVersionId, questionVersions.id), eq(questionKeys.state, 'current'))

/** Questions of a test version in order, with their keys. */
const questionsOfVersion = (db: Database, versionId: string) =>
  db
    .select({ ...columns, sectionId: testSections.presetSectionId })
    .from(testQuestions)
    .innerJoin(
      testSections,
      and(
        eq(testSections.testVersionId, testQuestions.testVersionId),
        eq(testSections.position, testQuestions.sectionPosition),
      ),
    )
    .innerJoin(questionVersions, eq(questionVersions.id, testQuestions.questionVersionId))
    .innerJoin(questions, eq(questions.id, questionVersions.questionId))
    .innerJoin(questionKeys, hasCurrentKey)
    .where(eq(testQuestions.testVersionId, versionId))
    .orderBy(testQuestions.position)

const head = {
  id: tests.id,
  code: tests.slug,
  title: testVersions.title,
  kind: tests.kind,
  access: tests.access,
  versionId: testVersions.id,
  presetVersionId: testVersions.presetVersionId,
  durationMs: testVersions.durationMs,
  questionCount: testVersions.questionCount,
  updatedAt: tests.updatedAt,
}

const headRows = (db: Database) =>
  db.select(head).from(tests).innerJoin(testVersions, eq(testVersions.id, tests.currentVersionId)).$dynamic()

export type TestHead = Awaited<ReturnType<typeof headRows>>[number]

export const findTest = (db: Database, testId: string) =>
  headRows(db)
    .where(and(eq(tests.id, testId), isNull(tests.deletedAt)))
    .get()

/** Tests that are not put away, those changed last first; one more than `limit`. */
export const listTests = (db: Database, cursor: Cursor | null, limit: number) => {
  const isAfter =
    cursor &&
    or(
      lt(tests.updatedAt, Number(cursor.value)),
      and(eq(tests.updatedAt, Number(cursor.value)), lt(tests.id, cursor.id)),
    )
  return headRows(db)
    .where(and(isNull(tests.deletedAt), ne(tests.state, 'archived'), isAfter ?? undefined))
    .orderBy(desc(tests.updatedAt), desc(tests.id))
    .limit(limit + 1)
}

/** Sections and questions of a test version. */
export const readContents = async (db: Database, versionId: string) => {
  const [sections, items] = await db.batch([
    db
      .select({ id: testSections.presetSectionId, title: testSections.title, durationMs: testSections.durationMs })
      .from(testSections)
      .where(eq(testSections.testVersionId, versionId))
      .orderBy(testSections.position),
    questionsOfVersion(db, versionId),
  ])
  return { sections, items }
}

const among = (column: SQL, ids: readonly string[]): SQL =>
  sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`

/** Questions as they are published now, in no order; those without a version are left out. */
export const listQuestions = (db: Database, ids: readonly string[]) =>
  db
    .select(columns)
    .from(questions)
    .innerJoin(questionVersions, eq(questionVersions.id, questions.currentVersionId))
    .innerJoin(questionKeys, hasCurrentKey)
    .where(among(sql`${questions.id}`, ids))

/** Version of a preset, the dates of all its versions, and its blueprints. */
export const readPattern = async (db: Database, presetVersionId: string) => {
  const presetId = db
    .select({ id: presetVersions.presetId })
    .from(presetVersions)
    .where(eq(presetVersions.id, presetVersionId))
  const [found, versions, blueprints] = await db.batch([
    db
      .select({
        id: presets.id,
        name: presets.name,
        effectiveFrom: presetVersions.effectiveFrom,
        pattern: presetVersions.pattern,
      })
      .from(presetVersions)
      .innerJoin(presets, eq(presets.id, presetVersions.presetId))
      .where(eq(presetVersions.id, presetVersionId)),
    db
      .select({ version: presetVersions.version, effectiveFrom: presetVersions.effectiveFrom })
      .from(presetVersions)
      .where(eq(presetVersions.presetId, presetId)),
    db.select().from(presetBlueprints).where(eq(presetBlueprints.presetId, presetId)),
  ])
  return { preset: found[0] ?? null, versions, blueprints }
}

/** Blueprints of a preset, newest first. */
export const listBlueprints = (db: Database, presetId: string) =>
  db
    .select()
    .from(presetBlueprints)
    .where(eq(presetBlueprints.presetId, presetId))
    .orderBy(desc(presetBlueprints.version))

/** Names of subjects and topics. */
export const readTopicTitles = async (db: Database) => {
  const [subjectRows, topicRows] = await db.batch([
    db.select({ id: subjects.id, title: subjects.title }).from(subjects),
    db.select({ subject: topics.subject, slug: topics.slug, title: topics.title }).from(topics),
  ])
  return new Map([
    ...subjectRows.map(({ id, title }) => [id, title] as const),
    ...topicRows.map(({ subject, slug, title }) => [`${subject}/${slug}`, title] as const),
  ])
}
