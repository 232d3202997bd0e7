import { and, eq, inArray, isNull, ne, notInArray, or, sql, type SQL } from 'drizzle-orm'
import type { SeriesFigures, SeriesTest } from '../../domain/catalogue/series-tests.ts'
import { series, tests, testVersions } from '../../drizzle/schema/index.ts'
import { containsText } from '../content/lists.ts'
import type { Database } from '../platform/context.ts'

/** Tests offered at once. */
const offeredTests = 20

/** The test is in its window, or paused in it. */
const isRunning = (now: number): SQL<number> => sql<number>`(tests.state = 'published'
  AND (tests.is_paused OR (tests.closes_at > ${now} AND coalesce(tests.opens_at, 0) <= ${now})))`

const byOwner = sql`entitlements.item_id = tests.series_id AND entitlements.revoked_at IS NULL`

/**
 * A student who owns the series of the test has an attempt of it, open or scored. Each half seeks an index by test; only
 * owners take such a test, so the first row nearly always ends the search.
 */
const isSold = sql<number>`(tests.access = 'series' AND (
  EXISTS (SELECT 1 FROM attempts CROSS JOIN entitlements ON entitlements.user_id = attempts.user_id AND ${byOwner}
    WHERE attempts.test_id = tests.id AND attempts.state = 'in_progress')
  OR EXISTS (SELECT 1 FROM results CROSS JOIN entitlements ON entitlements.user_id = results.user_id AND ${byOwner}
    WHERE results.test_id = tests.id)))`

const rowsOf = (db: Database, now: number) =>
  db
    .select({
      id: tests.id,
      title: testVersions.title,
      kind: tests.kind,
      access: tests.access,
      state: tests.state,
      opensAt: tests.opensAt,
      closesAt: tests.closesAt,
      series: { id: series.id, title: series.title },
      running: sql<number>`coalesce(${isRunning(now)}, 0)`,
      sold: isSold,
    })
    .from(tests)
    .innerJoin(testVersions, eq(testVersions.id, tests.currentVersionId))
    .leftJoin(series, eq(series.id, tests.seriesId))
    .$dynamic()

const read = async (rows: PromiseLike<Awaited<ReturnType<typeof rowsOf>>>): Promise<SeriesTest[]> =>
  (await rows).map(({ running, sold, ...test }) => ({ ...test, isRunning: running === 1, isSold: sold === 1 }))

/** Tests of a series in every state, in their order. */
export const listTestsIn = (db: Database, seriesId: string, now: number): Promise<SeriesTest[]> =>
  read(
    rowsOf(db, now)
      .where(and(eq(tests.seriesId, seriesId), isNull(tests.deletedAt)))
      .orderBy(tests.position, tests.id),
  )

/** Tests of no series or another one, newest first; the demo and the daily quizzes belong to none. */
export const listTestsOutside = (db: Database, seriesId: string, q: string, now: number): Promise<SeriesTest[]> =>
  read(
    rowsOf(db, now)
      .where(
        and(
          or(isNull(tests.seriesId), ne(tests.seriesId, seriesId)),
          isNull(tests.deletedAt),
          notInArray(tests.kind, ['demo', 'daily_quiz']),
          q ? containsText([testVersions.title], q) : undefined,
        ),
      )
      .orderBy(sql`${tests.createdAt} DESC`, tests.id)
      .limit(offeredTests),
  )

export const findTests = (db: Database, ids: string[], now: number): Promise<SeriesTest[]> =>
  read(rowsOf(db, now).where(and(inArray(tests.id, ids), isNull(tests.deletedAt))))

export const findSeriesState = (db: Database, seriesId: string) =>
  db.select({ state: series.state, title: series.title }).from(series).where(eq(series.id, seriesId)).get()

const idList = (ids: readonly string[]): SQL => sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`

/** The series holds these tests in this order. */
export const isOrder = (seriesId: string, seen: readonly string[]): SQL => sql`
  (SELECT json_group_array(id) FROM
    (SELECT id FROM tests WHERE series_id = ${seriesId} AND deleted_at IS NULL ORDER BY position, id))
  = ${JSON.stringify(seen)}`

/** One of the tests is in its window, or paused in it. */
export const isAnyRunning = (ids: readonly string[], now: number): SQL => sql`EXISTS (
  SELECT 1 FROM tests WHERE id IN ${idList(ids)} AND ${isRunning(now)})`

/** A student who owns the series of one of the tests has an attempt of it. */
export const isAnySold = (ids: readonly string[]): SQL =>
  sql`EXISTS (SELECT 1 FROM tests WHERE id IN ${idList(ids)} AND ${isSold})`

/** Each of the tests is still in the series, or in none, in which it was read. */
export const areWhereRead = (found: readonly SeriesTest[]): SQL => sql`NOT EXISTS (
  SELECT 1 FROM json_each(${JSON.stringify(found.map(({ id, series: own }) => [id, own?.id ?? null]))}) AS read
    LEFT JOIN tests ON tests.id = read.value ->> 0
  WHERE tests.id IS NULL OR tests.deleted_at IS NOT NULL OR tests.series_id IS NOT read.value ->> 1)`

/** Sets the order. A test that joins the series is opened by it, unless it is free. */
export const putOrder = (seriesId: string, order: readonly string[], now: number, done: SQL): SQL => sql`
  UPDATE tests SET position = read.key,
    access = CASE WHEN series_id IS ${seriesId} OR access = 'free' THEN access ELSE 'series' END,
    series_id = ${seriesId}, updated_at = ${now}
  FROM json_each(${JSON.stringify(order)}) AS read WHERE tests.id = read.value AND ${done}`

/** Takes tests out of their series; one that the series opened can then be opened only by a right of its own. */
export const takeOut = (ids: readonly string[], now: number, done: SQL): SQL => sql`
  UPDATE tests SET series_id = NULL, access = CASE access WHEN 'series' THEN 'paid' ELSE access END,
    updated_at = ${now}
  WHERE id IN ${idList(ids)} AND ${done}`

export const putAccess = (testId: string, access: 'free' | 'series', now: number, done: SQL): SQL => sql`
  UPDATE tests SET access = ${access}, updated_at = ${now} WHERE id = ${testId} AND ${done}`

export const holds = async (db: Database, condition: SQL): Promise<boolean> =>
  (await db.get<{ holds: number }>(sql`SELECT ${condition} AS holds`)).holds === 1

/** Price of the offer and number of tests of series that were published. */
export const listFigures = async (db: Database, ids: readonly string[]): Promise<SeriesFigures[]> =>
  db.all<SeriesFigures>(sql`
    SELECT series.id AS id, (SELECT price_paise FROM offers
        WHERE kind = 'series' AND item_id = series.id AND offers.state = 'active') AS offerPaise, count(tests.id) AS tests,
      coalesce(sum(tests.access = 'free'), 0) AS freeTests
    FROM series LEFT JOIN tests ON tests.series_id = series.id AND tests.deleted_at IS NULL
    WHERE series.id IN ${idList(ids)} GROUP BY series.id`)
