import type { ReleaseRule, TestDetail, TestSummary } from '../../domain/catalogue/contract.ts'
import { testRules, type CountedSection } from '../../domain/catalogue/test-rules.ts'
import { lastDeadline, releasedFrom } from '../../domain/catalogue/window.ts'
import type { CursorPage } from '../../domain/lists.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { loadEntitlements, loadRights } from '../purchases/purchases.usecases.ts'
import { saleOf } from '../purchases/shelf.usecases.ts'
import * as store from './catalogue.store.ts'
import { myTests } from './my-tests.usecases.ts'
import { summariseTest, testItem, type TestRow } from './test-summary.ts'

const pageSize = 12

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

/** True when results are out and some key of the test was corrected or ruled upon. */
const hasErrata = async (services: Services, { test, version }: TestRow): Promise<boolean> => {
  const now = services.now()
  const release: ReleaseRule = test.releaseHeld ? { rule: 'held' } : test.release
  const from = releasedFrom(release, { closesAt: lastDeadline({ ...test, durationMs: version.durationMs }, now) })
  return (from === null || now >= from) && store.hasCorrections(services.db, test.id)
}

/** Data of the instructions page: the rules, never a question. */
export const readTest = async (services: Services, userId: string | null, testId: string): Promise<TestDetail> => {
  // Two queries instead of a batch: D1's batch returns rows as objects, in which joined columns of the same name
  // overwrite each other.
  const [rows, kinds] = await Promise.all([store.findTest(services.db, testId), store.countKinds(services.db, testId)])
  const row = rows[0]
  if (!row || row.test.kind === 'demo') throw notFound()
  const [rights, mine, isCorrected] = await Promise.all([
    loadRights(services, userId, [testItem(row)]),
    myTests(services, userId, [testId]),
    hasErrata(services, row),
  ])
  const { pattern, effectiveFrom, sourceNote } = row.presetVersion
  const { commonStart, lateJoinMinutes, release } = row.test
  return {
    ...testRules(pattern, { durationMs: row.version.durationMs, sections: countedSections(kinds) }),
    ...summariseTest(row, rights.stateOf, mine, services.now()),
    ...(await saleOf(services, testItem(row), row.test.exams, rights)),
    unchecked: sourceNote.includes('°'),
    commonStart,
    lateJoinMinutes,
    series: row.series && { id: row.series.id, title: row.series.title },
    exam: row.exam,
    preset: { name: row.preset.name, effectiveFrom, sourceNote },
    hasErrata: isCorrected,
    inShifts: row.test.shiftGroupId !== null,
    release: row.test.releaseHeld ? { rule: 'held' } : release,
    serverNow: services.now(),
  }
}

/** Window, version and limits of a test with the student's entitlement. Throws 404 where there is none. */
export const testWithEntitlement = async (services: Services, userId: string, testId: string) => {
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
  const row = await releaseRowOf(services, testId)
  return { release: row.release, closesAt: lastDeadline(row, services.now()) }
}

/** Fields that decide when results open, with the title of the test. */
export const releaseRowOf = async (services: Services, testId: string) => {
  const row = await store.findRelease(services.db, testId)
  if (!row) throw notFound()
  return row
}

/** Current version of the demo test. */
export const demoVersion = async (services: Services): Promise<string> => {
  const found = await store.findTestOfKind(services.db, 'demo')
  if (!found) throw notFound()
  return found.versionId
}
