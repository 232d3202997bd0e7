import { sql, type SQL } from 'drizzle-orm'
import type { DraftKind } from '../../domain/content.ts'
import { noDate } from '../../domain/content/office-list.ts'
import { draftLanguages } from './draft-languages.ts'
import { draftText, officeSourceOf, type OfficeSource } from './office-sources.ts'

/** Value of the published item, or of the draft of one that was never published. */
const either = ({ item, draft }: { item: SQL; draft: SQL }): SQL =>
  sql`CASE WHEN item.id IS NULL THEN ${draft} ELSE ${item} END`

const draftTitleOf = ({ draftTitle }: OfficeSource) =>
  draftTitle ?? { en: draftText('$.title.en'), hi: draftText('$.title.hi') }

const shared = {
  slug: { item: sql`item.slug`, draft: draftText('$.slug') },
  exams: {
    item: sql`item.exams`,
    draft: sql`(SELECT json_group_array(value) FROM (SELECT DISTINCT substr(value, 1, 64) AS value
      FROM json_each(draft.body, '$.exams') WHERE type = 'text' LIMIT 40))`,
  },
}

const draftAccess = sql`CASE json_extract(draft.body, '$.access')
  WHEN 'free' THEN 'free' WHEN 'series' THEN 'series' WHEN 'paid' THEN 'paid' END`

/** The kind's own values as pairs of a JSON object. */
const ownPairs = ({ own, lists = {} }: OfficeSource): SQL =>
  sql.join(
    [
      ...Object.entries(own).map(([name, value]) => sql`${name}, ${either(value)}`),
      ...Object.entries(lists).map(([name, value]) => sql`${name}, json(${either(value)})`),
    ],
    sql`, `,
  )

/** Values of the kind's own filters as facets. */
const ownFacets = ({ facets }: OfficeSource): SQL =>
  sql`SELECT one.key || ':' || coalesce(part.value, one.value)
    FROM json_each(own) AS one LEFT JOIN json_each(CASE one.type WHEN 'array' THEN one.value ELSE '[]' END) AS part
    WHERE coalesce(part.value, CASE one.type WHEN 'array' THEN '' ELSE one.value END) <> ''
      AND one.key IN (SELECT value FROM json_each(${JSON.stringify(facets)}))`

/** Values of items and drafts by `keys`, a subquery of ids; in the units and shapes of `office_items`. */
const valuesOf = (kind: DraftKind, source: OfficeSource, keys: SQL): SQL => sql`
  SELECT keys.id AS item_id,
    CASE WHEN draft.deleted_at IS NOT NULL THEN 'trashed' WHEN item.id IS NOT NULL THEN item.state
      WHEN draft.scheduled_at IS NOT NULL THEN 'scheduled' ELSE 'draft' END AS state,
    coalesce(${either({ item: sql`json_extract(item.title, '$.en')`, draft: draftTitleOf(source).en })}, '') AS title_en,
    coalesce(${either({ item: sql`json_extract(item.title, '$.hi')`, draft: draftTitleOf(source).hi })}, '') AS title_hi,
    coalesce(${either(shared.slug)}, '') AS slug,
    coalesce(${source.code ? either(source.code) : sql`''`}, '') AS code,
    ${source.access ? sql`${source.access}` : either({ item: sql`item.access`, draft: draftAccess })} AS access,
    coalesce(${either(shared.exams)}, '[]') AS exams,
    ${either({ item: sql`item.languages`, draft: draftLanguages(draftTitleOf(source), source.texts) })} AS languages,
    draft.body IS NOT NULL AS has_draft,
    draft.scheduled_at AS scheduled_at,
    CASE WHEN draft.body IS NULL THEN item.updated_at ELSE draft.updated_at END AS changed_at,
    CASE WHEN draft.body IS NULL THEN item.updated_by ELSE draft.updated_by END AS changed_by,
    coalesce(item.published_at, 0) AS published_at,
    coalesce(${source.due ? either(source.due) : sql`NULL`}, ${noDate}) AS due_at,
    coalesce(item.created_at, draft.created_at) AS created_at,
    draft.deleted_at AS deleted_at,
    json_object(${ownPairs(source)}) AS own
  FROM (${keys}) AS keys
  LEFT JOIN ${source.table} AS item ON item.id = keys.id
  LEFT JOIN content_drafts AS draft ON draft.kind = ${kind} AND draft.item_id = keys.id
  WHERE item.id IS NOT NULL OR draft.body IS NOT NULL`

