import { and, eq, exists, gt, inArray, isNull, ne, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { SeriesQuery } from '../../domain/catalogue/contract.ts'
import type { TestKind } from '../../domain/catalogue/test-kinds.ts'
import {
  contentVersions,
  exams,
  presets,
  presetVersions,
  releaseInForce,
  series,
  studentProfiles,
  testQuestions,
  tests,
  testSections,
  testVersions,
} from '../../drizzle/schema/index.ts'
import { questionVersions } from '../../drizzle/schema/questions.ts'
import { containsText, countUpTo, isAfter, isShown, orderByOf, orderOf } from '../content/lists.ts'
import type { Database } from '../platform/context.ts'
import type { Cursor } from '../platform/paging.ts'

export const listExams = (db: Database) =>
  db
    .select({ id: exams.id, slug: exams.slug, title: exams.title })
    .from(exams)
    .where(eq(exams.isHidden, false))
    .orderBy(exams.position, exams.id)

export const seriesRow = { series, exam: { id: exams.id, slug: exams.slug, title: exams.title } }

const hasTest = (db: Database, condition: ReturnType<typeof eq>) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(tests)
      .where(and(eq(tests.seriesId, series.id), isShown(tests), condition)),
  )

const matches = (db: Database, { exam, access, kind, q }: SeriesQuery) => [
  exam ? inArray(series.examId, db.select({ id: exams.id }).from(exams).where(eq(exams.slug, exam))) : undefined,
  access === 'free' ? hasTest(db, eq(tests.access, 'free')) : undefined,
  access === 'premium' ? ne(series.access, 'free') : undefined,
  kind ? hasTest(db, eq(tests.kind, kind)) : undefined,
  q ? containsText([series.title], q) : undefined,
]

type SeriesPage = {
  cursor: Cursor | null
  limit: number
  /** Condition on the series of this part of the list, which the count leaves out. */
  part?: SQL | undefined
}

/**
 * Published series, `limit` and one more, so that the caller sees whether there is a next page; with the number of all
 * matches. Keyset paging.
 */
export const listSeries = (db: Database, query: SeriesQuery, { cursor, limit, part }: SeriesPage) => {
  const order = orderOf(series, query.sort)
  const matching = and(isShown(series), ...matches(db, query))
  return db
    .select({ ...seriesRow, count: countUpTo(series, matching) })
    .from(series)
    .innerJoin(exams, eq(exams.id, series.examId))
    .where(and(matching, part, isAfter(order, cursor)))
    .orderBy(...orderByOf(order))
    .limit(limit + 1)
}

export const findSeries = (db: Database, seriesId: string) =>
  db
    .select({ ...seriesRow, content: contentVersions.content })
    .from(series)
    .innerJoin(exams, eq(exams.id, series.examId))
    .innerJoin(contentVersions, eq(contentVersions.id, series.currentVersionId))
    .where(and(eq(series.id, seriesId), isShown(series)))

const testRow = { test: tests, version: testVersions }

/** Published tests of series in their order, by ids or by a query of ids. */
export const listTestsOfSeries = (db: Database, seriesIds: string[] | SQLWrapper) =>
  db
    .select(testRow)
    .from(tests)
    .innerJoin(testVersions, eq(testVersions.id, tests.currentVersionId))
    .where(and(inArray(tests.seriesId, seriesIds), isShown(tests)))
    .orderBy(tests.position)

/** Published tests by id, wherever they are listed. */
export const listTestsById = (db: Database, testIds: string[]) =>
  db
    .select(testRow)
    .from(tests)
    .innerJoin(testVersions, eq(testVersions.id, tests.currentVersionId))
    .where(and(inArray(tests.id, testIds), isShown(tests)))

/** Tests with a window that has not closed: live or to come, soonest first. */
export const listWindowed = (db: Database, now: number, limit: number) =>
  db
    .select(testRow)
    .from(tests)
    .innerJoin(testVersions, eq(testVersions.id, tests.currentVersionId))
    .where(and(isShown(tests), gt(tests.closesAt, now)))
    .orderBy(tests.opensAt)
    .limit(limit)

