import { sql, type SQL } from 'drizzle-orm'
import type { ItemKind } from '../../domain/content.ts'
import type { Language } from '../../domain/language.ts'
import { countedTo } from '../../domain/lists.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import type { HintedExpressions } from '../../domain/search/expression.ts'
import { referenceTerm } from '../../domain/search/facets.ts'
import type { AccessFilter } from '../../domain/purchases/access.ts'
import type { SpellingCandidate } from '../../domain/search/spelling.ts'
import type { Bindings } from '../env.ts'
import { inTransaction } from '../platform/transaction.ts'

/** FTS5 expressions of one search, from domain/search/expression.ts. */
export type SearchExpressions = {
  /** In titles alone; `anywhere` in all columns. */
  titles: string
  anywhere: string
  /** The words as one phrase of a title; null for a single word. */
  phrase: string | null
  /** The whole query as the key of a title. */
  titleKey: string
  /** Anywhere and of every kind, for the counts of the tabs. */
  everyKind: string
  /** Further expressions when the words name a kind or a price. */
  hinted: HintedExpressions | null
}

export type FoundRow = {
  kind: ItemKind
  itemId: string
  path: string
  access: AccessFilter
  title: Bilingual
  summary: Bilingual
  body: Bilingual
  languages: Language[]
}

/**
 * Maximum matches that are ranked, newest first: bm25 costs by the row, and a word with more matches says little about
 * the one that is meant.
 */
const rankLimits = { titles: 200, anywhere: 300 } as const

/** Column weights: title, text, title keys, text keys, facets. */
const bm25 = sql`bm25(search_index, 10.0, 2.0, 5.0, 1.0, 0.0)`

/** Boost of items of the named kind, or free ones where free is asked for; multiplied for both. */
const boosts = { none: 1, free: 3, kind: 3 } as const

const matching = (expression: string, limit: number, also = sql`true`, boost: number = boosts.none): SQL => sql`
  SELECT rowid AS id, ${bm25} AS score, ${boost} AS boost FROM search_index
  WHERE search_index MATCH ${expression} AND ${also} ORDER BY rowid DESC LIMIT ${limit}`

const exact = (titleKey: string): SQL =>
  sql`SELECT id FROM documents WHERE title_key_en = ${titleKey} UNION ALL SELECT id FROM documents WHERE title_key_hi = ${titleKey}`

const idsOf = (expression: string | null): SQL =>
  expression === null
    ? sql`SELECT NULL`
    : sql`SELECT rowid FROM search_index WHERE search_index MATCH ${expression} ORDER BY rowid DESC LIMIT ${rankLimits.titles}`

/** True when the part reached its limit, so that matches were cut off. */
const isTruncated = (part: 'newest' | 'of_kind', limit: number): SQL =>
  sql`(SELECT count(*) FROM ${sql.identifier(part)}) = ${limit}`

/** The newest matches; where the limit cut some off, also title matches and exact titles. */
const partsOf = (ask: SearchExpressions): SQL[] => {
  const cut = isTruncated('newest', rankLimits.anywhere)
  return [
    sql`SELECT * FROM newest`,
    sql`SELECT * FROM (${matching(ask.titles, rankLimits.titles, cut)})`,
    sql`SELECT * FROM (${matching(ask.anywhere, rankLimits.titles, sql`${cut} AND rowid IN (${exact(ask.titleKey)})`)})`,
  ]
}

const nothing = sql`SELECT NULL AS id, NULL AS score, NULL AS boost WHERE false`

/** Bounded parts with a boost for the kind and the price that a query names. */
const hintedParts = ({ wide, ofKind, free }: HintedExpressions): SQL[] => [
  sql`SELECT * FROM (${matching(wide, rankLimits.titles)})`,
  sql`SELECT * FROM of_kind`,
  ...(ofKind
    ? [
        sql`SELECT * FROM (${matching(ofKind.titles, rankLimits.titles, isTruncated('of_kind', rankLimits.titles), boosts.kind)})`,
      ]
    : []),
  ...(free === null
    ? []
    : [sql`SELECT * FROM (${matching(free, rankLimits.titles, sql`true`, boosts.free * (ofKind ? boosts.kind : 1))})`]),
]

/**
 * Base score before a boost: an item found by the hint alone scores nothing, as does a word that most items have. Small
 * beside a subject, since a hint may be part of it ("world book day").
 */
const hintScore = { withSubject: 2, alone: 10 } as const

const baseOf = (hinted: HintedExpressions | null): number =>
  hinted === null ? 0 : hinted.hasSubject ? hintScore.withSubject : hintScore.alone

/** Far above every score of bm25, so that the order holds however much content there is. */
const afterContent = 500
const beforeAll = -1_000

/**
 * Scores of the matches; lower is better. An exact title comes first, a series before its tests, and reference pages
 * after content.
 */
