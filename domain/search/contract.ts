import { z } from 'zod'
import { itemKinds, type ItemKind } from '../content.ts'
import { languages, type Language } from '../language.ts'
import type { Bilingual } from '../questions/text.ts'
import type { CardFacts } from '../seo/card-facts.ts'
import { accessFilters, type AccessFilter } from '../purchases/access.ts'
import type { SynonymRefusal } from './add-synonym.ts'
import type { Marked } from './highlight.ts'
import { lastPage, maxQueryLength } from './limits.ts'

const Text = z.string().max(maxQueryLength)

/** Query of GET /api/search. */
export const SearchQuery = z.strictObject({
  q: Text.default(''),
  type: z.enum(itemKinds).optional(),
  exam: z.string().max(64).optional(),
  language: z.enum(languages).optional(),
  access: z.enum(accessFilters).optional(),
  page: z.coerce.number().int().min(1).max(lastPage).default(1),
})
export type SearchQuery = z.infer<typeof SearchQuery>

/** Query of GET /api/search/suggestions. */
export const SuggestionQuery = z.strictObject({ q: Text.default('') })

/** A published item for the index: plain text, and only what everyone may read. */
export type SearchDocument = {
  kind: ItemKind
  id: string
  path: string
  title: Bilingual
  summary: Bilingual
  body: Bilingual
  /** Slugs; empty for every exam. */
  exams: string[]
  /** Invented content, labelled wherever it is shown. */
  isSample?: boolean
  /** For its social image; not indexed. */
  card?: CardFacts
  access: AccessFilter
  /** Languages in which the item is complete. */
  languages: Language[]
  /** Kinds of items that this page lists: a query that names one of them finds the page too. */
  lists?: ItemKind[]
  /** A legal or service page, ranked after content unless the query is its title. */
  isReference?: boolean
  /** Unix milliseconds. */
  updatedAt: number
}

export type SearchHit = {
  kind: ItemKind
  id: string
  path: string
  access: AccessFilter
  languages: Language[]
  title: Record<Language, Marked>
  excerpt: Record<Language, Marked>
}

export type SearchResults = {
  items: SearchHit[]
  /** Matches of each kind, whatever the filter `type`; exact up to `countedTo` in total. */
  counts: Record<ItemKind | 'all', number>
  page: number
  next: number | null
  /** The corrected query that was searched, when the typed words match nothing; else null. */
  corrected: string | null
  /** `all` when each item has every word, `any` when it has at least one. */
  matched: 'all' | 'any'
}

export type Suggestion = { kind: ItemKind; id: string; path: string; title: Bilingual }

/** A query without results as typed, for administrators: count, last time (Unix milliseconds) and correction. */
export type SearchMiss = { q: string; times: number; lastAt: number; corrected: string | null }

/** Searches by day `YYYY-MM-DD` in India since a day, with zeros from the first one that was counted. */
export type SearchDays = {
  days: Map<string, number>
  /** Those of the same weekday of last week up to this hour; null when they were not counted. */
  before: number | null
}

const Phrase = z.string().trim().min(1).max(80)

/** Query of GET /api/admin/search/synonyms, body of POST: a query that found nothing, and words that mean the same. */
export const NewSynonym = z.strictObject({ q: Phrase, means: Phrase })
export type NewSynonym = z.infer<typeof NewSynonym>

/** A synonym before it is made: the results that its query would have, or why it cannot be made. */
export type SynonymPreview =
  | { refusal: null; group: string[]; count: number; titles: Bilingual[] }
  | { refusal: SynonymRefusal; groups: string[][] }

/** Body of POST /api/admin/search/misses/dismissal. */
export const DismissMiss = z.strictObject({ q: Phrase, reason: z.string().trim().min(1).max(300) })
export type DismissMiss = z.infer<typeof DismissMiss>
