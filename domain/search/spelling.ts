import { stemOf } from './stem.ts'

const devanagari = /[\u0900-\u097f]/
const isHindi = (word: string): boolean => devanagari.test(word)

/** Length in letters; shorter words have too many neighbours. */
const minLength = 3
const maxLength = 24

/** Bigrams of a sound, with its start and end marked; two spellings of a word share some. */
export const bigramsOf = (sound: string): string[] => {
  if (sound.length < minLength || sound.length > maxLength) return []
  const marked = [...`^${sound}$`]
  return [...new Set(marked.slice(0, -1).map((letter, index) => letter + marked[index + 1]))]
}

/** Edit distance with swaps of neighbours (restricted Damerau-Levenshtein). */
export const editDistance = (one: string, other: string): number => {
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

/** Edits allowed for a word: one, and two for 8 letters or more. */
export const allowedEdits = (length: number): number => (length < 8 ? 1 : 2)

const lettersOf = (word: string): string => [...word].toSorted().join('')

/** True for the same letters in another order: the only edit allowed for three letters. */
const isAnagram = (one: string, other: string): boolean => lettersOf(one) === lettersOf(other)

/** True when only vowels or doubled consonants differ. */
const hasSameConsonants = (one: string, other: string): boolean => consonantsOf(one) === consonantsOf(other)

const consonantsOf = (sound: string): string => sound.replace(/[aeiou]/g, '').replace(/(.)\1+/g, '$1')

/** A word of the index that may have been meant; `items` is the number of items that contain it. */
export type SpellingCandidate = { word: string; sound: string; items: number }

/** A typed word and its sound. */
export type TypedWord = { word: string; sound: string }

/**
 * True when an edit plausibly is a typing error. One letter turns short words into others: in another script they only
 * sound alike (पुलिस, pulls), and four letters may not differ in a consonant (army, any).
 */
const isPlausible = ({ word, sound }: TypedWord, candidate: SpellingCandidate): boolean => {
  if (word.length < 6 && isHindi(word) !== isHindi(candidate.word)) return false
  if (isAnagram(sound, candidate.sound)) return true
  return sound.length > 3 && (word.length > 4 || hasSameConsonants(sound, candidate.sound))
}

/** True when both words have one stem: such a word is not misspelled. */
const hasSameStem = (one: string, other: string): boolean => stemOf(one) === stemOf(other)

/**
 * The likeliest correction of a typed word, or null: the nearest by sound or by spelling, then of the same script, then the
 * more frequent. Null when a candidate is an inflection of the word, which is then correct.
 */
export const nearest = (typed: TypedWord, candidates: readonly SpellingCandidate[]): SpellingCandidate | null => {
  const { word, sound } = typed
  if (candidates.some((candidate) => hasSameStem(word, candidate.word))) return null
  const near = candidates
    .map((candidate) => ({
      candidate,
      far: Math.min(editDistance(sound, candidate.sound), editDistance(word, candidate.word)),
      otherScript: isHindi(candidate.word) === isHindi(word) ? 0 : 1,
    }))
    .filter(({ far, candidate }) => far <= allowedEdits(sound.length) && isPlausible(typed, candidate))
    .toSorted(
      (one, other) =>
        one.far - other.far ||
        one.otherScript - other.otherScript ||
        other.candidate.items - one.candidate.items ||
        (one.candidate.word < other.candidate.word ? -1 : 1),
    )
  return near[0]?.candidate ?? null
}
