import { and, asc, desc, eq, gte, lt, max, min, gt, lte, sql, type SQL } from 'drizzle-orm'
import type { AffairsQuery } from '../../domain/current-affairs/contract.ts'
import { daysOfMonth } from '../../domain/current-affairs/days.ts'
import { contentVersions, currentAffairs, dailyQuizzes } from '../../drizzle/schema/index.ts'
import { countUpTo, isShown, type AddressWindow } from '../content/lists.ts'
import type { Database } from '../platform/context.ts'
import type { Cursor } from '../platform/paging.ts'
import { inTransaction } from '../platform/transaction.ts'
import type { Bilingual } from '../../domain/questions/text.ts'

/** Name of an item's category; its id where that is missing. */
const categoryTitle = sql<string>`coalesce(
  (SELECT term.title FROM affair_categories AS term WHERE term.id = ${currentAffairs.category}),
  json_object('en', ${currentAffairs.category}, 'hi', ${currentAffairs.category}))`.mapWith(
  (title: string) => JSON.parse(title) as Bilingual,
)

const summary = {
  id: currentAffairs.id,
  date: currentAffairs.date,
  eventDate: currentAffairs.eventDate,
  category: { id: currentAffairs.category, title: categoryTitle },
  title: currentAffairs.title,
  summary: currentAffairs.summary,
  isSample: currentAffairs.isSample,
}

const link = { id: currentAffairs.id, date: currentAffairs.date, title: currentAffairs.title }

const isListed = isShown(currentAffairs)

const inMonth = (month: string): SQL | undefined => {
  const { from, before } = daysOfMonth(month)
  return and(gte(currentAffairs.date, from), lt(currentAffairs.date, before))
}

const matches = ({ category, month }: AffairsQuery): SQL | undefined =>
  and(isListed, category ? eq(currentAffairs.category, category) : undefined, month ? inMonth(month) : undefined)

/** Row value, so that SQLite seeks to the start of the page in the index. */
const place = sql`(${currentAffairs.date}, ${currentAffairs.id})`
const newestFirst = [desc(currentAffairs.date), desc(currentAffairs.id)]

/** Published items, `limit` and one more. Keyset paging. */
export const listAffairs = (db: Database, query: AffairsQuery, cursor: Cursor | null, limit: number) =>
  db
    .select(summary)
    .from(currentAffairs)
    .where(and(matches(query), cursor ? sql`${place} < (${cursor.value}, ${cursor.id})` : undefined))
    .orderBy(...newestFirst)
    .limit(limit + 1)

/** Number of matches: exact up to `countedTo`, otherwise `countedTo + 1`. */
export const countAffairs = async (db: Database, query: AffairsQuery): Promise<number> =>
  (await db.get<{ count: number }>(sql`select ${countUpTo(currentAffairs, matches(query))} as count`))?.count ?? 0

/** Months with items, newest first. One index seek for each month instead of a scan of all items. */
export const listMonths = async (db: Database): Promise<string[]> => {
  const [found] = await inTransaction(db, [
    sql`
      WITH RECURSIVE months(month) AS (
        SELECT substr(max(date), 1, 7) FROM current_affairs WHERE state = 'published'
        UNION ALL
        SELECT (SELECT substr(max(date), 1, 7) FROM current_affairs
          WHERE state = 'published' AND date < months.month || '-01')
        FROM months WHERE month IS NOT NULL
      )
      SELECT month FROM months WHERE month IS NOT NULL LIMIT 120`,
  ])
  return (found?.results ?? []).map(({ month }) => String(month))
}

export const findAffair = (db: Database, id: string) =>
  db
    .select({
      ...summary,
      publishedAt: currentAffairs.publishedAt,
      createdAt: currentAffairs.createdAt,
      updatedAt: currentAffairs.updatedAt,
      content: contentVersions.content,
    })
    .from(currentAffairs)
    .innerJoin(contentVersions, eq(contentVersions.id, currentAffairs.currentVersionId))
    .where(and(eq(currentAffairs.id, id), isListed))
    .get()

/** Published items of some ids with their content. */
export const listByIds = (db: Database, ids: readonly string[]) =>
  db
    .select({ ...summary, content: contentVersions.content })
    .from(currentAffairs)
    .innerJoin(contentVersions, eq(contentVersions.id, currentAffairs.currentVersionId))
    .where(and(isListed, sql`${currentAffairs.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`))

