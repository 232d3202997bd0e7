import type { Synonyms } from './synonyms.ts'
import { formsOf, keyOf, wordsOf, type SearchWord } from './words.ts'

/** Ranges of the found words in a text: UTF-16 offsets, sorted, not overlapping. */
export type HighlightRanges = [start: number, end: number][]

/** A text with its highlights, which the browser renders as elements, so that the text is never parsed as markup. */
export type Marked = { text: string; marks: HighlightRanges }

/** Returns a predicate: true for the searched words. `loose` also accepts words that begin like one. */
export const matcherOf = (
  words: readonly string[],
  loose: boolean,
  { synonymsOf, unitsOf }: Synonyms,
): ((word: string) => boolean) => {
  const forms = new Set(words.flatMap((word) => [word, keyOf(word), ...formsOf(word)]))
  // Only single-word synonyms: the parts of a phrase mean something else by themselves.
  for (const unit of unitsOf(words))
    for (const [synonym = '', ...more] of synonymsOf(unit)) if (more.length === 0) forms.add(synonym)
  const prefixes = loose ? words.filter((word) => word.length > 2) : []
  return (word) =>
    forms.has(word) ||
    formsOf(word).some((form) => forms.has(form)) ||
    prefixes.some((prefix) => word.startsWith(prefix))
}

const marksOf = (words: readonly SearchWord[], isHit: (word: string) => boolean): HighlightRanges =>
  words.filter(({ word }) => isHit(word)).map(({ start, end }) => [start, end])

export const highlight = (text: string, isHit: (word: string) => boolean): Marked => ({
  text,
  marks: marksOf(wordsOf(text), isHit),
})

const excerptLength = 180
const before = 50

/**
 * The text below a title: the summary, or, where only the body has a searched word, the words around the first one
 * there.
 */
export const excerptOf = (
  { title, summary, body: written }: { title: string; summary: string; body: string },
  isHit: (word: string) => boolean,
): Marked => {
  const whole = highlight(summary, isHit)
  if (whole.marks.length > 0 || highlight(title, isHit).marks.length > 0) return whole
  const body = written.trim().replace(/\s*\n\s*/g, ' · ')
  const words = wordsOf(body)
  const hit = words.find(({ word }) => isHit(word))
  if (!hit) return whole
  const first = words.find(({ start }) => start >= hit.start - before) ?? hit
  const inside = words.filter(({ start, end }) => start >= first.start && end <= first.start + excerptLength)
  const last = inside.at(-1) ?? hit
  const head = first.start > 0 ? '… ' : ''
  const tail = last.end < body.length ? ' …' : ''
  const shift = first.start - head.length
  return {
    text: `${head}${body.slice(first.start, last.end)}${tail}`,
    marks: marksOf(inside, isHit).map(([start, end]) => [start - shift, end - shift]),
  }
}
