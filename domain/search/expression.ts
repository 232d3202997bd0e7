import { accessTerm, kindTerms, requiredTerms, type Facets } from './facets.ts'
import { hintsOf } from './hints.ts'
import { stemOf } from './stem.ts'
import { significantWords } from './stop-words.ts'
import type { Synonyms } from './synonyms.ts'
import { prefixesToMatch, formsOf, joinedKey, normalisedWords } from './words.ts'

/** Maximum words of a query; the rest is ignored. */
const maxWords = 12

/** Required matches: every word; every word, as a prefix or joined with the next; or any word. */
export type Strictness = 'all' | 'loose' | 'any'

/** The significant words of a query; empty when there is nothing to search. */
export const wordsOfQuery = (q: string): string[] =>
  [...new Set(significantWords(normalisedWords(q)))].slice(0, maxWords)

/** A string of FTS5. Words hold letters, marks and digits only; quoting keeps AND, OR and NEAR from acting as operators. */
const quoted = (...words: string[]): string => `"${words.join(' ')}"`

const anyOf = (terms: readonly string[]): string => {
  const unique = [...new Set(terms)]
  return unique.length === 1 ? (unique[0] ?? '') : `(${unique.join(' OR ')})`
}

/** Minimum length of a prefix; a shorter one matches too much. */
const minPrefixLength = 2

const prefixesOf = (prefixes: readonly string[]): string[] =>
  prefixes.filter((prefix) => prefix.length >= minPrefixLength).map((prefix) => `${quoted(prefix)} *`)

const together = (groups: readonly string[]): string => groups.join(' AND ')

/** Words in any of their forms, or a synonym of them together. */
const groupOf = (unit: readonly string[], { synonymsOf }: Synonyms): string => {
  const forms = unit.map((word) => [word, ...formsOf(word)].map((form) => quoted(form)))
  const inForms = forms.length === 1 ? forms.flat() : [`(${together(forms.map(anyOf))})`]
  return anyOf([...inForms, ...synonymsOf(unit).map((phrase) => quoted(...phrase))])
}

const looseGroup = (word: string, synonyms: Synonyms): string =>
  anyOf([groupOf([word], synonyms), ...(word.length > 2 ? prefixesOf([...prefixesToMatch(word), stemOf(word)]) : [])])

/** All groups, or all but two neighbours, which are joined into one word. */
const withJoins = (words: readonly string[], groups: readonly string[]): string => {
  const joins = words.slice(0, -1).flatMap((word, index) => {
    const joined = joinedKey(word, words[index + 1] ?? '')
    return joined === null ? [] : [together([...groups.slice(0, index), quoted(joined), ...groups.slice(index + 2)])]
  })
  return [together(groups), ...joins].map((way) => `(${way})`).join(' OR ')
}

/** The FTS5 expression for words; `words` must not be empty. */
export const expressionOf = (words: readonly string[], strictness: Strictness, synonyms: Synonyms): string => {
  const groups = synonyms.unitsOf(words).map((unit) => groupOf(unit, synonyms))
  if (strictness === 'any') return groups.join(' OR ')
  if (strictness === 'all') return together(groups)
  return withJoins(
    words,
    words.map((word) => looseGroup(word, synonyms)),
  )
}

/** The FTS5 expression for suggestions: the last word may be a prefix. */
export const expressionWhileTyping = (words: readonly string[], synonyms: Synonyms): string => {
  const last = words.at(-1) ?? ''
  return together([
    ...synonyms.unitsOf(words.slice(0, -1)).map((unit) => groupOf(unit, synonyms)),
    anyOf([groupOf([last], synonyms), ...prefixesOf(prefixesToMatch(last))]),
  ])
}

/** Restricts an expression to titles. */
export const inTitles = (expression: string): string => `{title title_keys} : (${expression})`

/** The words as one phrase of a title; null for a single word. */
export const phraseOf = (words: readonly string[]): string | null =>
  words.length > 1 ? `{title} : ${quoted(...words)}` : null

/** Restricts an expression to items with the facets. */
export const withFacets = (expression: string, facets: Facets): string => {
  const wanted = requiredTerms(facets)
  return wanted.length === 0
    ? expression
    : together([...wanted.map((terms) => anyOf(terms.map((term) => quoted(term)))), `(${expression})`])
}

/** Expressions for a query that names a kind or a price. */
export type HintedExpressions = {
  hasSubject: boolean
  /** The subject, of any kind and price; without a subject the words, and everything of that kind or price. */
  wide: string
  /** The subject within the named kind; null without one. `titles` match the subject in the title. */
  ofKind: { anywhere: string; titles: string } | null
  /** The subject among free items, within the named kind if there is one; null when free is not asked for. */
  free: string | null
}

/** Null when the words name no kind and no price. */
export const hintedExpressions = (
  words: readonly string[],
  strictness: Strictness,
  synonyms: Synonyms,
): HintedExpressions | null => {
  const { kinds, isFree, subject } = hintsOf(words, synonyms)
  if (kinds.length === 0 && !isFree) return null
  const subjectPart = subject.length === 0 ? [] : [`(${expressionOf(subject, strictness, synonyms)})`]
  const inTitle = subjectPart.map(inTitles)
  const kind = kinds.length === 0 ? [] : [anyOf(kindTerms(kinds).map((term) => quoted(term)))]
  const price = isFree ? [quoted(accessTerm('free'))] : []
  return {
    hasSubject: subjectPart.length > 0,
    wide:
      subjectPart[0] ??
      [`(${expressionOf(words, strictness, synonyms)})`, ...(kind.length > 0 ? kind : price)].join(' OR '),
    ofKind:
      kind.length === 0
        ? null
        : { anywhere: together([...subjectPart, ...kind]), titles: together([...inTitle, ...kind]) },
    free: price.length === 0 ? null : together([...subjectPart, ...kind, ...price]),
  }
}
