import { formsOf, normalisedWords, prefixesToMatch } from '../search/words.ts'

/** Words of a search that count. */
const maxSearched = 10

/** Fewest letters of another spelling; a shorter one begins too many words. */
const minPrefix = 2

/** Words under which an item is found: of its titles, code and slug, each with its other spellings. */
export const officeWordsOf = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap(normalisedWords).flatMap((word) => [word, ...formsOf(word)])),
]

/** For each word of a search the beginnings of the words that match it. */
export const wordRanges = (text: string): string[][] =>
  [...new Set(normalisedWords(text))]
    .slice(0, maxSearched)
    .map((word) => [...new Set([word, ...prefixesToMatch(word).filter((prefix) => prefix.length >= minPrefix)])])
