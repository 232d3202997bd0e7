import { z } from 'zod'
import { itemKinds, type ItemKind } from '../content.ts'
import { languages, type Language } from '../language.ts'
import type { Bilingual } from '../questions/text.ts'
import { accessFilters, type AccessFilter } from '../purchases/access.ts'
import type { Marked } from './highlight.ts'
import { lastPage, longestText } from './limits.ts'

const Text = z.string().max(longestText)

/** GET /api/search. */
export const SearchQuery = z.strictObject({
  q: Text.default(''),
  type: z.enum(itemKinds).optional(),
  exam: z.string().max(64).optional(),
  language: z.enum(languages).optional(),
  access: z.enum(accessFilters).optional(),
  page: z.coerce.number().int().min(1).max(lastPage).default(1),
})
export type SearchQuery = z.infer<typeof SearchQuery>

/** GET /api/search/suggestions. */
export const SuggestionQuery = z.strictObject({ q: Text.default('') })

/** An item as the areas give it to the index: plain text, and only what everyone may read. */
export type SearchDocument = {
  kind: ItemKind
  id: string
  path: string
  title: Bilingual
  summary: Bilingual
  body: Bilingual
  /** Slugs; none for every exam. */
  exams: string[]
  /** Made up, which is said wherever it is shown. */
  isSample?: boolean
  access: AccessFilter
  /** In which it is complete. */
  languages: Language[]
  /** Kinds that this page lists: a query that names one of them finds the page too. */
  lists?: ItemKind[]
  /** A legal or service page: it comes after content, unless the query is its title. */
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
  /** How many of each kind match, whatever `type` says; together they are exact to `countedTo`. */
  counts: Record<ItemKind | 'all', number>
  page: number
  next: number | null
  /** The words that were looked for instead, where those that were typed are found nowhere. */
  corrected: string | null
  /** Whether every word is in each item, or any of them. */
  matched: 'all' | 'any'
}

export type Suggestion = { kind: ItemKind; id: string; path: string; title: Bilingual }

/** A query that found nothing as it was typed, for the administrator: how often, when last, and what was taken for it. */
export type SearchMiss = { q: string; times: number; lastAt: number; corrected: string | null }
