import type {
  SeriesContent,
  SeriesDetail,
  SeriesPage,
  SeriesQuery,
  SeriesSummary,
} from '../../domain/catalogue/contract.ts'
import { paths } from '../../domain/paths.ts'
import type { AccessItem } from '../../domain/purchases/access.ts'
import { series as seriesTable } from '../../drizzle/schema/index.ts'
import { cursorOf, listAddresses } from '../content/lists.ts'
import { missingItem } from '../content/missing.ts'
import type { Services } from '../platform/context.ts'
import { decodeCursor, pageOf } from '../platform/paging.ts'
import { offersOnSale } from '../purchases/offers.usecases.ts'
import { loadEntitlements, loadRights } from '../purchases/purchases.usecases.ts'
import { saleOf } from '../purchases/shelf.usecases.ts'
import type { SitemapSource } from '../seo/sitemap-source.ts'
import * as store from './catalogue.store.ts'
import { listBegunSeries, listTestsOfBegun } from './my-series.store.ts'
import { rowsForStudent, withoutPart } from './my-series.usecases.ts'
import { myTests } from './my-tests.usecases.ts'
import { summariseTest, testItem, type TestRow } from './test-summary.ts'

const pageSize = 12

type SeriesRow = Pick<Awaited<ReturnType<typeof store.listSeries>>[number], 'series' | 'exam'>

const seriesItem = ({ series }: SeriesRow, tests: TestRow[]): AccessItem => ({
  id: series.id,
  access: series.access,
  seriesId: null,
  hasPreview: tests.some(({ test }) => test.access === 'free'),
})

/** Series with their tests, without anything of a student. */
type SeriesRows = { rows: SeriesRow[]; tests: TestRow[] }

export const withTests = async (services: Services, rows: SeriesRow[]): Promise<SeriesRows> => {
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
  const [entitlementOf, offers, mine] = await Promise.all([
    loadEntitlements(services, userId, items),
    offersOnSale(
      services,
      rows.map(({ series }) => series.id),
    ),
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
      offer: offers.get(row.series.id) ?? null,
      testCount: own.length,
      freeTestCount: own.filter(({ test }) => test.access === 'free').length,
      tests: own.map((test) => summariseTest(test, entitlementOf, mine, services.now())),
    }
  })
}

/** Series that a student has begun, the one worked in last first, with their tests. Two reads in turn. */
export const begunSeries = async (services: Services, userId: string): Promise<SeriesSummary[]> => {
  const [rows, tests] = await Promise.all([listBegunSeries(services.db, userId), listTestsOfBegun(services.db, userId)])
  return seriesForStudent(services, userId, { rows, tests })
}

/** Filtered series in one order, the same for everyone. */
const filteredRows = async (services: Services, query: SeriesQuery) => {
  const page = { cursor: decodeCursor(query.cursor), limit: pageSize }
  const found = await store.listSeries(services.db, query, page)
  return { begun: [], found, ...pageOf(found, pageSize, (row) => cursorOf(row.series, query.sort)) }
}

/** Series with the student's access and attempts; without filters, those that concern the student come first. */
export const listSeries = async (
  services: Services,
  userId: string | null,
  query: SeriesQuery,
): Promise<SeriesPage> => {
  const isPersonal = userId !== null && Object.keys(query).every((name) => name === 'cursor')
  const { begun, found, items, next } = await (isPersonal
    ? rowsForStudent(services, userId, query.cursor, pageSize)
    : filteredRows(services, { ...query, cursor: withoutPart(query.cursor) }))
  const all = await seriesForStudent(services, userId, await withTests(services, [...begun, ...items]))
  const count = [...begun, ...found][0]?.count ?? 0
  return { begun: all.slice(0, begun.length), items: all.slice(begun.length), next, count }
}

/** Throws 404 when no such series was ever published, 410 when it no longer is. */
export const readSeries = async (
  services: Services,
  userId: string | null,
  seriesId: string,
): Promise<SeriesDetail> => {
  const rows = await store.findSeries(services.db, seriesId)
  const [summary] = await seriesForStudent(services, userId, await withTests(services, rows))
  const row = rows[0]
  if (!summary || !row) throw await missingItem(services, seriesTable, seriesId)
  const item = seriesItem(row, [])
  const sale = await saleOf(services, item, row.series.exams, await loadRights(services, userId, [item]))
  return { ...summary, ...(row.content as SeriesContent), ...sale }
}

export const listExams = async (services: Services) =>
  (await store.listExams(services.db)).map(({ slug, title }) => ({ id: slug, title }))

/** Newest series with their tests, for `seriesForStudent`. */
export const newestSeries = async (services: Services): Promise<SeriesRows> =>
  withTests(services, await store.listSeries(services.db, {}, { cursor: null, limit: pageSize }))

/** Published series for the sitemap. */
export const sitemapEntries: SitemapSource = async ({ db }, window) =>
  (await listAddresses(db, seriesTable, window)).map((item) => ({ ...item, path: paths.series(item.id) }))
