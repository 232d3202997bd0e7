import { keyOf, normalisedWords } from '../../../../domain/search/words.ts'

/** Word of a text, and its search key, which is equal in both scripts. */
type Word = readonly [word: string, key: string]

const wordsWithKeys = (text: string): Word[] => normalisedWords(text).map((word) => [word, keyOf(word)] as const)

/** Quality of a match of a typed word: 3 whole word, 2 beginning, 1 beginning by sound, 0 none. */
const quality = (typed: string, words: readonly Word[]): number => {
  const key = keyOf(typed)
  return Math.max(
    0,
    ...words.map(([word, sound]) => {
      if (word === typed) return 3
      if (word.startsWith(typed)) return 2
      return typed.length > 2 && sound.startsWith(key) ? 1 : 0
    }),
  )
}

/**
 * Entries in which every typed word begins a word, in either script, best match first. `searchTextOf` returns an
 * entry's names and further words in both languages.
 */
export const matching = <Entry>(
  typed: string,
  entries: readonly Entry[],
  searchTextOf: (entry: Entry) => string,
): Entry[] => {
  const asked = normalisedWords(typed)
  return entries
    .map((entry) => {
      const words = wordsWithKeys(searchTextOf(entry))
      const found = asked.map((word) => quality(word, words))
      return { entry, score: found.includes(0) ? 0 : found.reduce((sum, each) => sum + each, 1) }
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ entry }) => entry)
}
