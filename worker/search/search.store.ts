import { sql, type SQL } from 'drizzle-orm'
import type { ItemKind } from '../../domain/content.ts'
import type { Language } from '../../domain/language.ts'
import { countedTo } from '../../domain/lists.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import type { Hinted } from '../../domain/search/expression.ts'
import { referenceTerm } from '../../domain/search/facets.ts'
import type { AccessFilter } from '../../domain/purchases/access.ts'
import type { SpellingCandidate } from '../../domain/search/spelling.ts'
import type { Bindings } from '../env.ts'
import { inTransaction } from '../platform/transaction.ts'

/** What FTS5 is asked: expressions of domain/search/expression.ts. */
export type Ask = {
  /** In titles alone, and anywhere. */
  titles: string
  anywhere: string
  /** The words as one phrase of a title; null where it is one word. */
  phrase: string | null
  /** The whole query as a title's key. */
  titleKey: string
  /** Anywhere, of every kind: what the tabs count. */
  everyKind: string
  /** What else is asked where the words name a kind or a price. */
  hinted: Hinted | null
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
 * Only so many of what matches are ranked, the newest: bm25 costs by the item, and a word that more than these have tells
 * nothing of which is meant.
 */
const ranked = { titles: 200, anywhere: 300 } as const

/** What a word weighs in a title, a text, a title's keys, a text's keys and the facets. */
const bm25 = sql`bm25(search_index, 10.0, 2.0, 5.0, 1.0, 0.0)`

/** How many times better an item ranks: of the kind that was named, or free where that was asked; their product where both. */
const lifts = { none: 1, free: 3, kind: 3 } as const

const matching = (expression: string, limit: number, also = sql`true`, lift: number = lifts.none): SQL => sql`
  SELECT rowid AS id, ${bm25} AS score, ${lift} AS lift FROM search_index
  WHERE search_index MATCH ${expression} AND ${also} ORDER BY rowid DESC LIMIT ${limit}`

const exact = (titleKey: string): SQL =>
  sql`SELECT id FROM documents WHERE title_key_en = ${titleKey} UNION ALL SELECT id FROM documents WHERE title_key_hi = ${titleKey}`

const idsOf = (expression: string | null): SQL =>
  expression === null
    ? sql`SELECT NULL`
    : sql`SELECT rowid FROM search_index WHERE search_index MATCH ${expression} ORDER BY rowid DESC LIMIT ${ranked.titles}`

/** Whether more match than are ranked. */
const isCut = (part: 'newest' | 'of_kind', limit: number): SQL =>
  sql`(SELECT count(*) FROM ${sql.identifier(part)}) = ${limit}`

/** Where more match than are ranked, those whose title has the words, or is the query, are ranked beside the newest. */
const partsOf = (ask: Ask): SQL[] => {
  const cut = isCut('newest', ranked.anywhere)
  return [
    sql`SELECT * FROM newest`,
    sql`SELECT * FROM (${matching(ask.titles, ranked.titles, cut)})`,
    sql`SELECT * FROM (${matching(ask.anywhere, ranked.titles, sql`${cut} AND rowid IN (${exact(ask.titleKey)})`)})`,
  ]
}

const nothing = sql`SELECT NULL AS id, NULL AS score, NULL AS lift WHERE false`

/** The same for the kind and the price that a query names: each is one more bounded part, which ranks higher. */
const hintedParts = ({ wide, ofKind, free }: Hinted): SQL[] => [
  sql`SELECT * FROM (${matching(wide, ranked.titles)})`,
  sql`SELECT * FROM of_kind`,
  ...(ofKind
    ? [sql`SELECT * FROM (${matching(ofKind.titles, ranked.titles, isCut('of_kind', ranked.titles), lifts.kind)})`]
    : []),
  ...(free === null
    ? []
    : [sql`SELECT * FROM (${matching(free, ranked.titles, sql`true`, lifts.free * (ofKind ? lifts.kind : 1))})`]),
]

/**
 * Added before a hint lifts, since an item that the hint alone has found scores nothing, nor does a word that most items
 * have. Little beside a subject: a hint may be a word of it ("world book day").
 */
const hintScore = { withSubject: 2, alone: 10 } as const

const baseOf = (hinted: Hinted | null): number =>
  hinted === null ? 0 : hinted.hasSubject ? hintScore.withSubject : hintScore.alone

/**
 * bm25 is the better the lower it is. A title that is the query comes first; a series comes before its tests, and legal
 * and service pages come after content.
 */
const scored = ({ phrase, titleKey, hinted }: Ask): SQL => sql`
  SELECT id, (min(score) - ${baseOf(hinted)}) * max(lift)
    * CASE WHEN id IN (${idsOf(phrase)}) THEN 1.5 ELSE 1.0 END
    * CASE WHEN id IN (${idsOf(`"${referenceTerm}"`)}) THEN 0.25 ELSE 1.0 END
    * CASE id & 15 WHEN 1 THEN 1.6 ELSE 1.0 END
    - CASE WHEN id IN (${exact(titleKey)}) THEN 1000.0 ELSE 0.0 END AS score
  FROM hits GROUP BY id`

/** D1 takes five at most. */
const union = (parts: SQL[]): SQL => sql.join(parts, sql` UNION ALL `)

const pageStatement = (ask: Ask, limit: number, offset: number): SQL => {
  const ofKind = ask.hinted?.ofKind
  return sql`
    WITH newest AS MATERIALIZED (${matching(ask.anywhere, ranked.anywhere)}),
    of_kind AS MATERIALIZED (${ofKind ? matching(ofKind.anywhere, ranked.titles, sql`true`, lifts.kind) : nothing}),
    of_words AS (${union(partsOf(ask))}),
    hinted AS (${union(ask.hinted ? hintedParts(ask.hinted) : [nothing])}),
    hits AS (SELECT * FROM of_words UNION ALL SELECT * FROM hinted),
    best AS (SELECT id, score FROM (${scored(ask)}) ORDER BY score, id DESC LIMIT ${limit} OFFSET ${offset})
    SELECT documents.id, documents.kind, item_id AS itemId, path, access, title, summary, body, languages
    FROM best JOIN documents ON documents.id = best.id ORDER BY best.score, best.id DESC`
}

/** The number of a kind (its place in `itemKinds`) is in the lowest four bits of the id. */
const countStatement = ({ everyKind }: Ask): SQL => sql`
  SELECT id & 15 AS kindNumber, count(*) AS items FROM (
    SELECT rowid AS id FROM search_index WHERE search_index MATCH ${everyKind} ORDER BY rowid DESC LIMIT ${countedTo + 1}
  ) GROUP BY 1`

/** Words like one that no document has, in any spelling; a word that one has is not misspelt. */
const candidateStatement = ({ word, key, grams, shortest, longest }: Spelled): SQL => sql`
  SELECT word, sound, items FROM term_grams JOIN terms ON terms.id = term_id
  WHERE NOT EXISTS (SELECT 1 FROM terms WHERE word = ${word} OR key = ${key})
    AND gram IN (SELECT value FROM json_each(${JSON.stringify(grams)})) AND length(sound) BETWEEN ${shortest} AND ${longest}
  GROUP BY terms.id ORDER BY count(*) DESC, items DESC LIMIT 40`

export type Found = { rows: FoundRow[]; counts: { kindNumber: number; items: number }[] }

/** A word that may be misspelt: its spelling, key and pairs of letters, and how long the sound of another may be. */
export type Spelled = { word: string; key: string; grams: string[]; shortest: number; longest: number }

const parsed = (row: Record<string, unknown>): FoundRow =>
  ({
    ...row,
    ...Object.fromEntries(
      ['title', 'summary', 'body', 'languages'].map((name) => [name, JSON.parse(String(row[name])) as unknown]),
    ),
  }) as FoundRow

/** Asks several things at once, in one round trip; and, for words that may be misspelt, which words are like them. */
export const find = async (
  { SEARCH_DB }: Pick<Bindings, 'SEARCH_DB'>,
  asks: Ask[],
  { limit, offset }: { limit: number; offset: number },
  spelled: Spelled[] = [],
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
      FROM (${matching(expression, ranked.titles)}) AS hits JOIN documents ON documents.id = hits.id
      ORDER BY score * CASE hits.id & 15 WHEN 1 THEN 1.6 ELSE 1.0 END, hits.id DESC LIMIT ${limit}`,
  ])
  return (result?.results ?? []).map(
    (row) =>
      ({ ...row, title: JSON.parse(String(row.title)) as unknown }) as Awaited<ReturnType<typeof suggest>>[number],
  )
}
