import type {
  ReleaseRule,
  SeriesContent,
  SeriesDetail,
  SeriesQuery,
  SeriesSummary,
  TestDetail,
  TestSummary,
} from '../../domain/catalogue/contract.ts'
import type { CursorPage } from '../../domain/lists.ts'
import { testRules, type CountedSection } from '../../domain/catalogue/test-rules.ts'
import { lastDeadline, testStateAt } from '../../domain/catalogue/window.ts'
import { paths } from '../../domain/paths.ts'
import type { EntitlementState, AccessItem } from '../../domain/purchases/access.ts'
import { series as seriesTable } from '../../drizzle/schema/index.ts'
import { cursorOf, listAddresses } from '../content/lists.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { decodeCursor, pageOf } from '../platform/paging.ts'
import { loadEntitlements } from '../purchases/purchases.usecases.ts'
import type { SitemapSource } from '../seo/sitemap-source.ts'
import * as store from './catalogue.store.ts'
import { myTests } from './my-tests.usecases.ts'

const pageSize = 12

type SeriesRow = Awaited<ReturnType<typeof store.listSeries>>[number]
type TestRow = Awaited<ReturnType<typeof store.listTestsOfSeries>>[number]
type EntitlementOf = (item: AccessItem) => EntitlementState
type Mine = Awaited<ReturnType<typeof myTests>>

const testItem = ({ test }: Pick<TestRow, 'test'>): AccessItem => ({
  id: test.id,
  access: test.access,
  seriesId: test.seriesId,
  hasPreview: false,
})

const seriesItem = ({ series }: SeriesRow, tests: TestRow[]): AccessItem => ({
  id: series.id,
  access: series.access,
  seriesId: null,
  hasPreview: tests.some(({ test }) => test.access === 'free'),
})

const summariseTest = (
  { test, version }: TestRow,
  entitlementOf: EntitlementOf,
  mine: Mine,
  now: number,
): TestSummary => ({
  id: test.id,
  title: version.title,
  kind: test.kind,
  access: test.access,
  state: test.state === 'paused' ? 'paused' : testStateAt(test, now),
  entitlement: entitlementOf(testItem({ test })),
  opensAt: test.opensAt,
  closesAt: test.closesAt,
  commonStart: test.commonStart,
  durationMs: version.durationMs,
  questionCount: version.questionCount,
  maxUnits: version.maxUnits,
  attemptsAllowed: test.attemptsAllowed,
  mine: mine.get(test.id) ?? null,
})

/** Series with their tests, without anything of a student. */
type SeriesRows = { rows: SeriesRow[]; tests: TestRow[] }

const withTests = async (services: Services, rows: SeriesRow[]): Promise<SeriesRows> => {
  const ids = rows.map(({ series }) => series.id)
  return { rows, tests: ids.length > 0 ? await store.listTestsOfSeries(services.db, ids) : [] }
}

/** Adds the student's access and attempts to series and their tests. */
export const seriesForStudent = async (
  services: Services,
  userId: string | null,
  { rows, tests }: SeriesRows,
): Promise<SeriesSummary[]> => {
  const testsOf = (row: SeriesRow) => tests.filter(({ test }) => test.seriesId === row.series.id)
  const items = [...rows.map((row) => seriesItem(row, testsOf(row))), ...tests.map(testItem)]
  const [entitlementOf, mine] = await Promise.all([
    loadEntitlements(services, userId, items),
    myTests(
      services,
      userId,
      tests.map(({ test }) => test.id),
    ),
  ])
  return rows.map((row) => {
    const own = testsOf(row)
    return {
      id: row.series.id,
      title: row.series.title,
      summary: row.series.summary,
      exam: { id: row.exam.slug, title: row.exam.title },
      access: row.series.access,
      entitlement: entitlementOf(seriesItem(row, own)),
      pricePaise: row.series.pricePaise,
      validityDays: row.series.validityDays,
      testCount: own.length,
      freeTestCount: own.filter(({ test }) => test.access === 'free').length,
      tests: own.map((test) => summariseTest(test, entitlementOf, mine, services.now())),
    }
  })
}

export const listSeries = async (
  services: Services,
  userId: string | null,
  query: SeriesQuery,
): Promise<CursorPage<SeriesSummary>> => {
  const found = await store.listSeries(services.db, query, decodeCursor(query.cursor), pageSize)
  const { items: rows, next } = pageOf(found, pageSize, (row) => cursorOf(row.series, query.sort))
  return { items: await seriesForStudent(services, userId, await withTests(services, rows)), next }
}

export const readSeries = async (
  services: Services,
  userId: string | null,
  seriesId: string,
): Promise<SeriesDetail> => {
  const rows = await store.findSeries(services.db, seriesId)
  const [summary] = await seriesForStudent(services, userId, await withTests(services, rows))
  const row = rows[0]
  if (!summary || !row) throw notFound()
  return { ...summary, ...(row.content as SeriesContent) }
}

