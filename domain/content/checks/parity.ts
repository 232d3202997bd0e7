import type { DraftText } from '../texts-of.ts'
import { formulasOf, linksOf, numbersOf } from './markdown.ts'

/** Kinds of difference between the two languages of a text. */
export type Difference = 'numbers_differ' | 'formulas_differ' | 'links_differ' | 'not_translated'

/** Values that only one of two lists has, each as often as it is missing in the other. */
const onlyIn = (values: readonly string[], other: readonly string[]): string[] => {
  const left = [...other]
  return values.filter((value) => {
    const at = left.indexOf(value)
    if (at !== -1) left.splice(at, 1)
    return at === -1
  })
}

const readers = { numbers_differ: numbersOf, formulas_differ: formulasOf, links_differ: linksOf } as const

/** Values compared in each language; a text with more is not compared, because the comparison is quadratic. */
const maxValues = 500
const maxShown = 3

const shorten = (values: readonly string[]) =>
  values.length > maxShown ? `${values.slice(0, maxShown).join(', ')}, …` : values.join(', ')

/**
 * Differences between the languages of a text: numbers, formulas, links, and Hindi that is still English. `en` and
 * `hi`: values that only that language has.
 */
export const differencesOf = ({ en, hi }: DraftText): { code: Difference; en: string; hi: string }[] => {
  if (en.trim() === '' || hi.trim() === '') return []
  if (en.trim() === hi.trim() && /[a-z]{3,}\s+[a-z]{3,}/i.test(en)) return [{ code: 'not_translated', en: '', hi: '' }]
  return Object.entries(readers).flatMap(([code, read]) => {
    const [english, hindi] = [read(en), read(hi)]
    if (english.length > maxValues || hindi.length > maxValues) return []
    const [inEnglish, inHindi] = [onlyIn(english, hindi), onlyIn(hindi, english)]
    if (inEnglish.length === 0 && inHindi.length === 0) return []
    return [{ code: code as Difference, en: shorten(inEnglish), hi: shorten(inHindi) }]
  })
}
