import { formsOf, normalisedWords, prefixesToMatch } from '../search/words.ts'

/** Most words of a search; further ones are ignored. */
const maxSearched = 10

/** Shortest beginning of another spelling, in characters; a shorter one begins too many words. */
const minPrefix = 2

/** Words under which an item is found: of its titles, code and slug, each with its other spellings. */
export const officeWordsOf = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap(normalisedWords).flatMap((word) => [word, ...formsOf(word)])),
]

/** Beginnings of matching words, for each word of a search. */
export const wordRanges = (text: string): string[][] =>
  [...new Set(normalisedWords(text))]
    .slice(0, maxSearched)
    .map((word) => [...new Set([word, ...prefixesToMatch(word).filter((prefix) => prefix.length >= minPrefix)])])
