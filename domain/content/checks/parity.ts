import type { DraftText } from '../texts-of.ts'
import { areSameMatter, formulaDifference } from './formulas.ts'
import { formulasOf, linksOf, numbersOf, proseOf } from './markdown.ts'
import { differingValues } from './multiset.ts'
import { numberDifference } from './numbers.ts'

/** Kinds of difference between the two languages of a text. */
export type Difference = 'numbers_differ' | 'formulas_differ' | 'links_differ' | 'not_translated'

type Values = { en: string[]; hi: string[] }

/** Values compared in each language; a text with more is not compared, because the comparison is quadratic. */
const maxValues = 500
const maxShown = 3

const shorten = (values: readonly string[]) =>
  values.length > maxShown ? `${values.slice(0, maxShown).join(', ')}, …` : values.join(', ')

/** A difference as it is shown, with the first values that only `en` and only `hi` have; none when there are none. */
export const differenceOf = <Code extends string>(
  code: Code,
  { en, hi }: Values,
): { code: Code; en: string; hi: string }[] =>
  en.length + hi.length > 0 ? [{ code, en: shorten(en), hi: shorten(hi) }] : []

/** A figure of the other language has the name of its language at the end. */
const linkTargets = (text: string): string[] =>
  linksOf(text).map((address) => address.replace(/-(?:en|hi)(?=\.[a-z]+$)/, ''))

const noValues: Values = { en: [], hi: [] }

const compare = (
  read: (text: string) => string[],
  difference: (en: string[], hi: string[]) => Values,
  { en, hi }: DraftText,
): Values => {
  const [english, hindi] = [read(en), read(hi)]
  return Math.max(english.length, hindi.length) > maxValues ? noValues : difference(english, hindi)
}

const matterDifference = (text: DraftText) => {
  const prose = { en: proseOf(text.en), hi: proseOf(text.hi) }
  const numbers = compare(numbersOf, (en, hi) => numberDifference([prose.en, en], [prose.hi, hi]), text)
  const formulas = compare(formulasOf, formulaDifference, text)
  const isSame = areSameMatter(
    { numbers: numbers.en, formulas: formulas.en },
    { numbers: numbers.hi, formulas: formulas.hi },
  )
  return isSame ? { numbers: noValues, formulas: noValues } : { numbers, formulas }
}

/** True for Hindi that is the same as an English of several words. */
export const isUntranslated = ({ en, hi }: DraftText): boolean =>
  en.trim() === hi.trim() && /[a-z]{3,}\s+[a-z]{3,}/i.test(en)

/** Differences of numbers, formulas and links. */
export const differingContent = (text: DraftText): { code: Difference; en: string; hi: string }[] => {
  const { numbers, formulas } = matterDifference(text)
  return [
    ...differenceOf('numbers_differ', numbers),
    ...differenceOf('formulas_differ', formulas),
    ...differenceOf('links_differ', compare(linkTargets, differingValues, text)),
  ]
}

/** True where both languages have a text, without which nothing is compared. */
export const isBilingual = ({ en, hi }: DraftText): boolean => en.trim() !== '' && hi.trim() !== ''

/**
 * Differences between the languages of a text: numbers, formulas, links, and Hindi that is still English. `en` and
 * `hi`: values that only that language has.
 */
export const differencesOf = (text: DraftText): { code: Difference; en: string; hi: string }[] => {
  if (!isBilingual(text)) return []
  return isUntranslated(text) ? [{ code: 'not_translated', en: '', hi: '' }] : differingContent(text)
}
