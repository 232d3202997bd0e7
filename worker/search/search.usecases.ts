import { itemKinds } from '../../domain/content.ts'
import { languages, type Language } from '../../domain/language.ts'
import type { SearchHit, SearchQuery, SearchResults, Suggestion } from '../../domain/search/contract.ts'
import {
  expressionOf,
  expressionWhileTyping,
  hintedExpressions,
  inTitles,
  phraseOf,
  withFacets,
  wordsOfQuery,
  type Strictness,
} from '../../domain/search/expression.ts'
import { excerptOf, highlight, matcherOf, type Marked } from '../../domain/search/highlight.ts'
import { lastPage } from '../../domain/search/limits.ts'
import { isHintWord } from '../../domain/search/hints.ts'
import { bigramsOf, nearest, allowedEdits, type SpellingCandidate } from '../../domain/search/spelling.ts'
import { isStopWord } from '../../domain/search/stop-words.ts'
import type { Synonyms } from '../../domain/search/synonyms.ts'
import { keyOf, normalisedWords, soundOf, titleKey } from '../../domain/search/words.ts'
import type { Services } from '../platform/context.ts'
import { countSearch } from './search-buffer.ts'
import * as store from './search.store.ts'
import { currentSynonyms } from './synonyms.ts'

const pageSize = 10
const suggested = 8

const expressionsFor = (
  words: readonly string[],
  strictness: Strictness,
  query: SearchQuery,
  synonyms: Synonyms,
): store.SearchExpressions => {
  const expression = expressionOf(words, strictness, synonyms)
  const { type: _, ...facets } = query
  const hinted = hintedExpressions(words, strictness, synonyms)
  return {
    titles: withFacets(inTitles(expression), query),
    anywhere: withFacets(expression, query),
    phrase: phraseOf(words),
    titleKey: titleKey(words.join(' ')),
    everyKind: withFacets(hinted?.wide ?? expression, facets),
    hinted: hinted && {
      hasSubject: hinted.hasSubject,
      wide: withFacets(hinted.wide, query),
      ofKind: hinted.ofKind && {
        anywhere: withFacets(hinted.ofKind.anywhere, query),
        titles: withFacets(hinted.ofKind.titles, query),
      },
      free: hinted.free && withFacets(hinted.free, query),
    },
  }
}

const countsOf = ({ counts }: store.Found): SearchResults['counts'] => {
  const of = (number: number) => counts.find(({ kindNumber }) => kindNumber === number)?.items ?? 0
  const kinds = itemKinds.map((kind, number) => [kind, of(number)] as const)
  const all = kinds.reduce((sum, [, items]) => sum + items, 0)
  return Object.fromEntries([['all', all], ...kinds]) as SearchResults['counts']
}

const isEmpty = ({ counts }: store.Found): boolean => counts.length === 0

const inEach = (mark: (language: Language) => Marked): Record<Language, Marked> =>
  Object.fromEntries(languages.map((language) => [language, mark(language)])) as Record<Language, Marked>

const inOne = ({ title, summary, body }: store.FoundRow, language: Language) => ({
  title: title[language],
  summary: summary[language],
  body: body[language],
})

const hitOf = (row: store.FoundRow, isHit: (word: string) => boolean): SearchHit => ({
  kind: row.kind,
  id: row.itemId,
  path: row.path,
  access: row.access,
  languages: row.languages,
  title: inEach((language) => highlight(row.title[language], isHit)),
  excerpt: inEach((language) => excerptOf(inOne(row, language), isHit)),
})

type Answer = { found: store.Found; words: readonly string[]; strictness: Strictness; corrected: string | null }

const nothing: Answer = { found: { rows: [], counts: [] }, words: [], strictness: 'all', corrected: null }

const resultsOf = (
  { found, words, strictness, corrected }: Answer,
  page: number,
  synonyms: Synonyms,
): SearchResults => {
  const isHit = matcherOf(words, strictness === 'loose', synonyms)
  const { rows } = found
  return {
    items: rows.slice(0, pageSize).map((row) => hitOf(row, isHit)),
    counts: countsOf(found),
    page,
    next: rows.length > pageSize && page < lastPage ? page + 1 : null,
    corrected,
    matched: strictness === 'any' ? 'any' : 'all',
  }
}

/** Words that may be misspelled; a word in the table of synonyms is correct. */
const possiblyMisspelled = (words: readonly string[], { synonymsOf, unitsOf }: Synonyms): string[] =>
  unitsOf(words)
    .filter((unit) => synonymsOf(unit).length === 0)
    .flat()
    .filter((word) => !isStopWord(word) && !isHintWord(word) && synonymsOf([word]).length === 0)

