import { differingValues } from './multiset.ts'

/** Text in a formula with a word of a language: Devanagari, or Latin letters beyond a unit's or a substance's. */
const words =
  /\\(?:text|textrm|mathrm|textbf|mbox)\s*\{[^{}]*(?:[\u0900-\u097f]|[a-z]{4}|\b(?:of|or|and|if|is|for)\b)[^{}]*\}/gi
const anyWord = '…'
/** Commands, numbers and letters of a formula; operators, brackets and spaces are left out. */
const token = /\\[a-z]+|\d+(?:\.\d+)?|[a-z…]/gi
/** Commands that set space, size or a relation, which another word order may need more or less often. */
const spacing =
  /^\\(?:text|q?quad|displaystyle|left|right|(?:Long)?[rR]ightarrow|implies|therefore|to|because|[dt]?frac|times|div|approx)$/

/** Numbers of the prose, and formulas. */
type Matter = { numbers: readonly string[]; formulas: readonly string[] }

const tokensOf = ({ numbers, formulas }: Matter): string[] =>
  [...numbers, ...formulas.flatMap((formula) => formula.replaceAll(words, anyWord).match(token) ?? [])].filter(
    (part) => !spacing.test(part),
  )

/** True when each value is a letter that may stand for a word of the other text: S = and "Area =". */
const mayBeWords = (values: readonly string[], other: readonly string[]): boolean => {
  const letters = [...new Set(values.filter((value) => value !== anyWord))]
  return (
    letters.every((value) => /^[a-z]$/i.test(value)) &&
    letters.length <= other.filter((value) => value === anyWord).length
  )
}

/**
 * True when the numbers and formulas left over in two texts have the same letters and numbers: another word order may
 * split or join formulas, or take a number out of one, and words are translated.
 */
export const areSameMatter = (one: Matter, other: Matter): boolean => {
  const { en, hi } = differingValues(tokensOf(one), tokensOf(other))
  return mayBeWords(en, hi) && mayBeWords(hi, en)
}

/** Formulas that only one text has. A symbol by itself may be repeated more often in one language. */
export const formulaDifference = (english: readonly string[], hindi: readonly string[]) => {
  const { en, hi } = differingValues(english, hindi)
  const unrepeated = (values: string[], other: readonly string[]) =>
    values.filter((value) => !/^\\?[a-z]+$/i.test(value) || !other.includes(value))
  return { en: unrepeated(en, hindi), hi: unrepeated(hi, english) }
}
