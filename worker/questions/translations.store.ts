import { sql, type SQL } from 'drizzle-orm'
import type { Sources } from '../../domain/content/staleness.ts'
import type { ContentState } from '../../domain/content.ts'
import { cellsOf } from '../../domain/content/office-list.ts'
import { countedTo } from '../../domain/lists.ts'
import type { TranslatedKind, TranslationNeed } from '../../domain/questions/translations.ts'
import type { Database } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'

/** Tests that open next whose papers are searched. */
const nextTests = 20

/** Values of `office_items.cell` of items in use that are complete in one language only. */
const halfCells = JSON.stringify(
  cellsOf({ language: 'no-hi' })
    .concat(cellsOf({ language: 'no-en' }))
    .filter((cell) => /\/(en|hi)\//.test(cell) && !cell.startsWith('archived/')),
)

const inUse = sql`item.is_live = 1 AND item.state <> 'archived'`
const isHalf = sql`item.cell IN (SELECT value FROM json_each(${halfCells}))`
const isStale = sql`coalesce(draft.stale, draft.published_stale) > 0`

/** Items that lack texts of a language; each cell is read along its index. */
const missing = (kind: TranslatedKind, limit: number): SQL => sql`
  SELECT ${kind} AS kind, part.value ->> 1 AS id, part.value ->> 0 AS changed_at
  FROM json_each(${halfCells}) AS one
  CROSS JOIN json_each((SELECT json_group_array(json_array(changed_at, item_id)) FROM (
    SELECT changed_at, item_id FROM office_items WHERE kind = ${kind} AND cell = one.value
    ORDER BY changed_at DESC, item_id DESC LIMIT ${limit}))) AS part
  ORDER BY 3 DESC LIMIT ${limit}`

const staleFrom = (kind: TranslatedKind): SQL => sql`content_drafts AS draft
  JOIN office_items AS item ON item.kind = ${kind} AND item.item_id = draft.item_id
  WHERE draft.kind = ${kind} AND ${isStale} AND ${inUse}`

/** Items with a stale translation, the latest change first. */
const stale = (kind: TranslatedKind, limit: number): SQL => sql`
  SELECT ${kind} AS kind, draft.item_id AS id, draft.updated_at AS changed_at FROM ${staleFrom(kind)}
  ORDER BY draft.updated_at DESC LIMIT ${limit}`

/** Of a published version: a new one has no answers yet. */
const isUneven = sql`EXISTS (SELECT 1 FROM question_statistics
  WHERE question_statistics.question_version_id = question_versions.id AND is_uneven = 1)`

const needOf = { missing: isHalf, stale: isStale, uneven: isUneven } satisfies Record<TranslationNeed, SQL>

const unevenFrom = sql`question_statistics
  JOIN questions ON questions.current_version_id = question_statistics.question_version_id
  JOIN office_items AS item ON item.kind = 'question' AND item.item_id = questions.id
  WHERE is_uneven = 1 AND ${inUse}`

/** Questions whose languages are uneven, the last computed first; no passages. */
const uneven = (kind: TranslatedKind, limit: number): SQL => sql`
  SELECT ${kind} AS kind, questions.id AS id, question_statistics.computed_at AS changed_at FROM ${unevenFrom}
  AND ${kind} = 'question' ORDER BY question_statistics.computed_at DESC LIMIT ${limit}`

const placesOf = { missing, stale, uneven } satisfies Record<TranslationNeed, typeof missing>

type Needs = readonly TranslationNeed[]

/** Items of the tests that open next. */
const inNextTests = (kind: TranslatedKind, needs: Needs, now: number, limit: number): SQL => sql`
  SELECT ${kind} AS kind, item.item_id AS id, min(soon.opens_at) AS opens_at, test_versions.title AS test_title
  FROM (SELECT current_version_id AS id, opens_at FROM tests
    WHERE state = 'published' AND opens_at > ${now} AND deleted_at IS NULL
    ORDER BY opens_at LIMIT ${nextTests}) AS soon
  JOIN test_versions ON test_versions.id = soon.id
  JOIN test_questions ON test_questions.test_version_id = soon.id
  JOIN question_versions ON question_versions.id = test_questions.question_version_id
  ${kind === 'passage' ? sql`JOIN passage_versions ON passage_versions.id = question_versions.passage_version_id` : sql``}
  JOIN office_items AS item ON item.kind = ${kind}
    AND item.item_id = ${kind === 'passage' ? sql`passage_versions.passage_id` : sql`question_versions.question_id`}
  LEFT JOIN content_drafts AS draft ON draft.kind = ${kind} AND draft.item_id = item.item_id
  WHERE ${inUse} AND (${sql.join(
    needs.map((need) => needOf[need]),
    sql` OR `,
  )})
  GROUP BY item.item_id ORDER BY 3 LIMIT ${limit}`

const counted = (rows: SQL): SQL => sql`SELECT count(*) AS count FROM (${rows} LIMIT ${countedTo + 1})`

const countMissing = (kind: TranslatedKind): SQL =>
  counted(sql`SELECT 1 FROM json_each(${halfCells}) AS one
    CROSS JOIN office_items ON office_items.kind = ${kind} AND office_items.cell = one.value`)

const countStale = (kind: TranslatedKind): SQL => counted(sql`SELECT 1 FROM ${staleFrom(kind)}`)

export type Place = { kind: TranslatedKind; id: string; changed_at: number }
export type NextUse = { kind: TranslatedKind; id: string; opens_at: number; test_title: string }

const kinds = ['question', 'passage'] as const

/** Places of items that need translations, at most `limit` of each kind and need, and numbers of all, in one round trip. */
export const findGaps = async (db: Database, needs: Needs, now: number, limit: number) => {
  const perKind = (statement: (kind: TranslatedKind) => SQL): SQL[] => kinds.map(statement)
  const groups = [
    perKind((kind) => inNextTests(kind, needs, now, limit)),
    needs.flatMap((need) => perKind((kind) => placesOf[need](kind, limit))),
    perKind(countMissing),
    perKind(countStale),
    [counted(sql`SELECT 1 FROM ${unevenFrom}`)],
  ]
  const answers = await inTransaction(db, groups.flat())
  const [uses = [], places = [], missingCounts = [], staleCounts = [], unevenCounts = []] = groups.map((group) =>
    answers.splice(0, group.length).flatMap(({ results }) => results),
  )
  const sum = (rows: Record<string, unknown>[]) => rows.reduce((total, { count }) => total + Number(count), 0)
  return {
    uses: uses as NextUse[],
    places: places as Place[],
    counts: { missing: sum(missingCounts), stale: sum(staleCounts), uneven: sum(unevenCounts) },
  }
}

export type GapRow = {
  kind: TranslatedKind
  id: string
  code: string
  titleEn: string
  titleHi: string
  state: ContentState
  hasDraft: number
  changedAt: number
  /** JSON of the draft and of the sources of its translations; null without a draft. */
  draft: string | null
  draftSources: string | null
  /** JSON of the published texts. */
  published: string | null
  publishedSources: string | null
  /** JSON of the odds by language of an uneven question. */
  bias: string | null
}

/** Items with their texts: of the draft, else of the published version. */
export const readGaps = (db: Database, keys: readonly { kind: TranslatedKind; id: string }[]): Promise<GapRow[]> =>
  db.all<GapRow>(sql`
    SELECT item.kind AS kind, item.item_id AS id, item.slug AS code, item.title_en AS titleEn, item.title_hi AS titleHi,
      item.state AS state, item.has_draft AS hasDraft, item.changed_at AS changedAt,
      (SELECT language_bias FROM question_statistics
        WHERE question_version_id = questions.current_version_id AND is_uneven = 1) AS bias,
      draft.body AS draft, draft.sources AS draftSources, version.sources AS publishedSources,
      CASE WHEN question.id IS NOT NULL
        THEN json_object('stem', json(question.stem), 'body', json(question.body), 'solution', json(key.solution),
          'reasons', json(key.reasons), 'hint', json(key.hint))
        WHEN passage.id IS NOT NULL
        THEN json_object('title', json(passage.title), 'content', json(passage.content)) END AS published
    FROM json_each(${JSON.stringify(keys)}) AS asked
    CROSS JOIN office_items AS item ON item.kind = asked.value ->> 'kind' AND item.item_id = asked.value ->> 'id'
    LEFT JOIN content_drafts AS draft ON draft.kind = item.kind AND draft.item_id = item.item_id
    LEFT JOIN questions ON item.kind = 'question' AND questions.id = item.item_id
    LEFT JOIN passages ON item.kind = 'passage' AND passages.id = item.item_id
    LEFT JOIN content_versions AS version
      ON version.id = coalesce(questions.current_version_id, passages.current_version_id)
    LEFT JOIN question_versions AS question ON question.id = questions.current_version_id
    LEFT JOIN question_keys AS key ON key.question_version_id = question.id AND key.state = 'current'
    LEFT JOIN passage_versions AS passage ON passage.id = passages.current_version_id
    ORDER BY asked.key`)

/** Sources kept with a draft or version. */
export const sourcesIn = (json: string | null): Sources | null => (json === null ? null : (JSON.parse(json) as Sources))
