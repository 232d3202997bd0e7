import { normalisedWords } from '../search/words.ts'

/** Most words of a search that count. */
const mostWords = 12

/**
 * Returns the test whether texts hold every word of a search, or words that begin with it; spelling as in the search of
 * the site. A search without a word matches nothing.
 */
export const textMatcher = (search: string): ((texts: readonly string[]) => boolean) => {
  const wanted = normalisedWords(search).slice(0, mostWords)
  return (texts) => {
    const words = texts.flatMap(normalisedWords)
    return wanted.length > 0 && wanted.every((word) => words.some((each) => each.startsWith(word)))
  }
}
