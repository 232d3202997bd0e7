import { normaliseWord } from '../../search/words.ts'

/** A word of a text with its UTF-16 offsets, in the form that is compared. */
export type ComparedWord = { start: number; end: number; word: string }

/** Addresses of links and pictures, which are not compared. */
const address = /\]\([^)\n]{0,2000}\)|https?:\/\/\S{1,2000}/g
/** A number with its groups and decimals, a TeX command, or letters with their marks. */
const pattern = /\p{Nd}+(?:,\p{Nd}{2,3})*(?:\.\p{Nd}+)?|\\?[\p{L}\p{M}\u200c\u200d]+/gu
/** TeX commands that change the look of a formula only. */
const layout = /^\\(?:text|textrm|mathrm|left|right|displaystyle|quad|qquad|limits)$/

const blanked = (text: string): string => text.replaceAll(address, (all) => ' '.repeat(all.length))

const normalise = (written: string): string => {
  if (/^\p{Nd}/u.test(written)) return normaliseWord(written.replaceAll(',', '')).replace(/(\.\d*?)0+$/, '$1')
  return written.startsWith('\\') ? written.replace(/^\\[dt]?(?=frac)/, '').replace('\\', '') : normaliseWord(written)
}

const known = new Map<string, string>()
/** Size of the cache of words, whose normalisation dominates a comparison. */
const maxKnown = 20_000

const compared = (written: string): string => {
  const word = known.get(written) ?? (layout.test(written) ? '' : normalise(written))
  if (known.size >= maxKnown) known.clear()
  known.set(written, word)
  return word
}

/** Words, numbers and commands of a Markdown text, in order. */
export const comparedWords = (text: string): ComparedWord[] =>
  Array.from(blanked(text).matchAll(pattern), ({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
    word: compared(written),
  })).filter(({ word }) => word !== '')

export const isNumber = (word: string): boolean => /^\d/.test(word)
