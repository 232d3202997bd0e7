import { ToWords as EnglishWords } from 'to-words/en-IN'
import { ToWords as HindiWords } from 'to-words/hi-IN'
import type { Language } from '../../../domain/language.ts'

const english = new EnglishWords()
const hindi = new HindiWords()

/** An amount in paise in words, in lakhs and crores: "Four Hundred Ninety Nine Rupees Only". */
export const amountInWords = (paise: number, language: Language): string => {
  const amount = paise / 100
  return language === 'hi'
    ? `${hindi.convert(amount, { currency: true })} मात्र`
    : english.convert(amount, { currency: true })
}