const freeTests = (db: Database, condition: SQL | undefined, limit: number) =>
  db
    .select({ ...testRow, exam: exams.slug })
    .from(tests)
    .innerJoin(testVersions, eq(testVersions.id, tests.currentVersionId))
    .innerJoin(exams, eq(exams.id, tests.examId))
    .where(
      and(
        isShown(tests),
        eq(tests.access, 'free'),
        ne(tests.kind, 'demo'),
        isNull(tests.opensAt),
        isNull(tests.closesAt),
        condition,
      ),
    )
    .orderBy(tests.position, tests.id)
    .limit(limit)

/** Free tests without a window, of any exam. */
export const listFreeTests = (db: Database, limit: number) => freeTests(db, undefined, limit)

/** Free tests without a window of a student's exams; none where the student chose no exam. */
export const listFreeTestsFor = (db: Database, userId: string, limit: number) =>
  freeTests(
    db,
    sql`${exams.slug} IN (SELECT value FROM ${studentProfiles}, json_each(${studentProfiles.targets})
      WHERE ${studentProfiles.uid} = ${userId})`,
    limit,
  )

/** A published test with the data of its instructions. */
export const findTest = (db: Database, testId: string) =>
  db
    .select({
      ...testRow,
      preset: presets,
      presetVersion: presetVersions,
      exam: { id: exams.slug, title: exams.title },
      series: { id: series.id, title: series.title, state: series.state },
    })
    .from(tests)
    .innerJoin(testVersions, eq(testVersions.id, tests.currentVersionId))
    .innerJoin(presetVersions, eq(presetVersions.id, testVersions.presetVersionId))
    .innerJoin(presets, eq(presets.id, presetVersions.presetId))
    .innerJoin(exams, eq(exams.id, tests.examId))
    .leftJoin(series, eq(series.id, tests.seriesId))
    .where(and(eq(tests.id, testId), isShown(tests)))

/** True when a key of a version of a question in the papers of a test was changed or ruled upon. */
export const hasCorrections = async (db: Database, testId: string): Promise<boolean> =>
  (await db.get(sql`
    SELECT 1 FROM test_versions JOIN test_questions ON test_questions.test_version_id = test_versions.id
    WHERE test_versions.test_id = ${testId} AND (
      EXISTS (SELECT 1 FROM question_keys WHERE question_keys.question_version_id = test_questions.question_version_id
        AND version > 1 AND state IN ('current', 'superseded'))
      OR EXISTS (SELECT 1 FROM key_rulings WHERE key_rulings.question_version_id = test_questions.question_version_id))
    LIMIT 1`)) !== undefined

/** Number of questions by section and kind in the test's current version, and of those without Hindi. */
export const countKinds = (db: Database, testId: string) =>
  db
    .select({
      position: testSections.position,
      presetSectionId: testSections.presetSectionId,
      title: testSections.title,
      durationMs: testSections.durationMs,
      kind: questionVersions.kind,
      weight: testQuestions.weight,
      count: sql<number>`count(*)`,
      withoutHindi: sql<number>`sum(json_extract(${questionVersions.stem}, '$.hi') = '')`,
    })
    .from(tests)
    .innerJoin(testSections, eq(testSections.testVersionId, tests.currentVersionId))
    .innerJoin(
      testQuestions,
      and(
        eq(testQuestions.testVersionId, tests.currentVersionId),
        eq(testQuestions.sectionPosition, testSections.position),
      ),
    )
    .innerJoin(questionVersions, eq(questionVersions.id, testQuestions.questionVersionId))
    .where(eq(tests.id, testId))
    .groupBy(testSections.position, questionVersions.kind, testQuestions.weight)
    .orderBy(testSections.position, questionVersions.kind, testQuestions.weight)

/** Id of the published demo test. */
export const findTestOfKind = (db: Database, kind: TestKind) =>
  db
    .select({ id: tests.id, versionId: tests.currentVersionId })
    .from(tests)
    .where(and(isShown(tests), eq(tests.kind, kind)))
    .limit(1)
    .get()

/** Includes tests that are no longer shown: a result outlives its test. */
export const findRelease = (db: Database, testId: string) =>
  db
    .select({
      release: releaseInForce,
      opensAt: tests.opensAt,
      closesAt: tests.closesAt,
      commonStart: tests.commonStart,
      extraMs: tests.extraMs,
      pauses: tests.pauses,
      durationMs: testVersions.durationMs,
      title: testVersions.title,
    })
    .from(tests)
    .innerJoin(testVersions, eq(testVersions.id, tests.currentVersionId))
    .where(eq(tests.id, testId))
    .get()
