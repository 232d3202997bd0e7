import { differingValues } from '../../content/checks/multiset.ts'

const latinWord = /[A-Za-z]+/g
const latinLetters = /[A-Za-z]/g
const hindiLetters = /[\u0904-\u0939\u0958-\u0961]/g

const count = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0

/** Least words of a text that must be in the letters of its language; a name or two may be in others. */
const minWords = 3

/** True for Hindi in Latin letters. */
export const isHindiInLatin = (hindi: string): boolean =>
  count(hindiLetters, hindi) === 0 &&
  (hindi.match(latinWord) ?? []).filter(({ length }) => length > 2).length >= minWords

/** True for English in Devanagari. */
export const isEnglishInDevanagari = (english: string): boolean =>
  count(latinLetters, english) === 0 && count(hindiLetters, english) > 0

/** Words in capitals; the s of P's is none. */
const symbol = /(?<![A-Za-z]['’]?)[A-Z]+(?![A-Za-z])/g
const symbolsOf = (text: string): string[] => [...new Set(text.match(symbol))]

/** True for a capital that names a point or a person. A and I are English words, and I a number. */
const isName = (written: string): boolean => /^[B-HJ-UWYZ]$/.test(written)

/**
 * Capitals that only one language has. A single one (P, Q) counts where the other language names things so; a word in
 * capitals counts where both have one of their own, since GST may be "Goods and Services Tax" in the other.
 */
export const capitalsDifference = (english: string, hindi: string): { en: string[]; hi: string[] } => {
  const [one, other] = [symbolsOf(english), symbolsOf(hindi)]
  const { en, hi } = differingValues(one, other)
  const names = (values: string[], others: string[]) => (others.some(isName) ? values.filter(isName) : [])
  const words = (values: string[]) => values.filter(({ length }) => length > 2)
  const both = words(en).length > 0 && words(hi).length > 0
  return {
    en: [...names(en, other), ...(both ? words(en) : [])],
    hi: [...names(hi, one), ...(both ? words(hi) : [])],
  }
}