/** The next older and the next newer item, and the item's place in its day. */
export const findNeighbours = async (db: Database, { id, date }: { id: string; date: string }) => {
  const links = () => db.select(link).from(currentAffairs)
  const [[older], [newer], [day]] = await db.batch([
    links()
      .where(and(isListed, sql`${place} < (${date}, ${id})`))
      .orderBy(...newestFirst)
      .limit(1),
    links()
      .where(and(isListed, sql`${place} > (${date}, ${id})`))
      .orderBy(asc(currentAffairs.date), asc(currentAffairs.id))
      .limit(1),
    db
      .select({
        of: sql<number>`count(*)`.as('of_day'),
        number: sql<number>`sum(${currentAffairs.id} >= ${id})`.as('number_in_day'),
      })
      .from(currentAffairs)
      .where(and(isListed, eq(currentAffairs.date, date))),
  ])
  return { older: older ?? null, newer: newer ?? null, place: day ?? { number: 1, of: 1 } }
}

/** Items of a day, and the nearest days with items. */
export const findDay = async (db: Database, day: string, limit: number) => {
  const [items, [older], [newer]] = await db.batch([
    db
      .select(summary)
      .from(currentAffairs)
      .where(and(isListed, eq(currentAffairs.date, day)))
      .orderBy(...newestFirst)
      .limit(limit),
    db
      .select({ date: max(currentAffairs.date) })
      .from(currentAffairs)
      .where(and(isListed, lt(currentAffairs.date, day))),
    db
      .select({ date: min(currentAffairs.date) })
      .from(currentAffairs)
      .where(and(isListed, gt(currentAffairs.date, day))),
  ])
  return { items, older: older?.date ?? null, newer: newer?.date ?? null }
}

/** Newest items up to a day. */
export const listUntil = (db: Database, day: string, limit: number) =>
  db
    .select(summary)
    .from(currentAffairs)
    .where(and(isListed, lte(currentAffairs.date, day)))
    .orderBy(...newestFirst)
    .limit(limit)

/** Items of a month, oldest first. */
export const listOfMonth = (db: Database, month: string, limit: number) =>
  db
    .select(summary)
    .from(currentAffairs)
    .where(and(isListed, inMonth(month)))
    .orderBy(asc(currentAffairs.date), asc(currentAffairs.id))
    .limit(limit)

/** Items of a month with their content, oldest first. */
export const listContentsOfMonth = (db: Database, month: string, limit: number) =>
  db
    .select({ ...summary, content: contentVersions.content })
    .from(currentAffairs)
    .innerJoin(contentVersions, eq(contentVersions.id, currentAffairs.currentVersionId))
    .where(and(isListed, inMonth(month)))
    .orderBy(asc(currentAffairs.date), asc(currentAffairs.id))
    .limit(limit)

/** Daily quizzes, newest first, `limit` and one more. */
export const listQuizzes = (db: Database, { until, before }: { until: string; before?: string }, limit: number) =>
  db
    .select({ date: dailyQuizzes.date, testId: dailyQuizzes.testId, isSample: dailyQuizzes.isSample })
    .from(dailyQuizzes)
    .where(before === undefined ? lte(dailyQuizzes.date, until) : lt(dailyQuizzes.date, before))
    .orderBy(desc(dailyQuizzes.date))
    .limit(limit + 1)

export const listNewest = (db: Database, limit: number) =>
  db
    .select({ ...summary, updatedAt: currentAffairs.updatedAt })
    .from(currentAffairs)
    .where(isListed)
    .orderBy(...newestFirst)
    .limit(limit)

/** Last change of an item, by month. Both ends included. */
export const listMonthChanges = (db: Database, first: string, last: string) =>
  db
    .select({
      month: sql<string>`substr(${currentAffairs.date}, 1, 7)`.as('month'),
      updatedAt: sql<number>`max(${currentAffairs.updatedAt})`,
    })
    .from(currentAffairs)
    .where(
      and(
        isListed,
        gte(currentAffairs.date, daysOfMonth(first).from),
        lt(currentAffairs.date, daysOfMonth(last).before),
      ),
    )
    .groupBy(sql`month`)

/** Days with items, oldest first, with the last change of one of their items. */
export const listDays = (db: Database, { from, skip, limit }: AddressWindow) =>
  db
    .select({ id: currentAffairs.date, updatedAt: sql<number>`max(${currentAffairs.updatedAt})` })
    .from(currentAffairs)
    .where(and(isListed, gte(currentAffairs.date, from)))
    .groupBy(currentAffairs.date)
    .orderBy(asc(currentAffairs.date))
    .limit(limit)
    .offset(skip)
