import { sql, type SQL } from 'drizzle-orm'
import { cellsOf, firstDirection, narrowsCells, type OfficeSort } from '../../domain/content/office-list.ts'
import type { OfficeQuery } from '../../domain/content/office-query.ts'
import { draftKinds, type DraftKind } from '../../domain/content.ts'
import { countedTo } from '../../domain/lists.ts'
import type { Database } from '../platform/context.ts'
import type { Cursor } from '../platform/paging.ts'
import type { WordSearch } from '../platform/word-search.ts'

/** Row of `office_items` with the name of who changed it; JSON columns are text. */
export type OfficeRow = {
  kind: DraftKind
  id: string
  titleEn: string
  titleHi: string
  slug: string
  code: string
  state: string
  access: string | null
  exams: string
  languages: string
  publishedAt: number
  dueAt: number
  changedAt: number
  changedBy: string | null
  changedByName: string | null
  hasDraft: number
  scheduledAt: number | null
  deletedAt: number | null
  own: string
  titleKey: string
}

/** Filters of a query as values of the tables' columns. */
export type Selection = {
  kind: DraftKind
  cells: string[]
  /** False when the cells are all outside the trash. */
  isNarrowed: boolean
  /** Facets that an item must have. The rarest comes first. */
  facets: string[]
  /** Null without words. */
  words: WordSearch | null
}

const facetsOf = ({ exam, by, facets }: Pick<OfficeQuery, 'exam' | 'by' | 'facets'>): string[] => [
  ...(facets?.split(',') ?? []),
  ...(exam ? [`exam:${exam}`] : []),
  ...(by ? [`by:${by}`] : []),
]

export const selectionOf = (kind: DraftKind, query: OfficeQuery, words: WordSearch | null): Selection => ({
  kind,
  cells: cellsOf(query),
  isNarrowed: narrowsCells(query),
  facets: facetsOf(query),
  words,
})

const columnOf: Record<OfficeSort, SQL> = {
  changed: sql`changed_at`,
  title: sql`title_key`,
  published: sql`published_at`,
  due: sql`due_at`,
}

type Order = { by: SQL; direction: SQL; after: SQL }

/** Order of a page and its condition; equal values are in the order of ids. */
const orderOf = ({ sort = 'changed', direction = firstDirection[sort] }: OfficeQuery, cursor: Cursor | null): Order => {
  const by = columnOf[sort]
  const compare = direction === 'asc' ? sql`>` : sql`<`
  const value = cursor && (sort === 'title' ? String(cursor.value) : Number(cursor.value))
  return {
    by,
    direction: direction === 'asc' ? sql`ASC` : sql`DESC`,
    after: cursor ? sql`(${by}, item_id) ${compare} (${value}, ${cursor.id})` : sql`true`,
  }
}

/** Value by which a row is sorted, for the cursor. */
export const sortValue = (row: OfficeRow, sort: OfficeSort = 'changed'): string | number =>
  ({ changed: row.changedAt, title: row.titleKey, published: row.publishedAt, due: row.dueAt })[sort]

const listed = (values: readonly string[]): SQL => sql`SELECT value FROM json_each(${JSON.stringify(values)})`

const hasFacets = (kind: DraftKind, facets: readonly string[]): SQL =>
  sql.join(
    facets.map(
      (facet) => sql` AND EXISTS (SELECT 1 FROM office_facets AS other
        WHERE other.kind = ${kind} AND other.item_id = source.item_id AND other.facet = ${facet})`,
    ),
  )

/** Table and condition of a page and its count; both read an index. */
const sourceOf = ({ kind, facets: [first, ...rest] }: Selection): { from: SQL; where: SQL } =>
  first === undefined
    ? { from: sql`office_items AS source`, where: sql`source.kind = ${kind}` }
    : {
        from: sql`office_facets AS source`,
        where: sql`source.kind = ${kind} AND source.facet = ${first}${hasFacets(kind, rest)}`,
      }

/** Ids found by words that pass the filters: at most `searchedTo`. */
const foundIds = ({ kind, cells, facets, words }: Selection): SQL => sql`
  SELECT source.item_id FROM json_each(${JSON.stringify(words?.ids ?? [])}) AS found
  CROSS JOIN office_items AS source ON source.kind = ${kind} AND source.item_id = found.value
  WHERE source.cell IN (${listed(cells)})${hasFacets(kind, facets)}`