export const listExams = async (services: Services) =>
  (await store.listExams(services.db)).map(({ slug, title }) => ({ id: slug, title }))

/** Adds the student's access and attempts to tests. */
export const testsForStudent = async (
  services: Services,
  userId: string | null,
  rows: TestRow[],
): Promise<TestSummary[]> => {
  const [entitlementOf, mine] = await Promise.all([
    loadEntitlements(services, userId, rows.map(testItem)),
    myTests(
      services,
      userId,
      rows.map(({ test }) => test.id),
    ),
  ])
  return rows.map((row) => summariseTest(row, entitlementOf, mine, services.now()))
}

/** Newest series with their tests, for `seriesForStudent`. */
export const newestSeries = async (services: Services): Promise<SeriesRows> =>
  withTests(services, await store.listSeries(services.db, {}, null, pageSize))

/** Tests with a window that has not closed, for `testsForStudent`. */
export const windowedTests = (services: Services): Promise<TestRow[]> =>
  store.listWindowed(services.db, services.now(), pageSize)

/** Tests with a window, live now or to come. */
export const listWindowedTests = async (
  services: Services,
  userId: string | null,
): Promise<CursorPage<TestSummary>> => {
  return { items: await testsForStudent(services, userId, await windowedTests(services)), next: null }
}

/** Published tests by id, for pages other than their series. */
export const testsById = async (
  services: Services,
  userId: string | null,
  testIds: string[],
): Promise<Map<string, TestSummary>> => {
  const rows = testIds.length > 0 ? await store.listTestsById(services.db, testIds) : []
  return new Map((await testsForStudent(services, userId, rows)).map((test) => [test.id, test]))
}

type KindRow = Awaited<ReturnType<typeof store.countKinds>>[number]

const isFirstOfSection = ({ position }: KindRow, index: number, rows: KindRow[]): boolean =>
  rows[index - 1]?.position !== position

/** Sections of a test with the questions that they hold. */
const countedSections = (rows: KindRow[]): CountedSection[] =>
  rows.filter(isFirstOfSection).map(({ position, presetSectionId, title, durationMs }) => ({
    id: `s${position}`,
    presetSectionId,
    title,
    durationMs,
    counts: rows.filter((row) => row.position === position),
  }))

/** Data of the instructions page: the rules, never a question. */
export const readTest = async (services: Services, userId: string | null, testId: string): Promise<TestDetail> => {
  // Two queries instead of a batch: D1's batch returns rows as objects, in which joined columns of the same name
  // overwrite each other.
  const [rows, kinds] = await Promise.all([store.findTest(services.db, testId), store.countKinds(services.db, testId)])
  const row = rows[0]
  if (!row || row.test.kind === 'demo') throw notFound()
  const [entitlementOf, mine] = await Promise.all([
    loadEntitlements(services, userId, [testItem(row)]),
    myTests(services, userId, [testId]),
  ])
  const { pattern, effectiveFrom, sourceNote } = row.presetVersion
  const { commonStart, lateJoinMinutes, release } = row.test
  return {
    ...testRules(pattern, { durationMs: row.version.durationMs, sections: countedSections(kinds) }),
    ...summariseTest(row, entitlementOf, mine, services.now()),
    unchecked: sourceNote.includes('°'),
    commonStart,
    lateJoinMinutes,
    series: row.series && { id: row.series.id, title: row.series.title },
    exam: row.exam,
    preset: { name: row.preset.name, effectiveFrom, sourceNote },
    inShifts: row.test.shiftGroupId !== null,
    release,
    serverNow: services.now(),
  }
}

/** Window, versions, limits and the student's access of a test, for an attempt. Throws 404 where there is none. */
export const testForAttempt = async (services: Services, userId: string, testId: string) => {
  const [row] = await store.findTest(services.db, testId)
  if (!row || row.test.kind === 'demo') throw notFound()
  const entitlementOf = await loadEntitlements(services, userId, [testItem(row)])
  return { ...row.test, versionId: row.test.currentVersionId, entitlement: entitlementOf(testItem(row)) }
}

/** Release rule of a test; `closesAt` is the deadline of the last attempt, extra time and pauses included. */
export const releaseOf = async (
  services: Services,
  testId: string,
): Promise<{ release: ReleaseRule; closesAt: number | null }> => {
  const row = await store.findRelease(services.db, testId)
  if (!row) throw notFound()
  return { release: row.release, closesAt: lastDeadline(row, services.now()) }
}

/** Current version of the demo test. */
export const demoVersion = async (services: Services): Promise<string> => {
  const found = await store.findTestOfKind(services.db, 'demo')
  if (!found) throw notFound()
  return found.versionId
}

/** Published series for the sitemap. */
export const sitemapEntries: SitemapSource = async ({ db }, window) =>
  (await listAddresses(db, seriesTable, window)).map((item) => ({ ...item, path: paths.series(item.id) }))
