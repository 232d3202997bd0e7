import { accessTerm, kindTerms, wantedTerms, type Facets } from './facets.ts'
import { hintsOf } from './hints.ts'
import { stemOf } from './stem.ts'
import { tellingWords } from './stop-words.ts'
import { synonymsOf, unitsOf } from './synonyms.ts'
import { beginningsOf, formsOf, joinedKey, plainWords } from './words.ts'

/** How many words of a query count; nobody types more to find a page. */
const longestQuery = 12

/**
 * How much has to match: every word; every word, cut short or written together with the next; or any of them.
 */
export type Strictness = 'all' | 'loose' | 'any'

/** The words of a query that say what is looked for. Empty where there is nothing to look for. */
export const wordsOfQuery = (q: string): string[] => [...new Set(tellingWords(plainWords(q)))].slice(0, longestQuery)

/** A string of FTS5. Words hold letters, marks and digits alone; the quotes keep AND, OR and NEAR from being operators. */
const quoted = (...words: string[]): string => `"${words.join(' ')}"`

const anyOf = (terms: readonly string[]): string => {
  const unique = [...new Set(terms)]
  return unique.length === 1 ? (unique[0] ?? '') : `(${unique.join(' OR ')})`
}

/** Shorter beginnings match half the language. */
const shortestPrefix = 2

const prefixesOf = (beginnings: readonly string[]): string[] =>
  beginnings.filter((beginning) => beginning.length >= shortestPrefix).map((beginning) => `${quoted(beginning)} *`)

const together = (groups: readonly string[]): string => groups.join(' AND ')

/** Words in any of their forms, or other words for all of them. */
const groupOf = (...unit: string[]): string => {
  const forms = unit.map((word) => [word, ...formsOf(word)].map((form) => quoted(form)))
  const said = forms.length === 1 ? forms.flat() : [`(${together(forms.map(anyOf))})`]
  return anyOf([...said, ...synonymsOf(unit).map((phrase) => quoted(...phrase))])
}

const looseGroup = (word: string): string =>
  anyOf([groupOf(word), ...(word.length > 2 ? prefixesOf([...beginningsOf(word), stemOf(word)]) : [])])

/** All groups, or all but two neighbours and these written as one. */
const withJoins = (words: readonly string[], groups: readonly string[]): string => {
  const joins = words.slice(0, -1).flatMap((word, index) => {
    const joined = joinedKey(word, words[index + 1] ?? '')
    return joined === null ? [] : [together([...groups.slice(0, index), quoted(joined), ...groups.slice(index + 2)])]
  })
  return [together(groups), ...joins].map((way) => `(${way})`).join(' OR ')
}

/** What FTS5 is asked for some words; `words` is not empty. */
export const expressionOf = (words: readonly string[], strictness: Strictness): string => {
  const groups = unitsOf(words).map((unit) => groupOf(...unit))
  if (strictness === 'any') return groups.join(' OR ')
  if (strictness === 'all') return together(groups)
  return withJoins(words, words.map(looseGroup))
}

/** What is asked while someone types: the last word may go on. */
export const expressionWhileTyping = (words: readonly string[]): string => {
  const last = words.at(-1) ?? ''
  return together([
    ...unitsOf(words.slice(0, -1)).map((unit) => groupOf(...unit)),
    anyOf([groupOf(last), ...prefixesOf(beginningsOf(last))]),
  ])
}

/** The same, in titles only. */
export const inTitles = (expression: string): string => `{title title_keys} : (${expression})`

/** The words of a query as one phrase of a title; null where it is one word. */
export const phraseOf = (words: readonly string[]): string | null =>
  words.length > 1 ? `{title} : ${quoted(...words)}` : null

/** The same, of items with these facets only. */
export const withFacets = (expression: string, facets: Facets): string => {
  const wanted = wantedTerms(facets)
  return wanted.length === 0
    ? expression
    : together([...wanted.map((terms) => anyOf(terms.map((term) => quoted(term)))), `(${expression})`])
}

/** What a query that names a kind or a price asks for. */
export type Hinted = {
  hasSubject: boolean
  /** Its subject, of any kind and at any price; or, without one, its words and everything of that kind or price. */
  wide: string
  /** The same of that kind; null where none is named. `titles` are those that name the subject in their title. */
  ofKind: { anywhere: string; titles: string } | null
  /** The same (of that kind, where one is named) free of charge; null where free is not asked for. */
  free: string | null
}

/** Null where the words name no kind and no price. */
export const hintedOf = (words: readonly string[], strictness: Strictness): Hinted | null => {
  const { kinds, isFree, subject } = hintsOf(words)
  if (kinds.length === 0 && !isFree) return null
  const said = subject.length === 0 ? [] : [`(${expressionOf(subject, strictness)})`]
  const inTitle = said.map(inTitles)
  const kind = kinds.length === 0 ? [] : [anyOf(kindTerms(kinds).map((term) => quoted(term)))]
  const price = isFree ? [quoted(accessTerm('free'))] : []
  return {
    hasSubject: said.length > 0,
    wide: said[0] ?? [`(${expressionOf(words, strictness)})`, ...(kind.length > 0 ? kind : price)].join(' OR '),
    ofKind:
      kind.length === 0 ? null : { anywhere: together([...said, ...kind]), titles: together([...inTitle, ...kind]) },
    free: price.length === 0 ? null : together([...said, ...kind, ...price]),
  }
}
