import type {
  AffairContent,
  AffairDay,
  AffairDetail,
  AffairList,
  AffairsQuery,
  AffairsToday,
  DailyQuizzes,
} from '../../domain/current-affairs/contract.ts'
import { dateInIndia } from '../../domain/india.ts'
import { paths } from '../../domain/paths.ts'
import { currentAffairs } from '../../drizzle/schema/index.ts'
import { testsById } from '../catalogue/tests.usecases.ts'
import { listAddresses } from '../content/lists.ts'
import { missingItem } from '../content/missing.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { decodeCursor, pageOf } from '../platform/paging.ts'
import type { SitemapSource } from '../seo/sitemap-source.ts'
import * as store from './current-affairs.store.ts'

const pageSize = 20
const quizPageSize = 15
/** Items of a day on one page. */
const dayLimit = 60
const todayLimit = 4
const feedSize = 30

export const listAffairs = async (services: Services, query: AffairsQuery): Promise<AffairList> => {
  const { db } = services
  const [rows, count, months] = await Promise.all([
    store.listAffairs(db, query, decodeCursor(query.cursor), pageSize),
    store.countAffairs(db, query),
    store.listMonths(db),
  ])
  return { ...pageOf(rows, pageSize, ({ date, id }) => ({ value: date, id })), count, months }
}

/** Throws 404 when no such item was ever published, 410 when it no longer is. */
export const readAffair = async (services: Services, id: string): Promise<AffairDetail> => {
  const found = await store.findAffair(services.db, id)
  if (!found) throw await missingItem(services, currentAffairs, id)
  const { content, publishedAt, createdAt, ...item } = found
  const { bodyHtml, matters, facts, sources } = content as AffairContent
  return {
    ...item,
    bodyHtml,
    matters,
    facts,
    sources,
    publishedAt: publishedAt ?? createdAt,
    ...(await store.findNeighbours(services.db, item)),
  }
}

/** Title, summary and facts of published items of some ids; the others are left out. */
export const readAffairTexts = async ({ db }: Services, ids: readonly string[]) =>
  (await store.listByIds(db, ids)).map(({ id, title, summary, category, content }) => ({
    id,
    title,
    summary,
    category: category.id,
    facts: (content as AffairContent).facts,
  }))

/** Throws 404 for a day without items. */
export const readDay = async (services: Services, date: string): Promise<AffairDay> => {
  const day = await store.findDay(services.db, date, dayLimit)
  if (day.items.length === 0) throw notFound()
  return { date, ...day }
}

/** Quizzes of today and earlier days, with the user's attempts. */
export const listQuizzes = async (
  services: Services,
  userId: string | null,
  cursor: string | undefined,
): Promise<DailyQuizzes> => {
  const now = services.now()
  const today = dateInIndia(now)
  const from = decodeCursor(cursor)
  const found = await store.listQuizzes(
    services.db,
    { until: today, ...(from && { before: String(from.value) }) },
    quizPageSize,
  )
  const { items: days, next } = pageOf(found, quizPageSize, ({ date }) => ({ value: date, id: date }))
  const tests = await testsById(
    services,
    userId,
    days.map(({ testId }) => testId),
  )
  const items = days.flatMap(({ date, testId, isSample }) => {
    const test = tests.get(testId)
    return test ? [{ date, test, isSample }] : []
  })
  return { items, next, today, serverNow: now }
}

/** Items of the newest day and the newest quiz, for the home page. */
export const readToday = async (services: Services, userId: string | null): Promise<AffairsToday> => {
  const today = dateInIndia(services.now())
  const [items, [newest]] = await Promise.all([
    store.listUntil(services.db, today, todayLimit),
    store.listQuizzes(services.db, { until: today }, 1),
  ])
  const test = newest && (await testsById(services, userId, [newest.testId])).get(newest.testId)
  return {
    today,
    date: items[0]?.date ?? null,
    items,
    quiz: test ? { date: newest.date, test, isSample: newest.isSample } : null,
  }
}

/** Newest items, for the feed. */
export const listNewest = (services: Services) => store.listNewest(services.db, feedSize)

/** Items for the sitemap. */
export const sitemapEntries: SitemapSource = async ({ db }, window) =>
  (await listAddresses(db, currentAffairs, window)).map((item) => ({ ...item, path: paths.currentAffair(item.id) }))

/** Days for the sitemap. */
export const sitemapDays: SitemapSource = async ({ db }, window) =>
  (await store.listDays(db, window)).map((day) => ({ ...day, path: paths.currentAffair(day.id) }))

/** Months for the sitemap, the current one included. */
export const sitemapMonths: SitemapSource = async ({ db }, { from, skip, limit }) => {
  const all = await store.listMonths(db)
  const months = all
    .filter((month) => month >= from)
    .toSorted()
    .slice(skip, skip + limit)
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last) return []
  const changes = await store.listMonthChanges(db, first, last)
  const changedAt = new Map(changes.map(({ month, updatedAt }) => [month, updatedAt]))
  return months.map((month) => ({
    id: month,
    path: paths.currentAffairsDigest(month),
    updatedAt: changedAt.get(month) ?? null,
  }))
}
