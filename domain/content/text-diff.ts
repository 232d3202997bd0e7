import { diffArrays, diffLines } from 'diff'
import type { DiffPiece } from './diff.ts'

/**
 * Word boundaries of Hindi and English: other patterns split inside Devanagari words. Null in browsers before 2024, where words
 * end at spaces.
 */
const words = 'Segmenter' in Intl ? new Intl.Segmenter('hi', { granularity: 'word' }) : null

const wordsOf = (text: string): string[] =>
  words ? Array.from(words.segment(text), ({ segment }) => segment) : (text.match(/\s+|\S+/g) ?? [])

/** `$…$` and `$$…$$`; a formula is compared as one word. */
const formula = /(\$\$[^$]+\$\$|\$[^$\n]+\$)/

const tokensOf = (text: string): string[] =>
  text.split(formula).flatMap((part, index) => (index % 2 === 1 ? [part] : wordsOf(part)))

/** Edits above which the comparison of one text by words would take long. */
const maxEdits = 3_000

type Change = { added: boolean; removed: boolean; text: string }

const compare = (before: string, after: string, options: { maxEditLength: number }): Change[] => {
  const byWords = diffArrays(tokensOf(before), tokensOf(after), options)
  if (byWords) return byWords.map(({ added, removed, value }) => ({ added, removed, text: value.join('') }))
  const byLines = diffLines(before, after, options)
  if (byLines) return byLines.map(({ added, removed, value }) => ({ added, removed, text: value }))
  return [
    { added: false, removed: true, text: before },
    { added: true, removed: false, text: after },
  ]
}

/** Joins changed words that only spaces separate, so that a rewritten sentence reads as one change. */
const joined = (changes: readonly Change[]): DiffPiece[] => {
  const pieces: DiffPiece[] = []
  let [before, after] = ['', '']
  const flush = () => {
    if (before !== '') pieces.push({ text: before, side: 'before' })
    if (after !== '') pieces.push({ text: after, side: 'after' })
    ;[before, after] = ['', '']
  }
  for (const [index, { added, removed, text }] of changes.entries()) {
    const next = changes[index + 1]
    const isGap = /^[^\S\n]+$/.test(text) && before !== '' && after !== '' && next !== undefined
    if (removed || (isGap && !added)) before += text
    if (added || (isGap && !removed)) after += text
    if (added || removed || isGap) continue
    flush()
    pieces.push({ text, side: 'both' })
  }
  flush()
  return pieces
}

/**
 * Difference of two texts in English, Hindi or both, word by word; line by line where they differ in too many words.
 * `texts`: number of texts that one request compares. The time of each grows with the square of its edits, so the edits
 * of all together are bounded.
 */
export const textDiff = (before: string, after: string, texts = 1): DiffPiece[] =>
  joined(compare(before, after, { maxEditLength: Math.ceil(maxEdits / Math.sqrt(Math.max(texts, 1))) }))