const scores = ({ phrase, titleKey, hinted }: SearchExpressions): SQL => sql`
  SELECT id, (min(score) - ${baseOf(hinted)}) * max(boost)
    * CASE WHEN id IN (${idsOf(phrase)}) THEN 1.5 ELSE 1.0 END
    * CASE id & 15 WHEN 1 THEN 1.6 ELSE 1.0 END
    + CASE WHEN id IN (${idsOf(`"${referenceTerm}"`)}) THEN ${afterContent} ELSE 0 END
    + CASE WHEN id IN (${exact(titleKey)}) THEN ${beforeAll} ELSE 0 END AS score
  FROM hits GROUP BY id`

/** D1 allows five terms in a compound SELECT. */
const union = (parts: SQL[]): SQL => sql.join(parts, sql` UNION ALL `)

const pageStatement = (ask: SearchExpressions, limit: number, offset: number): SQL => {
  const ofKind = ask.hinted?.ofKind
  return sql`
    WITH newest AS MATERIALIZED (${matching(ask.anywhere, rankLimits.anywhere)}),
    of_kind AS MATERIALIZED (${ofKind ? matching(ofKind.anywhere, rankLimits.titles, sql`true`, boosts.kind) : nothing}),
    of_words AS (${union(partsOf(ask))}),
    hinted AS (${union(ask.hinted ? hintedParts(ask.hinted) : [nothing])}),
    hits AS (SELECT * FROM of_words UNION ALL SELECT * FROM hinted),
    best AS (SELECT id, score FROM (${scores(ask)}) ORDER BY score, id DESC LIMIT ${limit} OFFSET ${offset})
    SELECT documents.id, documents.kind, item_id AS itemId, path, access, title, summary, body, languages
    FROM best JOIN documents ON documents.id = best.id ORDER BY best.score, best.id DESC`
}

/** Counts by kind, whose number (its index in `itemKinds`) is in the lowest four bits of the id. */
const countStatement = ({ everyKind }: SearchExpressions): SQL => sql`
  SELECT id & 15 AS kindNumber, count(*) AS items FROM (
    SELECT rowid AS id FROM search_index WHERE search_index MATCH ${everyKind} ORDER BY rowid DESC LIMIT ${countedTo + 1}
  ) GROUP BY 1`

/** Similar words of the index; none for a word that the index has in any spelling. */
const candidateStatement = ({ word, key, grams, shortest, longest }: DoubtfulWord): SQL => sql`
  SELECT word, sound, items FROM term_grams JOIN terms ON terms.id = term_id
  WHERE NOT EXISTS (SELECT 1 FROM terms WHERE word = ${word} OR key = ${key})
    AND gram IN (SELECT value FROM json_each(${JSON.stringify(grams)})) AND length(sound) BETWEEN ${shortest} AND ${longest}
  GROUP BY terms.id ORDER BY count(*) DESC, items DESC LIMIT 40`

export type Found = { rows: FoundRow[]; counts: { kindNumber: number; items: number }[] }

/** A possibly misspelled word: its key, bigrams, and the range of lengths of a correction's sound. */
export type DoubtfulWord = { word: string; key: string; grams: string[]; shortest: number; longest: number }

const parsed = (row: Record<string, unknown>): FoundRow =>
  ({
    ...row,
    ...Object.fromEntries(
      ['title', 'summary', 'body', 'languages'].map((name) => [name, JSON.parse(String(row[name])) as unknown]),
    ),
  }) as FoundRow

/** Runs several searches and look-ups of similar words in one round trip. */
export const find = async (
  { SEARCH_DB }: Pick<Bindings, 'SEARCH_DB'>,
  asks: SearchExpressions[],
  { limit, offset }: { limit: number; offset: number },
  spelled: DoubtfulWord[] = [],
): Promise<{ found: Found[]; candidates: SpellingCandidate[][] }> => {
  const results = await inTransaction({ $client: SEARCH_DB }, [
    ...asks.flatMap((ask) => [pageStatement(ask, limit, offset), countStatement(ask)]),
    ...spelled.map(candidateStatement),
  ])
  const rowsOf = (index: number) => results[index]?.results ?? []
  return {
    found: asks.map((_, index) => ({
      rows: rowsOf(2 * index).map(parsed),
      counts: rowsOf(2 * index + 1) as Found['counts'],
    })),
    candidates: spelled.map((_, index) => rowsOf(2 * asks.length + index) as SpellingCandidate[]),
  }
}

export const suggest = async (
  { SEARCH_DB }: Pick<Bindings, 'SEARCH_DB'>,
  expression: string,
  limit: number,
): Promise<{ kind: ItemKind; id: string; path: string; title: Bilingual }[]> => {
  const [result] = await inTransaction({ $client: SEARCH_DB }, [
    sql`
      SELECT documents.kind, item_id AS id, path, title
      FROM (${matching(expression, rankLimits.titles)}) AS hits JOIN documents ON documents.id = hits.id
      ORDER BY score * CASE hits.id & 15 WHEN 1 THEN 1.6 ELSE 1.0 END, hits.id DESC LIMIT ${limit}`,
  ])
  return (result?.results ?? []).map(
    (row) =>
      ({ ...row, title: JSON.parse(String(row.title)) as unknown }) as Awaited<ReturnType<typeof suggest>>[number],
  )
}
