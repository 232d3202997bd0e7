import { stemOf } from './stem.ts'

const devanagari = /[\u0900-\u097f]/
const isHindi = (word: string): boolean => devanagari.test(word)

/** Shorter words have too little in them to tell which other was meant. */
const shortest = 3
const longest = 24

/** Pairs of neighbouring letters, the first and the last letter marked: what two spellings of a word share. */
export const gramsOf = (sound: string): string[] => {
  if (sound.length < shortest || sound.length > longest) return []
  const marked = [...`^${sound}$`]
  return [...new Set(marked.slice(0, -1).map((letter, index) => letter + marked[index + 1]))]
}

/** Fewest insertions, deletions, changes and swaps of neighbours between two words (restricted Damerau-Levenshtein). */
export const distance = (one: string, other: string): number => {
  const [from, to] = [[...one], [...other]]
  let before: number[] = []
  let above = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1]
      let least = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      if (swapped) least = Math.min(least, (before[column - 2] ?? 0) + 1)
      current.push(least)
    }
    before = above
    above = current
  }
  return above[to.length] ?? 0
}

/** Slips that a word of a length is forgiven: one, and two in a long one. */
export const slips = (length: number): number => (length < 8 ? 1 : 2)

const lettersOf = (word: string): string => [...word].toSorted().join('')

/** A slip of three letters makes any other three: there only a swap counts. */
const isSwapped = (one: string, other: string): boolean => lettersOf(one) === lettersOf(other)

/** Whether only vowels differ, or how often a consonant is written. */
const hasSameConsonants = (one: string, other: string): boolean => consonantsOf(one) === consonantsOf(other)

const consonantsOf = (sound: string): string => sound.replace(/[aeiou]/g, '').replace(/(.)\1+/g, '$1')

/** A word of the index that may have been meant: its spelling, its sound, and in how many items it stands. */
export type SpellingCandidate = { word: string; sound: string; items: number }

/** A word as it was typed, and how it sounds. */
export type TypedWord = { word: string; sound: string }

/**
 * Whether a slip of so few letters leaves the word what it was. One letter makes other words of short ones: in another
 * script they only sound alike (पुलिस, pulls), and of four letters no consonant may be another (army, any).
 */
const isPlausible = ({ word, sound }: TypedWord, candidate: SpellingCandidate): boolean => {
  if (word.length < 6 && isHindi(word) !== isHindi(candidate.word)) return false
  if (isSwapped(sound, candidate.sound)) return true
  return sound.length > 3 && (word.length > 4 || hasSameConsonants(sound, candidate.sound))
}

/** Whether one word is an inflection of the other, or of what the other is one of: such a word is not misspelt. */
const isOfFamily = (one: string, other: string): boolean => stemOf(one) === stemOf(other)

/**
 * The likeliest of some words for one that was typed, or null where none is near enough. Between equals the commoner one.
 * An inflection of one of them is right as it is. As it sounds or as it is written, whichever is nearer: one slip may change more than a letter of the sound.
 */
export const nearest = (typed: TypedWord, candidates: readonly SpellingCandidate[]): SpellingCandidate | null => {
  const { word, sound } = typed
  if (candidates.some((candidate) => isOfFamily(word, candidate.word))) return null
  const near = candidates
    .map((candidate) => ({
      candidate,
      far: Math.min(distance(sound, candidate.sound), distance(word, candidate.word)),
      otherScript: isHindi(candidate.word) === isHindi(word) ? 0 : 1,
    }))
    .filter(({ far, candidate }) => far <= slips(sound.length) && isPlausible(typed, candidate))
    .toSorted(
      (one, other) =>
        one.far - other.far ||
        one.otherScript - other.otherScript ||
        other.candidate.items - one.candidate.items ||
        (one.candidate.word < other.candidate.word ? -1 : 1),
    )
  return near[0]?.candidate ?? null
}