/** Ids of a page; each branch reads one index in its order. */
const pageIds = (selection: Selection, { by, direction, after }: Order, limit: number): SQL => {
  const { kind, cells, isNarrowed, facets, words } = selection
  if (words) return foundIds(selection)
  if (!isNarrowed && facets.length === 0)
    return sql`SELECT item_id FROM office_items WHERE kind = ${kind} AND is_live = 1 AND ${after}
      ORDER BY ${by} ${direction}, item_id ${direction} LIMIT ${limit}`
  const { from, where } = sourceOf(selection)
  // One seek for each cell, then a merge of their first rows: a rare filter costs no more than a common one. The rows of
  // a cell are an argument of json_each, because the planner would otherwise scan all items of the kind for each cell.
  return sql`SELECT part.value ->> 1 FROM json_each(${JSON.stringify(cells)}) AS one
    CROSS JOIN json_each((SELECT json_group_array(json_array(place, item_id)) FROM (
      SELECT ${by} AS place, item_id FROM ${from} WHERE ${where} AND source.cell = one.value AND ${after}
      ORDER BY ${by} ${direction}, item_id ${direction} LIMIT ${limit}))) AS part
    ORDER BY part.value ->> 0 ${direction}, part.value ->> 1 ${direction} LIMIT ${limit}`
}

const rowColumns = sql`item.kind AS kind, item.item_id AS id, title_en AS titleEn, title_hi AS titleHi, slug, code, state,
  access, exams, languages, published_at AS publishedAt, due_at AS dueAt, changed_at AS changedAt,
  changed_by AS changedBy, users.display_name AS changedByName, has_draft AS hasDraft, scheduled_at AS scheduledAt,
  deleted_at AS deletedAt, own, title_key AS titleKey`

/** Rows of a page, `limit` and one more. */
export const pageStatement = (selection: Selection, query: OfficeQuery, cursor: Cursor | null, limit: number): SQL => {
  const order = orderOf(query, cursor)
  const { by, direction, after } = order
  return sql`
    SELECT ${rowColumns} FROM office_items AS item LEFT JOIN users ON users.uid = item.changed_by
    WHERE item.kind = ${selection.kind} AND item.item_id IN (${pageIds(selection, order, limit + 1)}) AND ${after}
    ORDER BY ${by} ${direction}, item.item_id ${direction} LIMIT ${limit + 1}`
}

/** Ids of the first items in the order of the query: a subquery of statements of other areas. */
export const idsOfFirst = (selection: Selection, query: OfficeQuery, limit: number): SQL =>
  pageIds(selection, orderOf(query, null), limit)

/** Number of all rows: exact to `limit`, one more where there are more. */
export const countStatement = (selection: Selection, limit = countedTo): SQL => {
  const { kind, cells, isNarrowed, facets, words } = selection
  const { from, where } = sourceOf(selection)
  const rows = words
    ? foundIds(selection)
    : !isNarrowed && facets.length === 0
      ? sql`SELECT 1 FROM office_items WHERE kind = ${kind} AND is_live = 1`
      : sql`SELECT 1 FROM json_each(${JSON.stringify(cells)}) AS one CROSS JOIN ${from}
          WHERE ${where} AND source.cell = one.value`
  return sql`SELECT count(*) AS count FROM (${rows} LIMIT ${limit + 1})`
}

/** Facets with the rarest first, so that a list of several reads the fewest rows. */
export const sortFacets = async (db: Database, kind: DraftKind, facets: string[]): Promise<string[]> => {
  if (facets.length < 2) return facets
  const counts = await Promise.all(
    facets.map(async (facet) => {
      const { count } = await db.get<{ count: number }>(countStatement({ ...everything(kind), facets: [facet] }))
      return { facet, count }
    }),
  )
  return counts.toSorted((a, b) => a.count - b.count).map(({ facet }) => facet)
}

const everything = (kind: DraftKind): Selection => ({
  kind,
  cells: cellsOf({}),
  isNarrowed: false,
  facets: [],
  words: null,
})

/** Items of any kind by their ids alone. */
export const listByIds = (db: Database, ids: readonly string[]) =>
  db.all<{ kind: DraftKind; itemId: string; en: string; hi: string }>(sql`
    SELECT item.kind AS kind, item.item_id AS itemId, item.title_en AS en, item.title_hi AS hi
    FROM json_each(${JSON.stringify(ids)}) AS asked CROSS JOIN json_each(${JSON.stringify(draftKinds)}) AS one
    CROSS JOIN office_items AS item ON item.kind = one.value AND item.item_id = asked.value`)

export type ItemKey = { kind: string; itemId: string }

/** Titles of items of any kind. */
export const listTitles = (db: Database, items: readonly ItemKey[]) =>
  db.all<{ itemId: string; en: string; hi: string }>(sql`
    SELECT item.item_id AS itemId, item.title_en AS en, item.title_hi AS hi
    FROM json_each(${JSON.stringify(items)}) AS asked CROSS JOIN office_items AS item
      ON item.kind = asked.value ->> 'kind' AND item.item_id = asked.value ->> 'itemId'`)
