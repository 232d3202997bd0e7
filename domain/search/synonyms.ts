import { significantWords } from './stop-words.ts'
import { keyOf, normalisedWords } from './words.ts'

/** Minimum length of a key; shorter ones are ambiguous: रेल and reel, sena and sen. */
const minKeyLength = 4

/** The term of a single word: its key, shared by its plural and its other spellings. */
const termOf = (word: string): string => {
  const key = keyOf(word)
  return key.length < minKeyLength ? word : key
}

/** The name of a word or phrase in the table, shared by its spellings and numbers. */
export const nameOf = (words: readonly string[]): string => words.map(words.length === 1 ? termOf : keyOf).join(' ')

/** The name of a written word or phrase; a query is looked up without words that say nothing. */
export const nameOfPhrase = (phrase: string): string => nameOf(significantWords(normalisedWords(phrase)))

/** Words and phrases of each group, of a text with a group a line. */
export const groupsOf = (text: string): string[][] =>
  text
    .split('\n')
    .map((line) =>
      line
        .split(',')
        .map((phrase) => phrase.trim())
        .filter(Boolean),
    )
    .filter((group) => group.length > 0)

/** Words of the longest name of a kind (hints.ts), which is a unit too. */
const leastUnitLength = 3

/** A table of synonyms. */
export type Synonyms = {
  /** Synonyms of a normalised word or phrase, each a phrase of normalised words; a single word may be a key. */
  synonymsOf: (unit: readonly string[]) => readonly string[][]
  /** The words of a query, with known phrases (admit card) as one unit. */
  unitsOf: (words: readonly string[], isUnit?: (words: readonly string[]) => boolean) => string[][]
}

/** The table of a text with a group a line. */
export const makeSynonyms = (text: string): Synonyms => {
  const table = new Map<string, string[][]>()
  for (const group of groupsOf(text)) {
    const phrases = group.map((written) => ({ name: nameOfPhrase(written), words: normalisedWords(written) }))
    for (const name of new Set(phrases.map((phrase) => phrase.name))) {
      // Phrases keep every spelling, since a phrase is searched literally.
      const others = phrases.filter((other) => other.name !== name && other.words.length > 0)
      table.set(name, [
        ...(table.get(name) ?? []),
        ...others.map(({ words }) => (words.length === 1 ? words.map(termOf) : words)),
      ])
    }
  }
  const maxUnitLength = Math.max(leastUnitLength, ...[...table.keys()].map((name) => name.split(' ').length))
  const synonymsOf: Synonyms['synonymsOf'] = (unit) => table.get(nameOf(unit)) ?? []
  const unitsOf: Synonyms['unitsOf'] = (words, isUnit = (unit) => synonymsOf(unit).length > 0) => {
    const units: string[][] = []
    for (let first = 0; first < words.length; first += units.at(-1)?.length ?? 1) {
      let length = Math.min(maxUnitLength, words.length - first)
      while (length > 1 && !isUnit(words.slice(first, first + length))) length -= 1
      units.push(words.slice(first, first + length))
    }
    return units
  }
  return { synonymsOf, unitsOf }
}
