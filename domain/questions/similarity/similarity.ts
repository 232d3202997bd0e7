import type { Bilingual } from '../text.ts'
import { comparedWords, isNumber } from './compared-words.ts'
import { comparedCharacters, shinglesOfWords, weightOf } from './shingles.ts'

/** A text prepared for many comparisons. */
export type Compared = {
  shingles: ReadonlySet<string>
  /** Sum of the weights of its shingles. */
  weight: number
  numbers: ReadonlySet<string>
  /** Part of its words that are numbers. */
  numeric: number
}

const weigh = (shingles: Iterable<string>): number => {
  let sum = 0
  for (const shingle of shingles) sum += weightOf(shingle)
  return sum
}

export const prepareText = (text: string): Compared => {
  const bounded = text.slice(0, comparedCharacters)
  const words = comparedWords(bounded)
  const shingles = new Set(shinglesOfWords(bounded, words).map((shingle) => shingle.text))
  const numbers = words.map(({ word }) => word).filter(isNumber)
  return {
    shingles,
    weight: weigh(shingles),
    numbers: new Set(numbers),
    numeric: words.length === 0 ? 0 : numbers.length / words.length,
  }
}

const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>): string[] =>
  [...one].filter((value) => other.has(value))

/** Part of the numbers that both have. */
const numbersAlike = ({ numbers: one }: Compared, { numbers: other }: Compared): number => {
  const common = shared(one, other).length
  const all = one.size + other.size - common
  return all === 0 ? 1 : common / all
}

/** Numbers count by their part of the words: they change a sum, but hardly a problem in words. */
const byNumbers = (one: Compared, other: Compared): number =>
  1 - Math.max(one.numeric, other.numeric) * (1 - numbersAlike(one, other))

/** Weighted Jaccard index of two prepared texts, lowered by the numbers that differ. */
export const compareTexts = (one: Compared, other: Compared): number => {
  const common = weigh(shared(one.shingles, other.shingles))
  const all = one.weight + other.weight - common
  return all === 0 ? 0 : (common / all) * byNumbers(one, other)
}

/** Part of a text, such as a half-typed stem, that another one contains, from 0 to 1. */
export const containment = (part: Compared, whole: Compared): number =>
  part.weight === 0 ? 0 : weigh(shared(part.shingles, whole.shingles)) / part.weight

/** How alike two stems of one language are, from 0 to 1. Spelling, punctuation and markup are not compared. */
export const similarity = (one: string, other: string): number => compareTexts(prepareText(one), prepareText(other))

/** How alike two stems are in the language in which they are more so. */
export const bilingualSimilarity = (one: Bilingual, other: Bilingual): number =>
  Math.max(similarity(one.en, other.en), similarity(one.hi, other.hi))

/** Least similarity of two questions that ask the same. */
export const twinSimilarity = 0.8

/** Part of the similarity that a half-typed text has with a whole one that contains it. */
const containedSimilarity = 0.9

/** How alike a text that is being typed is to a whole one: by what it has so far, or in all. */
export const typedSimilarity = (typed: Compared, whole: Compared): number =>
  Math.max(compareTexts(typed, whole), containedSimilarity * containment(typed, whole) * byNumbers(typed, whole))
