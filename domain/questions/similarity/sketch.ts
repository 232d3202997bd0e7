import type { Bilingual } from '../text.ts'
import { comparedWords } from './compared-words.ts'
import { comparedCharacters, shinglesOf, weightOf } from './shingles.ts'

/** Shingles of one language that stand for a text in the index. */
const kept = 12
/** Shingles of one language by which a text is looked up. */
const lookedUp = 64

const mix = (hash: number): number => {
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (mixed ^ (mixed >>> 13)) >>> 0
}

/** Hash of 48 bits, which JSON and SQLite hold as an integer. */
const hash48 = (text: string): number => {
  let [one, other] = [0x811c9dc5, 0x9747b28c]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 0x01000193)
    other = Math.imul(other ^ code, 0x5bd1e995)
  }
  return mix(one) * 0x10000 + (mix(other) & 0xffff)
}

/** The least hashes of the shingles that say most: the same ones for similar texts. */
const leastHashes = (text: string, count: number): number[] => {
  const shingles = [...shinglesOf(text)]
  const telling = shingles.filter((shingle) => weightOf(shingle) >= 0.5)
  return (telling.length > 0 ? telling : shingles)
    .map(hash48)
    .toSorted((one, other) => one - other)
    .slice(0, count)
}

/** Hash of all words and numbers, by which equal texts find each other among many that differ in numbers only. */
const wholeHash = (text: string): number[] => {
  const words = comparedWords(text.slice(0, comparedCharacters)).map(({ word }) => word)
  return words.length === 0 ? [] : [hash48(`=${words.join(' ')}`)]
}

const inBoth = ({ en, hi }: Bilingual, count: number): number[] => [
  ...new Set([en, hi].flatMap((text) => [...leastHashes(text, count), ...wholeHash(text)])),
]

/** Hashes that stand for a text in the index. */
export const sketchOf = (text: Bilingual): number[] => inBoth(text, kept)

/** Hashes by which a text, perhaps half-typed, finds similar ones in the index. */
export const lookupOf = (text: Bilingual): number[] => inBoth(text, lookedUp)
