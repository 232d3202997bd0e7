import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  sql,
  type Column,
  type SQL,
} from 'drizzle-orm'
import { everyExam } from '../../domain/content.ts'
import type { Language } from '../../domain/language.ts'
import { countedTo, type listSorts } from '../../domain/lists.ts'
import type { accessFilters } from '../../domain/purchases/access.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import { itemExams } from '../../drizzle/schema/content.ts'
import type { Database } from '../platform/context.ts'
import type { Cursor } from '../platform/paging.ts'
import type { ContentTable, KindTable, ListedTable } from './content-table.ts'

/** Published and not in the trash. */
export const isShown = (table: Pick<ListedTable, 'state' | 'deletedAt'>): SQL | undefined =>
  and(eq(table.state, 'published'), isNull(table.deletedAt))

/** `instr` rather than LIKE, whose patterns are limited to 50 bytes: sixteen letters of Hindi. */
export const containsText = (columns: readonly Column[], q: string): SQL | undefined =>
  or(
    ...columns.flatMap((column) =>
      ['$.en', '$.hi'].map((path) => sql`instr(lower(json_extract(${column}, ${path})), lower(${q})) > 0`),
    ),
  )

type ItemFilters = {
  exam?: string | undefined
  subject?: string | undefined
  language?: Language | undefined
  access?: (typeof accessFilters)[number] | undefined
  q?: string | undefined
}

/** Shared list filters except the exam; `subject` only where the table has that column. */
const matches = (
  table: ContentTable & { subject?: Column },
  { subject, language, access, q }: ItemFilters,
): SQL | undefined =>
  and(
    subject && table.subject ? eq(table.subject, subject) : undefined,
    language ? sql`instr(${table.languages}, ${`"${language}"`}) > 0` : undefined,
    access === 'free' ? eq(table.access, 'free') : undefined,
    access === 'premium' ? ne(table.access, 'free') : undefined,
    q ? containsText([table.title, table.summary], q) : undefined,
  )

/** Sort column of a list; equal values are sorted by id. */
type Order = { column: Column; id: Column; latestFirst: boolean }

export const orderByOf = ({ column, id, latestFirst }: Order): SQL[] => [
  latestFirst ? desc(column) : asc(column),
  asc(id),
]

/**
 * Condition for rows after a cursor. The redundant first comparison lets SQLite seek in the index, which `or` alone
 * would not.
 */
export const isAfter = ({ column, id, latestFirst }: Order, cursor: Cursor | null): SQL | undefined => {
  if (!cursor) return undefined
  const value = column.dataType === 'number' ? Number(cursor.value) : String(cursor.value)
  return and((latestFirst ? lte : gte)(column, value), or((latestFirst ? lt : gt)(column, value), gt(id, cursor.id)))
}

type Sort = (typeof listSorts)[number] | undefined
type Sortable = { id: Column; titleEn: Column; publishedAt: Column }

/** Order for a sort of `listSorts`; newest first by default. */
export const orderOf = ({ id, titleEn, publishedAt }: Sortable, sort: Sort): Order =>
  sort === 'title' ? { column: titleEn, id, latestFirst: false } : { column: publishedAt, id, latestFirst: true }

/** Cursor of a row under `orderOf`. */
export const cursorOf = (
  item: { id: string; titleEn: string | null; publishedAt: number | null },
  sort: Sort,
): Cursor => ({ id: item.id, value: sort === 'title' ? (item.titleEn ?? '') : (item.publishedAt ?? 0) })

/** Number of rows of a query: exact up to `countedTo`, otherwise `countedTo + 1`. */
const countOf = (rows: SQL): SQL<number> => sql<number>`(select count(*) from (${rows} limit ${countedTo + 1}))`

/** Number of rows of a table, exact up to `countedTo`. Not correlated with its outer query, so SQLite runs it once. */
export const countUpTo = (from: SQL | ContentTable, where: SQL | undefined): SQL<number> =>
  countOf(sql`select 1 from ${from} where ${where}`)

type ListQuery = ItemFilters & { sort?: Sort }
type List = { where: SQL | undefined; orderBy: SQL[]; count: SQL<number> }

/** Items of an exam: those that name it and those for every exam, each read from one index of `item_exams`. */
const examListParts = ({ kind, table }: KindTable, exam: string, others: SQL | undefined) => {
  const join = others ? sql` join ${table} on ${table.id} = ${itemExams.itemId}` : sql``
  const branch = (name: string, columns: SQL, after?: SQL) => {
    const isListed = and(eq(itemExams.kind, kind), eq(itemExams.exam, name), isNotNull(itemExams.listedAt))
    return sql`select ${columns} from ${itemExams}${join} where ${and(isListed, after, others)}`
  }
  return {
    count: countOf(sql`${branch(exam, sql`1`)} union all ${branch(everyExam, sql`1`)}`),
    /** Condition: among the first `limit` items after the cursor. */
    isOnPage: (sort: Sort, cursor: Cursor | null, limit: number): SQL => {
      const order = orderOf({ id: itemExams.itemId, titleEn: itemExams.titleEn, publishedAt: itemExams.listedAt }, sort)
      const columns = sql`${order.column} as place, ${order.id} as id`
      const after = isAfter(order, cursor)
      const direction = order.latestFirst ? sql`desc` : sql`asc`
      return sql`${table.id} in (select id from (${branch(exam, columns, after)} union all
        ${branch(everyExam, columns, after)} order by place ${direction}, id limit ${limit}))`
    },
  }
}

/**
 * Parts of a SELECT for a list of published items: at most `limit` rows after the cursor, and the number of all
 * matches. `own`: conditions of the kind's own filters.
 */
export const itemListParts = (
  items: KindTable,
  { exam, sort, ...filters }: ListQuery,
  { own, cursor, limit }: { own?: SQL | undefined; cursor: Cursor | null; limit: number },
): List => {
  const { table } = items
  const order = orderOf(table, sort)
  const others = and(matches(table, filters), own)
  if (exam) {
    const { count, isOnPage } = examListParts(items, exam, others)
    return { where: isOnPage(sort, cursor, limit), orderBy: orderByOf(order), count }
  }
  const matching = and(isShown(table), others)
  return { where: and(matching, isAfter(order, cursor)), orderBy: orderByOf(order), count: countUpTo(table, matching) }
}

const parsed = (text: string) => JSON.parse(text) as { id: string; title: Bilingual }[]

/** Column with the exams named by an item, in their order. */
export const examsColumn = ({ kind, table }: KindTable) =>
  sql<string>`(select json_group_array(json_object('id', slug, 'title', json(title))) from
    (select slug, title from exams join item_exams on kind = ${kind} and item_id = ${table.id} and exam = slug
      order by position))`.mapWith(parsed)

export type AddressWindow = { from: string; skip: number; limit: number }

/** Published items by id, for the sitemap. */
export const listAddresses = (
  db: Database,
  table: ListedTable,
  { from, skip, limit }: AddressWindow,
): Promise<{ id: string; updatedAt: number }[]> =>
  db
    .select({ id: sql<string>`${table.id}`, updatedAt: sql<number>`${table.updatedAt}` })
    .from(table)
    .where(and(isShown(table), gte(table.id, from)))
    .orderBy(asc(table.id))
    .limit(limit)
    .offset(skip)
