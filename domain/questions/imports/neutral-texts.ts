import type { ImportedQuestion } from '../exchange/contract.ts'
import type { Bilingual } from '../text.ts'
import { mapTexts } from './texts-in.ts'

const formula = /\$[^$]*\$/gu

/** True for a text without words, such as a number or a formula: it reads the same in both languages. */
const isNeutral = (text: string): boolean => text.trim() !== '' && !/\p{L}/u.test(text.replace(formula, ''))

const inBoth = ({ en, hi }: Bilingual): Bilingual => {
  if (hi === '' && isNeutral(en)) return { en, hi: en }
  return en === '' && isNeutral(hi) ? { en: hi, hi } : { en, hi }
}

/** Question whose numbers and formulas are in both languages. */
export const withNeutralTexts = (question: ImportedQuestion): ImportedQuestion => mapTexts(question, inBoth)
