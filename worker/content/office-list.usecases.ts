import type { SQL } from 'drizzle-orm'
import type { OfficeQuery } from '../../domain/content/office-query.ts'
import type { DraftKind } from '../../domain/content.ts'
import { noDate, type OfficeItem, type OfficeList, type OfficeSort } from '../../domain/content/office-list.ts'
import type { CursorPage } from '../../domain/lists.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import type { Services } from '../platform/context.ts'
import { decodeCursor, pageOf } from '../platform/paging.ts'
import { inTransaction } from '../platform/transaction.ts'
import { omit } from './omit.ts'
import * as store from './office-list.store.ts'
import { searchWords } from './office-words.store.ts'

const pageSize = 50

const itemOf = (row: store.OfficeRow): OfficeItem => ({
  ...omit(row, 'titleEn', 'titleHi', 'titleKey', 'changedByName'),
  title: { en: row.titleEn, hi: row.titleHi },
  state: row.state as OfficeItem['state'],
  access: row.access as OfficeItem['access'],
  exams: JSON.parse(row.exams) as string[],
  languages: JSON.parse(row.languages) as OfficeItem['languages'],
  publishedAt: row.publishedAt === 0 ? null : row.publishedAt,
  dueAt: row.dueAt === noDate ? null : row.dueAt,
  changedBy: row.changedBy === null ? null : { id: row.changedBy, name: row.changedByName ?? '' },
  hasDraft: row.hasDraft === 1,
  own: JSON.parse(row.own) as OfficeItem['own'],
})

/** Page of the rows that `pageStatement` reads with `limit` as `size`. */
export const pageOfRows = (rows: unknown[] | undefined, size: number, sort?: OfficeSort): CursorPage<store.OfficeRow> =>
  pageOf((rows ?? []) as store.OfficeRow[], size, (row) => ({ id: row.id, value: store.sortValue(row, sort) }))

/** Selection of a query, with the items that its words find. */
export const resolveSelection = async (
  services: Services,
  kind: DraftKind,
  query: OfficeQuery,
): Promise<store.Selection> => {
  const q = query.q?.trim()
  const words = q ? await searchWords(services.db, kind, q) : null
  const selection = store.selectionOf(kind, query, words)
  return { ...selection, facets: await store.sortFacets(services.db, kind, selection.facets) }
}

/** Number of the items that match: exact to `limit`, one more where there are more. */
export const countItems = async (
  services: Services,
  kind: DraftKind,
  query: OfficeQuery,
  limit: number,
): Promise<number> => {
  const statement = store.countStatement(await resolveSelection(services, kind, query), limit)
  return (await services.db.get<{ count: number }>(statement)).count
}

/** Titles of items and drafts as the lists show them, in the bin too, by id; without those that no longer exist. */
export const titlesOf = async ({ db }: Services, items: readonly store.ItemKey[]): Promise<Map<string, Bilingual>> =>
  new Map((await store.listTitles(db, items)).map(({ itemId, ...title }) => [itemId, title]))

/** Kinds and titles of items by their ids, in the bin too; without those that no longer exist. */
export const itemsById = async (
  { db }: Services,
  ids: readonly string[],
): Promise<Map<string, { kind: DraftKind; title: Bilingual }>> =>
  new Map((await store.listByIds(db, ids)).map(({ kind, itemId, ...title }) => [itemId, { kind, title }]))

/** A page of the items of a kind with their number. */
export const listItems = async (
  services: Services,
  { kind }: { kind: DraftKind },
  query: OfficeQuery,
): Promise<OfficeList> => {
  const selection = await resolveSelection(services, kind, query)
  const page = store.pageStatement(selection, query, decodeCursor(query.cursor), pageSize)
  const [rows, counted] = await inTransaction(services.db, [page, store.countStatement(selection)])
  const { items, next } = pageOfRows(rows?.results, pageSize, query.sort)
  return {
    items: items.map(itemOf),
    next,
    count: Number(counted?.results[0]?.count ?? 0),
    isPartial: selection.words?.isPartial ?? false,
  }
}

/** Subquery of the ids of the first `limit` items that match a query. */
export const idsThatMatch = async (
  services: Services,
  kind: DraftKind,
  query: OfficeQuery,
  limit: number,
): Promise<SQL> => store.idsOfFirst(await resolveSelection(services, kind, query), query, limit)

/** Rows read at a time by work on a whole list. */
const longPage = 500

/** All items that match, page by page in the order of the query. */
export async function* pagesOf(services: Services, kind: DraftKind, query: OfficeQuery): AsyncGenerator<OfficeItem[]> {
  const selection = await resolveSelection(services, kind, query)
  let next: string | null = null
  do {
    const statement = store.pageStatement(selection, query, decodeCursor(next ?? undefined), longPage)
    const [rows] = await inTransaction(services.db, [statement])
    const page = pageOfRows(rows?.results, longPage, query.sort)
    next = page.next
    yield page.items.map(itemOf)
  } while (next !== null)
}