/** Replaces unknown words with their nearest known ones; null when nothing changes. */
const correct = (words: readonly string[], candidates: ReadonlyMap<string, SpellingCandidate[]>): string[] | null => {
  const corrected = words.map((word) => {
    const near = nearest({ word, sound: soundOf(word) }, candidates.get(word) ?? [])
    // A candidate of the same sound is another spelling of the word, and finds the same.
    return near === null || near.sound === soundOf(word) ? word : near.word
  })
  return corrected.some((word, index) => word !== words[index]) ? corrected : null
}

const doubtfulWord = (word: string): store.DoubtfulWord => {
  const sound = soundOf(word)
  const reach = allowedEdits(sound.length)
  const grams = /\p{N}/u.test(word) ? [] : bigramsOf(sound)
  return { word, key: keyOf(word), grams, shortest: sound.length - reach, longest: sound.length + reach }
}

/**
 * Searches for every word in any of its spellings. Without results it tries prefixes and joined words, then corrected
 * words, then any of the words; in one round trip, or two.
 */
const answer = async (
  { env }: Pick<Services, 'env'>,
  words: readonly string[],
  query: SearchQuery,
  synonyms: Synonyms,
): Promise<Answer> => {
  const paging = { limit: pageSize + 1, offset: (query.page - 1) * pageSize }
  const asked = possiblyMisspelled(words, synonyms)
  const strict = await store.find(env, [expressionsFor(words, 'all', query, synonyms)], paging, asked.map(doubtfulWord))
  const all = strict.found[0]
  if (all && !isEmpty(all)) return { found: all, words, strictness: 'all', corrected: null }
  const corrected = correct(words, new Map(asked.map((word, index) => [word, strict.candidates[index] ?? []])))
  const meant = corrected ?? words
  const correctedQuery = corrected?.join(' ') ?? null
  const ways: Omit<Answer, 'found'>[] = [
    { words, strictness: 'loose', corrected: null },
    ...(corrected ? [{ words: corrected, strictness: 'all' as const, corrected: correctedQuery }] : []),
    { words: meant, strictness: 'any', corrected: correctedQuery },
  ]
  const wider = await store.find(
    env,
    ways.map((way) => expressionsFor(way.words, way.strictness, query, synonyms)),
    paging,
  )
  const best = wider.found.findIndex((found) => !isEmpty(found))
  const [way, found] = [ways[best], wider.found[best]]
  return way && found ? { ...way, found } : nothing
}

/** False for a query that may hold an e-mail address, a phone number or a private text, which is not stored. */
const isImpersonal = (q: string): boolean => q.length <= 80 && !/@|\d[\d\s-]{5,}/.test(q)

const isFiltered = ({ type, exam, language, access }: SearchQuery): boolean =>
  Boolean(type ?? exam ?? language ?? access)

/** True for a query that found nothing as it was typed. */
const isMiss = ({ found, corrected }: Answer): boolean => isEmpty(found) || corrected !== null

export const search = async (services: Services, query: SearchQuery): Promise<SearchResults> => {
  const words = wordsOfQuery(query.q)
  const synonyms = await currentSynonyms(services)
  if (words.length === 0) return resultsOf(nothing, query.page, synonyms)
  const answered = await answer(services, words, query, synonyms)
  if (query.page === 1 && !isFiltered(query)) {
    const { corrected } = answered
    const q = normalisedWords(query.q).join(' ')
    countSearch(services, isMiss(answered) && isImpersonal(query.q) ? { q, corrected } : null)
  }
  return resultsOf(answered, query.page, synonyms)
}

/** Results of a query by a table of synonyms; null when it finds nothing as it is typed. Counts nothing. */
export const tryQuery = async (services: Services, q: string, synonyms: Synonyms): Promise<SearchResults | null> => {
  const words = wordsOfQuery(q)
  const query = { q, page: 1 }
  const answered = words.length === 0 ? nothing : await answer(services, words, query, synonyms)
  return isMiss(answered) ? null : resultsOf(answered, query.page, synonyms)
}

/** Titles that complete the typed text, else items with the words elsewhere. */
export const suggest = async (services: Services, q: string): Promise<{ items: Suggestion[] }> => {
  const words = wordsOfQuery(q)
  const isEnough = words.length > 1 || (words[0]?.length ?? 0) > 1
  if (!isEnough) return { items: [] }
  const expression = expressionWhileTyping(words, await currentSynonyms(services))
  const titles = await store.suggest(services.env, inTitles(expression), suggested)
  return { items: titles.length > 0 ? titles : await store.suggest(services.env, expression, suggested) }
}