const names = sql`kind, item_id, state, is_live, cell, title_en, title_hi, slug, code, access, exams, languages,
  has_draft, scheduled_at, changed_at, title_key, published_at, due_at, changed_by, created_at, deleted_at, own, facets`

/** Rows computed from the content. `cell` has the form of `cellOf` in domain/content/office-list.ts. */
const expectedRows = (kind: DraftKind, source: OfficeSource, keys: SQL): SQL => sql`
  SELECT ${kind} AS kind, item_id, state, state <> 'trashed' AS is_live,
    state || '/' || coalesce(access, '') || '/' || CASE WHEN instr(languages, '"en"') > 0 THEN 'en' ELSE '' END
      || CASE WHEN instr(languages, '"hi"') > 0 THEN 'hi' ELSE '' END || '/' || has_draft AS cell,
    title_en, title_hi, slug, code, access, exams, languages, has_draft, scheduled_at, changed_at,
    lower(CASE title_en WHEN '' THEN title_hi ELSE title_en END) AS title_key,
    published_at, due_at, changed_by, created_at, deleted_at, own,
    (SELECT json_group_array(facet) FROM (
      SELECT 'exam:' || value AS facet FROM json_each(exams)
      UNION ALL SELECT 'by:' || changed_by WHERE changed_by IS NOT NULL
      UNION ALL ${ownFacets(source)})) AS facets
  FROM (${valuesOf(kind, source, keys)})`

const assigned = [
  'state',
  'is_live',
  'cell',
  'title_en',
  'title_hi',
  'slug',
  'code',
  'access',
  'exams',
  'languages',
  'has_draft',
  'scheduled_at',
  'changed_at',
  'title_key',
  'published_at',
  'due_at',
  'changed_by',
  'created_at',
  'deleted_at',
  'own',
  'facets',
].map((name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`)

/** Statements that compute the rows of some items again, when `done` holds. `keys`: a subquery of their ids. */
const refreshKeys = (kind: DraftKind, source: OfficeSource, keys: SQL, done: SQL): SQL[] => {
  const isOne = sql`kind = ${kind} AND item_id IN (${keys}) AND ${done}`
  return [
    sql`DELETE FROM office_items WHERE ${isOne} AND item_id NOT IN (SELECT id FROM ${source.table} WHERE id IN (${keys}))
      AND item_id NOT IN (SELECT item_id FROM content_drafts
        WHERE kind = ${kind} AND item_id IN (${keys}) AND body IS NOT NULL)`,
    sql`INSERT INTO office_items (${names}) ${expectedRows(kind, source, keys)} WHERE ${done}
      ON CONFLICT (kind, item_id) DO UPDATE SET ${sql.join(assigned, sql`, `)}`,
    sql`DELETE FROM office_facets WHERE ${isOne}`,
    sql`INSERT INTO office_facets (kind, facet, item_id, cell, changed_at, title_key, published_at, due_at)
      SELECT kind, facet.value, item_id, cell, changed_at, title_key, published_at, due_at
      FROM office_items CROSS JOIN json_each(facets) AS facet WHERE ${isOne}
      ON CONFLICT DO NOTHING`,
    // A new row each time: whoever works on an earlier change must not take this one for done.
    ...(source.changes
      ? [sql`INSERT OR REPLACE INTO ${source.changes} (question_id) SELECT id FROM (${keys}) WHERE ${done}`]
      : []),
  ]
}

/** Statements that compute the row of an item again, for the end of the transaction that changes it or its draft. */
export const refreshRow = ({ kind, itemId }: { kind: DraftKind; itemId: string }, done: SQL): SQL[] => {
  const source = officeSourceOf(kind)
  return source ? refreshKeys(kind, source, sql`SELECT ${itemId} AS id`, done) : []
}

/** Statements that compute the rows of the items whose ids a subquery selects again, when `done` holds. */
export const refreshSelected = (kind: DraftKind, ids: SQL, done: SQL): SQL[] => {
  const source = officeSourceOf(kind)
  return source ? refreshKeys(kind, source, ids, done) : []
}

/** Statements that compute the rows of several items of a kind again, when `done` holds. */
export const refreshRows = (kind: DraftKind, itemIds: readonly string[], done: SQL = sql`true`): SQL[] => {
  const source = officeSourceOf(kind)
  if (!source) return []
  return refreshKeys(kind, source, sql`SELECT value AS id FROM json_each(${JSON.stringify(itemIds)})`, done)
}
