import { normaliseDevanagari } from '../../search/devanagari.ts'
import { onlyIn } from './multiset.ts'
import { numberWordsOf, romanNumbersOf } from './number-words.ts'

/** Devanagari digits as ASCII digits. */
export const asciiDigits = (text: string): string =>
  text.replaceAll(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0x966) - 0x966))

/** Powers of ten of the words that follow a number. */
const scales = new Map(
  Object.entries({
    thousand: 3,
    हज़ार: 3,
    lakh: 5,
    लाख: 5,
    million: 6,
    crore: 7,
    करोड़: 7,
    billion: 9,
    अरब: 9,
    खरब: 11,
    trillion: 12,
  }).map(([word, zeros]) => [normaliseDevanagari(word), zeros] as const),
)

/** A number, grouped by the Indian or the international manner or not, and the word of its scale. */
const number = new RegExp(
  String.raw`(\d{1,3}(?:,\d{2,3}){0,6},\d{3}(?!\d)|\d+)(\.\d+)?(?:\s?(${[...scales.keys()].join('|')})(?:s\b|(?![\p{L}\p{M}])))?`,
  'giu',
)

const shifted = (whole: string, fraction: string, zeros: number): string => {
  const digits = whole + fraction.slice(0, zeros).padEnd(zeros, '0')
  const rest = fraction.slice(zeros)
  return rest === '' ? digits : `${digits}.${rest}`
}

/** Plain form of a written number: 01,500.50 and 1500.5 are one, 5 lakh is 500000. */
const plainNumber = (whole: string, fraction: string, scale: string): string =>
  shifted(whole.replaceAll(',', ''), fraction.slice(1), scales.get(scale.toLowerCase()) ?? 0)
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
    .replace(/^0+(?=\d)/, '')

/** Numbers of a plain text in its order, without grouping, leading and trailing zeros. */
export const plainNumbersOf = (text: string): string[] =>
  Array.from(asciiDigits(normaliseDevanagari(text)).matchAll(number), ([, whole = '', fraction = '', scale = '']) =>
    plainNumber(whole, fraction, scale),
  )

type Read = { digits: readonly string[]; words: readonly string[]; roman: readonly string[] }

const read = (text: string, digits: readonly string[]): Read => ({
  digits,
  words: numberWordsOf(text),
  roman: romanNumbersOf(text),
})

/** Words from three on: "one" and "two" have too many other uses (एक, both, a pair). */
const countedWords = ({ words }: Read): string[] => words.filter((value) => Number(value) > 2)

const missingDigits = (one: Read, other: Read): string[] =>
  onlyIn(onlyIn(one.digits, other.digits), [...onlyIn(other.words, one.words), ...onlyIn(other.roman, one.roman)])

const missingWords = (one: Read, other: Read): string[] =>
  countedWords(one).filter((value) => ![...other.words, ...other.digits].includes(value))

/**
 * Numbers that only one of two texts has. A number in digits may be a word in the other; numbers that are words in both
 * are compared only where each text has one of its own, since "a quarter" may well be "चौथा भाग".
 */
export const numberDifference = (
  [english, englishDigits]: [text: string, digits: readonly string[]],
  [hindi, hindiDigits]: [text: string, digits: readonly string[]],
): { en: string[]; hi: string[] } => {
  const [one, other] = [read(english, englishDigits), read(hindi, hindiDigits)]
  const [wordsOfOne, wordsOfOther] = [missingWords(one, other), missingWords(other, one)]
  const both = wordsOfOne.length > 0 && wordsOfOther.length > 0
  return {
    en: [...missingDigits(one, other), ...(both ? wordsOfOne : [])],
    hi: [...missingDigits(other, one), ...(both ? wordsOfOther : [])],
  }
}
